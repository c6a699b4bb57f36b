import type { ChargeRange } from '../../machine/charge-range.ts';
import { exactCharge, sumOfCharges } from '../../machine/charge-range.ts';
import type { Engine } from '../../engine/types.ts';
import { volumeFromMass } from '../../physics/two-phase-mass.ts';
import { isWithin } from '../../physics/limits.ts';
import { Arguments } from '../arguments.ts';
import type { OperatingPoint } from '../operating-point.ts';
import { operatingPoints } from '../operating-point.ts';
import type { Outcome, Warning } from '../outcome.ts';
import { outcomeOf, refuse, stateOrNone } from '../outcome.ts';
import type { LeakFigures, RoomFigures } from './regulation.ts';
import { leakFigures, roomFigures } from './regulation.ts';
import type { RoomNeed } from '../../machine/room.ts';
import type { Section } from './sections.ts';
import {
  accumulatorSection,
  evaporatorVapour,
  exchangerSections,
  hasUnknownReceiver,
  lineSection,
  otherSections,
  receiverSection,
} from './sections.ts';
import { celsiusFromKelvin, kelvinFromCelsius } from '../../quantities/si.ts';

export type { LeakFigures, RoomFigures } from './regulation.ts';

/** Volume in L, density in kg/m³, mass in kg, share of the whole charge. */
export interface SectionFigures extends Section {
  /** Null of an empty circuit. */
  readonly share: number | null;
}

/** Whether the receiver takes the charge a pump-down sends it. */
export interface ReceiverCheck {
  /** kg */
  readonly m_store: number;
  /** L; null, as `fits`, where t_max is too near critical for a verdict. */
  readonly v_min: number | null;
  readonly fits: boolean | null;
  /** The same where the circuit holds the high end of its charge. */
  readonly high: Omit<ReceiverCheck, 'high'>;
}

export interface Charge extends LeakFigures {
  /** asp, ref, ll, condenser, evaporator, receiver; null for what is not given. Where given, accumulator, other_1 … */
  readonly sections: Readonly<Record<string, SectionFigures | null>>;
  /** Masses of the sections together, kg: exchangers by Zivi's void fraction. What is judged is judged on `range`. */
  readonly total_mass: number;
  /** Low, usual and high charge, kg; one figure where it was weighed. Limits and leak checks are judged on the high one. */
  readonly range: ChargeRange;
  /** The charge is that of the plate, or was weighed. */
  readonly is_weighed: boolean;
  /** Nobody knows whether there is a receiver: the high end counts one. */
  readonly receiver_unknown: boolean;
  /** One of the exchangers' volumes is an estimate. */
  readonly estimated: boolean;
  readonly receiver_check: ReceiverCheck | null;
  readonly room: RoomFigures | null;
  /** Null where nobody said what the room is, and where a figure of the fluid it takes is not known. */
  readonly room_needed: RoomNeed | null;
  readonly warnings: readonly Warning[];
}

const LITRES = 1000;
const GRAMS = 1000;
/** A receiver is judged no nearer to critical than this, K. */
const CRITICAL_MARGIN = 2;

interface Weighed {
  readonly sections: Readonly<Record<string, Section | undefined>>;
  readonly total: number;
  readonly range: ChargeRange;
  readonly isWeighed: boolean;
  readonly isReceiverUnknown: boolean;
  readonly isEstimated: boolean;
}

function weigh(options: Arguments, point: OperatingPoint): Weighed {
  const lines = options.group('lines');
  const { condenser, evaporator, isEstimated } = exchangerSections(options, point);
  const sections: Record<string, Section | undefined> = {
    asp: lineSection(lines, 'asp', point),
    ref: lineSection(lines, 'ref', point),
    ll: lineSection(lines, 'll', point),
    condenser,
    evaporator,
    receiver: receiverSection(options, point),
  };
  const accumulator = accumulatorSection(options, point);
  if (accumulator !== undefined) sections['accumulator'] = accumulator;
  for (const [index, section] of otherSections(options, point).entries()) sections[`other_${index + 1}`] = section;
  const given = Object.values(sections).filter((section) => section !== undefined);
  if (given.length === 0) refuse('E_MISSING', 'lines');
  const typed = options.optionalNumber('weighed', { above: 0, max: 1e5, unit: 'kg' });
  const isReceiverUnknown = hasUnknownReceiver(options);
  const ranges = given.map(({ range }) => range);
  return {
    sections,
    total: given.reduce((sum, { mass }) => sum + mass, 0),
    range: typed === undefined ? sumOfCharges(ranges, isReceiverUnknown) : exactCharge(typed),
    isWeighed: typed !== undefined,
    isReceiverUnknown,
    isEstimated,
  };
}

/** The receiver must hold all but the suction line and the evaporator's vapour, at its warmest and not overfilled. */
function receiverCheck(
  options: Arguments,
  { sections, total, range }: Weighed,
  point: OperatingPoint,
): ReceiverCheck | null {
  const fill = options.number('fill_max', { default: 80, min: 50, max: 90, unit: '%' }) / 100;
  const hottest = options.number('t_max', { default: 50, min: -40, unit: 'degC' });
  const { receiver, asp, evaporator } = sections;
  if (receiver === undefined) return null;
  const left =
    (asp?.mass ?? 0) + (evaporator === undefined ? 0 : (evaporator.volume / LITRES) * evaporatorVapour(point));
  const isNearCritical = hottest > celsiusFromKelvin(point.fluid.critical.T) - CRITICAL_MARGIN;
  const saturation = isNearCritical
    ? undefined
    : stateOrNone(() => point.fluid.saturation({ T: kelvinFromCelsius(hottest) }));
  if (!isNearCritical && saturation === undefined)
    return refuse('E_RANGE', 't_max', { min: celsiusFromKelvin(point.fluid.limits.Tmin), unit: 'degC' });
  const checkOf = (mass: number): Omit<ReceiverCheck, 'high'> => {
    const stored = mass - left;
    if (saturation === undefined) return { m_store: stored, v_min: null, fits: null };
    const densities = { liquid: saturation.bubble.D, vapour: saturation.dew.D };
    const least = volumeFromMass(stored, fill, densities) * LITRES;
    return { m_store: stored, v_min: least, fits: isWithin(least, receiver.volume) };
  };
  return { ...checkOf(total), high: checkOf(range.high) };
}

/**
 * The charge of a circuit by section, permanent regime, with what the law asks of it.
 * @param results `{ permanent, transient }`, each the result of `run`
 * @param options lines { asp, ref, ll: { d_in mm, length m } }, condenser { volume L, shares }, evaporator { volume, flooded },
 *   receiver { volume, level %, p bar, or is 'unknown' or 'none' }, accumulator { volume, level % }, weighed kg,
 *   other [{ volume, density or point }], estimate 'finned' or 'plate', gwp, annex, gwp_annex1, fraction_annex2, hermetic,
 *   detection, fill_max %, t_max °C, room (as the calculator volume-mini; its area may be unknown), machine (bare facts: use, build, public_building)
 */
export function charge(results: unknown, options: unknown, engine: Engine): Outcome<Charge> {
  return outcomeOf(() => {
    const given = new Arguments(options);
    const { permanent: point } = operatingPoints(results, engine);
    const weighed = weigh(given, point);
    const { sections, total, range, isWeighed, isReceiverUnknown, isEstimated } = weighed;
    const { fluidName: fluid } = point;
    const molarMass = point.fluid.molarMass * GRAMS;
    const check = receiverCheck(given, weighed, point);
    const { room, need } = roomFigures(given.group('room'), given.group('machine'), fluid, range, molarMass);
    return {
      sections: Object.fromEntries(
        Object.entries(sections).map(([key, section]) => [
          key,
          section === undefined ? null : { ...section, share: total > 0 ? section.mass / total : null },
        ]),
      ),
      total_mass: total,
      range,
      is_weighed: isWeighed,
      receiver_unknown: isReceiverUnknown,
      estimated: isEstimated,
      ...leakFigures(given, fluid, total, range),
      receiver_check: check,
      room,
      room_needed: need,
      warnings: check?.fits === false ? [{ code: 'W_REC', values: {} }] : [],
    };
  });
}

declare module '../doors.ts' {
  interface PageDoors {
    readonly charge: typeof charge;
  }
}
