/** Which reading explains rows that disagree: by what is left of χ² without it, and by its share of the likelihood. */
import { addDiagonal, addOuter } from '../../diagnosis/likelihood/matrix.ts';
import type { MeasuredVerdict } from '../codes.ts';
import type { Meeting } from './least-squares.ts';
import type { Unknown } from './unknowns.ts';
import { PRIOR_NOTHING, PRIOR_SEVERAL, SEVERAL_SPREAD } from './unknowns.ts';

/** 95th and 90th percentiles of χ² by degrees of freedom, from 1; of none, 0 (NIST/SEMATECH e-Handbook, 1.3.6.7.4). */
const CHI2_95 = [0, 3.8415, 5.9915, 7.8147, 9.4877, 11.0705, 12.5916, 14.0671, 15.5073, 16.919];
const CHI2_90 = [1e-6, 2.7055, 4.6052, 6.2514, 7.7794, 9.2364, 10.6446, 12.017, 13.3616, 14.6837];
/** What a gross error must move of a row for it to be asked about. */
const FELT = 1e-3;
/** Shares from which one reading is named, a group, or two readings together. */
const NAMED = 0.6;
const GROUP = 0.7;
const PAIR = 0.75;

export const GROUPS = {
  evaporator: ['te_in', 'te_out', 'e_flow', 'e_rh_in', 'e_rh_out', 'side_e'],
  condenser: ['tc_in', 'tc_out', 'c_flow', 'side_c'],
  compressor: ['map_m', 'map_p', 'map_fv', 'eta_v', 'eta_is'],
} as const;
export type GroupKey = keyof typeof GROUPS;
const isOf = (group: GroupKey, key: string): boolean => (GROUPS[group] as readonly string[]).includes(key);

export interface Suspect {
  /** An unknown, 'normal' (nothing false) or 'unknown' (several things, or something else). */
  readonly key: string;
  readonly P: number;
  /** What would have to be added to it, SI; 0 where nothing shows it. Absent of 'normal' and 'unknown'. */
  readonly shift?: number;
  readonly mends?: boolean;
}

export interface Naming {
  readonly verdict: Exclude<MeasuredVerdict, 'V_AGREE' | 'V_ONE' | 'V_RATIO'> | 'agree';
  readonly named: string | null;
  readonly pair: readonly [string, string] | null;
  /** Every suspect, the likeliest first. */
  readonly suspects: readonly Suspect[];
  /** Unknowns a figure must no longer use. */
  readonly leftOut: readonly string[];
}

const limitOf = (table: readonly number[], dof: number): number => table[Math.min(dof, table.length - 1)] ?? 0;

/** Every suspect with its share, 'normal' among them. */
function suspectsOf(meeting: Meeting, unknowns: readonly Unknown[]): readonly Suspect[] {
  const { columns } = meeting.system;
  const limit = limitOf(CHI2_90, meeting.dof - 1);
  const weighed = unknowns.flatMap((unknown, i) => {
    const column = columns[i]!;
    const { gross, key, prior } = unknown;
    if (!column.some((slope) => Math.abs(slope) * gross > FELT)) return [];
    const { chi2, shift } = meeting.without(i, gross);
    const l = meeting.logLikelihood((covariance) => {
      addOuter(covariance, column, gross * gross);
    });
    return [{ key, weight: Math.log(prior) + l, shift: shift ?? 0, mends: shift !== undefined && chi2 <= limit }];
  });
  const several = meeting.logLikelihood((covariance) => {
    addDiagonal(covariance, () => SEVERAL_SPREAD * SEVERAL_SPREAD);
  });
  const all = [
    { key: 'normal', weight: Math.log(PRIOR_NOTHING) + meeting.logLikelihood() },
    { key: 'unknown', weight: Math.log(PRIOR_SEVERAL) + several },
    ...weighed,
  ];
  const most = Math.max(...all.map(({ weight }) => weight));
  const sum = all.reduce((total, { weight }) => total + Math.exp(weight - most), 0);
  return all
    .map(({ weight, ...suspect }) => ({ ...suspect, P: Math.exp(weight - most) / sum }))
    .toSorted((one, other) => other.P - one.P);
}

const without = (suspects: readonly Suspect[], key: string): readonly Suspect[] => {
  const rest = suspects.filter((suspect) => suspect.key !== key);
  const sum = rest.reduce((total, { P }) => total + P, 0);
  return rest.map((suspect) => ({ ...suspect, P: suspect.P / sum }));
};

/** Whether the rows agree, and where they do not, what is named. */
export function namingOf(meeting: Meeting, unknowns: readonly Unknown[]): Naming {
  const all = meeting.dof === 0 ? [{ key: 'normal', P: 1 }] : suspectsOf(meeting, unknowns);
  const nothing = { named: null, pair: null, leftOut: [] };
  if (meeting.dof === 0 || meeting.chi2 <= limitOf(CHI2_95, meeting.dof))
    return { verdict: 'agree', ...nothing, suspects: all };
  const suspects = without(all, 'normal');
  const mending = suspects.filter(({ mends }) => mends === true);
  const [first, second] = mending;
  if (first === undefined) return { verdict: 'V_SEVERAL', ...nothing, suspects };
  if (first.P >= NAMED) {
    return isOf('compressor', first.key)
      ? { verdict: 'V_WITNESS', named: 'compressor', pair: null, suspects, leftOut: GROUPS.compressor }
      : { verdict: 'V_FALSE', named: first.key, pair: null, suspects, leftOut: [first.key] };
  }
  for (const group of Object.keys(GROUPS) as GroupKey[]) {
    const share = mending.filter(({ key }) => isOf(group, key)).reduce((sum, { P }) => sum + P, 0);
    if (share >= GROUP) return { verdict: 'V_WITNESS', named: group, pair: null, suspects, leftOut: GROUPS[group] };
  }
  if (second !== undefined && first.P + second.P >= PAIR)
    return { verdict: 'V_EITHER', named: null, pair: [first.key, second.key], suspects, leftOut: [] };
  return { verdict: 'V_UNTOLD', ...nothing, suspects };
}
