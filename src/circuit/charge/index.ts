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
import { roomNeeded } from './room-needed.ts';
import type { RoomNeed } from './room-needed.ts';
import type { Section } from './sections.ts';
import { evaporatorVapour, exchangerSections, lineSection, otherSections, receiverSection } from './sections.ts';
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
}

export interface Charge extends LeakFigures {
  /** asp, ref, ll, condenser, evaporator, receiver, other_1 …; null for what is not given. */
  readonly sections: Readonly<Record<string, SectionFigures | null>>;
  /** kg */
  readonly total_mass: number;
  /** One of the exchangers' volumes is an estimate. */
  readonly estimated: boolean;
  readonly receiver_check: ReceiverCheck | null;
  readonly room: RoomFigures | null;
  /** Null where a figure of the fluid it takes is not known. */
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
  for (const [index, section] of otherSections(options, point).entries()) sections[`other_${index + 1}`] = section;
  const given = Object.values(sections).filter((section) => section !== undefined);
  if (given.length === 0) refuse('E_MISSING', 'lines');
  return { sections, total: given.reduce((sum, { mass }) => sum + mass, 0), isEstimated };
}

/** The receiver must hold all but the suction line and the evaporator's vapour, at its warmest and not overfilled. */
function receiverCheck(options: Arguments, { sections, total }: Weighed, point: OperatingPoint): ReceiverCheck | null {
  const fill = options.number('fill_max', { default: 80, min: 50, max: 90, unit: '%' }) / 100;
  const hottest = options.number('t_max', { default: 50, min: -40, unit: 'degC' });
  const { receiver, asp, evaporator } = sections;
  if (receiver === undefined) return null;
  const left =
    (asp?.mass ?? 0) + (evaporator === undefined ? 0 : (evaporator.volume / LITRES) * evaporatorVapour(point));
  const stored = total - left;
  if (hottest > celsiusFromKelvin(point.fluid.critical.T) - CRITICAL_MARGIN) {
    return { m_store: stored, v_min: null, fits: null };
  }
  const saturation = stateOrNone(() => point.fluid.saturation({ T: kelvinFromCelsius(hottest) }));
  if (saturation === undefined)
    return refuse('E_RANGE', 't_max', { min: celsiusFromKelvin(point.fluid.limits.Tmin), unit: 'degC' });
  const densities = { liquid: saturation.bubble.D, vapour: saturation.dew.D };
  const least = volumeFromMass(stored, fill, densities) * LITRES;
  return { m_store: stored, v_min: least, fits: isWithin(least, receiver.volume) };
}

/**
 * The charge of a circuit by section, permanent regime, with what the law asks of it.
 * @param results `{ permanent, transient }`, each the result of `run`
 * @param options lines { asp, ref, ll: { d_in mm, length m } }, condenser { volume L, shares }, evaporator { volume },
 *   receiver { volume, level %, p bar }, other [{ volume, density or point }], estimate 'finned' or 'plate', gwp, annex,
 *   gwp_annex1, fraction_annex2, hermetic, detection, fill_max %, t_max °C, room (as the calculator volume-mini), place
 *   (what is known of a room without an area)
 */
export function charge(results: unknown, options: unknown, engine: Engine): Outcome<Charge> {
  return outcomeOf(() => {
    const given = new Arguments(options);
    const { permanent: point } = operatingPoints(results, engine);
    const weighed = weigh(given, point);
    const { sections, total, isEstimated } = weighed;
    const { fluidName: fluid } = point;
    const molarMass = point.fluid.molarMass * GRAMS;
    const check = receiverCheck(given, weighed, point);
    return {
      sections: Object.fromEntries(
        Object.entries(sections).map(([key, section]) => [
          key,
          section === undefined ? null : { ...section, share: total > 0 ? section.mass / total : null },
        ]),
      ),
      total_mass: total,
      estimated: isEstimated,
      ...leakFigures(given, fluid, total),
      receiver_check: check,
      room: given.has('room') ? roomFigures(given.group('room'), fluid, total, molarMass) : null,
      room_needed: roomNeeded(given.group(given.has('room') ? 'room' : 'place'), fluid, total, molarMass),
      warnings: check?.fits === false ? [{ code: 'W_REC', values: {} }] : [],
    };
  });
}

declare module '../doors.ts' {
  interface PageDoors {
    readonly charge: typeof charge;
  }
}
