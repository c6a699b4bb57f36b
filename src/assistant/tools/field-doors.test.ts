/** CO2 below its triple point and the table doctor as the assistant is told them. */
import { expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { describeMachineProblem } from '../../i18n/machine-problems.ts';
import type { DescribedMachineProblem } from '../../i18n/machine-problems.ts';
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
const host = { circuit, locale: 'fr', path: (bare: string) => bare } as ToolHost;
const ask = (name: string, given: object) => runTool({ name, argumentsText: JSON.stringify(given) }, host);

it('says how much of liquid CO2 let out becomes dry ice, and refuses in words', async () => {
  const answer = await ask('DryIce', { from: 'liquid', p: 20 });
  // 46.6 % by an independent program.
  expect(answer).toMatchObject({ kind: 'data', data: { dry_ice_at_end: { value: 46.62, unit: '%' } } });
  expect(await ask('DryIce', { p: 1.01325 })).toMatchObject({ data: { temperature: { value: -78.46 } } });
  await expect(ask('DryIce', { t: -40 })).rejects.toThrow();
});

it('says which convention explains a table', async () => {
  const points = '-46.50 0.00\n-37.68 0.50\n-30.93 1.00\n-25.38 1.50\n-20.63 2.00';
  const answer = await ask('TableDoctor', { points, fluid: 'R404A', kind: 'abs', unit: 'bar', t_unit: 'C' });
  expect(answer).toMatchObject({ data: { verdict: 'D_EXPLAINED', reading: { kind: 'gauge-1bar', curve: 'bubble' } } });
  await expect(ask('TableDoctor', { points: 'nothing' })).rejects.toThrow();
});

it.each([
  ['Combien de neige carbonique à la soupape ?', 'DryIce'],
  ['Why do two tables differ for R454B?', 'TableDoctor'],
])('is offered with « %s »', (question, name) => {
  expect(toolsFor(question, 'fr').map((tool) => tool.function.name)).toContain(name);
});
