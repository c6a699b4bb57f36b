/** A drawn chart as a file of its own: colours written out, title, inputs, date and source on it. */

export interface ChartCaption {
  readonly title: string;
  /** One line each. */
  readonly lines: readonly string[];
  readonly source: string;
  /** What each kind of line means: the line as drawn on the page, and its text. */
  readonly legend?: readonly { readonly line: SVGSVGElement; readonly text: string }[];
}

const SVG = 'http://www.w3.org/2000/svg';
const WRITTEN = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'opacity',
  'paint-order',
  'font-size',
  'font-weight',
  'font-style',
  'font-family',
  'font-variant-numeric',
] as const;
const MARGIN = 24;
const LINE = 20;
const LEGEND = 28;

function writeStyles(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  for (const name of WRITTEN) {
    const value = style.getPropertyValue(name);
    if (value !== '') to.setAttribute(name, value);
  }
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
  const family = page.fontFamily;
  const ink = page.getPropertyValue('color');
  const copy = chart.cloneNode(true) as SVGSVGElement;
  writeStyles(chart, copy);
  for (const part of copy.querySelectorAll('[data-export="no"]')) part.remove();

  const header = MARGIN + 28 + caption.lines.length * LINE;
  const root = document.createElementNS(SVG, 'svg');
  const fullWidth = width + 2 * MARGIN;
  const legend = caption.legend ?? [];
  const fullHeight = header + height + legend.length * LINE + MARGIN + LINE;
  root.setAttribute('xmlns', SVG);
  root.setAttribute('viewBox', `0 0 ${fullWidth} ${fullHeight}`);
  root.setAttribute('width', String(fullWidth));
  root.setAttribute('height', String(fullHeight));
  const title = document.createElementNS(SVG, 'title');
  title.textContent = caption.title;
  const ground = document.createElementNS(SVG, 'rect');
  ground.setAttribute('width', '100%');
  ground.setAttribute('height', '100%');
  ground.setAttribute('fill', surfaceBehind(chart));
  root.append(title, ground, textElement(caption.title, MARGIN, MARGIN + 14, 20, '650', ink, family));
  caption.lines.forEach((line, index) => {
    root.append(textElement(line, MARGIN, MARGIN + 14 + LINE * (index + 1), 13, '400', ink, family));
  });
  root.append(textElement(caption.source, MARGIN, fullHeight - 12, 12, '400', ink, family));
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
  return new XMLSerializer().serializeToString(root);
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
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth * 2;
    canvas.height = image.naturalHeight * 2;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!blob) throw new Error('no PNG');
    return blob;
  } finally {
    URL.revokeObjectURL(url);
  }
}
