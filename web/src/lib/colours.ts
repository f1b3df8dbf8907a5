/** Colours of seats. A table says who has which; the style sheet has the colours themselves. */

export const COLOURS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The style of everything that belongs to a table: its seats in their colours. */
export function seatStyle(seats: { seat: number; colour: number }[]): string {
  return seats
    .map(({ seat, colour }) => `--seat-${seat}:var(--colour-${colour});--seat-${seat}-ink:var(--colour-${colour}-ink)`)
    .join(';');
}

/** Colours as the server gives them: the first wish for a colour counts, and the rest get what is free. */
export function dealtColours(wishes: (number | undefined)[]): { seat: number; colour: number }[] {
  const wished = wishes.map((colour, index) => (colour && wishes.indexOf(colour) === index ? colour : undefined));
  const taken = new Set(wished);
  return wished.map((colour, index) => {
    const free = COLOURS.filter((each) => !taken.has(each));
    const given = colour ?? (free.includes(index + 1) ? index + 1 : (free[0] ?? 1));
    taken.add(given);
    return { seat: index + 1, colour: given };
  });
}
