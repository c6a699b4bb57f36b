import { describe, expect, it, vi } from 'vitest';
import { compute as airData } from '../calculators/air-data/compute.ts';
import { compute as reservoir } from '../calculators/reservoir/compute.ts';
import { createEmbeddedEngine } from '../engine/embedded.ts';
import { openCalculator, runnerOf } from './calculator-runner.ts';

const RECEIVER = { mode: 'size', fluid: 'R134a', m_store: 10, t_max: 50, fill_max: 80 };

describe('a calculator in the page', () => {
  it('answers without an engine when its formulas need none', () => {
    const start = vi.fn();
    const answer = runnerOf(airData, start).now({ mode: 'state', t_db: 25, rh: 50 });
    expect(answer?.ok && answer.outputs['t_dp']).toBeCloseTo(13.864, 3);
    expect(start).not.toHaveBeenCalled();
  });

  it('starts the engine once for formulas that ask for it, and answers at once from then on', async () => {
    const start = vi.fn(() => Promise.resolve(createEmbeddedEngine()));
    const runner = runnerOf(reservoir, start);
    expect(runner.now(RECEIVER)).toBeUndefined();
    const answer = await runner.run(RECEIVER);
    expect(answer.ok && answer.outputs['rho_liq']).toBeCloseTo(1102.306, 2);
    expect(runner.now(RECEIVER)).toEqual(answer);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('passes on that the engine could not be started', async () => {
    const runner = runnerOf(reservoir, () => Promise.reject(new Error('barred')));
    await expect(runner.run(RECEIVER)).rejects.toThrow('barred');
  });

  it('opens a calculator by its id', async () => {
    const answer = (await openCalculator('interpolation')).now({ mode: 'linear', x1: 0, y1: 0, x2: 10, y2: 100, x: 5 });
    expect(answer).toMatchObject({ ok: true, outputs: { y: 50 } });
  });
});
