/** The trial of the field diagnosis in words: figures of src/diagnosis/data, in the language of the page. */
import field from '../../../diagnosis/data/field.json' with { type: 'json' };
import type { FieldGroup } from '../../../diagnosis/field/visits.ts';
import large from '../../../diagnosis/data/trial-large.json' with { type: 'json' };
import file from '../../../diagnosis/data/trial.json' with { type: 'json' };
import { shareInterval } from '../../../diagnosis/trial/large.ts';
import type { Translator } from '../../../i18n/index.ts';
import { formatAtMost, formatNumber } from '../../../quantities/number.ts';

/** The wider world first: it is the nearer to machines that exist. */
export const WORLDS = ['wide', 'scorer'] as const;
export type WorldName = (typeof WORLDS)[number];
export const READING_SETS = [
  'five',
  'five_reference',
  'standard',
  'standard_reference',
  'all',
  'all_reference',
] as const;
export const EDITIONS = ['second', 'first'] as const;
export const TRIAL_COLUMNS = [
  'answered',
  'right',
  'wrong',
  'wrongSure',
  'veryLikely',
  'healthy',
  'normal',
  'double',
  'probe',
] as const;
export const FAULT_COLUMNS = ['answered', 'right', 'wrong'] as const;
/** The two sets that stand for all: what is usually read, without and with a visit when the machine was healthy. */
export const USUAL = ['standard', 'standard_reference'] as const;

/** A share as per cent, one decimal at most; a dash where nothing was counted. */
export const shareText = (share: number | null, { locale }: Translator): string =>
  share === null ? '—' : `${formatAtMost(100 * share, 1, locale)}\u202f%`;

const countText = (value: number, { locale }: Translator): string => formatNumber(value, 0, locale);

export interface TrialRow {
  readonly set: (typeof READING_SETS)[number];
  readonly edition: (typeof EDITIONS)[number];
  /** In the order of `TRIAL_COLUMNS`. */
  readonly cells: readonly string[];
}

/** Each set of readings by each edition. */
export const trialRows = (name: WorldName, t: Translator): readonly TrialRow[] =>
  READING_SETS.flatMap((set) =>
    EDITIONS.map((edition) => {
      const it = file.trials[name].editions[edition][set];
      const sure = `${shareText(it.veryLikely.right, t)} (${countText(it.veryLikely.cases, t)})`;
      const shown = (share: number | null): string => shareText(share, t);
      return {
        ...{ set, edition },
        cells: [
          ...[it.answered, it.right, it.wrong, it.wrongSure].map(shown),
          sure,
          ...[it.healthy.faulty, it.healthy.normal, it.double.right, it.probe.found].map(shown),
        ],
      };
    }),
  );

/** How many cases of each kind, and the share of draws that made no machine that runs. */
export function trialCases(name: WorldName, t: Translator) {
  const { cases, leftOut } = file.trials[name];
  const { single, double, healthy, probe } = cases;
  return {
    ...{ single: countText(single, t), double: countText(double, t) },
    ...{ healthy: countText(healthy, t), probe: countText(probe, t) },
    cases: countText(single + double + healthy + probe, t),
    leftOut: shareText(leftOut, t),
  };
}

export const LARGE_SETS = ['five', 'standard', 'all'] as const;
export const LARGE_COLUMNS = ['answered', 'right', 'wrong', 'wrongSure', 'veryLikely', 'healthy'] as const;

/** A share of so many cases, with the interval that holds the true one in 95 % of draws. */
const withInterval = (hits: number, total: number, t: Translator): string => {
  if (total === 0) return '—';
  const [from, to] = shareInterval(hits, total).map((end) => formatAtMost(100 * end, 1, t.locale)) as [string, string];
  return t('accuracy.trial.between', { share: shareText(hits / total, t), from, to });
};

/** The larger draw, each share with its interval, in the order of `LARGE_COLUMNS`. */
export const largeRows = (
  t: Translator,
): readonly { readonly set: (typeof LARGE_SETS)[number]; readonly cells: readonly string[] }[] =>
  LARGE_SETS.map((set) => {
    const { answered, right, wrongSure, veryLikely, veryLikelyRight, healthyFaulty } = large.sets[set];
    const ofFaults = [answered, right, answered - right, wrongSure].map((hits) => withInterval(hits, large.faults, t));
    return {
      set,
      cells: [
        ...ofFaults,
        `${withInterval(veryLikelyRight, veryLikely, t)} (${countText(veryLikely, t)})`,
        withInterval(healthyFaulty, large.healthy, t),
      ],
    };
  });

export const largeCases = (t: Translator) => ({
  faults: countText(large.faults, t),
  healthy: countText(large.healthy, t),
});

/** Of four readings: how often the first opinion speaks of a fault, whether of the right one, and of healthy machines. */
export function opinionShares(t: Translator) {
  const { given, right, healthy } = file.trials.wide.editions.second.four.hints;
  return { given: shareText(given, t), right: shareText(right, t), healthy: shareText(healthy, t) };
}

const FAULTS = file.trials.wide.editions.second.standard.faults;
export type FaultOfTrial = keyof typeof FAULTS;

/** Of each fault how often it is answered, rightly and wrongly: as usually read, then with a reference visit. */
export const faultRows = (
  t: Translator,
): readonly { readonly fault: FaultOfTrial; readonly cells: readonly string[] }[] =>
  (Object.keys(FAULTS) as FaultOfTrial[])
    .map((fault) => ({ fault, of: USUAL.map((set) => file.trials.wide.editions.second[set].faults[fault]) }))
    .toSorted((one, other) => (other.of[1]?.right ?? 0) - (one.of[1]?.right ?? 0))
    .map(({ fault, of }) => ({
      fault,
      cells: of.flatMap((shares) => FAULT_COLUMNS.map((column) => shareText(shares[column], t))),
    }));

interface Bin {
  readonly said: number;
  readonly true: number;
  readonly cases: number;
}
const binsOf = (set: (typeof USUAL)[number]): readonly Bin[] =>
  file.trials.wide.editions.second[set].calibration as readonly Bin[];

const binCells = (bin: Bin | undefined, t: Translator): readonly string[] =>
  bin === undefined ? ['—', '—', '—'] : [shareText(bin.said, t), shareText(bin.true, t), countText(bin.cases, t)];

/** Said, true and cases by said probability: as usually read, then with a reference visit. */
export function calibrationRows(t: Translator): readonly (readonly string[])[] {
  const withReference = binsOf('standard_reference');
  return binsOf('standard').map((bin, index) => [...binCells(bin, t), ...binCells(withReference[index], t)]);
}

export const FIELD_COLUMNS = ['visits', 'right', 'nothing', 'undecided', 'outside', 'wrong'] as const;

export interface FieldRow {
  readonly key: string;
  readonly name: string;
  readonly edition: (typeof EDITIONS)[number];
  /** In the order of `FIELD_COLUMNS`. */
  readonly cells: readonly string[];
}

/** Visits that others measured and published: what each edition says of each state they were in. */
export const fieldRows = (t: Translator): readonly FieldRow[] =>
  field.rows.flatMap((row) => {
    const { key, source, state, readings, reference, editions } = row as typeof row & FieldGroup;
    const name = [
      `${t(`accuracy.trial.states.${state}`)} (${t(`accuracy.trial.machines.${source}`)})`,
      t(`accuracy.trial.readings.${readings}`),
      t(`accuracy.trial.references.${reference}`),
    ].join(', ');
    return EDITIONS.map((edition) => {
      const { visits, right, nothing, undecided, outside, wrong, wrongSure } = editions[edition];
      const counts = [visits, right, nothing, undecided, outside].map((count) => countText(count, t));
      return { key, name, edition, cells: [...counts, `${countText(wrong, t)} (${countText(wrongSure, t)})`] };
    });
  });
