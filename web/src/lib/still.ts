/** A position without a table, as boards show it. */

import type { GameName, SeatInfo, Snapshot, Table } from './types';

export interface Still {
  players: number;
  seat: number;
  decision: string;
  scene: Snapshot['scene'];
  legal: string[];
  /** The seat whose view it is; 0 is a spectator. */
  solver: number;
}

export function still(game: GameName, position: Still, moves: number, name: (seat: number) => string): Snapshot {
  const { players, solver, seat, decision, scene, legal } = position;
  const seats = Array.from({ length: players }, (_, index) => {
    return { seat: index + 1, name: name(index + 1) } as SeatInfo;
  });
  const mine = solver ? [solver] : [];
  const table = { id: '', game, players, state: 'playing', seats, mine } as unknown as Table;
  return {
    table,
    number: moves,
    moves,
    confirmed: moves,
    viewer: solver,
    seat,
    decision,
    scene,
    legal,
    sealed: null,
    can_undo: moves > 0,
    useless: {},
    warnings: [],
    advice: null,
    turn: [],
    thinking: [],
    hand_over: null,
  };
}
