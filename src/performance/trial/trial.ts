/** The door judged on machines of known truth, half of them with one false reading. */
import { drawOf } from '../../diagnosis/trial/random.ts';
import type { Engine } from '../../engine/types.ts';
import { measuredPerformance } from '../measured/measured-performance.ts';
import { GROUPS } from '../measured/naming.ts';
import type { ReadingSet } from './machines.ts';
import { drawnMachine, FALSIFIABLE, falsified, READING_SETS } from './machines.ts';

/** A clean machine: whether it was taken for a false one, and how far its figures lie off; shares. */
interface Clean {
  readonly set: ReadingSet;
  readonly isAlarm: boolean;
  readonly isNamed: boolean;
  readonly capacity: Off | undefined;
  readonly ratio: Off | undefined;
}
interface Off {
  readonly off: number;
  readonly U: number;
}
export type SaidOfFalse = 'right' | 'refused' | 'abstains' | 'wrong' | 'silent';
interface False {
  readonly set: ReadingSet;
  readonly key: string;
  readonly said: SaidOfFalse;
  /** Silent, and the truth outside the band of capacity or ratio; outside twice the band. */
  readonly isOutside: boolean;
  readonly isFarOutside: boolean;
}

type Outcome = ReturnType<typeof measuredPerformance>;

/** The group that stands for a falsified reading. */
const isGroupOf = (group: string | null, key: string): boolean =>
  key === 'map'
    ? group === 'compressor'
    : group !== null && group in GROUPS && (GROUPS[group as keyof typeof GROUPS] as readonly string[]).includes(key);

function saidOf(outcome: Outcome, key: string): SaidOfFalse {
  if (!outcome.ok) return 'refused';
  const { verdict, named, pair, warnings } = outcome.result;
  const isKey = (one: string | null): boolean => one === key || (key === 'map' && one?.startsWith('map_') === true);
  if (isKey(named) || isGroupOf(named, key) || (pair?.some(isKey) ?? false)) return 'right';
  if (verdict === 'V_UNTOLD' || verdict === 'V_SEVERAL') return 'abstains';
  if (verdict === 'V_FALSE' || verdict === 'V_WITNESS' || verdict === 'V_EITHER') return 'wrong';
  return warnings.some(({ code }) => code.startsWith('E_')) ? 'refused' : 'silent';
}

function offOf(outcome: Outcome, isHeating: boolean, truth: { readonly capacity: number; readonly ratio: number }) {
  if (!outcome.ok) return {};
  const { figures } = outcome.result;
  const of = (figure: { readonly value: number; readonly U: number } | undefined, true_: number): Off | undefined =>
    figure && { off: figure.value / true_ - 1, U: figure.U / figure.value };
  return {
    capacity: of(isHeating ? figures.capacity_heat : figures.capacity_cold, truth.capacity),
    ratio: of(isHeating ? figures.cop_compressor : figures.eer_compressor, truth.ratio),
  };
}

export interface TrialCases {
  readonly clean: readonly Clean[];
  readonly wrong: readonly False[];
}

/** Judges so many machines, every second one with a false reading. @param spread see `drawnMachine` */
export function trialCases(seed: number, count: number, engine: Engine, spread = 1): TrialCases {
  const clean: Clean[] = [];
  const wrong: False[] = [];
  for (let place = 0; clean.length + wrong.length < count; place += 1) {
    const draw = drawOf(seed, place);
    const machine = drawnMachine(draw, engine, spread);
    if (machine === undefined) continue;
    const isHeating = machine.request['mode'] === 'heating';
    if ((clean.length + wrong.length) % 2 === 0) {
      const outcome = measuredPerformance(machine.request, engine);
      const verdict = outcome.ok ? outcome.result.verdict : 'refused';
      clean.push({
        set: machine.set,
        isAlarm: !['V_AGREE', 'V_ONE'].includes(verdict) && outcome.ok,
        isNamed: verdict === 'V_FALSE' || verdict === 'V_WITNESS',
        ...{ capacity: undefined, ratio: undefined, ...offOf(outcome, isHeating, machine.truth) },
      });
      continue;
    }
    const { key, request } = falsified(machine, draw);
    const outcome = measuredPerformance(request, engine);
    const said = saidOf(outcome, key);
    const { capacity, ratio } = offOf(outcome, isHeating, machine.truth);
    const isBeyond = (times: number): boolean =>
      said === 'silent' && [capacity, ratio].some((one) => one !== undefined && Math.abs(one.off) > times * one.U);
    wrong.push({ set: machine.set, key, said, isOutside: isBeyond(1), isFarOutside: isBeyond(2) });
  }
  return { clean, wrong };
}

const meanOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(list.length, 1);
const shareOf = <T>(list: readonly T[], is: (one: T) => boolean): number =>
  meanOf(list.map((one) => (is(one) ? 1 : 0)));
const medianOf = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
const offFigures = (list: readonly (Off | undefined)[]) => {
  const known = list.filter((one) => one !== undefined);
  return {
    bias: meanOf(known.map(({ off }) => off)),
    U: medianOf(known.map(({ U }) => U)),
    within: shareOf(known, ({ off, U }) => Math.abs(off) <= U),
  };
};
const saidFigures = (list: readonly False[]) => ({
  n: list.length,
  ...Object.fromEntries(
    (['right', 'refused', 'abstains', 'wrong', 'silent'] as const).map((said) => [
      said,
      shareOf(list, (one) => one.said === said),
    ]),
  ),
});

/** Shares and medians of the cases, by set of readings and by falsified reading. */
export function tallied({ clean, wrong }: TrialCases) {
  const cleanFigures = (list: readonly Clean[]) => ({
    n: list.length,
    alarm: shareOf(list, ({ isAlarm }) => isAlarm),
    named: shareOf(list, ({ isNamed }) => isNamed),
    capacity: offFigures(list.map(({ capacity }) => capacity)),
    ratio: offFigures(list.map(({ ratio }) => ratio)),
  });
  return {
    all: { clean: cleanFigures(clean), wrong: saidFigures(wrong) },
    outside: shareOf(wrong, ({ isOutside }) => isOutside),
    farOutside: shareOf(wrong, ({ isFarOutside }) => isFarOutside),
    sets: Object.fromEntries(
      READING_SETS.map((set) => [
        set,
        {
          clean: cleanFigures(clean.filter((one) => one.set === set)),
          wrong: saidFigures(wrong.filter((one) => one.set === set)),
        },
      ]),
    ),
    readings: Object.fromEntries(FALSIFIABLE.map((key) => [key, saidFigures(wrong.filter((one) => one.key === key))])),
  };
}
