/** What a short link says: the parameters it was packed from, or why it says nothing. */
import { bytesFromText, checkOf } from './bytes.ts';
import { SHORT } from './parameter.ts';
import { byteReader } from './values.ts';

export const VERSION = 1;
const CHECK_BYTES = 3;
/** Longer texts are nobody's link. */
const LONGEST = 12_000;

/** `signs`: it holds signs no short link has. `cut`: one is missing or another. `newer`: a later version made it. */
export type ShortLinkProblem = 'signs' | 'cut' | 'newer';

export type Unpacked =
  { readonly ok: true; readonly params: URLSearchParams } | { readonly ok: false; readonly problem: ShortLinkProblem };

const refused = (problem: ShortLinkProblem): Unpacked => ({ ok: false, problem });

export function paramsFromPacked(text: string): Unpacked {
  if (text.length > LONGEST) return refused('cut');
  const all = bytesFromText(text);
  if (!all) return refused('signs');
  const bytes = all.slice(0, -CHECK_BYTES);
  const check = all.slice(-CHECK_BYTES);
  if (bytes.length === 0 || checkOf(bytes).some((byte, place) => byte !== check[place])) return refused('cut');
  if (bytes[0] !== VERSION) return refused('newer');
  const params = new URLSearchParams();
  try {
    const reader = byteReader(bytes.slice(1));
    while (!reader.isOver()) {
      const name = reader.key();
      const value = reader.value();
      params.append(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
  } catch {
    return refused('cut');
  }
  return { ok: true, params };
}

/** The search of an address with a short link in it unpacked; the same search where there is none. */
export function unpackedSearch(search: string): { readonly search: string; readonly problem?: ShortLinkProblem } {
  const packed = new URLSearchParams(search).get(SHORT);
  if (packed === null) return { search };
  const unpacked = paramsFromPacked(packed);
  return unpacked.ok ? { search: `?${unpacked.params.toString()}` } : { search: '', problem: unpacked.problem };
}
