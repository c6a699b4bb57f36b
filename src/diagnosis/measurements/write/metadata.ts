/** What is known of a set beside its rows, as lines of a text file: `# probes.p_lp.kind: rel`. */
import type { Json, JsonObject } from '../json/parse.ts';
import { isObject } from '../json/parse.ts';

const SCALAR = /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null|\{\}|\[\])$/i;
const ENDS_EMPTY = /^\s|\s$|^$|^'/;
/** A cell of a spreadsheet that begins here would be run; a delimiter at the end goes when one saves the file. */
const RISKY = /[;,\t|](?=\s*(?:[=+\-@|;,\t]|$))/g;

const coded = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A text in one line, without quotes, that no spreadsheet takes for more than text. */
const escaped = (text: string): string =>
  JSON.stringify(text).slice(1, -1).replaceAll('\\"', '\\u0022').replace(RISKY, coded);

const written = (value: Json): string => {
  if (typeof value !== 'string') return JSON.stringify(value);
  return SCALAR.test(value) || ENDS_EMPTY.test(value) ? `'${escaped(value)}'` : escaped(value);
};

/** Signs of a key that mean something in a line; a key of digits alone would be a place in a list. */
const KEY_SIGNS = /[%.:\s;,"\p{C}]|^\d(?=\d*$)/gu;
const keyText = (key: string): string =>
  key.replace(KEY_SIGNS, (sign) =>
    sign
      .split('')
      .map((unit) => `%${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
const keyFrom = (text: string): string =>
  text.replace(/%([0-9a-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function* entriesOf(value: Json, path: readonly string[]): Generator<readonly [path: string, value: Json]> {
  const inside = Array.isArray(value) ? value.map((one, index) => [String(index), one] as const) : undefined;
  const entries = inside ?? (isObject(value) ? Object.entries(value) : []);
  if (entries.length === 0) yield [path.join('.'), value];
  for (const [key, one] of entries) yield* entriesOf(one, [...path, inside === undefined ? keyText(key) : key]);
}

/** Lines of what an object holds. */
export const metadataLines = (facts: JsonObject): string[] =>
  Object.entries(facts).flatMap(([key, value]) =>
    [...entriesOf(value, [keyText(key)])].map(([path, one]) => `# ${path}: ${written(one)}`),
  );

function valueFrom(source: string): Json {
  const text = source.replace(/[;,\t|\s]+$/, '');
  const inner = text.length > 1 && text.startsWith("'") && text.endsWith("'") ? text.slice(1, -1) : undefined;
  if (inner === undefined && SCALAR.test(text)) return JSON.parse(text.toLowerCase()) as Json;
  try {
    return JSON.parse(`"${(inner ?? text).replaceAll('"', '\\"')}"`) as string;
  } catch {
    return inner ?? text;
  }
}

const LINE = /^"?#\s*([^:\s]+)\s*:\s?(.*?)"?$/s;
/** Deeper than anything a set holds. */
const DEEPEST = 6;

/** What metadata lines say, put together again; lines that are none are passed over. */
export function factsFromLines(lines: readonly string[]): JsonObject {
  const root: JsonObject = {};
  for (const line of lines) {
    const [, path = '', source = ''] = LINE.exec(line) ?? [];
    const keys = path.split('.');
    if (path === '' || keys.length > DEEPEST || keys.some((key) => keyFrom(key) === '__proto__')) continue;
    put(root, keys, valueFrom(source));
  }
  return root;
}

function put(root: JsonObject, keys: readonly string[], value: Json): void {
  let inside: JsonObject | Json[] = root;
  for (const [depth, key] of keys.entries()) {
    const isLast = depth === keys.length - 1;
    const next: Json = isLast ? value : /^\d+$/.test(keys[depth + 1] ?? '') ? [] : {};
    if (Array.isArray(inside)) {
      const place = Number(key);
      if (!(place <= inside.length)) return;
      if (isLast || typeof inside[place] !== 'object') inside[place] = next;
      inside = inside[place] as JsonObject;
    } else {
      const name = keyFrom(key);
      const known = Object.hasOwn(inside, name) ? inside[name] : undefined;
      if (isLast || typeof known !== 'object' || known === null) inside[name] = next;
      inside = inside[name] as JsonObject;
    }
  }
}
