/** The figures of a cycle other than the one-stage one: each compressor, the gain over one stage, and its own. API units. */
import { celsiusFromKelvin, kiloFromBase, SECONDS_PER_HOUR } from '../../quantities/si.ts';
import type { ArchitectureFigures, Extra, FlowKey, StageFigures } from '../types.ts';
import { oneStageEer } from './base-machine.ts';
import { flowOf, realProcesses, stateAt } from './duties.ts';
import type { Computed, Remarks } from './solver.ts';

/** One row a compressor, from the lowest pressure. */
export function stageFigures({ cycle, solved, bench, input, flow, power }: Computed): readonly StageFigures[] {
  return realProcesses(cycle, 'compression')
    .flatMap(({ from, to, stage: key, flow: flowKey = 'main' }) => {
      const stage = cycle.stages.find((one) => one.key === key);
      if (stage === undefined) return [];
      const [suction, discharge] = [stateAt(solved, from), stateAt(solved, to)];
      const { circuit } = cycle.nodes.find(({ letter }) => letter === from) ?? {};
      const mass_flow_s = flow(flowKey);
      return [
        {
          order: cycle.stages.indexOf(stage),
          figures: {
            stage: stage.key,
            fluid: bench.circuit(circuit).fluid.name,
            rend_is: input[stage.efficiency] ?? input.rend_is,
            rend_v: input.rend_v,
            tau: discharge.P / suction.P,
            mass_flow_s,
            power: kiloFromBase(power(flowKey, from, to)),
            step_volume_h: (mass_flow_s * SECONDS_PER_HOUR) / (suction.D * input.rend_v),
            t_discharge: celsiusFromKelvin(discharge.T),
          },
        },
      ];
    })
    .sort((one, other) => one.order - other.order)
    .map(({ figures }) => figures);
}

/** Everything `architecture` says. */
export function architectureFigures(
  computed: Computed,
  { figures }: Pick<Remarks, 'figures'>,
  extra: Pick<Extra, 'x_f' | 'q0v'>,
): ArchitectureFigures {
  const { cycle, solved, bench, performance, input, sought } = computed;
  const base = figures.eer_base === undefined ? oneStageEer(cycle, solved, bench, input) : figures.eer_base;
  return {
    eer: performance.eer,
    power_cold: performance.power_cold,
    power_heat: performance.power_heat,
    power_compressor: performance.power_compressor,
    mass_flow_s: performance.mass_flow_s,
    x_f: extra.x_f,
    q0v: extra.q0v,
    eer_base: base,
    gain: base === null ? null : performance.eer / base - 1,
    ...(sought.includes('p_gc') && { p_gc_opt: input.p_gc }),
    ...figures,
    stages: stageFigures(computed),
    flows: Object.fromEntries((Object.keys(solved.flows) as FlowKey[]).map((key) => [key, computed.flow(key)])),
  };
}

/** kg/s of a flow and W between two points of it, where the solver's unit flow is `scale` kg/s. */
export function scaled(solved: Computed['solved'], scale: number): Pick<Computed, 'flow' | 'power'> {
  const flow: Computed['flow'] = (key) => scale * flowOf(solved, key);
  return { flow, power: (key, from, to) => flow(key) * (stateAt(solved, to).H - stateAt(solved, from).H) };
}
