import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine/index.ts';
import { openDoor } from './doors.ts';

const engine = await createEngine();

describe('a door', () => {
  it('answers at once what its function answers', async () => {
    const door = await openDoor('rulerSaturation');
    const answer = door.ask(['R134a', 'T', 0, 'dew'], engine);
    // Saturation pressure at 0 °C: Tillner-Roth and Baehr 1994, table A1: 0.29280 MPa.
    expect(answer).toMatchObject({ ok: true });
    if (answer.ok) expect(answer.result.P).toBeCloseTo(2.928, 3);
  });

  it('tells how far it has come, one step a row, and ends on its answer', async () => {
    const door = await openDoor('hpOptimumMap');
    const input = { te: { from: -20, to: 0, count: 3 }, t: { from: 32, to: 40, count: 4 } };
    const steps = [...door.steps([input], engine)];
    expect(steps.slice(0, -1)).toEqual([1, 2, 3].map((done) => ({ progress: { done, total: 3 } })));
    expect(steps.at(-1)).toEqual({ answer: door.ask([input], engine) });
  });

  it('of a page is the function of its folder, and one that is not there says where it should be', async () => {
    expect(await openDoor('technique')).toHaveProperty('ask');
    await expect(openDoor('nowhere' as 'technique')).rejects.toThrow(
      'src/circuit/nowhere/index.ts: there is no function nowhere',
    );
  });
});
