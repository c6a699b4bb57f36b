import { beforeAll, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import type { Engine } from '../../engine/index.ts';
import { circuitOn } from '../checks/circuit.ts';
import { measuredPerformanceTool } from './measured-performance.ts';
import { toolsFor } from './index.ts';
import type { ToolHost } from './tool.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});
const host = (locale: 'fr' | 'en'): ToolHost =>
  ({
    locale,
    circuit: circuitOn(
      () => engine,
      ({ code }) => Promise.resolve(code),
    ),
    path: (bare: string) => `/${bare}`,
  }) as unknown as ToolHost;

// The worked example of the method: a propane heat pump, six readings.
const READINGS = {
  ...{ fluid: 'R290', mode: 'heating', p_mode: 'rel', p_lp: 3.75, p_hp: 11.03, t_suction: 10.2, t_suc_comp: 15.9 },
  ...{ t_liquid: 28.5, t_discharge: 59.1, power_kw: 7.613 },
};

it('gives no figure without its ±', async () => {
  const { data } = (await measuredPerformanceTool.run(READINGS, host('fr'))) as unknown as {
    data: Record<string, { value: number; uncertainty: number }> & { verdict: string };
  };
  expect(data.verdict).toBe('V_ONE');
  expect(data['cop_compressor']!.value).toBeCloseTo(5.2, 0);
  for (const key of ['capacity_heat', 'capacity_cold', 'cop_compressor', 'power_compressor'])
    expect(data[key]!.uncertainty).toBeGreaterThan(0);
});

it('gives a problem its name, and what is missing', async () => {
  const { t_liquid, ...few } = READINGS;
  expect(t_liquid).toBe(28.5);
  await expect(measuredPerformanceTool.run(few, host('en'))).resolves.toMatchObject({
    data: { verdict: 'E_FEW', missing: 't_liquid' },
  });
});

it.each(['Quel est le COP mesuré de ma pompe à chaleur ?', 'What is the real COP of my chiller?'])(
  'is offered: %s',
  (question) => {
    expect(toolsFor(question, 'fr').map((tool) => tool.function.name)).toContain('MeasuredPerformance');
  },
);
