/** The year of a machine as the assistant is told it: the figures of the room, and a refusal in words. */
import { expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { describeMachineProblem } from '../../i18n/machine-problems.ts';
import type { DescribedMachineProblem } from '../../i18n/machine-problems.ts';
import { seasonal } from '../../season/index.ts';
import { translator } from '../../shell/texts.ts';
import { circuitOn } from '../checks/circuit.ts';
import { runTool, toolsFor } from './index.ts';
import type { ToolHost } from './tool.ts';

const engine = await createEngine();
const t = translator('fr');
const circuit = circuitOn(
  () => engine,
  (problem) => Promise.resolve(describeMachineProblem(problem as DescribedMachineProblem, t)),
);
const ask = (given: object) =>
  runTool({ name: 'SeasonalYear', argumentsText: JSON.stringify(given) }, { circuit } as ToolHost);

it('gives the year the room computes', async () => {
  const answer = await ask({ fluid: 'R290', use: 'heating', p_design: 6, t_supply: 45 });
  const year = seasonal('heating', { fluid: 'R290', eta_motor: 0.9, p_design: 6, t_supply: 45 }, engine);
  if (answer.kind !== 'data' || !year.ok) throw new Error('no year');
  expect(answer.data['spf']).toBeCloseTo(year.result.spf, 3);
  expect(answer.data['status']).toContain('not a declared value');
});

it('refuses in words a fluid that has no cycle on a hot day', async () => {
  await expect(ask({ fluid: 'R23', use: 'cooling' })).rejects.toThrow();
  await expect(ask({ fluid: 'R999', use: 'cooling' })).rejects.toThrow();
});

it.each(['Quel SCOP pour une pompe à chaleur au R290 ?', 'How much electricity a year for a cold store?'])(
  'is offered with « %s »',
  (question) => {
    expect(toolsFor(question, 'fr').map((tool) => tool.function.name)).toContain('SeasonalYear');
  },
);
