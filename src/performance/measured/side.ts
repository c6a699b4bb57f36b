/** Heat given or taken by water, a brine or air, W, from its flow and its two temperatures. */
import { stateOrNone } from '../../circuit/outcome.ts';
import type { Engine } from '../../engine/types.ts';
import { coilPowers } from '../../physics/air-processes.ts';
import {
  humidityFromVapourPressure,
  vapourPressureFromTemperature,
  volumeFromTemperature,
} from '../../physics/psychrometrics.ts';
import { secondaryFluid, secondaryState } from '../../physics/secondary-fluids/index.ts';
import { STANDARD_ATMOSPHERE } from '../../quantities/si.ts';
import type { Side } from './request.ts';

/** Relative humidity, %, of air whose humidity nobody read: its heat is counted as sensible alone. */
const RH_UNREAD = 50;
const PERCENT = 100;

interface Read {
  /** m³/s at the meter. */
  readonly flow: number;
  /** K */
  readonly entering: number;
  readonly leaving: number;
  /** Relative humidities, %; undefined where none was read. */
  readonly rhIn: number | undefined;
  readonly rhOut: number | undefined;
}

/** Density, kg/m³, and heat capacity, J/(kg K), of a liquid. */
type Liquid = (T: number) => { readonly density: number; readonly specificHeat: number } | undefined;

function liquidOf({ medium, x }: Side, engine: Engine): Liquid {
  const brine = secondaryFluid(medium);
  if (brine !== undefined) return (T) => secondaryState(brine, x, T);
  const water = engine.fluid('R718');
  return (T) => {
    const state = stateOrNone(() => water.state({ T, P: STANDARD_ATMOSPHERE }));
    if (state?.CP === undefined || state.phase !== 'liquid') return undefined;
    return { density: state.D, specificHeat: state.CP };
  };
}

const humidityOf = (T: number, rh: number, total: number): number =>
  humidityFromVapourPressure((rh / PERCENT) * vapourPressureFromTemperature(T), total);

/** Heat the air takes, W: what condenses leaves with the air's own temperature. */
function airHeat(read: Read, meterAt: Side['meterAt'], total: number): number {
  const { entering, leaving, rhIn, rhOut, flow } = read;
  const wIn = humidityOf(entering, rhIn ?? RH_UNREAD, total);
  const isDrying = rhIn !== undefined && rhOut !== undefined;
  const wOut = isDrying ? Math.min(humidityOf(leaving, rhOut, total), wIn) : wIn;
  const atMeter =
    meterAt === 'in' ? volumeFromTemperature(entering, wIn, total) : volumeFromTemperature(leaving, wOut, total);
  return coilPowers({ T: entering, w: wIn }, { T: leaving, w: wOut }, flow / atMeter).total;
}

/**
 * Heat a side takes from the exchanger, W: positive where it leaves warmer. Liquids: flow · density at the meter ·
 * heat capacity at the mean temperature · difference. Undefined where the medium is no known liquid there.
 * @param total pressure of the air, Pa
 */
export function sideHeat(side: Side, total: number, engine: Engine): (read: Read) => number | undefined {
  if (side.medium === 'air') {
    return (read) => {
      const heat = airHeat(read, side.meterAt, total);
      return Number.isFinite(heat) ? heat : undefined;
    };
  }
  const liquid = liquidOf(side, engine);
  const known = new Map<number, ReturnType<Liquid>>();
  const at: Liquid = (T) => {
    if (!known.has(T)) known.set(T, liquid(T));
    return known.get(T);
  };
  return ({ flow, entering, leaving }) => {
    const meter = at(side.meterAt === 'in' ? entering : leaving);
    const mean = at((entering + leaving) / 2);
    if (meter === undefined || mean === undefined) return undefined;
    return flow * meter.density * mean.specificHeat * (leaving - entering);
  };
}
