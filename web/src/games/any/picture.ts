/** A picture that the server drew: read, made safe, and with areas that can be touched. */

const SVG = 'http://www.w3.org/2000/svg';
const FORBIDDEN = new Set(['script', 'foreignobject']);

/** The picture as an element, without anything that could run or be fetched; null if it cannot be read. */
export function readPicture(source: string): SVGSVGElement | null {
  // A document made by a parser is inert: nothing in it runs or is fetched.
  const parsed = new DOMParser().parseFromString(withNamespace(source), 'image/svg+xml');
  const picture = parsed.querySelector('svg');
  if (!picture || parsed.querySelector('parsererror')) return null;
  for (const element of [picture, ...picture.querySelectorAll('*')]) clean(element);
  fitToFrame(picture);
  return picture;
}

function withNamespace(source: string): string {
  return source.replace(/<svg(?![^>]*\sxmlns=)/, `<svg xmlns="${SVG}"`);
}

function clean(element: Element): void {
  const isForeign = element.namespaceURI !== SVG || FORBIDDEN.has(element.localName.toLowerCase());
  // An animation could set a link to anything.
  if (isForeign || isLink(element.getAttribute('attributeName') ?? '')) return element.remove();
  for (const { name, value } of [...element.attributes]) {
    if (/^on/i.test(name) || (isLink(name) && !isHarmless(value))) element.removeAttribute(name);
  }
}

function isLink(attribute: string): boolean {
  return /^(xlink:)?href$/i.test(attribute);
}

/** Links within the picture, and images that it carries itself. */
function isHarmless(link: string): boolean {
  return /^\s*(#|data:image\/(png|jpeg|gif|webp)[;,])/i.test(link);
}

/** The picture has the size of its frame, and keeps its proportions. */
function fitToFrame(picture: SVGSVGElement): void {
  const [width, height] = ['width', 'height'].map((side) => Number.parseFloat(picture.getAttribute(side) ?? ''));
  if (!picture.hasAttribute('viewBox') && width && height) picture.setAttribute('viewBox', `0 0 ${width} ${height}`);
  picture.removeAttribute('width');
  picture.removeAttribute('height');
}

/** The areas of a picture that play a line. */
export function areasOf(picture: Element): SVGElement[] {
  return [...picture.querySelectorAll<SVGElement>('[data-line]')];
}

export function lineOf(area: Element): string {
  return area.getAttribute('data-line') ?? '';
}

/** Label an area with what it does, and whether that is possible now. One that is not keeps the focus if it has it. */
export function mark(area: Element, words: string, isLegal: boolean): void {
  area.setAttribute('role', 'button');
  area.setAttribute('aria-label', words);
  area.setAttribute('aria-disabled', String(!isLegal));
  area.setAttribute('tabindex', isLegal ? '0' : '-1');
}
