import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import {
  coefficientsFromPoints,
  coefficientsFromText,
  comparison,
  compressorInput,
  compressorPoint,
  hpOptimum,
  hpOptimumMap,
  lineInput,
  polynomialDoctor,
  polynomialValue,
  readingUncertainty,
  recordsFromCsv,
  rulerMeasure,
  rulerSaturation,
  rulerState,
  sameMachine,
  sweep,
} from '../index.ts';

const engine = await createEngine();

/** Whether an answer holds a number that is none. */
function hasNoNumber(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(hasNoNumber);
}

const word = fc.constantFrom(
  'T',
  'P',
  'dew',
  'bubble',
  'te',
  'p_gc',
  'rend_is',
  'R134a',
  'R448A',
  'SH',
  'kW',
  '1e5',
  '',
);
const number = fc.oneof(
  fc.double({ min: -100, max: 300, noNaN: true }),
  fc.constantFrom(0, -0, 1e-308, 1e308, -273.15, Number.NaN, Infinity, -Infinity),
);
const anything: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: number },
  { weight: 2, arbitrary: word },
  fc.constantFrom(null, undefined, true, [], {}, '12,5', '−3'),
  fc.anything({ maxDepth: 1 }),
);
const fluid = fc.constantFrom('R134a', 'R404A', 'R744', 'R32[0.5]&R125[0.5]', 'R9', null, 7, 'R32[2]&R125[-1]');
const ten = fc.oneof(
  fc.array(number, { minLength: 10, maxLength: 10 }),
  fc.constant([236, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
  anything,
);
const record = fc.record(
  {
    fluid,
    coefficients: fc.oneof(fc.record({ mass_flow: ten, power: ten, capacity: ten }, { requiredKeys: [] }), anything),
    units: anything,
    step_volume_h: anything,
    rating_mode: fc.constantFrom('SH', 'RGT', 'x'),
    rating_value: anything,
    te_min: anything,
    temp_convention: fc.constantFrom('dew', 'mid', 3),
    variable: fc.constantFrom('tc', 'pd'),
    heat_loss: anything,
  },
  { requiredKeys: [] },
);
const body = fc.oneof(
  fc.record(
    {
      fluid,
      pt_evp: anything,
      pt_cdr: anything,
      mode_trans: fc.constantFrom('0', '1', 2),
      rend_is: anything,
      t_sf: anything,
    },
    { requiredKeys: [] },
  ),
  anything,
);
const text = fc.oneof(
  fc.string(),
  fc
    .array(fc.constantFrom('Q', ';', '\n', '1', '1,5', '"', '\t', 'P', ' ', ',', 'name', 'c1', '\r'), { maxLength: 60 })
    .map((parts) => parts.join('')),
  anything,
);

const RUNS = { numRuns: 60 };

/** Holds a door to two promises, whatever it is handed: it answers, and with numbers. */
function answers<T extends unknown[]>(
  name: string,
  inputs: { [K in keyof T]: fc.Arbitrary<T[K]> },
  door: (...by: T) => unknown,
  runs = RUNS,
) {
  it(name, () => {
    fc.assert(
      fc.property(fc.tuple(...inputs), (by) => {
        const outcome = door(...(by as T));
        expect(outcome).toBeDefined();
        if (typeof outcome === 'object' && outcome !== null && 'ok' in outcome)
          expect(hasNoNumber(outcome)).toBe(false);
      }),
      runs,
    );
  });
}

describe('whatever comes in, a door answers without a number that is none', () => {
  answers('polynomialValue', [ten, anything, anything], (c, s, d) => {
    const value = polynomialValue(c, s, d);
    return { ok: true, value };
  });
  answers('compressorPoint', [record, anything, anything, anything], (...by) => compressorPoint(...by, engine), {
    numRuns: 200,
  });
  answers('compressorInput', [fc.oneof(fc.array(record), anything), word, body, anything], (...by) =>
    compressorInput(...by, engine),
  );
  answers('coefficientsFromText', [text], (by) => coefficientsFromText(by), { numRuns: 300 });
  answers('recordsFromCsv', [text], (by) => recordsFromCsv(by), { numRuns: 300 });
  answers('comparison', [body, fluid, fluid], (...by) => comparison(...by, engine));
  answers('lineInput', [anything], (by) => lineInput(by));
  answers('sweep', [body, word, anything, anything, anything], (...by) => sweep(...by, engine));
  answers(
    'rulerSaturation',
    [fluid, fc.constantFrom('T', 'P', 4), anything, fc.constantFrom('dew', 'bubble', null)],
    (...by) => rulerSaturation(...by, engine),
    { numRuns: 200 },
  );
  answers('rulerMeasure', [fluid, anything, anything], (...by) => rulerMeasure(...by, engine), { numRuns: 200 });
  answers('readingUncertainty', [fluid, anything, fc.constantFrom('superheat', 'subcooling', 2), anything], (...by) =>
    readingUncertainty(...by, engine),
  );
  const letter = fc.constantFrom('P', 'T', 'D', 'V', 'Q', 'H', 'S', 'X');
  answers('rulerState', [fluid, letter, anything, letter, anything], (...by) => rulerState(...by, engine), {
    numRuns: 400,
  });
  answers(
    'hpOptimum',
    [
      fc.oneof(
        fc.record({ temp_evp: anything, t_out_gc: anything, p_min: anything, rend_is: anything }, { requiredKeys: [] }),
        anything,
      ),
    ],
    (by) => hpOptimum(by, engine),
    { numRuns: 40 },
  );
  answers(
    'hpOptimumMap',
    [fc.record({ te: anything, t: anything, p_min: anything }, { requiredKeys: [] })],
    (by) => hpOptimumMap(by, engine).next().value,
  );
  answers('polynomialDoctor', [record], (by) => polynomialDoctor(by, engine), { numRuns: 20 });
  answers('sameMachine', [body, fluid, fluid, anything], (...by) => sameMachine(...by, engine), { numRuns: 20 });
  answers('coefficientsFromPoints', [fc.array(fc.record({ te: number, tc: number, value: number }))], (by) => ({
    ok: true,
    by: coefficientsFromPoints(by),
  }));
});
