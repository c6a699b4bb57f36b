import { describe, expect, it } from 'vitest';
import { readInputs } from '../derive/read.ts';
import type { InputsOf } from '../define.ts';
import { valveCurve } from './curve.ts';
import { definition } from './definition.ts';

const read = (given: Record<string, unknown>) => readInputs(definition, given).values as InputsOf<typeof definition>;

describe('curve of a valve', () => {
  it('passes through the worked examples', () => {
    const liquid = valveCurve(read({ medium: 'liquid', solve: 'flow', kv: 6.3, dp: 0.2, rho: 1168.5 }));
    expect(6.3 * (liquid?.flowPerKv(0.2) ?? 0)).toBeCloseTo(2.6064, 4);
    const air = valveCurve(
      read({ medium: 'gas-simplified', solve: 'kv', q_n: 200, rho_n: 1.293, t1: 20, p1: 7, p2: 5 }),
    );
    expect(2.3956 * (air?.flowPerKv(2) ?? 0)).toBeCloseTo(200, 1);
    const suction = valveCurve(
      read({
        medium: 'vapour-iec',
        solve: 'kv',
        m_dot: 600,
        p1: 2.006,
        p2: 1.906,
        rho1: 9.5706,
        gamma: 1.12,
        xt: 0.7,
      }),
    );
    expect(20.002 * (suction?.flowPerKv(0.1) ?? 0)).toBeCloseTo(600, 1);
  });

  it('rises up to choking and stays there', () => {
    const curve = valveCurve(
      read({ medium: 'vapour-iec', solve: 'flow', kv: 2.5, p1: 10.166, p2: 3, rho1: 43.077, gamma: 1.12, xt: 0.7 }),
    );
    expect(curve?.chokedFrom).toBeCloseTo(5.693, 3);
    expect(curve!.flowPerKv(4)).toBeGreaterThan(curve!.flowPerKv(2));
    expect(curve!.flowPerKv(8)).toBeCloseTo(curve!.flowPerKv(6), 9);
  });

  it('has none for steam', () => {
    expect(
      valveCurve(read({ medium: 'steam-simplified', solve: 'kv', m_dot: 400, p1: 6, p2: 4, rho2: 2.0729 })),
    ).toBeUndefined();
  });
});
