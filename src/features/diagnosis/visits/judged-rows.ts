/** What the simulated machine says of two visits: how far each lies from a healthy one in its own weather, what each is worth. */
import type { Translator } from '../../../i18n/keys.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import { NO_VALUE } from '../../../kit/island/format.ts';
import { CHANNELS, FIELD_OF } from '../../../diagnosis/likelihood/channel-fields.ts';
import { namedFaults } from '../../../diagnosis/named-faults.ts';
import { repairCode, showsNothing, unfitAsReference } from '../../../diagnosis/reference-fitness.ts';
import { channelName } from '../Ranking.tsx';
import { byReference, headlineOf } from '../headline.ts';
import { percent, signedKelvin } from '../words.ts';
import type { Diagnosis } from '../state/diagnosis.ts';
import type { JudgedPair } from './use-judged.ts';
import { withUncertainty } from './words.ts';

export interface JudgedRow {
  readonly key: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly change: string;
}

type Likelihood = Extract<Diagnosis, { readonly by: 'likelihood' }>;

/** In K: power counts by its logarithm, and its change is told as a share. */
const IN_KELVIN = CHANNELS.filter((channel) => channel !== 'lnp');
/** Figures whose change is told as a share. */
const SHARES = ['capacity', 'q0', 'eer', 'eer_cycle', 'eta_is'] as const;

const byLikelihood = (one: Diagnosis | undefined): Likelihood | undefined =>
  one?.by === 'likelihood' ? one : undefined;

/** Readings of each visit less those of the healthy machine in that visit's weather. */
export function residualRows({ before, after }: JudgedPair, t: Translator, format: Formatter): readonly JudgedRow[] {
  const [one, other] = [byLikelihood(before), byLikelihood(after)];
  return IN_KELVIN.flatMap((channel) => {
    const [r1, r2] = [one?.residual[channel], other?.residual[channel]];
    if (r1 === undefined && r2 === undefined) return [];
    const text = (value: number | undefined): string => (value === undefined ? NO_VALUE : signedKelvin(format, value));
    return [
      {
        key: channel,
        name: channelName(FIELD_OF[channel], t),
        before: text(r1),
        after: text(r2),
        change: r1 === undefined || r2 === undefined ? NO_VALUE : text(r2 - r1),
      },
    ];
  });
}

/** Capacity, EER and efficiency of two visits, as far as their readings give them, and by how much they changed. */
export function worthRows({ before, after }: JudgedPair, t: Translator, format: Formatter): readonly JudgedRow[] {
  return SHARES.flatMap((key) => {
    const [one, other] = [before?.outputs[key], after?.outputs[key]];
    if (one === undefined && other === undefined) return [];
    const quantity = (
      { capacity: 'power', q0: 'enthalpy', eer: 'ratio', eer_cycle: 'ratio', eta_is: 'efficiency' } as const
    )[key];
    const share = one === undefined || other === undefined || one === 0 ? undefined : other / one - 1;
    return [
      {
        key,
        name: t(`visits.compare.worth.${key}`),
        before: format.full(quantity, one),
        after: format.full(quantity, other),
        change: share === undefined ? NO_VALUE : `${share < 0 ? '' : '+'}${percent(share, t)}`,
      },
    ];
  });
}

function said(diagnosis: Diagnosis, t: Translator, format: Formatter): string {
  const { text, more } = headlineOf(diagnosis, t, format);
  return more === undefined ? text : `${text} (${more})`;
}

/**
 * The later visit's verdict with the earlier one for reference; none where the earlier one is not fit to be it. Where nothing
 * changed but the later visit alone shows a fault, that is said with it: the earlier one may have had it too.
 */
export function againstText(
  { before, after, against }: JudgedPair,
  t: Translator,
  format: Formatter,
): string | undefined {
  if (!against || (before && unfitAsReference(before) !== undefined)) return undefined;
  const text = said(byReference(against), t, format);
  if (against.verdict !== byReference(against).verdict) {
    return `${text}. ${t('visits.compare.first', { verdict: headlineOf(against, t, format).text })}`;
  }
  if (!after || !showsNothing(against) || namedFaults(after).length === 0) return text;
  return `${text}. ${t('visits.compare.disagrees', { verdict: headlineOf(after, t, format).text })}`;
}

const OUTCOMES = ['C_REPAIRED', 'C_STILL_FAULT', 'C_OTHER_FAULT', 'C_UNDECIDED'] as const;
const isOutcome = (code: string): code is (typeof OUTCOMES)[number] => OUTCOMES.some((one) => one === code);

/** What became of a machine that had a fault before: its two differences, and whether anything still shows. */
export function outcomeText({ before, after }: JudgedPair, t: Translator, format: Formatter): string | undefined {
  const outcome = before && after && repairCode(before, after);
  if (!outcome || !isOutcome(outcome)) return undefined;
  const figure = ({ outputs }: Diagnosis, key: 'superheat' | 'subcooling'): string =>
    withUncertainty(outputs[key], outputs[`u_${key}`], format);
  return t(`visits.compare.outcomes.${outcome}`, {
    before: headlineOf(before, t, format).text,
    after: headlineOf(after, t, format).text,
    figures: t('visits.compare.figures', {
      ...{ a: figure(before, 'superheat'), b: figure(after, 'superheat') },
      ...{ c: figure(before, 'subcooling'), d: figure(after, 'subcooling') },
    }),
  });
}
