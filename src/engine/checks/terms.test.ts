import { describe, expect, test } from 'vitest';
import { packFluid } from '../build/pack.ts';
import { type Alpha, type FluidFile, fluidFiles, TermBench } from './support.ts';

/** The families as their publications print them, to hold the compiled terms against. */
const PRINTED: Record<string, (row: readonly number[], tau: number, delta: number) => number> = {
  power: ([n, d, t, l], tau, delta) => n! * delta ** d! * tau ** t! * (l === 0 ? 1 : Math.exp(-(delta ** l!))),
  exponential: ([n, d, t, g, l], tau, delta) => n! * delta ** d! * tau ** t! * Math.exp(-g! * delta ** l!),
  gaussian: ([n, d, t, eta, epsilon, beta, gamma], tau, delta) =>
    n! * delta ** d! * tau ** t! * Math.exp(-eta! * (delta - epsilon!) ** 2 - beta! * (tau - gamma!) ** 2),
  lemmon2005: ([n, d, t, l, m], tau, delta) =>
    n! * delta ** d! * tau ** t! * (l === 0 ? 1 : Math.exp(-(delta ** l!))) * (m === 0 ? 1 : Math.exp(-(tau ** m!))),
  gaoB: ([n, d, t, eta, epsilon, beta, gamma, b], tau, delta) =>
    n! * delta ** d! * tau ** t! * Math.exp(eta! * (delta - epsilon!) ** 2 + 1 / (beta! * (tau - gamma!) ** 2 + b!)),
  nonAnalytic: ([n, a, b, beta, A, B, C, D], tau, delta) => {
    const x2 = (delta - 1) ** 2;
    const theta = 1 - tau + A! * x2 ** (1 / (2 * beta!));
    const big = theta ** 2 + B! * x2 ** a!;
    return n! * big ** b! * delta * Math.exp(-C! * x2 - D! * (tau - 1) ** 2);
  },
};

/** Cold liquid, near critical, dense and thin gas; off δ = 1, where no difference can be taken. */
const PLACES = [
  [2.1, 3.05],
  [1.35, 2.4],
  [1.02, 1.3],
  [1.01, 0.8],
  [0.97, 1.04],
  [0.8, 0.35],
  [0.55, 1.7],
  [1.3, 0.004],
] as const;

/** Five-point central difference: error of order h⁴. */
function slope(f: (x: number) => number, x: number, h: number): number {
  return (f(x - 2 * h) - 8 * f(x - h) + 8 * f(x + h) - f(x + 2 * h)) / (12 * h);
}

/** Every first and second derivative at (τ, δ) from differences of the one below it. */
function differences(at: (tau: number, delta: number) => Alpha, tau: number, delta: number): Record<string, number> {
  const ht = 5e-5 * tau;
  const hd = 5e-5 * Math.min(delta, Math.abs(delta - 1) + 0.05);
  return {
    d1: delta * slope((x) => at(tau, x).a, delta, hd),
    // δ²∂²/∂δ² = δ∂(d1)/∂δ - d1
    d2: delta * slope((x) => at(tau, x).d1, delta, hd) - at(tau, delta).d1,
    t1: tau * slope((x) => at(x, delta).a, tau, ht),
    t2: tau * slope((x) => at(x, delta).t1, tau, ht) - at(tau, delta).t1,
    dt: tau * slope((x) => at(x, delta).d1, tau, ht),
  };
}

/** What a term's derivatives are small or large against: rounding in α sets the floor. */
const scale = (a: Alpha): number => Math.max(...Object.values(a).map(Math.abs), 1e-30);

const bench = await TermBench.create();

/** The fluid with one single term, of one family. */
function alone(file: FluidFile, family: string, row: readonly number[]): number {
  return bench.bare(packFluid(file.name, { ...file, residual: { [family]: [row] } }));
}

const families = Object.keys(PRINTED);

describe.each(families)('%s terms', (family) => {
  const rows = fluidFiles.flatMap((file) => (file.residual[family] ?? []).map((row) => ({ file, row })));

  test('exist', () => {
    expect(rows.length).toBeGreaterThan(0);
  });

  test('are what was printed', () => {
    for (const { file, row } of rows) {
      const handle = alone(file, family, row);
      for (const [tau, delta] of PLACES) {
        const printed = PRINTED[family]!(row, tau, delta);
        const error = Math.abs(bench.at(handle, 0, tau, delta).a - printed) / Math.max(Math.abs(printed), 1e-8);
        expect(error, `${file.name} ${row} at ${tau}, ${delta}`).toBeLessThan(1e-11);
      }
    }
  });

  test('have the derivatives of their differences', () => {
    for (const { file, row } of rows) {
      const handle = alone(file, family, row);
      const at = (tau: number, delta: number): Alpha => bench.at(handle, 0, tau, delta);
      for (const [tau, delta] of PLACES) {
        const analytic = at(tau, delta);
        const numeric = differences(at, tau, delta);
        for (const [key, value] of Object.entries(numeric)) {
          const error = Math.abs(value - analytic[key as keyof Alpha]) / scale(analytic);
          expect(error, `${key} of ${file.name} ${row} at ${tau}, ${delta}`).toBeLessThan(2e-7);
        }
      }
    }
  });
});

describe.each(fluidFiles.map((file) => [file.name, file] as const))('%s', (_, file) => {
  const handle = bench.bare(packFluid(file.name, file));

  test('residual part is the sum of its printed terms', () => {
    for (const [tau, delta] of PLACES) {
      const terms = Object.entries(file.residual).flatMap(([family, rows]) =>
        rows.map((row) => PRINTED[family]!(row, tau, delta)),
      );
      const sum = terms.reduce((x, y) => x + y, 0);
      const size = terms.reduce((x, y) => x + Math.abs(y), 0);
      expect(Math.abs(bench.at(handle, -1, tau, delta).a - sum) / size).toBeLessThan(1e-12);
    }
  });

  test('ideal part has the derivatives of its differences', () => {
    for (const tau of [0.4, 0.9, 1.3, 2.2, 3.5]) {
      const at = (x: number): Alpha => bench.at(handle, -2, x, 1);
      const analytic = at(tau);
      const h = 1e-3 * tau;
      const t1 = tau * slope((x) => at(x).a, tau, h);
      const t2 = tau * slope((x) => at(x).t1, tau, h) - analytic.t1;
      expect(Math.abs(t1 - analytic.t1) / scale(analytic)).toBeLessThan(1e-8);
      expect(Math.abs(t2 - analytic.t2) / scale(analytic)).toBeLessThan(1e-8);
    }
  });

  test('ideal part is what was printed', () => {
    const g = file.idealGas;
    const rows = (name: string): readonly (readonly number[])[] => (g[name] ?? []) as readonly (readonly number[])[];
    const number = (name: string): number => (g[name] ?? 0) as number;
    for (const tau of [0.5, 1.1, 2.3]) {
      const parts = [
        number('a1'),
        number('a2') * tau,
        number('lnTau') * Math.log(tau),
        number('tauLnTau') * tau * Math.log(tau),
        ...rows('power').map(([n, t]) => n! * tau ** t!),
        ...rows('planckEinstein').map(([n, theta]) => n! * Math.log(1 - Math.exp(-theta! * tau))),
        ...rows('planckEinsteinGeneral').map(([n, theta, c, d]) => n! * Math.log(c! + d! * Math.exp(theta! * tau))),
      ];
      const sum = parts.reduce((x, y) => x + y, 0);
      const size = parts.reduce((x, y) => x + Math.abs(y), 0);
      expect(Math.abs(bench.at(handle, -2, tau, 1).a - sum) / size).toBeLessThan(1e-13);
    }
  });
});
