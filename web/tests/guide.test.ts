import { describe, expect, it } from 'vitest';
import type { Things } from '../src/lib/game';
import { commentOn, depth, matches, pieces, related, type Book } from '../src/lib/guide';
import { isListed, isPermanent, isRound, listedThing, panelOf, thingOfLine, touchedBy } from '../src/lib/things';

const paragraph = (id: string, parent: string | null, rulings: number[] = []) => ({
  id,
  parent,
  title: `${id}-title`,
  text: id,
  search: '',
  table: null,
  links: [],
  rulings,
});
const book: Book = {
  game: 'pond',
  paragraphs: [
    paragraph('turn', null, [1]),
    paragraph('placing', 'turn'),
    paragraph('price', 'placing', [7]),
    paragraph('start-space', 'turn', [7, 8]),
    paragraph('end', null),
  ],
  values: {},
  homes: {},
};

describe('searching', () => {
  it('finds words without their accents and in any case', () => {
    expect(matches('Az ételnap előtt', 'ETELNAP')).toBe(true);
    expect(matches('Az ételnap előtt', 'elott az')).toBe(true);
    expect(matches('Az ételnap előtt', 'elott kukorica')).toBe(false);
  });

  it('finds words of languages without spaces', () => {
    expect(matches('食料供給日には労働者を養う', '供給日')).toBe(true);
    expect(matches('がある', 'か')).toBe(false); // another sound
  });

  it('marks what was found, and nothing else', () => {
    expect(pieces('Ételnap: étel', 'etel')).toEqual([
      { words: 'Étel', found: true },
      { words: 'nap: ', found: false },
      { words: 'étel', found: true },
    ]);
    expect(pieces('corn', '')).toEqual([{ words: 'corn', found: false }]);
  });
});

describe('paragraphs', () => {
  it('know how deep they are', () => {
    expect(book.paragraphs.map((each) => depth(book, each))).toEqual([0, 1, 2, 1, 0]);
  });

  it('lead to those above and below them, and to those with the same ruling', () => {
    const near = (id: string) =>
      book.paragraphs
        .filter((each) => each.id === id)
        .flatMap((each) => related(book, each))
        .map((each) => each.id);
    expect(near('turn')).toEqual(['placing', 'start-space']);
    expect(near('price')).toEqual(['placing', 'start-space']);
    expect(near('end')).toEqual([]);
  });
});

describe('things', () => {
  const things: Things = {
    selectors: {
      leaf: (name) => `.${name}`,
      frog: (name) => `.${name}`,
      day: (name) => (name === 'rain' ? '.rain' : ''),
    },
    panels: { frog: 'tiles', 'leaf:old': 'players' },
    permanent: ['leaf', 'day'],
    round: ['leaf'],
    about: { hop: (leaf) => `leaf:${leaf}` },
    touched: { hop: (...leaves) => leaves.map((leaf) => `leaf:${leaf}`) },
    listed: { frogs: 'frog' },
  };

  it('are what a line is about', () => {
    expect(thingOfLine({ things }, 'hop lily')).toBe('leaf:lily');
    expect(thingOfLine({ things }, 'end')).toBeNull();
    expect(thingOfLine({}, 'hop lily')).toBeNull();
  });

  it('are touched to play a line', () => {
    expect(touchedBy({ things }, 'hop lily reed')).toEqual(['leaf:lily', 'leaf:reed']);
    expect(touchedBy({ things }, 'end')).toEqual([]);
    expect(touchedBy({}, 'hop lily')).toEqual([]);
  });

  it('are on one part of the page', () => {
    const panels = ['leaf:lily', 'frog:jim', 'leaf:old', 'day:rain'].map((thing) => panelOf({ things }, thing));
    expect(panels).toEqual(['board', 'tiles', 'players', 'board']);
  });

  it('are always there, or come and go', () => {
    const asked = ['leaf:lily', 'frog:jim', 'day:rain', 'day:sun'].map((thing) => isPermanent({ things }, thing));
    expect(asked).toEqual([true, false, true, false]);
  });

  it('have an outline', () => {
    expect([isRound({ things }, 'leaf:lily'), isRound({ things }, 'frog:jim')]).toEqual([true, false]);
  });

  it('are in the reference', () => {
    expect(listedThing({ things }, { kind: 'frogs', name: 'jim' })).toBe('frog:jim');
    expect(isListed({ things }, ['leaf:lily', 'frog:jim'])).toBe(true);
    expect(isListed({ things }, ['leaf:lily'])).toBe(false);
  });
});

describe('a free step', () => {
  const step = {
    text: null,
    line: null,
    points_at: [],
    free: [
      { pattern: 'place start', text: 'start' },
      { pattern: 'dig E07 (1) *', text: 'odd' },
      { pattern: 'place *', text: 'place' },
    ],
  };

  it('has a comment on each line that it accepts, by the first pattern that matches', () => {
    expect(commentOn(step, 'place start')).toBe('start');
    expect(commentOn(step, 'place tikal')).toBe('place');
    expect(commentOn(step, 'dig E07 (1) nw')).toBe('odd');
  });

  it('accepts nothing else', () => {
    expect(commentOn(step, 'pick tikal 2')).toBeNull();
    expect(commentOn(step, 'replace start')).toBeNull();
  });
});
