/** What one would call a colour such as `#d9690a`. */
export function hueOf(colour: string): string {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[0-9a-f]{2}/gi) ?? []).map((part) => parseInt(part, 16));
  const most = Math.max(red, green, blue);
  if (most - Math.min(red, green, blue) < 30) return 'grey';
  if (most === blue) return green > 0.8 * blue ? 'blue-green' : 'blue';
  if (most === green) return 'green';
  return green > 0.7 * red ? 'yellow' : green > 0.4 * red ? 'orange' : 'red';
}
