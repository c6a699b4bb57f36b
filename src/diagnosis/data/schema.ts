/** What the data files of the diagnosis must hold; builds and tests only. */
import { z } from 'astro/zod';

const positive = z.number().positive();
const share = z.number().min(0).max(1);
const DESIGN = ['te', 'DTe', 'DTE', 'tc', 'DTc', 'DTC', 'SH', 'SC', 'eta', 'shr'] as const;
const sources = z.array(z.string().min(1)).min(1);
const texts = z.record(z.string(), z.string().min(1));

const machine = z.strictObject({
  te: z.number(),
  tc: z.number(),
  ...{ DTe: positive, DTE: positive, DTc: positive, DTC: positive, SH: positive, SC: positive, eta: share, shr: share },
  dev: z.enum(['txv', 'eev', 'capillary', 'orifice']),
  rec: z.union([z.literal(0), z.literal(1)]),
  fluid: z.string().min(2),
});

const ascending = (values: readonly number[]): boolean =>
  values.every((value, i) => value > (values[i - 1] ?? Number.NEGATIVE_INFINITY));
const severities = z.array(share).min(2).refine(ascending, 'severities rise');

export const machinesSchema = z.strictObject({
  about: z.string().min(1),
  sources,
  machines: z.record(z.string(), machine),
  receiver: z.strictObject({ SC: positive, rec: z.literal(1) }),
  laws: z.record(z.string(), z.number().nonnegative()),
  spread: z.record(z.string(), z.partialRecord(z.enum(DESIGN), positive)),
  spread_laws: z.record(z.string(), positive),
  severity: z.strictObject({
    ...{ knots: severities, grid: severities, half_prior_below: share },
    largest: z.record(z.string(), share),
    beyond_largest: share,
  }),
  compressors: z.record(z.string(), z.record(z.string(), positive)),
  efficiency_floors: z.strictObject({ volumetric: share, isentropic_share_of_design: share }),
  stops: z.strictObject({
    ...{ low_pressure_bar: positive, low_pressure_share: share, condensing_C: positive, below_critical_K: positive },
    ...{ flooded_quality: share, kept_low_pressure_share: share, most_transfer_units: positive },
  }),
  gas: z.strictObject({
    approach_K: positive,
    outlet_K: positive,
    cooling_W: positive,
    most_charge: share,
    least_quality: share,
  }),
  words: z.strictObject({
    ...{ very: share, normal: share, likely: share, possible: share, pair: share },
    ...{ chi_d: positive, sh_high: positive, osc: positive },
  }),
  faults: z.record(z.string(), texts),
  priors: z.record(z.string(), positive),
  outside: texts,
  direct_beta: positive,
  direct: z.array(z.string()),
  settings: z.strictObject({
    ...{ dfull: share, ddiag: share, floor_K: positive, floor_lnp: positive, sensor_K: positive },
    ...{ unknown_K: positive, unknown_lnp: positive, detect: positive, t_degrees: positive },
    ...{ hardware_scale: positive, sensor_scale: positive, reference_left: share, valve_hold_K: positive },
    valve_hold_on: z.record(z.string(), positive),
    sensor_on: z.array(z.string()).min(1),
    sigma_half_widths: z.strictObject({ acc_t: positive, acc_air: positive, acc_dis: positive, acc_p: positive }),
    sigma_power_relative: share,
  }),
  pairs: z.array(z.tuple([z.string(), z.string()])),
  domain: z.strictObject({ te_in: positive, tc_in: z.tuple([z.number().negative(), positive]) }),
  keys: texts,
  law_keys: texts,
});

const expected = z.strictObject({ value: z.number(), tol: positive });
const sign = z.union([z.literal(-2), z.literal(-1), z.literal(0), z.literal(1), z.literal(2)]);
const signs = z.record(z.string(), sign);
const column = z.array(z.number().min(-1).max(1)).length(5);

export const signaturesSchema = z.strictObject({
  about: z.string().min(1),
  sources,
  symptoms: z.record(z.string(), positive),
  scoring: z.strictObject({
    ...{ dead_band: positive, max_level: z.literal(2), beta: positive, inconclusive_below: share },
    levels: z.array(z.int().min(-2).max(2)).length(5),
    g: z.strictObject({ '0': column, '1': column, '2': column }),
  }),
  direct: z.record(
    z.string(),
    z.union([expected, z.strictObject({ min: z.number(), tol: positive, not_for: z.array(z.string()) })]),
  ),
  fixed: z.strictObject({ SH: expected }),
  receiver: z.strictObject({ SC: expected, weight_factor: share }),
  applications: z.record(
    z.string(),
    z.strictObject({
      ...{ te_in: expected, DTe: expected, DTE: expected, DTc: expected, DTC: expected.nullable() },
      ...{ SH: expected, SC: expected, eta: expected },
    }),
  ),
  faults: z.array(
    z.strictObject({ key: z.string(), prior: positive, requires: z.array(z.string()), txv: signs, fixed: signs }),
  ),
});

const counted = share.nullable();
const shares = { answered: counted, right: counted, wrong: counted, wrongSure: counted } as const;
const word = z.strictObject({ right: counted, cases: z.int().nonnegative() });
const tally = z.strictObject({
  ...{ ...shares, faultSaidNormal: counted, firstThree: counted, veryLikely: word, likely: word },
  several: z.strictObject({ single: counted, double: counted }),
  healthy: z.strictObject({ faulty: counted, sureFaulty: counted, doubted: counted, normal: counted }),
  double: z.strictObject(shares),
  probe: z.strictObject({ found: counted, blamed: counted }),
  hints: z.strictObject({ given: counted, right: counted, healthy: counted }),
  severityError: counted,
  faults: z.record(z.string(), z.strictObject(shares)),
  calibration: z.array(z.strictObject({ said: share, true: share, cases: z.int().positive() })),
});
const trial = z.strictObject({
  seed: z.int().positive(),
  cases: z.strictObject({ single: z.int(), double: z.int(), healthy: z.int(), probe: z.int() }),
  leftOut: share,
  editions: z.strictObject({ first: z.record(z.string(), tally), second: z.record(z.string(), tally) }),
});

const wholes = (...keys: readonly string[]) => z.strictObject(Object.fromEntries(keys.map((key) => [key, z.int()])));

export const largeTrialSchema = z.strictObject({
  about: z.string().min(1),
  seed: z.int(),
  faults: z.int(),
  healthy: z.int(),
  sets: z.record(
    z.string(),
    wholes('answered', 'right', 'wrongSure', 'healthyFaulty', 'veryLikely', 'veryLikelyRight'),
  ),
});

export const trialSchema = z.strictObject({
  about: z.string().min(1),
  trials: z.strictObject({ scorer: trial, wide: trial }),
});
