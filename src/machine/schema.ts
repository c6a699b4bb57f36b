/** What `data/uses.json` must hold. Tests only: everything else takes its types. */
import { z } from 'astro/zod';

const words = z.string().min(1);
const MARKS = ['A', 'B', 'C', 'V', 'choice'] as const;
const mark = z.enum(MARKS);
const positive = z.number().positive();

export const COMPRESSORS = [
  ...['rotary', 'scroll', 'scroll_electric', 'recip_hermetic', 'recip_semi', 'recip_open', 'screw', 'centrifugal'],
  ...['recip_co2', 'swash', 'linear', 'unknown'],
] as const;
const compressor = z.enum(COMPRESSORS);
const expansion = z.enum(['txv', 'eev', 'capillary', 'orifice', 'flooded', 'hp_float', 'unknown']);

/** Every condition that is there holds; kW, kg, °C. */
const when = z.strictObject({
  capacity_max: positive.optional(),
  capacity_above: positive.optional(),
  capacity_from: positive.optional(),
  capacity_below: positive.optional(),
  charge_below: positive.optional(),
  product_below: z.number().optional(),
  build: z.enum(['monobloc', 'split', 'remote', 'portable']).optional(),
  cascade_primary: z.literal(true).optional(),
  vehicle: words.optional(),
});

/** A kind of new equipment as the law names it, or a rule about a product that is none of its list. */
const newEquipment = z.union([
  z.strictObject({ product: words, when: when.optional(), mark }),
  z.strictObject({ rule: words, when: when.optional(), mark }),
]);

/** How a machine is topped up: the key of the law with virgin gas, that with reclaimed or recycled gas. */
const toppingUp = { virgin: words.nullable(), reclaimed: words.nullable(), mark: mark.nullable() };

const recharge = z.strictObject({
  ...toppingUp,
  /** Rules of these keys that are not about this machine. */
  without: z.array(words).optional(),
  alternative: z
    .strictObject({ ...toppingUp, when: z.strictObject({ cools: z.literal('process') }), without: z.array(words) })
    .optional(),
  exempt: z.strictObject({ product_below: z.number(), rules: z.array(words), mark }).optional(),
  note: words.optional(),
});

/** Mean saturation temperatures, those of the air or water that enters, and how far it is cooled or heated; °C, K, kW. */
const point = {
  te: z.number(),
  tc: z.number(),
  sat: z.literal('mid'),
  te_in: z.number(),
  tc_in: z.number(),
  DTE: positive,
  DTC: positive,
  choice: z.literal([1, 2]),
  capacity_kW: positive,
  t_sf: z.number().min(0),
  t_sft: z.number().min(0),
  t_sr: z.number().min(0),
  t_srt: z.number().min(0),
  rend_is: z.number().min(0.3).max(1),
  rend_v: words,
  evaporator_medium: z.enum(['air', 'water']),
  condenser_medium: z.enum(['air', 'water']),
};
const { te, tc, te_in, tc_in, DTC, capacity_kW, condenser_medium, rend_is } = point;

const opening = z.strictObject({
  ...point,
  fluid: words,
  architecture: z.enum(['booster', 'two_stage']).optional(),
  te_low: z.number().optional(),
  capacity_low_kW: positive.optional(),
  t_out_gc: z.number().optional(),
  p_gc: z.literal('optimum').optional(),
  p_receiver_bar_abs: positive.optional(),
  when_low: z.strictObject({ te, tc, te_in, tc_in, capacity_kW }).optional(),
  when_water: z.strictObject({ te, tc, tc_in, DTC, condenser_medium, rend_is, fluid: words }).optional(),
});

const use = z.strictObject({
  id: words,
  group: z.enum(['ac', 'hp', 'cold', 'household', 'mobile', 'other']),
  fr: words,
  en: words,
  words: z.strictObject({ fr: z.array(words).min(1), en: z.array(words).min(1) }),
  law: z.strictObject({ sector: words.nullable(), new: z.array(newEquipment), recharge }),
  en378: z
    .strictObject({
      application: z.enum(['comfort', 'other']),
      access: z.enum(['a', 'b', 'c']),
      location: z.array(z.enum(['I', 'II', 'III', 'IV'])).min(1),
      mounting: z.enum(['floor', 'wall', 'window', 'ceiling']).nullable(),
      sealed: z.boolean().nullable(),
      usually_few_people: z.boolean().optional(),
      note: words.optional(),
      mark,
    })
    .nullable(),
  standard: z.strictObject({
    id: words.nullable(),
    also: words.optional(),
    caps: words.optional(),
    note: words.optional(),
    mark,
  }),
  diagnosis: z.array(
    z.strictObject({
      application: words.nullable(),
      machine: words.nullable(),
      when: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      why: words.optional(),
    }),
  ),
  compressors: z.array(compressor),
  expansion: z.array(expansion),
  opening: opening.nullable(),
  opening_note: words.optional(),
  velocities: z.enum(['dx', 'co2', 'ammonia']),
  heating: z.strictObject({
    reversible: z.enum(['usual', 'sometimes', 'no', 'hot gas']).nullable(),
    recovery: words.optional(),
    opening: z.strictObject(point).nullable().optional(),
  }),
  charge: z
    .strictObject({
      kg_per_kW: z.tuple([positive, positive, positive]),
      kg: z.tuple([positive, positive]).optional(),
      source: words,
      mark,
    })
    .nullable(),
  leak: z.strictObject({
    hermetic: z.enum(['no', 'often', 'usual', 'sometimes']).optional(),
    residential_3kg: z.boolean().optional(),
    detection: words.optional(),
    mobile_from: words.optional(),
    note: words.optional(),
  }),
  asks: z.array(words),
  receiver: z.boolean().optional(),
  certificate: words.optional(),
  doubts: words.optional(),
});

export const usesSchema = z.strictObject({
  about: words,
  asOf: z.iso.date(),
  units: words,
  capacity: words,
  compressors: z.record(
    compressor,
    z.strictObject({ fr: words, en: words, pump_down_test: z.enum(['never', 'brief']), why: words, mark }),
  ),
  charge: z.record(z.string(), z.unknown()),
  sources: z.record(z.string(), words),
  uses: z.array(use).min(1),
});

export type Use = z.infer<typeof use>;
export type When = z.infer<typeof when>;
export type Recharge = z.infer<typeof recharge>;
export type Point = Omit<z.infer<typeof opening>, 'when_low' | 'when_water' | 'fluid'>;
export type Compressor = z.infer<typeof compressor>;
export type Expansion = z.infer<typeof expansion>;
