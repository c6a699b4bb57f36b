/** The trial of the field diagnosis in words: figures of src/diagnosis/data/trial.json, in the language of the page. */
import file from '../../../diagnosis/data/trial.json' with { type: 'json' };
import type { Translator } from '../../../i18n/index.ts';
import { formatAtMost, formatNumber } from '../../../quantities/number.ts';

export const TRIALS = ['expected', 'wrong'] as const;
export type TrialName = (typeof TRIALS)[number];
export const READING_SETS = [
  'five',
  'standard',
  'standard_valve',
  'five_reference',
  'standard_reference',
  'all_reference',
] as const;
export const SCORERS = ['likelihood', 'rules'] as const;
export const TRIAL_COLUMNS = ['answered', 'pairs', 'first', 'three', 'wrong', 'healthy', 'one', 'neither'] as const;
/** The two sets that stand for all: what is usually read, without and with a visit when the machine was healthy. */
const USUAL = ['standard', 'standard_reference'] as const;

/** A share as per cent, one decimal at most; a dash where nothing was counted. */
export const shareText = (share: number | null, { locale }: Translator): string =>
  share === null ? '—' : `${formatAtMost(100 * share, 1, locale)}\u202f%`;

export interface TrialRow {
  readonly set: (typeof READING_SETS)[number];
  readonly scorer: (typeof SCORERS)[number];
  /** In the order of `TRIAL_COLUMNS`. */
  readonly cells: readonly string[];
}

/** Each set of readings by each scorer. */
export const trialRows = (name: TrialName, t: Translator): readonly TrialRow[] =>
  READING_SETS.flatMap((set) =>
    SCORERS.map((scorer) => {
      const it = file.trials[name][scorer][set];
      const shares = [
        ...[it.answered, it.pairs, it.first, it.firstThree, it.wrongWithConfidence, it.healthyCalledFaulty],
        ...[it.double.one, it.double.neitherWithConfidence],
      ];
      return { set, scorer, cells: shares.map((share) => shareText(share, t)) };
    }),
  );

/** How many cases of each kind, and the share of draws that made no machine that runs. */
export function trialCases(name: TrialName, t: Translator) {
  const { cases, leftOut } = file.trials[name];
  const count = (value: number): string => formatNumber(value, 0, t.locale);
  const { single, double, healthy, probe } = cases;
  return {
    ...{ single: count(single), double: count(double), healthy: count(healthy), probe: count(probe) },
    cases: count(single + double + healthy + probe),
    leftOut: shareText(leftOut, t),
  };
}

const FAULTS = file.trials.expected.likelihood.standard.faults;
export type FaultOfTrial = keyof typeof FAULTS;

/** Of each fault how often it is answered and how often that is right: as usually read, then with a reference visit. */
export const faultRows = (
  t: Translator,
): readonly { readonly fault: FaultOfTrial; readonly cells: readonly string[] }[] =>
  (Object.keys(FAULTS) as FaultOfTrial[])
    .map((fault) => ({ fault, of: USUAL.map((set) => file.trials.expected.likelihood[set].faults[fault]) }))
    .toSorted((one, other) => right(other.of[1]) - right(one.of[1]))
    .map(({ fault, of }) => ({
      fault,
      cells: of.flatMap(({ answered, right: share }) => [shareText(answered, t), shareText(share, t)]),
    }));

/** Share of all cases named rightly. */
const right = (of: { readonly answered: number; readonly right: number | null } | undefined): number =>
  (of?.answered ?? 0) * (of?.right ?? 0);

interface Bin {
  readonly said: number;
  readonly true: number;
  readonly cases: number;
}
const binsOf = (set: (typeof USUAL)[number]): readonly Bin[] =>
  file.trials.expected.likelihood[set].calibration as readonly Bin[];

const binCells = (bin: Bin | undefined, t: Translator): readonly string[] =>
  bin === undefined
    ? ['—', '—', '—']
    : [shareText(bin.said, t), shareText(bin.true, t), formatNumber(bin.cases, 0, t.locale)];

/** Said, true and cases by said probability: as usually read, then with a reference visit. */
export function calibrationRows(t: Translator): readonly (readonly string[])[] {
  const withReference = binsOf('standard_reference');
  return binsOf('standard').map((bin, index) => [...binCells(bin, t), ...binCells(withReference[index], t)]);
}

/** Where the usual readings say a probability that is farthest above the truth. */
export function boldestBin(t: Translator) {
  const whole = (share: number): string => `${formatNumber(100 * share, 0, t.locale)}\u202f%`;
  const over = ({ said, true: truth }: Bin): number => said - truth;
  const bin = binsOf('standard').reduce((most, one) => (over(one) > over(most) ? one : most));
  return { said: whole(bin.said), true: whole(bin.true) };
}
