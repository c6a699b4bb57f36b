/** What has a place of its own: expansion valves by capacity, receivers by volume, relief valves by the flow they let out. */
import { summaryFromName } from '../../refrigerants/index.ts';
import { orificeFlowRatio } from '../../physics/expansion-valve.ts';
import {
  chokedMassFlux,
  criticalPressureRatio,
  RELIEVING_FACTOR,
  vesselReliefFlow,
} from '../../physics/relief-valve.ts';
import { pascalFromBar, SECONDS_PER_HOUR, STANDARD_ATMOSPHERE } from '../../quantities/si.ts';
import type { Arguments } from '../arguments.ts';
import { ATMOSPHERE_BAR, designPressureOf, typedPressureRange } from '../lines.ts';
import type { OperatingPoint, OperatingPoints } from '../operating-point.ts';
import type { Engine } from '../../engine/types.ts';
import { ratedFlow } from './capacity.ts';
import type { RatedFlow } from './capacity.ts';
import { NOMINAL } from './kinds.ts';
import type { PlacedCategory, Status } from './kinds.ts';
import type { PlacedFigures } from './placed-row.ts';
import { leastVolume } from './receiver.ts';
import type { PrintedCapacity } from './row.ts';

export type PlacedReason =
  | 'small'
  | 'load'
  | 'ps'
  | 't'
  | 'dp_max'
  | 'flash'
  | 'fluid'
  | 'other_fluid'
  | 'load_unknown'
  | 'far'
  | 'ps_unknown'
  | 'set';

/** What this point asks of what has a place of its own. */
export interface Asked {
  readonly fluid: string;
  /** Whether its document has to name the refrigerant: it burns, poisons, or nobody knows. */
  readonly is_named: boolean;
  /** kW and kg/s of the circuit; bar across the expansion valve, °C before it. */
  readonly capacity: number;
  readonly mass_flow: number;
  readonly dp_valve: number;
  readonly t_liquid: number;
  /** kW a valve that is just large enough has at the conditions of catalogues, on this refrigerant; null without such states. */
  readonly nominal: number | null;
  readonly is_transcritical: boolean;
  /** Least useful volume of the receiver, L; null without a charge to hold, or too near critical. */
  readonly volume: number | null;
  /** Set pressure, bar gauge, and flow to let out, kg/h; null without an area, or where nothing evaporates at relief. */
  readonly p_set: number | null;
  readonly relief: number | null;
}

/** What one of them is worth here. */
export interface PlacedAnswer {
  readonly category: PlacedCategory;
  /** kW of an expansion valve, L of a receiver, kg/h of a relief valve; null where nothing printed says. */
  readonly size: number | null;
  /** Asked over given: the opening of an expansion valve, how full a receiver, how much of a relief valve. */
  readonly share: number | null;
  readonly status: Status | 'to_check';
  readonly reasons: readonly PlacedReason[];
  /** The printed capacity it was taken from, by its place in the row. */
  readonly from: number | null;
}

export interface Placed {
  readonly asked: Asked;
  readonly rows: Readonly<Record<string, PlacedAnswer>>;
}

/** A printed capacity further from this point than this, either way, is no proof of it. */
const FAR = 2;

/** Reasons that say a part does not suit, before those that say it was not shown to. */
const AGAINST: readonly PlacedReason[] = ['small', 'ps', 't', 'dp_max', 'flash', 'set'];
const statusOf = (size: number | null, reasons: readonly PlacedReason[]): PlacedAnswer['status'] =>
  reasons.some((reason) => AGAINST.includes(reason))
    ? 'over_limit'
    : size === null
      ? 'kv_missing'
      : reasons.includes('load')
        ? 'under_min'
        : reasons.length > 0
          ? 'to_check'
          : 'ok';

/** A row with what each of its capacities comes to, in their order; undefined where the engine has no such states. */
export interface RatedRow extends PlacedFigures {
  readonly rated: readonly { readonly printed: PrintedCapacity; readonly flow: RatedFlow | undefined }[];
}

interface Place {
  readonly asked: Asked;
  readonly point: OperatingPoint;
  /** Design pressure of the high side, bar absolute. */
  readonly design: number | null;
}

function commonReasons(row: PlacedFigures, { asked, design }: Place): readonly PlacedReason[] {
  const isNamed = row.fluids.includes(asked.fluid);
  const isOut =
    (row.hottest !== undefined && asked.t_liquid > row.hottest) ||
    (row.coldest !== undefined && asked.t_liquid < row.coldest);
  return [
    ...(row.pressure === undefined
      ? (['ps_unknown'] as const)
      : design !== null && row.pressure < design
        ? (['ps'] as const)
        : []),
    ...(row.category !== 'relief valve' && isOut ? (['t'] as const) : []),
    ...(!isNamed && (asked.is_named || row.fluids.length > 0) ? (['fluid'] as const) : []),
  ];
}

interface Estimate {
  readonly place: number;
  readonly printed: PrintedCapacity;
  /** kg/s wide open here. */
  readonly massFlow: number;
  /** Of what drives the flow here, over what does where it was printed. */
  readonly ratio: number;
}

/** The flow a valve lets through here by each printed capacity; of this refrigerant first, the nearest conditions first. */
function estimates(row: RatedRow, { asked, point }: Place): readonly Estimate[] {
  const drop = pascalFromBar(asked.dp_valve);
  if (drop <= 0 || asked.is_transcritical) return [];
  const here = { density: point.point('e').D, drop };
  const all = row.rated.flatMap(({ printed, flow }, place) => {
    if (flow === undefined) return [];
    const ratio = orificeFlowRatio(here, flow);
    return [{ place, printed, massFlow: flow.massFlow * ratio, ratio }];
  });
  const own = all.filter(({ printed }) => printed.fluid === asked.fluid);
  const away = ({ ratio }: Estimate): number => Math.abs(Math.log(ratio));
  return (own.length > 0 ? own : all).toSorted((one, other) => away(one) - away(other));
}

function expansionValve(row: RatedRow, place: Place): PlacedAnswer {
  const { asked, point } = place;
  const [best] = estimates(row, place);
  const share = best === undefined ? null : asked.mass_flow / best.massFlow;
  const size = share === null ? null : asked.capacity / share;
  const isFlashing = (point.state('e')?.Q ?? 0) > 0 && !asked.is_transcritical;
  const reasons: readonly PlacedReason[] = [
    ...(share !== null && share > 1 ? (['small'] as const) : []),
    ...(isFlashing ? (['flash'] as const) : []),
    ...(row.mostDrop !== undefined && asked.dp_valve > row.mostDrop ? (['dp_max'] as const) : []),
    ...commonReasons(row, place),
    ...(share !== null && row.leastLoad !== undefined && share < row.leastLoad ? (['load'] as const) : []),
    ...(best !== undefined && best.printed.fluid !== asked.fluid ? (['other_fluid'] as const) : []),
    ...(best !== undefined && (best.ratio > FAR || best.ratio < 1 / FAR) ? (['far'] as const) : []),
    ...(row.leastLoad === undefined ? (['load_unknown'] as const) : []),
  ];
  return {
    category: 'expansion valve',
    size,
    share,
    status: statusOf(size, reasons),
    reasons,
    from: best?.place ?? null,
  };
}

function receiver(row: PlacedFigures, place: Place): PlacedAnswer {
  const { volume: asked } = place.asked;
  const size = row.volume ?? null;
  const share = asked === null || size === null ? null : asked / size;
  const reasons: readonly PlacedReason[] = [
    ...(share !== null && share > 1 ? (['small'] as const) : []),
    ...commonReasons(row, place),
  ];
  return {
    category: 'receiver',
    size,
    share,
    status: statusOf(share === null ? null : size, reasons),
    reasons,
    from: null,
  };
}

/** What a relief valve lets out of saturated vapour, kg/h; null without its figures, or where the nozzle does not choke. */
function discharge({ area, coefficient }: PlacedFigures, { point }: Place, set: number): number | null {
  if (area === undefined || coefficient === undefined) return null;
  const P = pascalFromBar(RELIEVING_FACTOR * set) + STANDARD_ATMOSPHERE;
  const vapour = point.saturation(P)?.dew;
  if (vapour?.CP === undefined || vapour.CV === undefined) return null;
  const kappa = vapour.CP / vapour.CV;
  if (STANDARD_ATMOSPHERE / P > criticalPressureRatio(kappa)) return null;
  return area * 1e-6 * coefficient * chokedMassFlux(P, vapour.D, kappa) * SECONDS_PER_HOUR;
}

function reliefValve(row: PlacedFigures, place: Place): PlacedAnswer {
  const { p_set, relief } = place.asked;
  const set = row.setPressure ?? p_set;
  const size = set === null ? null : discharge(row, place, set);
  const share = relief === null || size === null ? null : relief / size;
  const reasons: readonly PlacedReason[] = [
    ...(share !== null && share > 1 ? (['small'] as const) : []),
    ...(row.setPressure !== undefined && p_set !== null && row.setPressure > p_set ? (['set'] as const) : []),
    ...commonReasons(row, place).filter((reason) => reason === 'fluid'),
  ];
  return {
    category: 'relief valve',
    size,
    share,
    status: statusOf(share === null ? null : size, reasons),
    reasons,
    from: null,
  };
}

const JUDGES: Readonly<Record<PlacedCategory, (row: RatedRow, place: Place) => PlacedAnswer>> = {
  'expansion valve': expansionValve,
  receiver,
  'relief valve': reliefValve,
};

/** Flow, kg/h, of a vessel of this area set to this pressure; null where nothing evaporates at relief. */
function reliefAsked(point: OperatingPoint, area: number | undefined, set: number | null): number | null {
  if (area === undefined || set === null) return null;
  const saturation = point.saturation(pascalFromBar(RELIEVING_FACTOR * set) + STANDARD_ATMOSPHERE);
  return saturation === undefined
    ? null
    : vesselReliefFlow(area, saturation.dew.H - saturation.bubble.H) * SECONDS_PER_HOUR;
}

/** By the orifice law, from the flow of the point to that of the nominal conditions. @param drop bar */
function nominalOf(point: OperatingPoint, drop: number, engine: Engine): number | null {
  const rated = ratedFlow({ ...NOMINAL, fluid: point.result.input.fluid, kw: 1 }, engine);
  if (rated === undefined || point.isTranscritical || !(drop > 0)) return null;
  const here = { density: point.point('e').D, drop: pascalFromBar(drop) };
  return point.massFlow / orificeFlowRatio(here, rated) / rated.massFlow;
}

function askedOf(points: OperatingPoints, options: Arguments, high: number | null, engine: Engine): Asked {
  const { permanent: point } = points;
  const fluid = point.result.input.fluid;
  const lost = options.number('dp_lost', { default: 0, min: 0, unit: 'bar' });
  const drop = Math.max(point.point('e').P - point.point('f').P - lost, 0);
  const stored = options.optionalNumber('stored', { above: 0 });
  const typed = options.optionalNumber('p_set', typedPressureRange);
  const set = typed ?? (high === null ? null : high - ATMOSPHERE_BAR);
  return {
    fluid,
    is_named: summaryFromName(fluid)?.safetyClass !== 'A1',
    capacity: point.result.performance.power_cold,
    mass_flow: point.massFlow,
    dp_valve: drop,
    t_liquid: point.point('e').T,
    nominal: nominalOf(point, drop, engine),
    is_transcritical: point.isTranscritical,
    volume: stored === undefined ? null : leastVolume(point.fluid, stored),
    p_set: set,
    relief: reliefAsked(point, options.optionalNumber('vessel_area', { above: 0, unit: 'm2' }), set),
  };
}

/**
 * What the point asks of an expansion valve, a receiver and its relief valve, and what each row gives of it.
 * @param rows a later one takes the place of an earlier of its key @param options dp_lost: drops before and behind the valve, bar;
 *   stored: what the receiver is to hold, kg; vessel_area: its outer surface, m²; p_set, ps_hp, ps_bp: bar gauge
 */
export function placedOf(
  rows: readonly RatedRow[],
  points: OperatingPoints,
  options: Arguments,
  engine: Engine,
): Placed {
  const typed = {
    low: options.optionalNumber('ps_bp', typedPressureRange),
    high: options.optionalNumber('ps_hp', typedPressureRange),
  };
  const high = designPressureOf('ll', points, typed);
  const asked = askedOf(points, options, high, engine);
  const place: Place = { asked, point: points.permanent, design: high };
  return {
    asked,
    rows: Object.fromEntries(rows.map((row) => [row.key, JUDGES[row.category](row, place)])),
  };
}
