/** The isentrope of a suction state between the pressures of a scan. */
import type { Fluid } from '../../engine/types.ts';
import type { LowSide } from './cycle.ts';
import { pascalFromBar } from '../../quantities/si.ts';

export interface Isentrope {
  /** Enthalpies at the scan's pressures, J/kg. */
  readonly nodes: Float64Array;
  /** Enthalpy at any pressure between the first and the last, bar: within 1e-6 of the engine's in relative terms. */
  readonly at: (p: number) => number;
}

/**
 * Enthalpy along an isentrope: exact at the scan's pressures and, between two of them, the cubic with
 * their enthalpies and slopes, which are known exactly (dh = v dp at constant entropy). One state of
 * the engine a node instead of one for each pressure tried.
 *
 * @param pressures bar, rising
 */
export function isentropeOf(fluid: Fluid, { a }: LowSide, pressures: readonly number[]): Isentrope {
  const nodes = new Float64Array(pressures.length);
  const slopes = new Float64Array(pressures.length);
  for (const [i, p] of pressures.entries()) {
    const { H, D } = fluid.state({ P: pascalFromBar(p), S: a.S });
    nodes[i] = H;
    slopes[i] = pascalFromBar(1) / D;
  }
  const first = pressures[0] ?? 0;
  const step = (pressures[1] ?? first + 1) - first;
  const at = (p: number): number => {
    const i = Math.min(Math.max(Math.floor((p - first) / step), 0), pressures.length - 2);
    const low = pressures[i] ?? 0;
    const width = (pressures[i + 1] ?? 0) - low;
    const x = (p - low) / width;
    const [h0 = 0, h1 = 0] = [nodes[i], nodes[i + 1]];
    const [s0, s1] = [(slopes[i] ?? 0) * width, (slopes[i + 1] ?? 0) * width];
    return h0 + x * (s0 + x * (3 * (h1 - h0) - 2 * s0 - s1 + x * (s0 + s1 - 2 * (h1 - h0))));
  };
  return { nodes, at };
}
