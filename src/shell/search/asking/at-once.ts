/** What the search says at once, from its list alone: a conversion, what a leak leaves, what is known of a fluid, the signs of a fault. */
import { decimalSign } from '../../../quantities/index.ts';
import type { SearchData } from '../entries.ts';
import type { Found } from '../searcher.ts';
import type { Reader } from './answer.ts';
import { converted } from './conversion.ts';
import { factsOf } from './facts.ts';
import type { Said } from './facts.ts';
import { lostOf } from './lost.ts';
import { aboutFluids } from './topics.ts';

/** @returns undefined where nothing of that is asked */
export function saidAtOnce(text: string, { fault }: Found, reader: Reader, data: SearchData): Said | undefined {
  const sign = decimalSign(reader.locale);
  const conversion = converted(text, sign, reader, data);
  if (conversion) return conversion;
  const lost = lostOf(text, sign, reader, data);
  if (lost) return lost;
  const about = aboutFluids(text, sign);
  const { diagnosis } = data.ways;
  // "Manque de charge R410A" asks for no limit of a charge.
  const isFault = about === undefined || about.topics.every((topic) => topic === 'charge' || topic === 'pressure');
  if (fault && diagnosis !== undefined && isFault)
    return { title: fault.title, lines: [fault.signs], address: diagnosis };
  return about && factsOf(about, reader, data);
}
