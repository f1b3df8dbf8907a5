/** What a new table should be like. */

import type { SeatWish, TableWish } from './api';
import type { GameInfo } from './types';

/** A first game: against as few bots as the game allows, the gentle kind. */
export function firstWish(game: GameInfo): TableWish {
  const players = game.players[0] ?? 2;
  return {
    game: game.game,
    players,
    options: [],
    public: false,
    rated: false,
    lesson: false,
    lot: false,
    asks: false,
    pace: 'live',
    clock: null,
    seats: withPlayers([{ kind: 'me' }], players, game.levels),
  };
}

/** As many seats as there are players: new ones are taken by bots. */
export function withPlayers(seats: SeatWish[], players: number, levels: string[]): SeatWish[] {
  const level = seats.find((seat) => seat.kind === 'bot')?.level ?? levels[0];
  const bots = Array.from({ length: players }, (): SeatWish => (level ? { kind: 'bot', level } : { kind: 'bot' }));
  return [...seats, ...bots].slice(0, players);
}

/** A remembered wish as far as the game still knows what it asks for. */
export function renewed(wish: TableWish | undefined, game: GameInfo): TableWish {
  if (!wish || !game.players.includes(wish.players)) return firstWish(game);
  const known = (seat: SeatWish): SeatWish =>
    seat.kind === 'bot' && !game.levels.includes(seat.level ?? '') ? { ...seat, level: game.levels[0] ?? '' } : seat;
  return {
    ...firstWish(game), // what wishes of earlier versions lack
    ...wish,
    options: wish.options.filter((option) => game.options.includes(option)),
    seats: withPlayers(wish.seats.map(known), wish.players, game.levels),
  };
}

/** The value of a seat in a list of choices, and back. */
export function seatValue(seat: SeatWish): string {
  return seat.kind === 'bot' ? `bot ${seat.level}` : seat.kind;
}

export function seatFromValue(value: string, name?: string): SeatWish {
  const [kind, level] = value.split(' ') as [SeatWish['kind'], string | undefined];
  return { kind, ...(level && { level }), ...(kind === 'here' && name && { name }) };
}

/** Rated games are between people, who each come with a link. */
export function canBeRated(wish: TableWish): boolean {
  const kinds = wish.seats.map(({ kind }) => kind);
  return kinds.includes('open') && kinds.every((kind) => kind === 'me' || kind === 'open');
}

/** A lesson is for people who play each other: alone against bots there are hints anyway. */
export function canBeLesson(wish: TableWish): boolean {
  const people = wish.seats.filter(({ kind }) => kind !== 'bot');
  return people.length > 1 && !(wish.rated && canBeRated(wish));
}

/** A wish as it is sent: without what its seats do not allow. */
export function settled(wish: TableWish, colour: number | null): TableWish {
  const open = wish.seats.some(({ kind }) => kind === 'open');
  const dyed = (seat: SeatWish): SeatWish => (seat.kind === 'me' && colour ? { ...seat, colour } : seat);
  return {
    ...wish,
    public: open && wish.public,
    asks: open && wish.asks,
    rated: wish.rated && canBeRated(wish),
    lesson: wish.lesson && canBeLesson(wish),
    seats: wish.seats.map(dyed),
  };
}
