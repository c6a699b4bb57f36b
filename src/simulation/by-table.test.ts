import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine/index.ts';
import { warningsByTable } from './by-table.ts';
import type { OperatingRegime } from './by-table.ts';
import type { LimitFacts } from '../machine/limits.ts';
import type { BodyValues } from './fields.ts';
import { run } from './run.ts';
import type { SimulationResult } from './types.ts';

const engine = await createEngine();

function resultOf(body: BodyValues): SimulationResult {
  const outcome = run(body, engine);
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return outcome.result;
}
const warned = (body: BodyValues, facts: LimitFacts = {}, which: OperatingRegime = 'permanent') =>
  warningsByTable(resultOf(body), which, facts);
const codes = (...given: Parameters<typeof warned>): readonly string[] => warned(...given).map(({ code }) => code);

const CO2 = { fluid: 'R744', mode_trans: '1', pt_evp: -10, p_gc: 92, t_out_gc: 36, rend_is: 0.7 } as const;

describe('warnings by the table of limits', () => {
  // Some 105 °C: what any such machine does, and below the 140 °C it is watched from.
  it('let a transcritical machine run as hot as such machines do', () => {
    const result = resultOf(CO2);
    expect(result.points.c_refoulement_reel.T).toBeGreaterThan(90);
    expect(result.points.c_refoulement_reel.T).toBeLessThan(140);
    // The function still judges by what the body says, or would have said.
    expect(result.warnings.map(({ code }) => code)).toContain('W_TREF');
    expect(codes(CO2)).not.toContain('W_TREF');
  });

  it('say which row a hot discharge passes', () => {
    const [hot] = warned({ ...CO2, p_gc: 130, pt_evp: -25, rend_is: 0.55 });
    expect(hot).toMatchObject({ code: 'W_TREF', values: { r: 140, row: 'R744_transcritical', kind: 'unknown' } });
    // 225 °F of the trade press.
    const [r22] = warned({ fluid: 'R22', pt_evp: -20, pt_cdr: 45, rend_is: 0.6 });
    expect(r22).toMatchObject({ code: 'W_TREF', values: { r: 107, row: 'any' } });
  });

  it('hold a discharge to what was typed, and only to that', () => {
    const [hot] = warned({ ...CO2, t_ref: 95 });
    expect(hot).toMatchObject({ code: 'W_TREF', values: { r: 95 } });
    expect(hot?.values).not.toHaveProperty('row');
    expect(codes({ ...CO2, t_ref: 120 })).not.toContain('W_TREF');
    // Each regime opens with a value of its own.
    expect(codes({ ...CO2, t_ref: 100 })).toContain('W_TREF');
    expect(codes({ ...CO2, t_ref: 100 }, {}, 'transient')).not.toContain('W_TREF');
  });

  it('judge no computed discharge of an oil-injected screw', () => {
    const hot = { fluid: 'R717', pt_evp: -10, pt_cdr: 40, rend_is: 0.7 };
    expect(codes({ ...hot, rend_is: 0.6 })).toContain('W_TREF');
    expect(codes(hot, { compressor: 'screw' })).not.toContain('W_TREF');
  });

  it('let one stage of a freezer compress further, and a transcritical one less', () => {
    const freezer = { fluid: 'R449A', pt_evp: -32, pt_cdr: 40 };
    expect(resultOf(freezer).extra.tau).toBeGreaterThan(8);
    expect(codes(freezer)).not.toContain('W_TAU');
    expect(codes({ ...freezer, pt_evp: -45 })).toContain('W_TAU');
    expect(warned({ ...CO2, pt_evp: -35 }).find(({ code }) => code === 'W_TAU')?.values['m']).toBe(4.5);
  });

  it('raise no alarm on flash gas a receiver draws off', () => {
    const high = { ...CO2, pt_evp: -25, t_out_gc: 40, p_gc: 95 };
    expect(resultOf(high).extra.x_f).toBeGreaterThan(0.35);
    expect(codes(high)).not.toContain('W_XF');
    expect(codes({ fluid: 'R134a', pt_evp: -20, pt_cdr: 60, t_sr: 0, t_srt: 0 })).toContain('W_XF');
  });

  it('name the compressor of several, by its own fluid', () => {
    const cascade = { architecture: 'cascade', fluid_bp: 'R744', fluid_hp: 'R717', pt_evp: -35, rend_is_hp: 0.45 };
    const hot = warned(cascade).filter(({ code }) => code === 'W_TREF');
    expect(hot).toMatchObject([{ values: { r: 135, row: 'R717' } }]);
    expect(hot[0]?.values['point']).toBeTruthy();
  });

  it('leave every other warning as the simulation gave it', () => {
    const body = { fluid: 'R407C', pt_evp: -45, t_sf: 1, t_sft: 0 };
    const rest = ({ code }: { readonly code: string }) => !['W_TREF', 'W_TAU', 'W_XF', 'W_STAGE'].includes(code);
    expect(warned(body).filter(rest)).toEqual(resultOf(body).warnings.filter(rest));
    expect(resultOf(body).warnings.filter(rest).length).toBeGreaterThan(1);
  });
});
