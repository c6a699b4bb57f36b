/** Where a text names a fluid: "R32", "r 454 b", "Opteon XL41", "Fréon 22", "dioxyde de carbone". */
import { isKnownFluid, isReference, resolveFluidName } from '../../../refrigerants/resolve.ts';
import { BRANDS } from './words.ts';

export interface NamedFluid {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** Another fluid the same letters may mean: "R600 a 5 bar" is R600a, or R600 at 5 bar. */
  readonly orElse?: string;
}

/** Letters and digits, with the signs names have inside; or the parts of a mix ("R32[0.7]&R125[0.3]"). */
const CHUNK = /[\p{L}\p{N}]+(?:\[[^\]\s]*\](?:&[^\s\]]*\])*|[-‑'’][\p{L}\p{N}]+)*(?:\([EZez]\))?/gu;
/** What may stand between the parts of one name. */
const GAP = /^[ \t.\-‑®™]{1,3}$/;
const LONGEST = 3;
/** "8 bar r 12": what counts from the air, or the fluid R12. */
const AFTER_PRESSURE = /(?:bars?|psi|[km]pa)\s*$/i;

interface Chunk {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The fluid some chunks name; a brand before a number says no more than the number. */
function fluidOf(chunks: readonly Chunk[]): string | undefined {
  const [first] = chunks;
  if (!first) return undefined;
  // Two numbers side by side are two numbers: "R 12 5 bar" is not R125.
  if (chunks.some(({ text }, at) => /^\d/.test(text) && /\d$/.test(chunks[at - 1]?.text ?? ''))) return undefined;
  if (chunks.slice(1).some(({ text }) => text === 'à')) return undefined;
  const whole = chunks.map(({ text }) => text).join('');
  // A mix is written without spaces, and is one the engine takes or none.
  if (isReference(whole) && (chunks.length > 1 || !isKnownFluid(whole))) return undefined;
  const named = /\p{L}/u.test(whole) ? resolveFluidName(whole) : undefined;
  if (named !== undefined || !BRANDS.has(plain(first.text)) || chunks.length < 2) return named;
  return resolveFluidName(whole.slice(first.text.length));
}

/** Nobody reads a saturation of these on a gauge: beside their name a number is that of a test, or of a room. */
const NOT_ON_GAUGES = new Set(['R702', 'R718', 'R728', 'R729', 'R732', 'R740']);
export const isOnGauges = (name: string): boolean => !NOT_ON_GAUGES.has(name);

/** Every fluid a text names, in its order. */
export function fluidsIn(text: string): readonly NamedFluid[] {
  const chunks: readonly Chunk[] = [...text.matchAll(CHUNK)]
    .map((match): Chunk => ({ text: match[0], from: match.index, to: match.index + match[0].length }))
    // "8,1bar": what is behind the sign is no name.
    .filter(({ from }) => !/\d[.,]$/.test(text.slice(Math.max(0, from - 2), from)));
  const found: NamedFluid[] = [];
  for (let at = 0; at < chunks.length; at += 1) {
    for (let count = Math.min(LONGEST, chunks.length - at); count > 0; count -= 1) {
      const part = chunks.slice(at, at + count);
      const [first, last] = [part[0], part.at(-1)];
      if (!first || !last) continue;
      const isOne = part.every(({ from }, i) => i === 0 || GAP.test(text.slice(part[i - 1]?.to ?? 0, from)));
      // A number first is a figure, unless its letters are its own: "410A".
      if (!isOne || (count > 1 && /^\d/.test(first.text))) continue;
      const name = fluidOf(part);
      if (name === undefined) continue;
      const isLoose = count > 1 && /^a$/i.test(last.text) && /^\s*[-+\u2212]?\d/.test(text.slice(last.to));
      const shorter = isLoose ? fluidOf(part.slice(0, -1)) : undefined;
      found.push({
        name,
        from: first.from,
        to: last.to,
        ...(shorter !== undefined && shorter !== name && { orElse: shorter }),
      });
      at += count - 1;
      break;
    }
  }
  if (found.length === 0) return spelledApart(chunks, text);
  const sure = found.filter(
    ({ from, to }) => !(AFTER_PRESSURE.test(text.slice(0, from)) && /^r\s/i.test(text.slice(from, to))),
  );
  return sure.length > 0 ? sure : found;
}

/** "454 B", where no other fluid is named. */
function spelledApart(chunks: readonly Chunk[], text: string): readonly NamedFluid[] {
  return chunks.flatMap((first, at) => {
    const next = chunks[at + 1];
    if (
      !next ||
      !/^\d{3,4}$/.test(first.text) ||
      !/^[a-z]$/i.test(next.text) ||
      text.slice(first.to, next.from) !== ' '
    )
      return [];
    const name = resolveFluidName(first.text + next.text);
    return name === undefined ? [] : [{ name, from: first.from, to: next.to }];
  });
}
