/** Temperatures along a counter-flow exchanger, by equal slices of duty: pinch, UA and zones. kW, K, °C. */
import { logMeanDifference } from '../../physics/heat-exchangers.ts';
import type { OperatingPoint } from '../operating-point.ts';
import type { Duty } from './duty.ts';
import { celsiusFromKelvin } from '../../quantities/si.ts';

const SLICES = 60;

/** A place along the exchanger, in the direction of the refrigerant. */
export interface Node {
  /** Part of the duty behind it, 0 to 1. */
  readonly at: number;
  /** °C */
  readonly refrigerant: number;
  readonly secondary: number;
}

export interface Zone {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Part of the duty at which the refrigerant reaches an enthalpy, J/kg, held within the exchanger. */
const reachedAt = (H: number, { inlet, outlet }: Duty): number =>
  Math.min(Math.max((H - inlet.H) / (outlet.H - inlet.H), 0), 1);

/** The zones of an exchanger, in the direction of the refrigerant; those it does not reach have no width. */
export function zonesOf(duty: Duty, point: OperatingPoint): readonly Zone[] {
  if (duty.kind === 'gas_cooler') return [{ name: 'gas_cooling', from: 0, to: 1 }];
  const saturation = duty.kind === 'evaporator' ? point.evaporating : point.condensing;
  if (saturation === undefined) return [];
  const dew = reachedAt(saturation.dew.H, duty);
  if (duty.kind === 'evaporator') {
    return [
      { name: 'evaporation', from: 0, to: dew },
      { name: 'superheat', from: dew, to: 1 },
    ];
  }
  const bubble = reachedAt(saturation.bubble.H, duty);
  return [
    { name: 'desuperheating', from: 0, to: dew },
    { name: 'condensation', from: dew, to: bubble },
    { name: 'subcooling', from: bubble, to: 1 },
  ];
}

/** Places of the nodes: equal slices, cut again where a phase ends. */
function placesOf(duty: Duty, point: OperatingPoint): readonly number[] {
  const equal = Array.from({ length: SLICES + 1 }, (_, i) => i / SLICES);
  const saturation = duty.kind === 'evaporator' ? point.evaporating : point.condensing;
  const cuts = saturation === undefined ? [] : [saturation.dew.H, saturation.bubble.H].map((H) => reachedAt(H, duty));
  return [...new Set([...equal, ...cuts])].toSorted((a, b) => a - b);
}

/**
 * The nodes of an exchanger whose secondary enters at `tIn` and leaves at `tOut`, °C; undefined where the engine has
 * no state between the ends.
 */
export function nodesOf(duty: Duty, point: OperatingPoint, tIn: number, tOut: number): readonly Node[] | undefined {
  const places = placesOf(duty, point);
  const inside = places.slice(1, -1);
  const { inlet, outlet, P } = duty;
  const enthalpies = inside.map((at) => inlet.H + at * (outlet.H - inlet.H));
  const rows = point.fluid.states('PH', new Float64Array(inside.length).fill(P), enthalpies, { extrapolate: true });
  // A row begins with its temperature.
  const stride = rows.length / inside.length;
  const temperatures = inside.map((_, i) => celsiusFromKelvin(rows[stride * i] ?? Number.NaN));
  if (!temperatures.every(Number.isFinite)) return undefined;
  const all = [inlet.T, ...temperatures, outlet.T];
  return places.map((at, i) => ({
    at,
    refrigerant: all[i] ?? Number.NaN,
    // Counter-flow: the secondary leaves where the refrigerant enters.
    secondary: tOut + at * (tIn - tOut),
  }));
}

/** Hot less cold at a node, K. */
export const differenceAt = ({ refrigerant, secondary }: Node, { kind }: Duty): number =>
  kind === 'evaporator' ? secondary - refrigerant : refrigerant - secondary;

/** UA, kW/K, between two places: the sum of the slices' duties over their log mean differences, all above 0. */
export function conductance(nodes: readonly Node[], duty: Duty, from: number, to: number): number {
  let sum = 0;
  for (const [i, node] of nodes.entries()) {
    const next = nodes[i + 1];
    if (next === undefined || node.at < from || next.at > to) continue;
    sum += (duty.power * (next.at - node.at)) / logMeanDifference(differenceAt(node, duty), differenceAt(next, duty));
  }
  return sum;
}
