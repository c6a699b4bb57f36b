/**
 * Everything a measured performance depends on: what was read, and what is taken for granted. Each with its value, how
 * well it is known, how far off it is when it is grossly false, and how often that happens.
 */
import { RECTANGULAR } from '../../diagnosis/readings/uncertainty.ts';

export const PRESSURES = ['p_lp', 'p_hp'] as const;
export const PIPES = ['t_suction', 't_suc_comp', 't_liquid', 't_discharge'] as const;
export const MEDIA_TEMPERATURES = ['te_in', 'te_out', 'tc_in', 'tc_out'] as const;
export const FLOWS = ['e_flow', 'c_flow'] as const;
export const HUMIDITIES = ['e_rh_in', 'e_rh_out'] as const;
/** Readings, in the order they are gone through. */
export const READINGS = [
  ...PRESSURES,
  ...PIPES,
  'power_meas',
  'm_ref',
  'te_in',
  'te_out',
  'e_flow',
  ...HUMIDITIES,
  'tc_in',
  'tc_out',
  'c_flow',
] as const;
export type ReadingKey = (typeof READINGS)[number];

export const SUPPOSITIONS = [
  'loss',
  'side_e',
  'side_c',
  'map_m',
  'map_p',
  'map_fv',
  'eta_v',
  'eta_is',
  'line',
  'sh0',
] as const;
export type SuppositionKey = (typeof SUPPOSITIONS)[number];
export type UnknownKey = ReadingKey | SuppositionKey;

export interface Unknown {
  readonly key: UnknownKey;
  /** SI; humidities in %, of 100. */
  readonly value: number;
  /** Standard uncertainty. */
  readonly u: number;
  /** The part of it that is the instrument's, which readings made with one instrument share. */
  readonly instrument: number;
  /** Half the step of the difference that gives a derivative. */
  readonly step: number;
  /** Size of a gross error. */
  readonly gross: number;
  /** Chance of a gross error before the readings are compared. */
  readonly prior: number;
}

/** Values by key. */
export type Point = Readonly<Partial<Record<UnknownKey, number>>>;

const TEMPERATURE_STEP = 0.01;
const SHARE_STEP = 1e-4;

/** Chances before the readings are compared, that nothing is false, and that several things are. */
export const PRIOR_NOTHING = 0.75;
export const PRIOR_SEVERAL = 0.02;
/** Spread of ln of capacity, of each row by itself, when several things are false. */
export const SEVERAL_SPREAD = 0.25;
const PRIOR_READING = 0.02;
const PRIOR_SUPPOSITION = 0.01;
/** A clamp on a hot pipe, and a compressor that no longer gives what its sheet says, are more often at fault. */
const PRIOR_LIKELIER = 0.04;

const GROSS: Readonly<Record<UnknownKey, number | ((value: number) => number)>> = {
  p_lp: (P) => 0.6e5 + 0.05 * P,
  p_hp: (P) => 0.6e5 + 0.05 * P,
  t_suction: 5,
  t_suc_comp: 5,
  t_liquid: 5,
  t_discharge: 12,
  te_in: 2.5,
  te_out: 2.5,
  tc_in: 2.5,
  tc_out: 2.5,
  power_meas: (W) => 0.35 * W,
  e_flow: (flow) => 0.35 * flow,
  c_flow: (flow) => 0.35 * flow,
  m_ref: (flow) => 0.3 * flow,
  e_rh_in: 25,
  e_rh_out: 25,
  loss: 0.15,
  side_e: 0.12,
  side_c: 0.12,
  map_m: 0.2,
  map_p: 0.2,
  eta_v: 0.2,
  eta_is: 0.2,
  map_fv: 0.4,
  line: 10,
  sh0: 10,
};

const isIn = <T extends string>(list: readonly T[], key: string): key is T => (list as readonly string[]).includes(key);
export const isReading = (key: string): key is ReadingKey => isIn(READINGS, key);

function stepOf(key: UnknownKey, value: number): number {
  if (isIn([...PIPES, ...MEDIA_TEMPERATURES], key)) return TEMPERATURE_STEP;
  if (isIn(HUMIDITIES, key)) return TEMPERATURE_STEP;
  return isReading(key) ? SHARE_STEP * Math.abs(value) : SHARE_STEP;
}

/**
 * A thing the performance depends on. @param half half-width of its rectangular distribution
 * @param instrument half-width of the instrument's part; all of it unless told
 */
export function unknownOf(key: UnknownKey, value: number, half: number, instrument = half): Unknown {
  const gross = GROSS[key];
  return {
    key,
    value,
    u: half / RECTANGULAR,
    instrument: instrument / RECTANGULAR,
    step: stepOf(key, value),
    gross: typeof gross === 'number' ? gross : gross(value),
    prior:
      key === 't_discharge' || key === 'map_m' ? PRIOR_LIKELIER : isReading(key) ? PRIOR_READING : PRIOR_SUPPOSITION,
  };
}
