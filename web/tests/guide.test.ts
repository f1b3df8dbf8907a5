import { describe, expect, it } from 'vitest';
import { depth, matches, pieces, related, thingOf, type Book } from '../src/lib/guide';
import { panelOf, thingOfLine } from '../src/lib/things';

const paragraph = (id: string, parent: string | null, rulings: number[] = []) => ({
  id,
  parent,
  title: `${id}-title`,
  text: id,
  links: [],
  rulings,
});
const book: Book = {
  game: 'tzolkin',
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
  it('know how deep they lie', () => {
    expect(book.paragraphs.map((each) => depth(book, each))).toEqual([0, 1, 2, 1, 0]);
  });

  it('lead to what lies above and below them, and to those with the same ruling', () => {
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
  it('are what a line is about', () => {
    expect(thingOfLine('tzolkin', 'act tikal 3')).toBe('space:tikal:3');
    expect(thingOfLine('tzolkin', 'place start')).toBe('space:start');
    expect(thingOfLine('akrotiri', 'keep 7')).toBe('goal:7');
    expect(thingOfLine('akrotiri', '')).toBeNull();
  });

  it('are on one part of the page', () => {
    expect([panelOf('gear:tikal'), panelOf('temple:chaac'), panelOf('space:market')]).toEqual([
      'board',
      'tiles',
      'tiles',
    ]);
  });

  it('are named by the kind of the tile', () => {
    expect(thingOf({ kind: 'age2', name: 'farm_1', copies: 1, known: [] })).toBe('card:farm_1');
    expect(thingOf({ kind: 'hard', name: 'H01', copies: 1, known: [] })).toBe('map:H01');
  });
});
