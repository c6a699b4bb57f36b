import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine/index.ts';
import { CYCLES } from '../simulation/cycles/index.ts';
import type { CycleDescription } from '../simulation/cycles/index.ts';
import type { BodyValues } from '../simulation/index.ts';
import { run } from '../simulation/run.ts';
import type { SimulationResult, StageKey } from '../simulation/types.ts';
import { resultOf, unsound } from './checks/support.ts';
import { charge, exchangers, pipes, technique } from './index.ts';
import { furtherPipesOf, sectionsOf } from './sections.ts';

const engine = await createEngine();

/** A body of each cycle in each of its variants. */
const BODIES: readonly BodyValues[] = Object.values<CycleDescription>(CYCLES).flatMap(({ id, variants }) =>
  Object.keys(variants?.of ?? { itself: {} }).map((value) => ({
    architecture: id,
    pt_evp: -30,
    ...(variants && { [variants.by]: value }),
    ...(id === 'booster' && { mode_trans: '1', p_gc: 90, t_out_gc: 35 }),
  })),
);

const variant = ({ architecture, kind, port, parallel }: BodyValues): CycleDescription => {
  const cycle: CycleDescription = CYCLES[architecture as keyof typeof CYCLES];
  return { ...cycle, ...cycle.variants?.of[String(kind ?? port ?? parallel)] };
};

function machine(body: BodyValues): SimulationResult {
  const outcome = run(body, engine);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.result;
}

const askedOf = (result: SimulationResult, stage: StageKey) => ({ permanent: result, transient: null, stage });

/** "1 2 7 | 3 4 5": suction, discharge and liquid line of each compressor. */
const lettersOf = (cycle: CycleDescription): string =>
  sectionsOf(cycle)
    .map(({ letters: { a, c, e = '–' } }) => [a, c, e].join(' '))
    .join(' | ');
const furtherOf = (cycle: CycleDescription): string =>
  furtherPipesOf(cycle)
    .map(({ node, line, flows }) => `${node.letter} ${line} ${flows.join('+')}`)
    .join(' | ');

describe('the compressors of a cycle, by its description alone', () => {
  // By the nodes as drawings of these cycles name them: suction, discharge, liquid line of each, then the pipes between.
  it.each([
    [{ architecture: 'two_stage', kind: 'flash_complete' }, '1 2 7 | 3 4 5', ''],
    [{ architecture: 'two_stage', kind: 'flash_mixing' }, '1 2 7 | 3 4 5', 'v asp injected'],
    [{ architecture: 'two_stage', kind: 'eco_subcooler' }, '1 2 7 | 3 4 5', '5 ll injected | inj asp injected'],
    // One compressor with a port: what lies inside it is no pipe.
    [{ architecture: 'injection', port: 'flash_mixing' }, '1 4 7', '5 ll high | v asp injected'],
    [{ architecture: 'cascade' }, '1 2 3 | 5 6 7', ''],
    [
      { architecture: 'booster', parallel: 'false' },
      '1 2 9 | 5 6 9',
      '3 asp mt | 7 ll gas | 9 ll mt+lt | 10 asp flash',
    ],
    [{ architecture: 'booster', parallel: 'true' }, '1 2 9 | 5 6 9 | 10s 6p 7', '3 asp mt | 9 ll mt+lt | 6m ref gas'],
    [{ architecture: 'mech_sub' }, 'a c e | ga ca da', 'd ll main'],
    [{ architecture: 'ejector' }, 'a c e', 'd ll main | g asp low'],
  ] as const)('%o', (body, own, further) => {
    expect(lettersOf(variant(body))).toBe(own);
    expect(furtherOf(variant(body))).toBe(further);
  });

  it.each(BODIES)('%o: every pipe stands once, and only where a tube is', (body) => {
    const cycle = variant(body);
    const pipesOf = [
      ...sectionsOf(cycle).flatMap(({ letters, flows }) => [
        `${letters.a} ${flows.asp.join()}`,
        `${letters.c} ${flows.ref.join()}`,
        `${letters.e} ${flows.ll.join()}`,
      ]),
      ...furtherPipesOf(cycle).map(({ node, flows }) => `${node.letter} ${flows.join()}`),
    ];
    expect(new Set(pipesOf).size).toBe(pipesOf.length);
    const expanded = cycle.processes.filter(({ kind }) => kind === 'expansion').map(({ to }) => to);
    for (const { node } of furtherPipesOf(cycle)) expect(expanded).not.toContain(node.letter);
  });
});

describe.each(BODIES)('%o', (body) => {
  const result = machine(body);
  const stages = sectionsOf(variant(body)).map(({ key }) => key);

  it('takes and gives in the exchangers of its compressors what the machine takes and gives', () => {
    const both = stages.map((stage) => resultOf(exchangers(askedOf(result, stage), {}, engine)));
    const sum = (side: 'evaporator' | 'condenser'): number => {
      // Two compressors on one gas cooler share it: it counts once.
      const duties = both.flatMap(({ permanent }) => permanent[side]?.duty.toFixed(9) ?? []);
      return [...new Set(duties)].reduce((total, duty) => total + Number(duty), 0);
    };
    expect(sum('evaporator') / result.performance.power_cold).toBeCloseTo(1, 8);
    expect(sum('condenser') / result.performance.power_heat).toBeCloseTo(1, 8);
    for (const { hot, cold, pinch } of both[0]!.between) {
      expect(hot.t_in).toBeGreaterThan(cold.t_out);
      expect(pinch).toBeGreaterThan(0);
    }
  });

  it('has figures of every compressor at every door', () => {
    for (const stage of stages) {
      const asked = askedOf(result, stage);
      const lines = resultOf(pipes(asked, {}, engine));
      expect(unsound(lines)).toEqual([]);
      expect(unsound(resultOf(technique(asked, {}, engine)))).toEqual([]);
      const options = { estimate: 'plate', receiver: { volume: 10, p: 30 }, lines: { asp: { d_in: 20, length: 10 } } };
      expect(unsound(resultOf(charge(asked, { ...options, receiver: undefined }, engine)))).toEqual([]);
    }
  });

  it('sizes each pipe for the flow and the state of its stage', () => {
    const { network } = resultOf(pipes(askedOf(result, stages[0]!), { criterion: 'speed' }, engine));
    for (const { mass_flow_s, rho, tube } of network) {
      const area = (Math.PI / 4) * ((tube?.di ?? Number.NaN) / 1000) ** 2;
      expect((tube?.speed_permanent ?? Number.NaN) * area * rho).toBeCloseTo(mass_flow_s, 9);
    }
    const suctions = network.filter(({ line, stage }) => stage !== null && line === 'asp');
    for (const { stage, mass_flow_s } of suctions) {
      expect(mass_flow_s).toBe(result.architecture?.stages.find((one) => one.stage === stage)?.mass_flow_s);
    }
  });
});

it('gives the cascade exchanger the duty and the approach that were asked for', () => {
  const result = machine({ architecture: 'cascade', fluid_bp: 'R744', fluid_hp: 'R717', pt_evp: -40, dt_cas: 5 });
  const [cascade] = resultOf(exchangers(askedOf(result, 'bp'), {}, engine)).between;
  expect(cascade?.duty).toBeCloseTo(result.architecture?.power_cascade ?? Number.NaN, 9);
  // R744 condenses at one temperature and R717 evaporates at one: superheat leaves the whole of the 5 K at the pinch.
  expect(cascade?.pinch).toBeCloseTo(5, 1);
});

it('takes an unknown compressor for the first', () => {
  const result = machine({ architecture: 'two_stage' });
  const asked = (stage: string) => pipes({ permanent: result, transient: null, stage }, {}, engine);
  expect(asked('none')).toEqual(asked('bp'));
});
