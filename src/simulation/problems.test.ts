import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine/index.ts';
import type { Engine } from '../engine/types.ts';
import { engineFault, engineWith } from './checks/engines.ts';
import { STEADY_DEFAULTS } from './defaults.ts';
import { run } from './run.ts';
import type { Problem } from './types.ts';
import { PROBLEM_CODES } from './types.ts';

const engine = await createEngine();

function problemOf(body: unknown, using: Engine = engine): Problem | undefined {
  const outcome = run(body, using);
  return outcome.ok ? undefined : outcome.problem;
}

type Case = readonly [what: string, body: unknown, problem: Partial<Problem>];

const TRANSCRITICAL = { fluid: 'R744', mode_trans: '1' } as const;
const DEGREES = { unit: 'degC' } as const;

const WRONG_INPUT: readonly Case[] = [
  ['unknown fluid', { fluid: 'R999' }, { code: 'E_FLUID', field: 'fluid' }],
  ['no fluid', { fluid: '' }, { code: 'E_FLUID', field: 'fluid' }],
  ['null fluid', { fluid: null }, { code: 'E_FLUID', field: 'fluid' }],
  ['fluid as a number', { fluid: 134 }, { code: 'E_FLUID', field: 'fluid' }],
  ['endless fluid', { fluid: `R32[0.5]&${'x'.repeat(2_000_000)}` }, { code: 'E_FLUID', field: 'fluid' }],
  ['a body that is no object', [1, 2], { code: 'E_MISSING' }],
  ['no body', null, { code: 'E_MISSING' }],
  ['empty field', { pt_evp: ' ' }, { code: 'E_MISSING', field: 'pt_evp' }],
  ['null field', { t_sr: null }, { code: 'E_MISSING', field: 't_sr' }],
  ['text in a number', { pt_cdr: 'quarante' }, { code: 'E_NUMBER', field: 'pt_cdr' }],
  ['two separators', { choice_1_value: '1.000,5' }, { code: 'E_NUMBER', field: 'choice_1_value' }],
  ['infinite number', { t_sf: Number.POSITIVE_INFINITY }, { code: 'E_NUMBER', field: 't_sf' }],
  ['number in a list', { t_sf: [5] }, { code: 'E_NUMBER', field: 't_sf' }],
  ['criterion 5', { choice_1: 5 }, { code: 'E_CHOICE', field: 'choice_1' }],
  ['half a criterion', { choice_1: 0.5 }, { code: 'E_CHOICE', field: 'choice_1' }],
  ['mode 3', { mode_cdr: 3 }, { code: 'E_MODE', field: 'mode_cdr' }],
  ['mode in words', { mode_evp: 'hot' }, { code: 'E_MODE', field: 'mode_evp' }],
  ['cycle 2', { mode_trans: '2' }, { code: 'E_MODE', field: 'mode_trans' }],
  ['medium 2', { mode_ref: 2 }, { code: 'E_MODE', field: 'mode_ref' }],
  ['another convention', { sat_ref: 'wet' }, { code: 'E_MODE', field: 'sat_ref' }],
  ['sizing of 0', { choice_1_value: 0 }, { code: 'E_VALUE', field: 'choice_1_value' }],
  ['negative sizing', { choice_1_value: '\u22123' }, { code: 'E_VALUE', field: 'choice_1_value' }],
  ['volumetric efficiency 0', { rend_v: 0 }, { code: 'E_RENDV', field: 'rend_v' }],
  ['isentropic efficiency 0', { rend_is: 0 }, { code: 'E_RENDIS', field: 'rend_is' }],
  ['isentropic efficiency 1.2', { rend_is: 1.2 }, { code: 'E_RENDIS', field: 'rend_is' }],
  ['volumetric efficiency 1.2', { rend_v: '1,2' }, { code: 'E_RENDV', field: 'rend_v' }],
  ['volumetric efficiency next to nothing', { rend_v: 5e-324 }, { code: 'E_RENDV', field: 'rend_v' }],
  ['isentropic efficiency next to nothing', { rend_is: 5e-324 }, { code: 'E_RENDIS', field: 'rend_is' }],
  ['fractions beyond 1', { fluid: 'R32[0.6]&R125[0.6]' }, { code: 'E_COMP', field: 'fluid' }],
  ['negative superheat', { t_sf: -1 }, { code: 'E_NEG', field: 't_sf' }],
  ['negative subcooling', { t_srt: -0.1 }, { code: 'E_NEG', field: 't_srt' }],
  [
    'reference discharge of 10 °C',
    { t_ref: 10 },
    { code: 'E_RANGE', field: 't_ref', values: { min: 20, max: 200, unit: 'degC' } },
  ],
  ['superheat of 61 K', { t_sf: 61 }, { code: 'E_RANGE', field: 't_sf', values: { min: 0, max: 60, unit: 'K' } }],
  ['superheat of a billion', { t_sft: 1e9 }, { code: 'E_RANGE', field: 't_sft' }],
  ['sizing of ten million', { choice_1_value: 1e7 }, { code: 'E_RANGE', field: 'choice_1_value' }],
  ['subcooling of 41 K', { t_sr: 41, pt_cdr: 60 }, { code: 'E_RANGE', field: 't_sr' }],
];

const NO_CYCLE: readonly Case[] = [
  ['another kind', { architecture: 'two_stage', kind: 'magic' }, { code: 'E_MODE', field: 'kind' }],
  ['half a truth', { architecture: 'booster', parallel: 'maybe' }, { code: 'E_MODE', field: 'parallel' }],
  [
    'a low-stage efficiency of 0',
    { architecture: 'two_stage', rend_is_bp: 0 },
    { code: 'E_RENDIS', field: 'rend_is_bp' },
  ],
  ['a negative economiser', { architecture: 'injection', dt_eco: -1 }, { code: 'E_NEG', field: 'dt_eco' }],
  ['no low fluid', { architecture: 'cascade', fluid_bp: 'R999' }, { code: 'E_FLUID', field: 'fluid_bp' }],
  ['a word that is none', { architecture: 'two_stage', p_int: 'best' }, { code: 'E_NUMBER', field: 'p_int' }],
  ['a cascade without difference', { architecture: 'cascade', dt_cas: 0.5 }, { code: 'E_RANGE', field: 'dt_cas' }],
  [
    'an intermediate pressure above the condensing one',
    { architecture: 'two_stage', pt_evp: -30, p_int: 12 },
    {
      code: 'E_PINT',
      field: 'p_int',
      values: { min: expect.closeTo(0.844, 3), max: expect.closeTo(10.166, 3), unit: 'bar' },
    },
  ],
  [
    'a vessel that parts nothing',
    {
      architecture: 'two_stage',
      kind: 'flash_mixing',
      fluid: 'R744',
      mode_trans: '1',
      pt_evp: 0,
      t_out_gc: 12,
      p_int: 60,
    },
    { code: 'E_FLASH' },
  ],
  [
    'nothing to inject',
    {
      architecture: 'two_stage',
      kind: 'liquid_injection',
      fluid: 'R1234yf',
      pt_evp: -20,
      t_sf: 0,
      t_sft: 0,
      sh_hp: 30,
    },
    { code: 'E_INJ' },
  ],
  ['liquid colder than an economiser', { architecture: 'injection', dt_eco: 40 }, { code: 'E_APPR' }],
  [
    'a cascade colder than its evaporation',
    { architecture: 'cascade', pt_evp: -5 },
    { code: 'E_TCAS', field: 't_cas' },
  ],
  [
    'a cascade warmer than its condensation',
    { architecture: 'cascade', pt_evp: -45, t_cas: 25, pt_cdr: 18 },
    { code: 'E_TCAS', field: 't_cas' },
  ],
  [
    'a receiver colder than the medium level',
    { architecture: 'booster', mode_trans: '1', p_gc: 90, t_out_gc: 35, p_rec: 25 },
    {
      code: 'E_PREC',
      field: 'p_rec',
      values: { min: expect.closeTo(28.027, 3), max: expect.closeTo(73.773, 3), unit: 'bar' },
    },
  ],
  [
    'a low level warmer than the medium one',
    { architecture: 'booster', te_lt: -5 },
    { code: 'E_RANGE', field: 'te_lt' },
  ],
  ['an ejector that lifts nothing', { architecture: 'ejector', pt_cdr: 5 }, { code: 'E_EJLIFT' }],
  [
    'an ejector up to the critical point',
    { architecture: 'ejector', fluid: 'R744', mode_trans: '1', p_gc: 120, t_out_gc: 50, pt_evp: 28 },
    { code: 'E_EJCRIT' },
  ],
  ['a separator of a blend', { architecture: 'ejector', fluid: 'R407C' }, { code: 'E_EJGLIDE', field: 'fluid' }],
  ['evaporation below the triple point', { pt_evp: -104 }, { code: 'E_EVP', field: 'pt_evp' }],
  ['evaporation above critical', { pt_evp: 102 }, { code: 'E_EVP', field: 'pt_evp' }],
  ['evaporating pressure above critical', { mode_evp: 2, pt_evp: 41 }, { code: 'E_EVP', field: 'pt_evp' }],
  ['evaporation in vacuum', { mode_evp: 2, pt_evp: 0 }, { code: 'E_EVP', field: 'pt_evp' }],
  ['negative evaporating pressure', { mode_evp: 2, pt_evp: -1 }, { code: 'E_EVP', field: 'pt_evp' }],
  ['evaporation below absolute zero', { pt_evp: -1e300 }, { code: 'E_EVP', field: 'pt_evp' }],
  ['condensation above critical', { pt_cdr: 102 }, { code: 'E_SUPERCRIT', field: 'pt_cdr' }],
  [
    'condensing pressure above critical',
    { mode_cdr: 'pressure', pt_cdr: 45 },
    { code: 'E_SUPERCRIT', field: 'pt_cdr' },
  ],
  ['condensation below evaporation', { pt_cdr: -5 }, { code: 'E_ORDER', field: 'pt_cdr' }],
  ['condensation at evaporation', { pt_cdr: 0 }, { code: 'E_ORDER', field: 'pt_cdr' }],
  ['condensing pressure below', { mode_cdr: 2, pt_cdr: 1 }, { code: 'E_ORDER', field: 'pt_cdr' }],
  ['condensation below absolute zero', { pt_cdr: -400 }, { code: 'E_ORDER', field: 'pt_cdr' }],
  ['gas cooler below critical', { ...TRANSCRITICAL, p_gc: 70 }, { code: 'E_PGC', field: 'p_gc' }],
  ['gas cooler colder than evaporation', { ...TRANSCRITICAL, t_out_gc: -5 }, { code: 'E_TGC', field: 't_out_gc' }],
  ['supercritical evaporation', { ...TRANSCRITICAL, pt_evp: 35 }, { code: 'E_EVP', field: 'pt_evp' }],
  ['liquid colder than evaporation', { t_sr: 30, t_srt: 12 }, { code: 'E_LLCOLD' }],
  ['liquid too cold for an exchanger', { pt_cdr: 10, t_sf: 9, eff_ihx: 0.5 }, { code: 'E_APPR' }],
  ['no cooling left', { ...TRANSCRITICAL, p_gc: 75, t_out_gc: 120 }, { code: 'E_Q0' }],
  ['gas cooler that heats', { ...TRANSCRITICAL, p_gc: 80, t_out_gc: 80, t_srt: 40 }, { code: 'E_QK' }],
  [
    'discharge far beyond the equation',
    { fluid: 'R32', pt_evp: -31, pt_cdr: 64, rend_is: 0.2 },
    { code: 'E_RANGE', values: { point: 'c', max: expect.closeTo(161.85, 6), unit: 'degC' } },
  ],
  [
    'gas cooler outlet beyond the equation',
    { ...TRANSCRITICAL, fluid: 'R32', t_out_gc: 900 },
    { code: 'E_RANGE', field: 't_out_gc' },
  ],
  [
    'gas cooler pressure beyond the equation',
    { ...TRANSCRITICAL, fluid: 'R161', p_gc: 5000, t_out_gc: 60 },
    { code: 'E_RANGE', field: 'p_gc' },
  ],
  ['between triple point and lower limit', { fluid: 'R13', pt_evp: -178 }, { code: 'E_COLD', field: 'pt_evp' }],
];

describe('problems', () => {
  it.each([...WRONG_INPUT, ...NO_CYCLE])('%s', (_what, body, expected) => {
    expect(problemOf(body)).toMatchObject(expected);
  });

  it('are given in the documented order', () => {
    expect(problemOf({ choice_1: 9, rend_v: 0 })?.code).toBe('E_CHOICE');
    expect(problemOf({ rend_v: 0, pt_evp: 200 })?.code).toBe('E_RENDV');
    expect(problemOf({ pt_evp: -200, pt_cdr: 200 })?.code).toBe('E_EVP');
    expect(problemOf({ t_ref: 0, pt_cdr: 200 })?.code).toBe('E_SUPERCRIT');
    expect(problemOf({ fluid: 'R32[2]&R125[2]', rend_v: 0 })?.code).toBe('E_RENDV');
  });

  it('carry the limits they speak of', () => {
    expect(problemOf({ pt_cdr: 102 })?.values).toMatchObject({
      v: 102,
      ...DEGREES,
      tc: expect.closeTo(101.06, 2),
      pc: expect.closeTo(40.5928, 3),
    });
    expect(problemOf({ pt_evp: -104 })?.values).toMatchObject({
      min: expect.closeTo(-103.3, 6),
      max: expect.closeTo(101.06, 6),
    });
    expect(problemOf({ t_sr: 30, t_srt: 12 })?.values).toEqual({ t: expect.closeTo(0, 9) });
    expect(problemOf({ fluid: 'R13', pt_evp: -178 })?.values).toMatchObject({
      point: 'g',
      min: expect.closeTo(-175, 9),
      ...DEGREES,
    });
  });
});

describe('faults of the engine', () => {
  const throwing = (fault: Error): Engine =>
    engineWith(engine, (fluid) => ({
      state: (input, options) => {
        if (input.S !== undefined) throw fault;
        return fluid.state(input, options);
      },
    }));

  it('name the point', () => {
    expect(problemOf({}, throwing(engineFault('no-solution')))).toEqual({ code: 'E_ENGINE', values: { point: 'b' } });
    const hot = engineFault('out-of-range', { property: 'T', value: 900, limit: { min: 100, max: 700 } });
    expect(problemOf({}, throwing(hot))).toEqual({
      code: 'E_RANGE',
      values: { point: 'b', min: expect.closeTo(-173.15, 9), max: expect.closeTo(426.85, 9), unit: 'degC' },
    });
    const cold = engineFault('out-of-range', { property: 'T', value: 90, limit: { min: 169.85 } });
    expect(problemOf({}, throwing(cold))).toEqual({
      code: 'E_COLD',
      values: { point: 'b', min: expect.closeTo(-103.3, 6), unit: 'degC' },
    });
  });

  it('become the field out of range where one explains them', () => {
    expect(problemOf({ t_ref: 300 }, throwing(engineFault('no-solution')))).toMatchObject({
      code: 'E_RANGE',
      field: 't_ref',
    });
  });

  it('name the condensation where it has no saturation', () => {
    const fault = engineFault('out-of-range', { property: 'T', value: 374.2, limit: { min: 169.85, max: 374.16 } });
    const nearCritical = engineWith(engine, (fluid) => ({
      saturation: (at) => {
        if ('T' in at && at.T > 374) throw fault;
        return fluid.saturation(at);
      },
    }));
    expect(problemOf({ pt_cdr: 101 }, nearCritical)).toMatchObject({
      code: 'E_RANGE',
      field: 'pt_cdr',
      values: { max: expect.closeTo(101.01, 6) },
    });
    expect(problemOf({ pt_evp: 101, pt_cdr: 101.02 }, nearCritical)).toMatchObject({ code: 'E_EVP', field: 'pt_evp' });
  });

  it('never let a number that is not finite through', () => {
    const blind = engineWith(engine, (fluid) => ({
      state: (input, options) => ({ ...fluid.state(input, options), D: Number.NaN }),
    }));
    expect(problemOf({}, blind)).toEqual({ code: 'E_ENGINE', values: { point: 'g' } });
  });

  it('say what is wrong with a composition', () => {
    const refusing = (fault: Error): Engine => ({
      ...engine,
      fluid: () => {
        throw fault;
      },
    });
    const fluid = 'R32[0.4]&R125[0.6]';
    const problem = (code: string): unknown => problemOf({ fluid }, refusing(engineFault(code, { value: 1.2 })));
    expect(problem('bad-composition')).toEqual({ code: 'E_COMP', field: 'fluid', values: { detail: 1.2 } });
    expect(problem('no-solution')).toEqual({ code: 'E_COMP', field: 'fluid', values: { reason: 'E_MIX_PHASES' } });
    expect(problem('unknown-fluid')).toEqual({ code: 'E_FLUID', field: 'fluid', values: {} });
  });

  it('refuse liquid at the suction', () => {
    const wet = engineWith(engine, (fluid) => ({
      state: (input, options) => ({ ...fluid.state(input, options), Q: 0.9 }),
    }));
    expect(problemOf({}, wet)?.code).toBe('E_LIQ');
  });

  it('let faults of the program through', () => {
    const broken: Engine = {
      ...engine,
      fluid: () => {
        throw new TypeError('broken');
      },
    };
    expect(() => run({}, broken)).toThrow(TypeError);
    expect(() => run({}, throwing(new TypeError('broken')))).toThrow(TypeError);
  });
});

describe('the catalogue', () => {
  it('has every code reached above', () => {
    const reached = new Set([...WRONG_INPUT, ...NO_CYCLE].map(([, , { code }]) => code));
    expect(PROBLEM_CODES.filter((code) => !reached.has(code))).toEqual(['E_LIQ', 'E_ENGINE']);
  });
});

describe('what the input may look like', () => {
  const inputOf = (body: object): unknown => {
    const outcome = run({ pt_cdr: 45.5, choice_1: 2, choice_1_value: 1000, fluid: 'R290', ...body }, engine);
    return outcome.ok ? outcome.result.input : outcome.problem;
  };

  it.each([
    ['numeric text', { pt_cdr: '45.5', choice_1: '2' }],
    ['a decimal comma', { pt_cdr: ' 45,5 ' }],
    ['an exponent', { pt_cdr: '4.55e1' }],
    ['grouped thousands', { choice_1_value: '1\u202f000,0' }],
    ['words for modes', { mode_cdr: 'temperature', mode_evp: 'Temperature' }],
    ['booleans for the cycle', { mode_trans: false }],
    ['numbers for the cycle', { mode_trans: 0 }],
    ['another name of the fluid', { fluid: 'propane' }],
    ['unknown keys', { extra: 1, constructor: 'x' }],
  ])('%s', (_what, body) => {
    expect(inputOf(body)).toEqual({
      ...STEADY_DEFAULTS,
      pt_cdr: 45.5,
      choice_1: 2,
      choice_1_value: 1000,
      fluid: 'R290',
    });
  });
});
