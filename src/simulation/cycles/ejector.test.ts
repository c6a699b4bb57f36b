/** The ejector against what is published of it, its laws beside those every cycle is held to, and what it refuses. */
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { resultOfBody } from '../checks/deviations.ts';
import { EJECTOR_TOLERANCE, PUBLISHED_EJECTORS } from '../checks/published-ejectors.ts';
import { solvedBody } from '../checks/solved-body.ts';
import type { BodyValues } from '../fields.ts';
import { run } from '../run.ts';
import { flowOf, stateAt } from './duties.ts';

const engine = await createEngine();
const CO2: BodyValues = { fluid: 'R744', mode_trans: '1', p_gc: 95, t_out_gc: 38, pt_evp: -5, rend_is: 0.7 };
const BODIES: readonly BodyValues[] = [
  ...PUBLISHED_EJECTORS.map(({ body }) => body),
  CO2,
  { fluid: 'R290', pt_evp: -10, pt_cdr: 45, eff_noz: 0.8, eff_suc: 0.7, eff_dif: 0.6 },
  { fluid: 'R410A', pt_evp: 0, pt_cdr: 40 },
];

describe.each(PUBLISHED_EJECTORS)('the $name of Portyanikhin', ({ body, performance: published }) => {
  const { performance } = resultOfBody(body, engine);

  it('cools and heats as it has it', () => {
    expect(Math.abs(performance.eer / published.eer - 1)).toBeLessThan(EJECTOR_TOLERANCE);
    expect(Math.abs(performance.cop / published.cop - 1)).toBeLessThan(EJECTOR_TOLERANCE);
  });

  it('keeps the energy that is left open there', () => {
    expect(performance.cop - performance.eer).toBeCloseTo(1, 12);
    expect(Math.abs(published.cop - published.eer - 1)).toBeGreaterThan(5e-5);
  });
});

/** Efficiencies of motive nozzle, suction nozzle and diffuser where none is typed. */
const USUAL = { eff_noz: 0.9, eff_suc: 0.9, eff_dif: 0.8 };

describe.each(BODIES)('an ejector in %j', (body) => {
  const { solved } = solvedBody({ ...body, architecture: 'ejector' }, engine);
  const at = (letter: string) => stateAt(solved, letter);
  const share = flowOf(solved, 'main') / flowOf(solved, 'mixed');

  it('gives its separator as much vapour as drives it', () => {
    const { bubble, dew } = engine.fluid(String(body.fluid)).saturation({ P: at('j').P });
    expect((at('j').H - bubble.H) / (dew.H - bubble.H)).toBeCloseTo(share, 9);
    // A blend's own quality is not the lever of its enthalpies.
    if (body.fluid !== 'R410A') expect(at('j').Q).toBeCloseTo(share, 9);
    else expect(Math.abs((at('j').Q ?? 0) / share - 1)).toBeLessThan(0.02);
    expect(at('a')).toMatchObject({ Q: 1, P: at('e').P });
  });

  it('keeps the momentum of both streams where they mix, at 0.9 times the evaporating pressure', () => {
    expect(at('m').P / at('g').P).toBeCloseTo(0.9, 12);
    const speed = (from: string, to: string): number => Math.sqrt(2 * (at(from).H - at(to).H));
    const mixed = Math.sqrt(2 * (at('j').H - at('m').H));
    expect((share * speed('d', 'n') + (1 - share) * speed('g', 's')) / mixed).toBeCloseTo(1, 9);
  });

  it('has the efficiencies that were typed', () => {
    const { eff_noz, eff_suc, eff_dif } = { ...USUAL, ...(body as Partial<typeof USUAL>) };
    const fluid = engine.fluid(String(body.fluid));
    const along = (from: string, to: string): number => fluid.state({ P: at(to).P, S: at(from).S }).H - at(from).H;
    const real = (from: string, to: string): number => at(to).H - at(from).H;
    expect(real('d', 'n') / along('d', 'n')).toBeCloseTo(eff_noz, 9);
    expect(real('g', 's') / along('g', 's')).toBeCloseTo(eff_suc, 9);
    expect(along('m', 'j') / real('m', 'j')).toBeCloseTo(eff_dif, 8);
  });

  it('makes no less entropy than it takes', () => {
    const taken = share * at('d').S + (1 - share) * at('g').S;
    expect(at('j').S).toBeGreaterThan(taken);
  });
});

describe('a better ejector', () => {
  const eerOf = (changes: BodyValues): number =>
    resultOfBody({ architecture: 'ejector', ...CO2, ...changes }, engine).performance.eer;

  it.each(['eff_noz', 'eff_suc', 'eff_dif'] as const)('by its %s cools more for its work', (key) => {
    const eers = [0.6, 0.7, 0.8, 0.9, 1].map((value) => eerOf({ [key]: value }));
    expect([...eers].sort((one, other) => one - other)).toEqual(eers);
  });

  it('is nothing without one: the vapour that flashes is drawn at the evaporator by one stage', () => {
    const { architecture } = resultOfBody({ architecture: 'ejector', ...CO2 }, engine);
    const plain = resultOfBody({ ...CO2, t_sft: 0, t_srt: 0 }, engine).performance.eer;
    expect(architecture?.eer_base).toBeCloseTo(plain, 12);
    expect(architecture?.gain).toBeGreaterThan(0.1);
  });
});

describe('what an ejector refuses', () => {
  it.each([
    ['poor nozzles that lift nothing', { eff_noz: 0.1, eff_suc: 0.1, eff_dif: 0.1 }, { code: 'E_EJLIFT' }],
    ['a high pressure next to the low one', { pt_cdr: 5 }, { code: 'E_EJLIFT' }],
    [
      'a separator at the critical point',
      { ...CO2, p_gc: 120, t_out_gc: 50, pt_evp: 28 },
      { code: 'E_EJCRIT', values: { pc: expect.closeTo(73.773, 3), unit: 'bar' } },
    ],
    ['a motive stream of vapour alone', { ...CO2, p_gc: 100, t_out_gc: 90 }, { code: 'E_FLASH' }],
    [
      'a blend that glides',
      { fluid: 'R407C' },
      { code: 'E_EJGLIDE', field: 'fluid', values: { v: expect.closeTo(6.27, 2), max: 1.5 } },
    ],
    ['mixing below the triple point', { ...CO2, pt_evp: -56 }, { code: 'E_COLD', values: { point: 'n' } }],
    ['an efficiency above one', { eff_dif: 1.01 }, { code: 'E_RANGE', field: 'eff_dif' }],
    ['no nozzle', { eff_noz: 0 }, { code: 'E_RANGE', field: 'eff_noz' }],
    ['a word for an efficiency', { eff_suc: 'good' }, { code: 'E_NUMBER', field: 'eff_suc' }],
  ] as const)('%s', (_what, body, problem) => {
    expect(run({ architecture: 'ejector', ...body }, engine)).toMatchObject({ ok: false, problem });
  });
});
