/** The parameters of a link as one short text, for who shares it. The address itself keeps what the specification says. */
import { checkOf, textFromBytes } from './bytes.ts';
import { SHORT } from './parameter.ts';
import { VERSION } from './unpack.ts';
import { pushKey, pushValue } from './values.ts';
import type { Json } from './values.ts';

/** A parameter as the JSON it is, where it is one and is written as JSON writes it; else as its text. */
function jsonOf(text: string): Json {
  if (!/^[[{]/.test(text)) return text;
  try {
    const value = JSON.parse(text) as Json;
    return JSON.stringify(value) === text ? value : text;
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

/** A link with its parameters packed, where that is shorter. */
export function shortLink(link: string): string {
  const [whole = '', fragment] = link.split('#');
  const at = whole.indexOf('?');
  // What is too long for an address stands in the fragment.
  const search = at < 0 ? (fragment?.startsWith('?') ? fragment : '') : whole.slice(at);
  if (search === '') return link;
  const base = at < 0 ? whole : whole.slice(0, at);
  const packed = `${base}?${SHORT}=${packedFromParams(new URLSearchParams(search))}`;
  const rest = at >= 0 && fragment !== undefined ? `#${fragment}` : '';
  return packed.length + rest.length < link.length ? packed + rest : link;
}
