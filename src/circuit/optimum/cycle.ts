/** The single-stage transcritical cycle against its gas cooler pressure: the one-stage cycle without liquid line. */
import type { Fluid, Saturation, State } from '../../engine/types.ts';
import { efficiencyAt } from './efficiency.ts';
import type { Machine } from './read.ts';
import { kelvinFromCelsius, pascalFromBar } from '../../quantities/si.ts';

/** Both ends of the evaporator and the suction; they do not move with the gas cooler pressure. */
export interface LowSide {
  readonly evaporating: Saturation;
  /** Evaporator outlet and compressor suction. */
  readonly g: State;
  readonly a: State;
}

/** One cycle, J/kg. */
export interface Duties {
  readonly efficiency: number;
  readonly cold: number;
  readonly heat: number;
  readonly work: number;
  /** Enthalpy at the discharge. */
  readonly discharge: number;
}

/** K: closer to saturation a state is taken on it. */
const ON_SATURATION_K = 0.01;

/** The low side at an evaporating temperature, °C. */
export function lowSide(fluid: Fluid, te: number, { superheat }: Machine): LowSide {
  const evaporating = fluid.saturation({ T: kelvinFromCelsius(te) });
  const { dew } = evaporating;
  const vapour = (excess: number): State =>
    excess < ON_SATURATION_K ? dew : fluid.state({ T: dew.T + excess, P: dew.P });
  return { evaporating, g: vapour(superheat.useful), a: vapour(superheat.useful + superheat.line) };
}

/** Enthalpy after isentropic compression to `p` bar, J/kg. */
export const isentropicEnthalpy = (fluid: Fluid, { a }: LowSide, p: number): number =>
  fluid.state({ P: pascalFromBar(p), S: a.S }).H;

/** Enthalpy at the gas cooler outlet, J/kg, `p` bar and `t` °C. */
export const outletEnthalpy = (fluid: Fluid, t: number, p: number): number =>
  fluid.state({ P: pascalFromBar(p), T: kelvinFromCelsius(t) }).H;

/** The cycle between enthalpies, `p` bar; undefined where it neither cools nor heats. */
export function dutiesBetween(
  { evaporating, g, a }: LowSide,
  machine: Machine,
  p: number,
  isentropic: number,
  outlet: number,
): Duties | undefined {
  const efficiency = efficiencyAt(machine.model, machine.efficiency, pascalFromBar(p) / evaporating.dew.P);
  const discharge = a.H + (isentropic - a.H) / efficiency;
  const duties = { efficiency, cold: g.H - outlet, heat: discharge - outlet, work: discharge - a.H, discharge };
  return duties.cold > 0 && duties.heat > 0 && duties.work > 0 ? duties : undefined;
}

/** What is maximised; minus infinity where there is no cycle. */
export function objectiveOf(duties: Duties | undefined, { objective }: Machine): number {
  if (duties === undefined) return -Infinity;
  return (objective === 'eer' ? duties.cold : duties.heat) / duties.work;
}
