import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unsound } from '../../circuit/checks/support.ts';
import { createEngine } from '../../engine/index.ts';
import { OPTIONAL_FIELDS, PRESSURE_FIELDS, SETTING_FIELDS } from '../readings/fields.ts';
import type { DiagnosisOutcome } from '../outcome.ts';
import { derivedFigures, diagnose, ruleScore, signScore, simulateFault, standstillFluids } from '../index.ts';

const engine = await createEngine();
type Door = (request: unknown) => DiagnosisOutcome<unknown>;
const DOORS: readonly (readonly [name: string, door: Door])[] = [
  ['diagnose', (request) => diagnose(request, engine)],
  ['ruleScore', (request) => ruleScore(request, engine)],
  ['derivedFigures', (request) => derivedFigures(request, engine)],
  ['simulateFault', (request) => simulateFault(request, engine)],
  ['signScore', (request) => signScore(request, request)],
  ['standstillFluids', (request) => standstillFluids({ candidates: ['R134a'], ...(request as object) }, engine)],
];

const clean = {
  fluid: 'R32',
  application: 'room_ac',
  expansion: 'eev',
  p_lp: 8.7,
  p_hp: 28.5,
  t_suction: 13,
  t_liquid: 41,
  te_in: 25,
  tc_in: 35,
};
const problemOf = (request: object) => {
  const outcome = diagnose(request, engine);
  return outcome.ok ? undefined : outcome.problem;
};

describe('bad input', () => {
  it.each([
    ['nothing', {}, { code: 'E_MISSING', field: 'fluid' }],
    ['no number', { p_lp: Number.NaN }, { code: 'E_NUMBER', field: 'p_lp' }],
    ['endless', { t_liquid: Number.POSITIVE_INFINITY }, { code: 'E_NUMBER', field: 't_liquid' }],
    ['text', { t_suction: 'warm' }, { code: 'E_NUMBER', field: 't_suction' }],
    ['a vacuum no gauge reads', { p_lp: -2 }, { code: 'E_PSAT', field: 'p_lp' }],
    [
      'absurd',
      { t_suction: 900 },
      { code: 'E_RANGE', field: 't_suction', values: { min: -80, max: 80, unit: 'degC' } },
    ],
    ['a level between two', { sight: 1.5 }, { code: 'E_RANGE', field: 'sight', values: { min: 0, max: 2 } }],
    ['no such application', { application: 'igloo' }, { code: 'E_MODE', field: 'application' }],
    ['flooded', { flooded: true }, { code: 'E_FLOODED', field: 'flooded' }],
    [
      'too few',
      { t_liquid: null, tc_in: null },
      { code: 'E_FEW', field: 't_liquid', values: { list: 't_liquid, tc_in' } },
    ],
    ['a reference too short', { reference: { p_lp: 8, p_hp: 25 } }, { code: 'E_FEW', field: 'reference.t_suction' }],
    ['a reference that is none', { reference: 'yesterday' }, { code: 'E_MISSING', field: 'reference' }],
  ])('%s', (_, change, problem) => {
    expect(problemOf(Object.keys(change).length === 0 ? {} : { ...clean, ...change })).toMatchObject(problem);
  });

  it('names the limits of a pressure as the gauge shows them', () => {
    const gauge = problemOf({ ...clean, p_hp: 80 })!;
    const absolute = problemOf({ ...clean, p_mode: 'abs', p_hp: 80 })!;
    expect(Number(absolute.values['max']) - Number(gauge.values['max'])).toBeCloseTo(1.013_25, 6);
    // R32: critical pressure 57.82 bar (Tillner-Roth and Yokozeki, 1997).
    expect(Math.abs(Number(absolute.values['max']) - 57.82)).toBeLessThan(0.1);
  });

  const KEYS = [
    ...Object.keys(OPTIONAL_FIELDS),
    ...PRESSURE_FIELDS,
    ...Object.keys(SETTING_FIELDS),
    ...[
      'fluid',
      'application',
      'expansion',
      'receiver',
      'flooded',
      'p_mode',
      'fault',
      'severity',
      'lift',
      'T0',
      'SH',
      'fixed',
    ],
  ];
  const anything = fc.oneof(
    fc.double(),
    fc.double({ min: -100, max: 200, noNaN: true }),
    fc.integer({ min: -3, max: 60 }),
    fc.constantFrom<unknown>('', ' ', '12,5', 'x', null, undefined, true, [], {}, [1], '__proto__', 1e308, -0),
    fc.constantFrom(
      'R32',
      'R744',
      'R407C',
      'R717',
      'R32[0.5]&R125[0.5]',
      'air',
      'room_ac',
      'co2_sub',
      'heat_pump',
      'txv',
      'orifice',
      'abs',
      'rel',
    ),
  );
  const anyRequest = fc.oneof(
    fc.dictionary(fc.constantFrom(...KEYS), anything, { maxKeys: 12 }),
    fc.dictionary(fc.constantFrom(...KEYS), anything, { maxKeys: 4 }).map((change) => ({ ...clean, ...change })),
    fc
      .dictionary(fc.constantFrom(...KEYS), anything, { maxKeys: 3 })
      .map((change) => ({ ...clean, reference: { ...clean, ...change } })),
    anything,
  );

  it.each(DOORS)('is answered by %s, and nothing it says is no number', (_, door) => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const outcome = door(request);
        if (outcome.ok) expect(unsound(JSON.parse(JSON.stringify(outcome.result)))).toEqual([]);
        else expect(outcome.problem.code).toMatch(/^E_/);
        expect(unsound(outcome)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
