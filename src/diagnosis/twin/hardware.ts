/** A machine made from its design point: what is then fixed hardware, of 10 kW. */
import { rootByBisection } from '../../physics/roots.ts';
import { kelvinFromCelsius, pascalFromBar } from '../../quantities/si.ts';
import type { FluidProperties } from '../properties/fluid-properties.ts';
import type { Holding, Volumes } from './charge.ts';
import { accumulatorLevel, chargeMass, receiverLevel, volumesOf } from './charge.ts';
import { compression, isentropicEfficiency, volumetricEfficiency } from './compressor.ts';
import { condenserAreas } from './condenser.ts';
import { evaporatorAreas, vapourHeat } from './evaporator.ts';
import type { Parameters } from './parameters.ts';
import { massFlux, middleSuperheat, valveInlet } from './valve.ts';

/** Cooling capacity at the design point, W: every other size follows from it. */
export const DESIGN_CAPACITY = 10e3;
/** Of the entering difference, what superheat can take at most. */
const MOST_SUPERHEAT = 0.8;

/** The four unknowns the model is solved for. */
export interface Unknowns {
  /** Dew temperatures of the evaporator and of the condenser, K. */
  readonly T0: number;
  readonly Tk: number;
  /** Numbers of transfer units of the subcooled and of the superheated zone; below zero, a wet outlet. */
  readonly A: number;
  readonly B: number;
}

export interface Hardware {
  readonly parameters: Parameters;
  readonly properties: FluidProperties;
  readonly volumes: Volumes;
  /** Swept volume, m3/s. */
  readonly V: number;
  /** Conductances and secondary capacities, W/K. */
  readonly UAe: number;
  readonly UAc: number;
  readonly Ce: number;
  readonly Cc: number;
  /** Area of the expansion device, fully open, m2. */
  readonly Av: number;
  /** Mass of refrigerant, kg. */
  readonly charge: number;
  /** Pressure ratio and flow, kg/s, of the design point. */
  readonly taun: number;
  readonly mn: number;
  /** Low pressure of the design point, Pa. */
  readonly designLow: number;
  /** Superheat at which the valve is half open, K. */
  readonly SH_mid: number;
  /** Share of the condenser's area subcooling takes at the design point. */
  readonly reset: number;
  /** The design point itself. */
  readonly design: Unknowns;
}

/** Dew temperature, K, at the pressure whose mean saturation temperature is `mean`. */
function dewFromMean(properties: FluidProperties, mean: number): number {
  let dew = mean;
  for (let pass = 0; pass < 50; pass += 1) {
    const off = mean - properties.meanTemperature(properties.dewPressure(dew));
    if (!Number.isFinite(off)) return Number.NaN;
    dew += off;
    if (Math.abs(off) < 1e-11) break;
  }
  return dew;
}

/** Conductance, W/K, that makes the areas of an exchanger add up to the whole of it; NaN where none does. */
const conductanceThatFills = (sum: (UA: number) => number): number =>
  Math.exp(rootByBisection((lnUA) => sum(Math.exp(lnUA)) - 1, Math.log(1), Math.log(1e6)) ?? Number.NaN);

/** Pressures, Pa, past the loss of an exchanger: where the condenser is left, and where the evaporator is entered. */
export const outletPressure = (properties: FluidProperties, { dpc }: Pick<Parameters, 'dpc'>, Tk: number): number =>
  properties.dewPressure(dpc === 0 ? Tk : Tk - dpc);
export const inletPressure = (properties: FluidProperties, { dpe }: Pick<Parameters, 'dpe'>, T0: number): number =>
  properties.dewPressure(dpe === 0 ? T0 : T0 + dpe);

/** Share of the condenser's difference that subcooling may ask for before a glide leaves it none, and what it is then given. */
const MOST_SUBCOOLING = 0.9;
const USUAL_SUBCOOLING = 0.75;
/** K between the dew point and what enters the evaporator, below which no superheat is left to regulate by. */
const LEAST_ROOM = 2.5;

/**
 * A machine of an application made for a fluid. Where the glide of a blend would leave the liquid no colder than what cools it,
 * the condenser's difference is widened until subcooling takes three quarters of it, as it does of a fluid without glide; where
 * it would leave no room for superheat, the evaporator's until superheat takes four fifths.
 */
export function designedFor(parameters: Parameters, properties: FluidProperties): Parameters {
  const [te, tc] = [kelvinFromCelsius(parameters.te), kelvinFromCelsius(parameters.tc)];
  const { SC, SH, dps } = parameters;
  const ahead = (DTc: number): number =>
    properties.bubbleTemperature(properties.dewPressure(dewFromMean(properties, tc + DTc))) - tc;
  const behind = (DTe: number): number => te - dewFromMean(properties, te - DTe) - dps;
  const widened = (difference: number, room: (difference: number) => number, wanted: number): number => {
    let wide = difference;
    for (let pass = 0; pass < 4; pass += 1) wide += wanted - room(wide);
    return wide;
  };
  const { DTe, DTc } = parameters;
  return {
    ...parameters,
    DTc: SC > MOST_SUBCOOLING * ahead(DTc) ? widened(DTc, ahead, SC / USUAL_SUBCOOLING) : DTc,
    DTe: behind(DTe) < LEAST_ROOM ? widened(DTe, behind, (SH - dps) / MOST_SUPERHEAT) : DTe,
  };
}

/** Enthalpies and flow round the design point. */
function designPoint(parameters: Parameters, properties: FluidProperties) {
  const [te, tc] = [kelvinFromCelsius(parameters.te), kelvinFromCelsius(parameters.tc)];
  // The gauge stands at the compressor, below the evaporator by the suction line's drop.
  const suctionDew = dewFromMean(properties, te - parameters.DTe);
  const T0 = suctionDew + parameters.dps;
  const Tk = dewFromMean(properties, tc + parameters.DTc);
  const [P0, Pk, Ps] = [T0, Tk, suctionDew].map((T) => properties.dewPressure(T)) as [number, number, number];
  const superheat = Math.min(parameters.SH - parameters.dps, MOST_SUPERHEAT * (te - T0));
  const outP = outletPressure(properties, parameters, Tk);
  const bubbleT = properties.bubbleTemperature(outP);
  const liquidT = bubbleT - parameters.SC;
  const B = -Math.log(1 - superheat / (te - T0));
  const A = -Math.log(1 - parameters.SC / (bubbleT - tc));
  const [outletH, liquidH] = [properties.isobar(P0).enthalpy(superheat), properties.liquidEnthalpy(liquidT)];
  const flow = DESIGN_CAPACITY / (outletH - liquidH);
  const tau = Pk / Ps;
  const compressed = compression(properties, {
    suctionP: Ps,
    dischargeP: Pk,
    H: outletH + vapourHeat(properties, P0) * parameters.sl,
    leak: 0,
    fq: parameters.fq,
    isentropic: isentropicEfficiency(parameters, tau, tau),
  });
  return { te, tc, T0, Tk, A, B, P0, Pk, superheat, bubbleT, liquidT, outletH, liquidH, flow, tau, outP, compressed };
}
type DesignPoint = ReturnType<typeof designPoint>;

/** Secondary flows and conductances of both exchangers, W/K. */
function exchangersOf(parameters: Parameters, properties: FluidProperties, point: DesignPoint) {
  const { te, tc, T0, Tk, A, B, P0, Pk, bubbleT, flow, outletH, liquidH, compressed } = point;
  const Ce = (DESIGN_CAPACITY * parameters.shr) / parameters.DTE;
  const Cc = (flow * (compressed.dischargeH - liquidH)) / parameters.DTC;
  const evaporator = (UA: number) =>
    evaporatorAreas(properties, {
      ...{ flow, P: P0, T0, te, B, inletH: liquidH, outletH, UA },
      ...{ C: Ce / parameters.shr, rse: parameters.rse, loss: parameters.dpe },
    });
  const condenser = (UA: number) =>
    condenserAreas(properties, {
      ...{ flow, P: Pk, Tk, tc, A, bubbleT, outletH: liquidH, C: Cc, UA, rsc: parameters.rsc, rlc: parameters.rlc },
      ...{ dischargeH: compressed.dischargeH, dischargeT: compressed.dischargeT, airFactor: 1 },
    });
  const UAe = conductanceThatFills((UA) => evaporator(UA).boiling + evaporator(UA).superheating);
  const UAc = conductanceThatFills((UA) => {
    const areas = condenser(UA);
    return areas.desuperheating + areas.condensing + areas.subcooling;
  });
  return { Ce, Cc, UAe, UAc, evaporator: evaporator(UAe), condenser: condenser(UAc) };
}

/** Densities of every zone, kg/m3, from the pressures of both exchangers. */
export function densitiesOf(properties: FluidProperties, P0: number, Pk: number, liquidT: number) {
  return {
    condensing: {
      vapour: properties.dewDensity(Pk),
      liquid: properties.bubbleDensity(Pk),
      outletLiquid: properties.liquidDensity(liquidT),
    },
    evaporating: { vapour: properties.dewDensity(P0), liquid: properties.bubbleDensity(P0) },
  } satisfies Partial<Holding>;
}

/** Quality, of which below 0 and above 1 are liquid and vapour, of an enthalpy, J/kg, at a pressure. */
export const qualityAt = (properties: FluidProperties, P: number, H: number): number =>
  (H - properties.bubbleEnthalpy(P)) / (properties.dewEnthalpy(P) - properties.bubbleEnthalpy(P));

/**
 * The hardware of a machine that meets its figures at its design point, of 10 kW. NaN in a figure says that none does: a
 * superheat or a subcooling larger than its entering difference, or a fluid without saturation there.
 */
export function hardwareFrom(parameters: Parameters, properties: FluidProperties): Hardware {
  const point = designPoint(parameters, properties);
  const { T0, Tk, A, B, P0, Pk, flow, tau, superheat, liquidT, liquidH, outP, compressed } = point;
  const { Ce, Cc, UAe, UAc, evaporator, condenser } = exchangersOf(parameters, properties, point);
  const inlet = valveInlet(properties, outP - pascalFromBar(parameters.dpl), liquidT, liquidH);
  const valveP = inletPressure(properties, parameters, T0);
  const volumes = volumesOf(parameters, DESIGN_CAPACITY);
  const reset = condenser.subcooling;
  const holding: Holding = {
    ...{ condenser, evaporator, ...densitiesOf(properties, P0, Pk, liquidT) },
    ...{ outletQuality: 0, inletQuality: qualityAt(properties, P0, liquidH), suctionQuality: 1 },
    ...{ valveInlet: inlet.D, suction: compressed.dryDensity },
    accumulated: accumulatorLevel(0, parameters.ba, parameters.wa),
  };
  return {
    ...{ parameters, properties, volumes, UAe, UAc, Ce, Cc, taun: tau, mn: flow, reset, designLow: Pk / tau },
    V: flow / (volumetricEfficiency(parameters, tau) * compressed.density),
    Av: flow / (parameters.phi * massFlux(properties, parameters, inlet, valveP)),
    charge: chargeMass(volumes, parameters.slip, holding, receiverLevel(reset, reset, parameters.wz)),
    SH_mid: middleSuperheat(parameters, superheat),
    design: { T0, Tk, A, B },
  };
}

/** Whether a machine could be made of its figures. */
export const isSound = (hardware: Hardware): boolean =>
  [hardware.V, hardware.UAe, hardware.UAc, hardware.Av, hardware.charge].every((x) => Number.isFinite(x) && x > 0);
