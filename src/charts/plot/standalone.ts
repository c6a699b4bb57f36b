/** A drawn chart as a file of its own: colours written out, title, inputs, date and source on it. */
import { pngWithLicence, svgWithLicence } from './licence.ts';
import { wrapped } from './wrap.ts';

export interface ChartCaption {
  readonly title: string;
  /** Each begins on a line of its own. */
  readonly lines: readonly string[];
  readonly source: string;
  /** What each kind of line means: the line as drawn on the page, and its text. */
  readonly legend?: readonly { readonly line: SVGSVGElement; readonly text: string }[];
}

const SVG = 'http://www.w3.org/2000/svg';
const WRITTEN = [
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'paint-order',
  'font-size',
  'font-weight',
  'font-style',
] as const;
const MARGIN = 24;
const LINE = 20;
const LEGEND = 28;
/** Share of the width that text may take, measured in the page's typeface. */
const ROOM = 0.9;

/** Of programs that do not have the page's typeface, or read a list of fonts only up to the first they have. */
const FALLBACK_FONTS = 'Arial, Helvetica, sans-serif';

const familyOf = (style: CSSStyleDeclaration): string =>
  `${style.fontFamily.split(',')[0]?.replaceAll('"', '').trim() ?? ''}, ${FALLBACK_FONTS}`;

let probe: CanvasRenderingContext2D | null | undefined;
const known = new Map<string, readonly [colour: string, opacity: number]>();

/** A colour as every program reads it, #rrggbb, and its opacity: browsers compute in spaces that few others know. */
function plainColour(value: string): readonly [colour: string, opacity: number] {
  const found = known.get(value);
  if (found) return found;
  probe ??= new OffscreenCanvas(1, 1).getContext('2d', {
    willReadFrequently: true,
  }) as unknown as CanvasRenderingContext2D | null;
  if (!probe) return [value, 1];
  probe.clearRect(0, 0, 1, 1);
  probe.fillStyle = value;
  probe.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = probe.getImageData(0, 0, 1, 1).data;
  const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
  const plain = [`#${hex}`, Math.round((alpha / 255) * 1000) / 1000] as const;
  known.set(value, plain);
  return plain;
}

function writeColour(to: Element, name: 'fill' | 'stroke', value: string, opacity: string): void {
  if (value === 'none' || value.startsWith('url(')) {
    to.setAttribute(name, value);
    return;
  }
  const [colour, alpha] = plainColour(value);
  to.setAttribute(name, colour);
  const whole = alpha * Number(opacity || 1);
  if (whole < 1) to.setAttribute(`${name}-opacity`, String(whole));
}

function writeStyles(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  writeColour(to, 'fill', style.fill, style.fillOpacity);
  writeColour(to, 'stroke', style.stroke, style.strokeOpacity);
  for (const name of WRITTEN) {
    const value = style.getPropertyValue(name);
    // Lengths as plain numbers: some programs read no others in an attribute.
    if (value !== '') to.setAttribute(name, value.replaceAll(/(\d)px\b/g, '$1'));
  }
  if (from instanceof SVGTextContentElement) to.setAttribute('font-family', familyOf(style));
  to.removeAttribute('class');
  const children = [...to.children];
  [...from.children].forEach((child, index) => {
    const copy = children[index];
    if (copy) writeStyles(child, copy);
  });
}

function textElement(
  text: string,
  x: number,
  y: number,
  size: number,
  weight: string,
  colour: string,
  family: string,
): Element {
  const element = document.createElementNS(SVG, 'text');
  const attributes = { x, y, 'font-size': size, 'font-weight': weight, fill: colour, 'font-family': family };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.textContent = text;
  return element;
}

/** Lines of a text that fit the width; a margin for typefaces wider than the page's. */
function fitted(text: string, size: number, family: string, width: number): readonly string[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return [text];
  context.font = `${size}px ${family}`;
  return wrapped(text, width * ROOM, (piece) => context.measureText(piece).width);
}

/** The line of a legend, at its place. */
function legendLine(line: SVGSVGElement, x: number, y: number): Element {
  const copy = line.cloneNode(true) as SVGSVGElement;
  writeStyles(line, copy);
  const { width, height } = line.viewBox.baseVal;
  const scale = LEGEND / width;
  for (const [name, value] of Object.entries({
    x,
    y: y - 4 - (height * scale) / 2,
    width: LEGEND,
    height: height * scale,
  }))
    copy.setAttribute(name, String(value));
  return copy;
}

/** The chart as SVG text, in the colours it has on the page. */
export function standaloneSvg(chart: SVGSVGElement, caption: ChartCaption): string {
  const { width, height } = chart.viewBox.baseVal;
  const page = getComputedStyle(chart);
  const family = familyOf(page);
  const [ink] = plainColour(page.color);
  const copy = chart.cloneNode(true) as SVGSVGElement;
  writeStyles(chart, copy);
  for (const part of copy.querySelectorAll('[data-export="no"]')) part.remove();

  const root = document.createElementNS(SVG, 'svg');
  const fullWidth = width + 2 * MARGIN;
  const titles = fitted(caption.title, 20, page.fontFamily, width);
  const lines = caption.lines.flatMap((line) => fitted(line, 13, page.fontFamily, width));
  const sources = fitted(caption.source, 12, page.fontFamily, width);
  const header = MARGIN + 4 + titles.length * (LINE + 4) + lines.length * LINE;
  const legend = caption.legend ?? [];
  const fullHeight = header + height + legend.length * LINE + MARGIN + sources.length * LINE;
  root.setAttribute('xmlns', SVG);
  root.setAttribute('viewBox', `0 0 ${fullWidth} ${fullHeight}`);
  root.setAttribute('width', String(fullWidth));
  root.setAttribute('height', String(fullHeight));
  const title = document.createElementNS(SVG, 'title');
  title.textContent = caption.title;
  const ground = document.createElementNS(SVG, 'rect');
  ground.setAttribute('width', '100%');
  ground.setAttribute('height', '100%');
  ground.setAttribute('fill', plainColour(surfaceBehind(chart))[0]);
  root.append(title, ground);
  const write = (text: string, y: number, size: number, weight = '400'): void =>
    root.append(textElement(text, MARGIN, y, size, weight, ink, family));
  titles.forEach((line, index) => write(line, MARGIN + 14 + (LINE + 4) * index, 20, '650'));
  lines.forEach((line, index) => write(line, MARGIN + 10 + (LINE + 4) * titles.length + LINE * index, 13));
  sources.forEach((line, index) => write(line, fullHeight - 12 - LINE * (sources.length - 1 - index), 12));
  copy.setAttribute('x', String(MARGIN));
  copy.setAttribute('y', String(header));
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  for (const name of [
    'tabindex',
    'role',
    'aria-label',
    'aria-description',
    'aria-describedby',
    'data-chart',
    'data-picture',
  ])
    copy.removeAttribute(name);
  root.append(copy);
  legend.forEach(({ line, text }, index) => {
    const y = header + height + LINE * (index + 1);
    root.append(legendLine(line, MARGIN, y), textElement(text, MARGIN + LEGEND + 8, y, 13, '400', ink, family));
  });
  return svgWithLicence(new XMLSerializer().serializeToString(root));
}

/** The nearest opaque colour behind an element. */
function surfaceBehind(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const colour = getComputedStyle(at).backgroundColor;
    if (colour !== '' && colour !== 'transparent' && !/[,/]\s*0\)$/.test(colour)) return colour;
  }
  return getComputedStyle(document.body).backgroundColor;
}

/** The SVG text drawn as PNG at twice its size. @throws {Error} when the browser cannot draw it */
export async function pngFromSvg(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * 2;
  canvas.height = image.naturalHeight * 2;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('no PNG');
  return new Blob([pngWithLicence(new Uint8Array(await blob.arrayBuffer()))], { type: 'image/png' });
}
