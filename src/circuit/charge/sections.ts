/** The mass of refrigerant in each part of a circuit, permanent regime. L, kg/m³, kg. */
import type { ChargeRange } from '../../machine/charge-range.ts';
import {
  condenserRange,
  condenserZivi,
  evaporatorRange,
  evaporatorZivi,
  exactCharge,
  receiverRange,
  TWO_PHASE_SHARE,
  RECEIVER_LEVEL,
} from '../../machine/charge-range.ts';
import { meanDensity, meanVoidFractionZivi } from '../../physics/two-phase-mass.ts';
import type { Densities } from '../../physics/two-phase-mass.ts';
import { sectionFromDiameter } from '../../physics/pipe-flow.ts';
import type { Arguments } from '../arguments.ts';
import { condenserDuty, evaporatorDuty } from '../exchangers/duty.ts';
import { LINE_POINT, lineSaturation } from '../lines.ts';
import type { OperatingPoint } from '../operating-point.ts';
import { refuse, refusePoint, stateOrNone } from '../outcome.ts';
import { barFromPascal, baseFromKilo, pascalFromBar } from '../../quantities/si.ts';

export interface Section {
  /** L */
  readonly volume: number;
  /** Mean, kg/m³. */
  readonly density: number;
  /** kg; of an exchanger the least, by Zivi's void fraction, of a receiver at its level. */
  readonly mass: number;
  /** What it may hold, kg: low, usual, high; one figure where the mass is known. */
  readonly range: ChargeRange;
}

/** Litres of an exchanger for each kW, where nothing is known of it; to be checked. */
const VOLUME_PER_KILOWATT = {
  finned: { evaporator: 0.5, condenser: 0.5 },
  plate: { evaporator: 0.15, condenser: 0.15 },
} as const;
const ESTIMATES = ['finned', 'plate'] as const;

const VOLUME = { min: 0, max: 1e6, unit: 'L' } as const;
const LITRES = 1000;
/** How far typed shares may add up from 1: they are read off a page that rounds them. */
const SHARE_TOLERANCE = 0.005;
/** Slices of a gas cooler, of equal enthalpy. */
const GAS_COOLER_SLICES = 20;

function sectionOf(volume: number, density: number): Section {
  const mass = (volume / LITRES) * density;
  return { volume, density, mass, range: exactCharge(mass) };
}

/** What so many litres hold. @param massOfLitre of one litre, kg, as its range */
const rangedSection = (volume: number, massOfLitre: number, rangeOfLitre: ChargeRange): Section => ({
  volume,
  density: massOfLitre * LITRES,
  mass: massOfLitre * volume,
  range: { low: rangeOfLitre.low * volume, usual: rangeOfLitre.usual * volume, high: rangeOfLitre.high * volume },
});

/** A line of the circuit; undefined where nothing of it is given. */
export function lineSection(lines: Arguments, line: 'asp' | 'ref' | 'll', point: OperatingPoint): Section | undefined {
  if (!lines.has(line)) return undefined;
  const given = lines.group(line);
  const diameter = given.number('d_in', { above: 0, max: 2000, unit: 'mm' });
  const length = given.number('length', { min: 0, max: 1e5, unit: 'm' });
  return sectionOf(sectionFromDiameter(diameter / 1000) * length * LITRES, point.point(LINE_POINT[line]).D);
}

function evaporatorSection(volume: number, isFlooded: boolean, point: OperatingPoint): Section {
  const { bubble, dew } = point.saturationAt('f') ?? refusePoint('f');
  const part = {
    volume: 1,
    liquid: bubble.D,
    vapour: dew.D,
    leaving: point.point('g').D,
    flashQuality: point.flashQuality,
    isFlooded,
  };
  return rangedSection(volume, evaporatorZivi(part), evaporatorRange(part));
}

/** Vapour alone in an evaporator, kg for each m³ of it: what a pump-down leaves there. */
export function evaporatorVapour(point: OperatingPoint): number {
  const { bubble, dew } = point.saturationAt('f') ?? refusePoint('f');
  const voids = meanVoidFractionZivi(point.flashQuality, 1, { liquid: bubble.D, vapour: dew.D });
  return TWO_PHASE_SHARE * voids * dew.D + (1 - TWO_PHASE_SHARE) * point.point('g').D;
}

function sharesOf(given: Arguments): readonly [number, number, number] | undefined {
  const field = given.field('shares');
  const list = given.list('shares');
  if (list.length === 0) return undefined;
  const shares = given.numbers('shares', { min: 0, max: 1 });
  const [desuperheating, condensation, subcooling] = shares;
  if (desuperheating === undefined || condensation === undefined || subcooling === undefined || shares.length > 3) {
    return refuse('E_MISSING', field);
  }
  const sum = desuperheating + condensation + subcooling;
  if (Math.abs(sum - 1) > SHARE_TOLERANCE) refuse('E_RANGE', field, { min: 1, max: 1 });
  return [desuperheating, condensation, subcooling];
}

function gasCoolerDensity(point: OperatingPoint): number {
  const [from, to] = [baseFromKilo(point.entry.H), point.enthalpy('d')];
  const P = point.pressure('d');
  let sum = 0;
  for (let slice = 0; slice < GAS_COOLER_SLICES; slice += 1) {
    const H = from + ((slice + 0.5) / GAS_COOLER_SLICES) * (to - from);
    sum += (stateOrNone(() => point.fluid.state({ P, H }, { extrapolate: true })) ?? refusePoint('d')).D;
  }
  return sum / GAS_COOLER_SLICES;
}

/** A gas cooler holds one phase, whose density is known along it: no range. */
function condenserSection(volume: number, given: Arguments, point: OperatingPoint): Section {
  const shares = sharesOf(given);
  const { condensing } = point;
  if (condensing === undefined) return sectionOf(volume, gasCoolerDensity(point));
  const { bubble, dew } = condensing;
  const part = {
    volume: 1,
    liquid: bubble.D,
    vapour: dew.D,
    entering: point.entry.D,
    ...(shares && { shares }),
  };
  return rangedSection(volume, condenserZivi(part), condenserRange(part));
}

/** What the exchangers move, kW: of a cycle of several compressors, those of this one. */
function powersOf(point: OperatingPoint): { readonly cold: number; readonly heat: number } {
  const { power_cold, power_heat } = point.result.performance;
  if (point.section === undefined) return { cold: power_cold, heat: power_heat };
  return {
    cold: point.has('f') ? evaporatorDuty(point).power : 0,
    heat: point.has('d') ? condenserDuty(point, false).power : 0,
  };
}

export interface ExchangerSections {
  readonly condenser: Section | undefined;
  readonly evaporator: Section | undefined;
  /** One of the volumes was not typed. */
  readonly isEstimated: boolean;
}

/** Both exchangers: volumes typed, else estimated from the powers where that is asked for. */
export function exchangerSections(options: Arguments, point: OperatingPoint): ExchangerSections {
  const kind = options.optionalChoice('estimate', ESTIMATES);
  const { cold, heat } = powersOf(point);
  const condenser = options.group('condenser');
  const evaporator = options.group('evaporator');
  const typed = {
    condenser: condenser.optionalNumber('volume', VOLUME),
    evaporator: evaporator.optionalNumber('volume', VOLUME),
  };
  const perKilowatt = kind === undefined ? undefined : VOLUME_PER_KILOWATT[kind];
  const volumes = {
    condenser: typed.condenser ?? (perKilowatt && perKilowatt.condenser * heat),
    evaporator: typed.evaporator ?? (perKilowatt && perKilowatt.evaporator * cold),
  };
  // A stage that has none of its own leaves it out.
  const inCondenser = point.has('d') ? volumes.condenser : undefined;
  const inEvaporator = point.has('f') ? volumes.evaporator : undefined;
  return {
    condenser: inCondenser === undefined ? undefined : condenserSection(inCondenser, condenser, point),
    evaporator:
      inEvaporator === undefined
        ? undefined
        : evaporatorSection(inEvaporator, evaporator.flag('flooded', false), point),
    isEstimated: kind !== undefined && (typed.condenser === undefined || typed.evaporator === undefined),
  };
}

/** Whether there is a receiver, where its volume is not known: that nobody knows is an answer, and the high end counts one. */
const RECEIVERS = ['unknown', 'none'] as const;

/** A receiver is there, as far as anybody knows, and nothing else is known of it. */
export const hasUnknownReceiver = (options: Arguments): boolean => {
  const given = options.group('receiver');
  return given.optionalChoice('is', RECEIVERS) === 'unknown' && !given.has('volume');
};

/** The liquid receiver: liquid of the line below its level, saturated vapour above; both saturated at a typed pressure. */
export function receiverSection(options: Arguments, point: OperatingPoint): Section | undefined {
  const given = options.group('receiver');
  if (!options.has('receiver') || (given.has('is') && !given.has('volume'))) return undefined;
  const volume = given.number('volume', VOLUME);
  const typed = given.optionalNumber('level', { min: 0, max: 100, unit: '%' });
  const level = typed === undefined ? undefined : typed / 100;
  const { liquid, vapour } = receiverDensities(given, point);
  const part = { volume: 1, liquid, vapour };
  const density = meanDensity(level ?? RECEIVER_LEVEL[1], part);
  return rangedSection(volume, density / LITRES, receiverRange(part, level));
}

function receiverDensities(given: Arguments, point: OperatingPoint): Densities {
  const critical = barFromPascal(point.fluid.critical.P);
  const pressure = given.optionalNumber('p', { above: 0, max: critical, unit: 'bar' });
  if (pressure === undefined) {
    const saturation = lineSaturation('ll', point);
    if (saturation === undefined) return refuse('E_MISSING', given.field('p'));
    return { liquid: point.point('e').D, vapour: saturation.dew.D };
  }
  const saturation = point.saturation(pascalFromBar(pressure));
  if (saturation === undefined) return refuse('E_RANGE', given.field('p'), { max: critical, unit: 'bar' });
  return { liquid: saturation.bubble.D, vapour: saturation.dew.D };
}

/** The suction accumulator: vapour of the suction over the liquid it holds, none in steady running unless typed. */
export function accumulatorSection(options: Arguments, point: OperatingPoint): Section | undefined {
  const given = options.group('accumulator');
  const volume = given.optionalNumber('volume', VOLUME);
  const level = given.number('level', { default: 0, min: 0, max: 100, unit: '%' }) / 100;
  if (volume === undefined) return undefined;
  const vapour = point.point(LINE_POINT.asp).D;
  if (level === 0) return sectionOf(volume, vapour);
  const { bubble } = point.saturation(point.pressure(LINE_POINT.asp)) ?? refusePoint(LINE_POINT.asp);
  return sectionOf(volume, meanDensity(level, { liquid: bubble.D, vapour }));
}

/** What else holds refrigerant: a volume with its density, or that of a point of the circuit. */
export function otherSections(options: Arguments, point: OperatingPoint): readonly Section[] {
  return options.groups('other').map((given) => {
    const volume = given.number('volume', VOLUME);
    const letter = given.optionalChoice('point', ['a', 'b', 'c', 'd', 'e', 'f', 'g']);
    const typed = given.optionalNumber('density', { min: 0, max: 5000, unit: 'kg/m3' });
    const density = typed ?? (letter === undefined || !point.has(letter) ? undefined : point.point(letter).D);
    return sectionOf(volume, density ?? refuse('E_MISSING', given.field('density')));
  });
}
