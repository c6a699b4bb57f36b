/** How often a charge is checked for leaks: the answer first, then what it hangs on. */
import { filled } from '../../../language/index.ts';
import { leakAnswer } from '../../../regulation/charge/leak-answer.ts';
import type { LeakAnswer, NoLeakAnswer } from '../../../regulation/charge/leak-answer.ts';
import { ICPE_4735 } from '../../../regulation/charge/ammonia.ts';
import type { FluidEntry, SearchData } from '../entries.ts';

function answerOf({ counts }: FluidEntry, mass: number, isHermetic: boolean): LeakAnswer | NoLeakAnswer {
  if (counts === undefined) return 'unknown';
  const isOzoneDepleting = counts === 'ozone';
  const [gwp, gwpAnnex1, fractionAnnex2] = isOzoneDepleting ? [0, 0, 0] : counts;
  const [isOne, isTwo] = [gwpAnnex1 > 0, fractionAnnex2 > 0];
  const annex = isOne ? (isTwo ? 'mixed' : 'I') : isTwo ? 'II' : 'none';
  return leakAnswer({ gwp, annex, gwpAnnex1, fractionAnnex2, isOzoneDepleting }, mass, {
    isHermetic,
    hasDetection: false,
  });
}

/**
 * The lines of a charge.
 * @param mass kg
 * @param written the mass as the reader writes it
 */
export function leakLines(
  fluid: FluidEntry,
  mass: number,
  written: string,
  { texts }: Pick<SearchData, 'texts'>,
): readonly string[] {
  const answer = answerOf(fluid, mass, false);
  const said = { mass: written, fluid: fluid.name };
  if (answer === 'unknown') return [];
  if (answer === 'outside') return [filled(texts.leakOutside, said)];
  const { months, monthsWith, byNotice, isDetectionRequired } = answer;
  const sealed = answerOf(fluid, mass, true);
  const values = { ...said, months: String(months), double: String(monthsWith) };
  const first = months === 0 ? texts.leakNot : months === monthsWith ? texts.leakEveryAlike : texts.leakEvery;
  const other = byNotice === undefined || byNotice.months === months ? undefined : byNotice.months;
  return [
    filled(first, values),
    ...(isDetectionRequired ? [texts.leakDetection] : []),
    ...(typeof sealed === 'object' && sealed.isExempt ? [texts.leakHermetic] : []),
    // The readings of a blend are disputed: told where they ask otherwise.
    ...(other === undefined
      ? []
      : [other === 0 ? texts.leakOtherNone : filled(texts.leakOther, { months: String(other) })]),
  ];
}

/** Whether Article 5, or the law of the ozone layer, asks checks of it at any charge. */
export const isCounted = ({ counts }: FluidEntry): boolean =>
  counts === 'ozone' || (counts !== undefined && (counts[1] > 0 || counts[2] > 0));

/** Its thresholds are masses: those of the French list of sites. */
export const AMMONIA = 'R717';

/** @param mass kg */
export function ammoniaLines(mass: number | undefined, { texts }: Pick<SearchData, 'texts'>): readonly string[] {
  const { declaration, authorisation } = ICPE_4735;
  if (mass === undefined) return [texts.ammoniaFrom];
  if (mass < declaration) return [texts.ammoniaBelow, texts.ammoniaFrom];
  return [mass < authorisation ? texts.ammoniaDeclared : texts.ammoniaAuthorised, texts.ammoniaFrom];
}
