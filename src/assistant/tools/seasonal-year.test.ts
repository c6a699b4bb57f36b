/** The year of a machine as the assistant is told it: the figures of the room, and a refusal in words. */
import { expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { describeMachineProblem } from '../../i18n/machine-problems.ts';
import type { DescribedMachineProblem } from '../../i18n/machine-problems.ts';
import { seasonal } from '../../season/index.ts';
import { season } from '../../access/questions/season.ts';
import { translator } from '../../shell/texts.ts';
import { circuitOn } from '../checks/circuit.ts';
import { runTool, toolsFor } from './index.ts';
import { rounded } from './tool.ts';
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

const PLANT = { fluid: 'R744', use: 'cooling', architecture: 'booster', q_mt: 60, q_lt: 12, te_mt: -8, te_lt: -32 };
const ICE = { frost_mass: 6, frost_efficiency: 0.3, frost_per_day: 4, frost_kind: 'electric' };

it('gives the year of a rack in steps with its defrosts, and of a booster, as by address', async () => {
  const rack = { fluid: 'R449A', use: 'cooling', power_cold: 40, steps: 3, power_nominal: 35 };
  for (const [given, asked] of [
    [
      { ...rack, ...ICE },
      { fluid: 'R449A', cooling_kW: 40, compressor_count: 3, nominal_cooling_kW: 35 },
    ],
    [
      { ...PLANT, ...ICE },
      { fluid: 'R744', architecture: 'booster', q_mt_kW: 60, q_lt_kW: 12, te_mt_C: -8, te_lt_C: -32 },
    ],
  ] as const) {
    const answer = await ask(given);
    const frost = { frost_kg: 6, defrost_efficiency: 0.3, daily_defrost_count: 4, defrost_kind: 'electric' };
    const year = season.find({ use: 'cooling', ...asked, ...frost }, engine, 'fr');
    if (answer.kind !== 'data' || !year.ok) throw new Error('no year');
    const { result } = year;
    expect(answer.data['eer_annual']).toBeCloseTo(Number(result['eer_year']), 3);
    for (const [key, of] of [
      ['electricity', 'electricity_kWh'],
      ['missing', 'missing_kWh'],
      ['defrost_electricity', 'defrost_year_kWh'],
      ['defrost_removal', 'defrost_removal_kWh'],
    ] as const) {
      const told = answer.data[key] as { readonly value: number } | null;
      if (result[of] === null) expect(told).toBeNull();
      else expect(told?.value).toBe(rounded(Number(result[of])));
    }
  }
});

it('leaves out nothing that was told unsaid', async () => {
  await expect(ask({ fluid: 'R290', use: 'heating', steps: 3 })).rejects.toMatchObject({ code: 'refused' });
  const { frost_mass: _, ...bare } = ICE;
  await expect(ask({ ...PLANT, ...bare })).rejects.toMatchObject({ code: 'missing', values: { field: 'frost_mass' } });
  await expect(ask({ ...PLANT, architecture: 'turbine' })).rejects.toMatchObject({ code: 'choice' });
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
