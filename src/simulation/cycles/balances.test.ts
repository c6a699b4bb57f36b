import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { randomBodies } from '../checks/random-bodies.ts';
import { solvedBody } from '../checks/solved-body.ts';
import { run } from '../run.ts';
import { PROBLEM_CODES } from '../types.ts';
import { balanceResiduals } from './balances.ts';
import { ARCHITECTURES, cycleOf } from './index.ts';

const engine = await createEngine();
/** Of each cycle; many more were tried once: see the room's README. */
const TRIALS = 120;

describe.each(ARCHITECTURES)('of %s at random inputs', (architecture) => {
  const answers = randomBodies(architecture, TRIALS).map((body) => ({ body, outcome: run(body, engine) }));
  const solved = answers.filter(({ outcome }) => outcome.ok);

  it('mass and energy balance at every node, in every enclosure and as a whole', () => {
    expect(solved.length).toBeGreaterThan(TRIALS / 10);
    for (const { body } of solved) {
      const { cycle, solved: states } = solvedBody(body, engine);
      const left = balanceResiduals(cycle, states).filter(({ residual }) => !(residual < 1e-9));
      expect(left, JSON.stringify(body)).toEqual([]);
    }
  });

  it('gives finite figures and every node, or a problem by name', () => {
    for (const { body, outcome } of answers) {
      if (!outcome.ok) {
        expect(PROBLEM_CODES).toContain(outcome.problem.code);
        continue;
      }
      const { performance, nodes = {}, architecture: figures, input } = outcome.result;
      for (const [key, value] of Object.entries(performance)) {
        expect(Number.isFinite(value), `${key} ${JSON.stringify(body)}`).toBe(true);
      }
      for (const point of Object.values(nodes)) {
        expect(Object.values(point).every((value) => Number.isFinite(value))).toBe(true);
      }
      if (figures === undefined) continue;
      const { stages, flows, ...others } = figures;
      expect(Object.keys(nodes)).toHaveLength(cycleOf(input).nodes.length);
      expect(stages.map(({ stage }) => stage)).toEqual(cycleOf(input).stages.map(({ key }) => key));
      const total = stages.reduce((sum, { power }) => sum + power, 0);
      expect(total / performance.power_compressor).toBeCloseTo(1, 9);
      for (const [key, value] of Object.entries({ ...others, ...flows })) {
        expect(value === null || Number.isFinite(value), `${key} ${JSON.stringify(body)}`).toBe(true);
      }
    }
  });
});
