/** The parameters of a link as one short text, for who shares it. The address itself keeps what the specification says. */
import { checkOf, textFromBytes } from './bytes.ts';
import { SHORT } from './parameter.ts';
import { paramsFromPacked, VERSION } from './unpack.ts';
import { DEEPEST, pushKey, pushValue } from './values.ts';
import type { Json } from './values.ts';

const isWithin = (value: Json, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((inner: Json) => isWithin(inner, levels - 1)));

/** A parameter as the JSON it is, where it is one and is written as JSON writes it; else as its text. */
function jsonOf(text: string): Json {
  if (!/^[[{]/.test(text)) return text;
  try {
    const value = JSON.parse(text) as Json;
    return JSON.stringify(value) === text && isWithin(value, DEEPEST) ? value : text;
  } catch {
    return text;
  }
}

/** The text of these parameters. */
export function packedFromParams(params: URLSearchParams): string {
  const bytes: number[] = [VERSION];
  for (const [name, text] of params) {
    pushKey(bytes, name);
    pushValue(bytes, jsonOf(text));
  }
  return textFromBytes([...bytes, ...checkOf(bytes)]);
}

/** A link with its parameters packed, where that is shorter and says the same. */
export function shortLink(link: string): string {
  const [whole = '', fragment] = link.split('#');
  const at = whole.indexOf('?');
  // What is too long for an address stands in the fragment.
  const search = at < 0 ? (fragment?.startsWith('?') ? fragment : '') : whole.slice(at);
  if (search === '') return link;
  const base = at < 0 ? whole : whole.slice(0, at);
  const params = new URLSearchParams(search);
  const text = packedFromParams(params);
  const read = paramsFromPacked(text);
  // What its page would not read as it was is shared as it is.
  if (!read.ok || read.params.toString() !== params.toString()) return link;
  const packed = `${base}?${SHORT}=${text}`;
  const rest = at >= 0 && fragment !== undefined ? `#${fragment}` : '';
  return packed.length + rest.length < link.length ? packed + rest : link;
}
