import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { run } from '../run.ts';
import type { SimulationResult } from '../types.ts';

const engine = await createEngine();

function resultOf(body: object): SimulationResult {
  const outcome = run({ architecture: 'booster', p_rec: 'opt', ...body }, engine);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.result;
}
/** Warnings of the receiver's pressure itself, or of what it decides. */
const OF_THE_RECEIVER = ['W_PREC', 'W_BOUND', 'W_PARMIN', 'W_MTSUC'];
const warned = ({ warnings }: SimulationResult): readonly string[] =>
  warnings.map(({ code }) => code).filter((code) => OF_THE_RECEIVER.includes(code));

const HOT = { mode_trans: '1', p_gc: 100, t_out_gc: 40, parallel: true };

describe('the best pressure of a receiver', () => {
  // An independent program finds 51.93 bar where no PS is said, at an EER of 1.687.
  it('is looked for below its PS, and what that costs is told', () => {
    const free = resultOf(HOT);
    expect(free.architecture?.p_opt).toBeCloseTo(51.93, 1);
    expect(free.architecture?.ceiling).toBeUndefined();
    const { architecture } = resultOf({ ...HOT, ps_rec: 45 });
    // 0.9 × 45 bar gauge, and the atmosphere.
    expect(architecture?.p_opt).toBeCloseTo(41.513, 2);
    expect(architecture?.ceiling?.p).toBeCloseTo(41.513, 3);
    expect(architecture?.ceiling?.loss).toBeCloseTo(1 - architecture!.eer / 1.68708384, 5);
    expect(architecture?.ceiling?.loss).toBeGreaterThan(0);
    expect(resultOf({ ...HOT, ps_rec: 80 }).architecture?.p_opt).toBeCloseTo(51.93, 1);
    expect(resultOf({ ...HOT, ps_rec: 80 }).architecture?.ceiling?.loss).toBeCloseTo(0, 6);
  });

  it('carries no warning of its own, whatever the temperatures', () => {
    for (const te_mt of [-12, -8, -4, 0])
      for (const t_out_gc of [30, 35, 40])
        for (const parallel of [true, false])
          for (const ps_rec of [45, 60]) {
            const body = { te_mt, t_out_gc, parallel, ps_rec, mode_trans: '1', p_gc: 90 + 2 * (t_out_gc - 30) };
            expect(warned(resultOf(body)), JSON.stringify(body)).toEqual([]);
          }
  });

  it('is refused where the PS leaves no room over the cabinets', () => {
    const outcome = run({ architecture: 'booster', p_rec: 'opt', ps_rec: 25, te_mt: -8, ...HOT }, engine);
    expect(outcome).toMatchObject({ ok: false, problem: { code: 'E_PREC', field: 'ps_rec' } });
  });

  it('typed, is judged by the PS once that is said', () => {
    expect(warned(resultOf({ ...HOT, p_rec: 43 }))).not.toContain('W_PREC');
    expect(warned(resultOf({ ...HOT, p_rec: 43, ps_rec: 45 }))).toContain('W_PREC');
    expect(warned(resultOf({ ...HOT, p_rec: 43, ps_rec: 50 }))).not.toContain('W_PREC');
  });
});
