/** A drawing that carries the set it was drawn from. */
import type { Json } from '../json/parse.ts';
import { jsonFromText } from '../json/parse.ts';
import type { AnySet } from './csv.ts';
import { writeMeasurementsJson } from './json.ts';

const NAMESPACE = 'https://appfroid/measurements/1';
/** Bytes a drawing may carry: above, the set goes without its rows. */
const LARGEST = 2e6;
/** Bytes of a drawing that are searched for a set. */
export const SEARCHED = 16e6;

const OPENING = /<svg\b(?:[^>"']|"[^"]*"|'[^']*')*>/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** As XML holds a text of JSON: two characters it has not at all are written as JSON may (XML 1.0, production 2). */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\ufffe', String.raw`\ufffe`)
    .replaceAll('\uffff', String.raw`\uffff`);

const codePoint = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '');

const unescaped = (text: string): string =>
  text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (_, hex: string, decimal: string, name: string) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? '';
      return codePoint(Number.parseInt(hex ?? decimal, hex === undefined ? 10 : 16));
    },
  );

/** The drawing with the set in its metadata; as it is where it has no svg element. */
export function svgWithMeasurements(svg: string, set: AnySet): string {
  const whole = writeMeasurementsJson(set).join('');
  const isSmall = new TextEncoder().encode(whole).length <= LARGEST;
  const json = isSmall ? whole : writeMeasurementsJson({ ...set, columns: { time: [] } }).join('');
  const opening = OPENING.exec(svg);
  if (opening === null) return svg;
  const end = opening.index + opening[0].length;
  // A drawing carries one set: an older one goes.
  const rest = svg.slice(end).replace(ELEMENT, '');
  const metadata = `<metadata><measurements xmlns="${NAMESPACE}">${escaped(json)}</measurements></metadata>`;
  return svg.slice(0, end) + metadata + rest;
}

const ELEMENT = new RegExp(`<metadata><measurements xmlns="${NAMESPACE}">[^<]*</measurements></metadata>`);
/** Whatever prefix another program gave it, and whether or not it made a CDATA section of the text. */
const FOUND = new RegExp(`<(?:\\w+:)?measurements\\b[^>]*"${NAMESPACE}"[^>]*>(?:\\s*<!\\[CDATA\\[)?([^<]*)`);

/**
 * The JSON a drawing carries; undefined where it carries none.
 * @throws {Refusal} E_JSON, E_JSON_SHAPE
 */
export function measurementsInSvg(svg: string): Json | undefined {
  const found = FOUND.exec(svg);
  if (found?.[1] === undefined) return undefined;
  return jsonFromText(found[0].includes('<![CDATA[') ? found[1].replace(/\]\]>\s*$/, '') : unescaped(found[1]));
}
