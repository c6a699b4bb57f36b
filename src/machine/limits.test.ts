import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import data from './data/limits.json' with { type: 'json' };
import uses from './data/uses.json' with { type: 'json' };
import { dischargeLimit, limitsOf } from './limits.ts';

const band = z.tuple([z.number(), z.number()]).refine(([low, high]) => low <= high, 'a band from low to high');
const banded = z.object({ good: band.nullable(), watch: z.number().nullable() }).loose();
const margins = z.object({ good: band.nullable(), low: z.number().nullable(), high: z.number().nullable() });
const speeds = z.tuple([band, z.number().positive()]);
const velocities = z
  .object({
    suction: speeds,
    discharge: speeds,
    liquid: speeds,
    condensate: speeds.optional(),
    suction_riser_least: z.number().positive().nullable().optional(),
  })
  .strict();
const mark = z.string().min(1);
const dischargeRow = z
  .object({
    compressor: z.array(z.enum(Object.keys(uses.compressors) as [string, ...string[]])).min(1),
    fluids: z.string().regex(/^(any( but R\d+\w*(, R\d+\w*)*)?|R\d+\w*)$/),
    regime: z.enum(['subcritical', 'transcritical']).optional(),
    watch: z.number(),
    max: z.number(),
    source: z.string().min(1),
    mark,
    computed: z.literal(false).optional(),
  })
  .strict()
  .refine(({ watch, max }) => watch < max, 'watched before it is passed');

const table = z.object({
  discharge_C: z.array(dischargeRow),
  ratio: z
    .object({
      single_stage: banded,
      single_stage_te_below_minus_20: banded,
      R744_transcritical: banded,
      per_stage_of_two: banded,
      source: z.string(),
      mark,
    })
    .strict(),
  flash: z.object({ any: banded, R744_transcritical: banded, source: z.string(), mark }).strict(),
  superheat_useful_K: z
    .object({
      txv: margins,
      eev: margins,
      capillary: margins,
      orifice: margins,
      flooded: margins,
      hp_float: margins,
      unknown: margins,
      total: banded,
      source: z.string(),
      mark,
    })
    .strict(),
  subcooling_K: z
    .object({
      without_receiver: margins,
      with_receiver: margins,
      flooded: margins,
      R744_transcritical: z.object({ good: z.null() }),
      source: z.string(),
      mark,
    })
    .strict(),
  carnot: z.object({ good: band, ideal_above: z.number(), mark }).strict(),
  critical_ratio: z.object({ good_below: z.number(), watch: z.number(), mark }).strict(),
  glide_K: z.object({ watch: z.number(), flooded_max: z.number(), largest: z.number(), mark }).strict(),
  velocities: z
    .object({
      about: z.string(),
      dx: velocities,
      co2: velocities,
      ammonia: velocities,
      specification: velocities,
      source: z.string(),
      mark,
    })
    .strict(),
  dT_line_K: z
    .object({
      suction: z.number(),
      suction_below_minus_20: z.number(),
      discharge: z.number(),
      liquid: z.number(),
      mark,
    })
    .strict(),
  pressure: z
    .object({
      booster_receiver_PS_barg: z.number().positive(),
      booster_receiver_usual_bar_abs: band,
      unknown_plate: z.object({ silent: z.number(), ask: z.number() }),
    })
    .loose(),
});

describe('the table of limits', () => {
  it('fits its schema', () => expect(table.safeParse(data).error?.issues ?? []).toEqual([]));

  it('has a row of discharge for every fluid and regime, whatever the compressor', () => {
    for (const compressor of [undefined, ...Object.keys(uses.compressors)])
      for (const fluid of [undefined, 'R134a', 'R717', 'R744', 'R455A'])
        for (const regime of ['subcritical', 'transcritical'] as const)
          expect(dischargeLimit(compressor, fluid, regime), `${compressor} ${fluid} ${regime}`).toBeDefined();
    expect(dischargeLimit(undefined, 'R718')).toBeUndefined();
  });
});

describe('the limits of a machine', () => {
  // 225 °F (107 °C) of the trade press and 135 °C printed by a maker of scrolls; the rest as the table marks it.
  it.each([
    [{}, 'R134a', 'subcritical', 107, 120],
    [{ compressor: 'scroll' }, 'R410A', 'subcritical', 107, 135],
    [{ compressor: 'screw' }, 'R134a', 'subcritical', 95, 110],
    [{ compressor: 'screw' }, 'R717', 'subcritical', 85, 100],
    [{}, 'R717', 'subcritical', 135, 150],
    [{}, 'R744', 'transcritical', 140, 160],
    [{}, 'R744', 'subcritical', 110, 130],
    [{ compressor: 'centrifugal' }, 'R134a', 'subcritical', 70, 90],
    // No row of its own with this fluid: as an unknown one.
    [{ compressor: 'scroll' }, 'R717', 'subcritical', 135, 150],
  ] as const)('of a discharge: %o with %s, %s', (facts, fluid, regime, watch, max) =>
    expect(limitsOf(facts, fluid, regime).discharge).toMatchObject({ watch, max }),
  );

  it('judge no computed discharge of an oil-injected screw', () => {
    expect(limitsOf({ compressor: 'screw' }, 'R134a').discharge?.isComputed).toBe(false);
    expect(limitsOf({}, 'R134a').discharge?.isComputed).toBe(true);
  });

  it('are of one stage, of cold, and of a transcritical one', () => {
    expect(limitsOf({}).ratio.watch).toBe(8);
    expect(limitsOf({ te: -20 }, 'R449A').ratio.watch).toBe(8);
    expect(limitsOf({ te: -32 }, 'R449A').ratio.watch).toBe(13);
    expect(limitsOf({ te: -32 }, 'R744', 'transcritical').ratio.watch).toBe(4.5);
  });

  it('are one row of two bounds for flash gas, and none where a receiver draws it off', () => {
    expect(limitsOf({}, 'R134a').flash).toMatchObject({ good: [0.15, 0.25], watch: 0.35 });
    expect(limitsOf({}, 'R744', 'transcritical').flash).toMatchObject({ good: null, watch: null });
  });

  // uses.json: a cold room of low temperature subcools by 4 K at the condenser and 1 K in the line.
  it('are held, for the flash of a known use, against what is usual of it', () => {
    const { t_sr, t_srt } = uses.uses.find(({ id }) => id === 'cold_room_neg')!.opening as unknown as Record<
      string,
      number
    >;
    const usual = { subcooling: t_sr! + t_srt!, margin: 0.05 };
    expect(limitsOf({ use: 'cold_room_neg' }, 'R404A').flash).toEqual({ good: [0.15, 0.25], watch: 0.35, usual });
    for (const facts of [{}, { use: 'other' }, { use: 'co2_booster' }])
      expect(limitsOf(facts, 'R404A').flash.usual).toBeUndefined();
    expect(limitsOf({ use: 'cold_room_neg' }, 'R744', 'transcritical').flash).not.toHaveProperty('usual');
  });

  it('are those of the expansion and of the receiver once they are known', () => {
    expect(limitsOf({}).superheat.useful).toEqual({ good: [5, 8], low: 3, high: 15 });
    expect(limitsOf({ expansion: 'txv' }).superheat.useful.good).toEqual([4, 8]);
    expect(limitsOf({ expansion: 'flooded' }).superheat.useful.low).toBeNull();
    expect(limitsOf({ expansion: 'total' }).superheat.useful.good).toEqual([5, 8]);
    expect(limitsOf({}).subcooling).toEqual({ good: [3, 8], low: 2, high: 15 });
    expect(limitsOf({ receiver: 'yes' }).subcooling.good).toEqual([1, 6]);
    expect(limitsOf({}, 'R744', 'transcritical').subcooling).toEqual({ good: null, low: null, high: null });
  });

  it('advise no speed beyond the limit, in any row', () => {
    for (const use of [undefined, ...uses.uses.map(({ id }) => id)])
      for (const fluid of ['R134a', 'R744', 'R717']) {
        const { velocities: row } = limitsOf({ use }, fluid);
        for (const { advised, limit } of [row.suction, row.discharge, row.liquid]) {
          expect(advised[0]).toBeLessThan(advised[1]);
          expect(advised[1]).toBeLessThanOrEqual(limit);
        }
      }
    // Without a machine the limits are those the specification opens its lines with.
    const { velocities: plain } = limitsOf({}, 'R134a');
    expect([plain.suction.limit, plain.discharge.limit, plain.liquid.limit]).toEqual([15, 12, 1.5]);
  });

  it('take the row of speeds that each use names', () => {
    for (const { id, velocities: row, opening } of uses.uses)
      if (opening !== null && id !== 'other') expect(limitsOf({ use: id }, opening.fluid).velocities.row, id).toBe(row);
  });

  // 0.9 × 45 bar gauge, and the atmosphere.
  it('keep the receiver of a booster below its relief valve', () => {
    expect(limitsOf({}).receiver).toMatchObject({ ps: 45, isAssumed: true });
    expect(limitsOf({}).receiver.searchMax).toBeCloseTo(41.513, 3);
    expect(limitsOf({ ps_receiver: 60 }).receiver).toMatchObject({ ps: 60, isAssumed: false });
  });
});
