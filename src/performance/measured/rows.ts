/** The witnesses of one capacity, and three rows that only say what is plausible: each a function of readings and suppositions. */
import type { WitnessRefusal } from '../codes.ts';
import { resolveFluidName } from '../../refrigerants/resolve.ts';
import type { Points } from './points.ts';
import type { Asked } from './request.ts';
import type { Screened } from './screened.ts';
import type { SheetPoint } from './sheet.ts';
import { sheetAt } from './sheet.ts';
import type { Point, Unknown, UnknownKey } from './unknowns.ts';
import { unknownOf } from './unknowns.ts';

/** Witnesses of the capacity, in the order of the rows. */
export const WITNESSES = ['meter', 'balance', 'map', 'displacement', 'isentropic', 'evaporator', 'condenser'] as const;
export type WitnessKey = (typeof WITNESSES)[number];
/** Those that were measured: the two others only say what a compressor of any make would do. */
export const TRUE_WITNESSES: readonly string[] = ['meter', 'balance', 'map', 'evaporator', 'condenser'];
export type RowKey = WitnessKey | 'map_power' | 'suction_line' | 'superheat';

export interface Row {
  readonly key: RowKey;
  /** Whether it holds ln of the capacity. */
  readonly isCapacity: boolean;
  /** Whether its value follows the enthalpy of the liquid. */
  readonly usesLiquid: boolean;
  /** NaN or undefined where it has no value. */
  readonly of: (point: Point) => number | undefined;
}

/** Half-widths and values of what is supposed. */
const SUPPOSED = {
  side_liquid: 0.03,
  side_air: 0.06,
  map_p: 1.2,
  map_fv: { value: 0.75, half: 0.25 },
  eta_v: { value: 0.9, half: 0.12 },
  eta_is: { value: 0.62, half: 0.17 },
  line: { value: 3.5, half: 5 },
  sh0: { value: 7.5, half: 6 },
} as const;
/** Outside its envelope a sheet is this many times less sure. */
const OUTSIDE_ENVELOPE = 3;
/** K that one unit of a row of temperatures is. */
const ROW_KELVIN = 10;

/** What the refrigerant gives a figure of: enthalpy differences, W, kg/s. */
export class Model {
  readonly screened: Screened;
  readonly isHeating: boolean;
  /** Whether the power drawn was read. */
  readonly hasPower: boolean;
  /** The sheet, where it was given and speaks of this refrigerant and point. */
  readonly hasSheet: boolean;
  readonly sheetHasPower: boolean;
  readonly sheetFault: WitnessRefusal | undefined;
  readonly isOutsideSheet: boolean;

  constructor(screened: Screened) {
    this.screened = screened;
    const { asked, point } = screened;
    this.isHeating = asked.mode === 'heating';
    this.hasPower = point.power_meas !== undefined;
    const first = this.firstSheet();
    this.hasSheet = typeof first === 'object';
    this.sheetHasPower = typeof first === 'object' && first.power !== null;
    this.sheetFault = typeof first === 'string' ? first : undefined;
    this.isOutsideSheet = typeof first === 'object' && !first.isInside;
  }

  private firstSheet(): SheetPoint | WitnessRefusal | undefined {
    const { asked, refrigerant, point } = this.screened;
    if (asked.sheet === undefined) return undefined;
    const own = asked.sheet.record.fluid;
    if (own !== undefined && (resolveFluidName(own) ?? own) !== asked.fluid.name) return 'E_FLUID';
    if (point.p_lp === undefined || point.p_hp === undefined || refrigerant.at(point).inlet === undefined)
      return undefined;
    const found = this.sheetOf({ ...point, map_fv: SUPPOSED.map_fv.value });
    if (typeof found === 'object') return found;
    return found === 'negative' ? 'E_NEGATIVE' : 'E_STATE';
  }

  private sheetOf(point: Point): ReturnType<typeof sheetAt> {
    const { asked, refrigerant } = this.screened;
    if (asked.sheet === undefined) return 'state';
    const { record, ratio } = asked.sheet;
    return sheetAt(record, ratio, refrigerant, { ...point, map_fv: point.map_fv ?? SUPPOSED.map_fv.value });
  }

  points(point: Point): Points {
    return this.screened.refrigerant.at(point);
  }

  /** Heat one kilogram takes in the evaporator, J/kg. */
  cold(point: Point): number | undefined {
    const { outlet, liquid } = this.points(point);
    return outlet && liquid && outlet.H - liquid.H;
  }

  /** Heat one kilogram gives from the discharge to the liquid, J/kg. */
  warm(point: Point): number | undefined {
    const { discharge, liquid } = this.points(point);
    return discharge && liquid && discharge.H - liquid.H;
  }

  /** What one kilogram gives of the capacity, J/kg: where heating has no discharge reading, without the compressor's part. */
  main(point: Point): number | undefined {
    if (!this.isHeating) return this.cold(point);
    const { inlet, liquid } = this.points(point);
    return this.warm(point) ?? (inlet && liquid && inlet.H - liquid.H);
  }

  /** Heat of the compression that stays in one kilogram, J/kg. */
  work(point: Point): number | undefined {
    const { discharge, inlet } = this.points(point);
    return discharge && inlet && discharge.H - inlet.H;
  }

  isentropicWork(point: Point): number | undefined {
    const { inlet, isentropic } = this.points(point);
    return inlet && isentropic !== undefined ? isentropic - inlet.H : undefined;
  }

  /** Power of the sheet, W, as it is, without the doubt about it. */
  sheetPower(point: Point): number | undefined {
    const sheet = this.sheetOf(point);
    return typeof sheet === 'object' ? (sheet.power ?? undefined) : undefined;
  }

  sheetFlow(point: Point): number | undefined {
    const sheet = this.sheetOf(point);
    return typeof sheet === 'object' ? sheet.flow : undefined;
  }

  /** Power of the compressor, W: read, else the sheet's. */
  power(point: Point): number | undefined {
    if (point.power_meas !== undefined) return point.power_meas - this.screened.asked.auxiliariesRead;
    if (!this.sheetHasPower) return undefined;
    const power = this.sheetPower(point);
    return power === undefined ? undefined : power * Math.exp(point.map_p ?? 0);
  }

  /** Power that reaches the refrigerant, W. */
  delivered(point: Point): number | undefined {
    const power = this.power(point);
    return power === undefined ? undefined : power * (1 - (point.loss ?? 0));
  }

  /** The capacity, W, that a flow, kg/s, gives. */
  capacityOf(flow: number | undefined, point: Point): number | undefined {
    const main = this.main(point);
    if (flow === undefined || main === undefined) return undefined;
    if (!this.isHeating || this.warm(point) !== undefined) return flow * main;
    const delivered = this.delivered(point);
    return delivered === undefined ? undefined : flow * main + delivered;
  }

  /** The flow, kg/s, that a capacity, W, is. */
  flowOf(capacity: number, point: Point): number | undefined {
    const main = this.main(point);
    if (main === undefined || this.points(point).inlet === undefined) return undefined;
    if (!this.isHeating || this.warm(point) !== undefined) return capacity / main;
    const delivered = this.delivered(point);
    return delivered === undefined ? undefined : (capacity - delivered) / main;
  }

  /** The other capacity, W, from one of them. @param toHeat whether the one given is the cold one */
  other(capacity: number | undefined, point: Point, toHeat: boolean): number | undefined {
    if (capacity === undefined) return undefined;
    const [cold, warm] = [this.cold(point), this.warm(point)];
    if (cold !== undefined && warm !== undefined) return toHeat ? (capacity * warm) / cold : (capacity * cold) / warm;
    const delivered = this.delivered(point);
    if (delivered === undefined) return undefined;
    return toHeat ? capacity + delivered : capacity - delivered;
  }

  /** Whether both capacities follow from the states: else from the power. */
  hasBoth(point: Point): boolean {
    return this.cold(point) !== undefined && this.warm(point) !== undefined;
  }
}

const ln = (capacity: number | undefined): number | undefined =>
  capacity === undefined ? undefined : Math.log(capacity);

/** Rows of the flow of the refrigerant. */
function flowRows(model: Model): readonly Row[] {
  const { screened } = model;
  const { asked, point } = screened;
  const { inlet, liquid } = model.points(point);
  if (liquid === undefined) return [];
  const row = (key: WitnessKey, flow: (at: Point) => number | undefined): Row => ({
    ...{ key, isCapacity: true, usesLiquid: true },
    of: (at) => ln(model.capacityOf(flow(at), at)),
  });
  const rows: Row[] = [];
  if (point.m_ref !== undefined && model.main(point) !== undefined) {
    rows.push(
      row(
        'meter',
        (at) => (at.m_ref ?? Number.NaN) * (asked.flowIsVolume ? (model.points(at).liquid?.D ?? Number.NaN) : 1),
      ),
    );
  }
  if (inlet === undefined) return rows;
  if (model.hasPower && model.work(point) !== undefined) {
    rows.push(
      row('balance', (at) => {
        const [delivered, work] = [model.delivered(at), model.work(at)];
        return delivered === undefined || work === undefined ? undefined : delivered / work;
      }),
    );
  }
  if (model.hasSheet) {
    rows.push(
      row('map', (at) => {
        const flow = model.sheetFlow(at);
        return flow === undefined ? undefined : flow * Math.exp(at.map_m ?? 0);
      }),
    );
  } else if (asked.swept !== undefined) {
    const { swept } = asked;
    rows.push(
      row('displacement', (at) => swept * (model.points(at).inlet?.D ?? Number.NaN) * (at.eta_v ?? Number.NaN)),
    );
  }
  if (model.hasPower && !model.sheetHasPower && model.isentropicWork(point) !== undefined) {
    rows.push(
      row('isentropic', (at) => {
        const [power, work] = [model.power(at), model.isentropicWork(at)];
        return power === undefined || work === undefined ? undefined : (power * (at.eta_is ?? Number.NaN)) / work;
      }),
    );
  }
  return rows;
}

/** Rows of the media. */
function sideRows(model: Model): readonly Row[] {
  const { sides, point } = model.screened;
  return (['e', 'c'] as const).flatMap((key): readonly Row[] => {
    const side = sides[key];
    if (side === undefined) return [];
    const isDirect = (key === 'c') === model.isHeating;
    const name = key === 'e' ? 'side_e' : 'side_c';
    const heat = (at: Point): number | undefined => {
      const read = side.heat(at);
      return read === undefined ? undefined : read * Math.exp(at[name] ?? 0);
    };
    return [
      {
        key: key === 'e' ? 'evaporator' : 'condenser',
        isCapacity: true,
        usesLiquid: !isDirect && model.hasBoth(point),
        of: (at) => ln(isDirect ? heat(at) : model.other(heat(at), at, key === 'e')),
      },
    ];
  });
}

/** Rows that hold no capacity: what a sheet says of the power, and what suctions usually are. */
function plausibleRows(model: Model): readonly Row[] {
  const { point } = model.screened;
  const { inlet, liquid } = model.points(point);
  const row = (key: RowKey, of: Row['of']): Row => ({ key, isCapacity: false, usesLiquid: false, of });
  const rows: Row[] = [];
  if (model.hasPower && model.sheetHasPower) {
    rows.push(
      row('map_power', (at) => {
        const [sheet, power] = [model.sheetPower(at), model.power(at)];
        return sheet === undefined || power === undefined
          ? undefined
          : Math.log((sheet * Math.exp(at.map_p ?? 0)) / power);
      }),
    );
  }
  // Without both states no witness follows the suction: what is usual of it would only make the others look likelier.
  if (inlet === undefined || liquid === undefined) return rows;
  if (point.t_suc_comp !== undefined && point.t_suction !== undefined) {
    rows.push(row('suction_line', (at) => (at.t_suc_comp! - at.t_suction! - at.line!) / ROW_KELVIN));
  }
  if (point.t_suction !== undefined && point.p_lp !== undefined) {
    rows.push(
      row('superheat', (at) => {
        const dew = model.points(at).low?.dew.T;
        return dew === undefined ? undefined : (at.t_suction! - dew - at.sh0!) / ROW_KELVIN;
      }),
    );
  }
  return rows;
}

/** The rows of what was read, in their order. */
export const rowsOf = (model: Model): readonly Row[] => [
  ...flowRows(model),
  ...sideRows(model),
  ...plausibleRows(model),
];

/** The readings in use and the suppositions, each with how well it is known. */
export function unknownsOf(model: Model): readonly Unknown[] {
  const { asked, point, sides } = model.screened;
  const read = [...asked.readings].flatMap(([key, unknown]) => (point[key] === undefined ? [] : [unknown]));
  const acc = (asked.sheet?.acc ?? 0) * (model.isOutsideSheet ? OUTSIDE_ENVELOPE : 1);
  const sideHalf = (side: Asked['sides']['e']): number =>
    side.medium === 'air' ? SUPPOSED.side_air : SUPPOSED.side_liquid;
  const supposed: readonly (readonly [UnknownKey, number, number] | false)[] = [
    ['loss', asked.loss.value, asked.loss.half],
    sides.e !== undefined && ['side_e', 0, sideHalf(asked.sides.e)],
    sides.c !== undefined && ['side_c', 0, sideHalf(asked.sides.c)],
    model.hasSheet && ['map_m', 0, acc],
    model.hasSheet && ['map_p', 0, SUPPOSED.map_p * acc],
    model.hasSheet && ['map_fv', SUPPOSED.map_fv.value, SUPPOSED.map_fv.half],
    ['eta_v', SUPPOSED.eta_v.value, SUPPOSED.eta_v.half],
    ['eta_is', SUPPOSED.eta_is.value, SUPPOSED.eta_is.half],
    ['line', SUPPOSED.line.value, SUPPOSED.line.half],
    ['sh0', SUPPOSED.sh0.value, SUPPOSED.sh0.half],
  ];
  return [...read, ...supposed.flatMap((one) => (one === false ? [] : [unknownOf(...one)]))];
}
