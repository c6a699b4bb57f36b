/** One rule chooses the tube of the page of pipes and that of the calculator of one line. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pipes } from '../../../src/circuit/pipes/index.ts';
import { OperatingPoint } from '../../../src/circuit/operating-point.ts';
import { run } from '../../../src/simulation/run.ts';
import { engine, outputsOf } from './outcomes.ts';

const between = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });
const LINES = [
  { line: 'asp', name: 'suction', letter: 'a', v_max: 15, dt_max: 1 },
  { line: 'll', name: 'liquid', letter: 'e', v_max: 1.5, dt_max: 0.5 },
  { line: 'ref', name: 'discharge', letter: 'c', v_max: 12, dt_max: 1 },
] as const;
const body = fc.record({
  fluid: fc.constantFrom('R134a', 'R290', 'R410A', 'R407C', 'R448A', 'R32'),
  pt_evp: between(-20, 10),
  pt_cdr: between(30, 50),
  choice_1_value: between(1, 100),
  rend_is: between(0.6, 0.9),
});

it('chooses the same tube in both, but within 5 % of the limit in kelvins', () => {
  let compared = 0;
  fc.assert(
    fc.property(body, between(3, 60), fc.constantFrom('metric', 'pouce'), (given, length, pipeType) => {
      const outcome = run({ ...given }, engine);
      fc.pre(outcome.ok);
      if (!outcome.ok) return;
      const point = new OperatingPoint('permanent', outcome.result, engine);
      // Pressures any tube stands: the tool asks for none.
      const options = { pipeType, ps_hp: 0.5, ps_bp: 0.5, material: 'copper' };
      const lengths = Object.fromEntries(
        LINES.flatMap(({ line }) => [
          [`long_${line}`, length],
          [`eq_${line}`, 0],
        ]),
      );
      const answer = pipes({ permanent: outcome.result, transient: null }, { ...options, ...lengths }, engine);
      if (!answer.ok) throw new Error(answer.problem.code);
      for (const { line, name, letter, v_max, dt_max } of LINES) {
        const { recommended, broken } = answer.result.lines[line];
        const state = point.state(letter);
        if (recommended === null || broken.length > 0 || state?.viscosity === undefined) continue;
        const outputs = outputsOf('calcul-diam', {
          line: name,
          m_dot: point.massFlow * 3600,
          rho: point.point(letter).D,
          mu: state.viscosity * 1e6,
          dpdt: slope(point, line),
          l_eq: length,
          v_max,
          dt_max,
          series: pipeType === 'metric' ? 'cu-metric' : 'cu-inch-en',
        });
        compared += 1;
        if (outputs['label_selected'] === recommended.label) continue;
        // The narrower of the two is at the limit.
        const loss = Math.min(
          ...[recommended.dt_permanent ?? 0, Number(outputs['dt_selected'])].map((dt) => Math.abs(dt / dt_max - 1)),
        );
        const near = [answer.result.lines[line].lower?.dt_permanent, answer.result.lines[line].upper?.dt_permanent].map(
          (dt) => (typeof dt === 'number' ? Math.abs(dt / dt_max - 1) : Infinity),
        );
        expect(Math.min(loss, ...near)).toBeLessThan(0.05);
      }
    }),
    { numRuns: 120 },
  );
  expect(compared).toBeGreaterThan(300);
});

/** bar/K over the next kelvin, as the calculator takes it. */
function slope(point: OperatingPoint, line: 'asp' | 'll' | 'ref'): number {
  const saturation = line === 'asp' ? point.evaporating : point.condensing;
  const phase = line === 'll' ? 'bubble' : 'dew';
  const here = saturation?.[phase];
  if (here === undefined) throw new Error('no saturation');
  return (point.fluid.saturation({ T: here.T + 1 })[phase].P - here.P) / 1e5;
}
