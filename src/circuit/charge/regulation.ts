/** What the law asks of a charge: CO2 equivalent, leak checks, most charge of a room. */
import type { Access, Application, Location, Mounting } from '../../physics/en378.ts';
import { countsMounting, flammabilityOf, roomLimit, toxicityOf } from '../../physics/en378.ts';
import type { LeakClass, RegulatedCharge } from '../../physics/leak-checks.ts';
import { leakChecks, regulatedCharge } from '../../physics/leak-checks.ts';
import { isWithin } from '../../physics/limits.ts';
import { chargeFacts } from '../../refrigerants/charge-facts.ts';
import { standardData } from '../../refrigerants/en378.ts';
import { resolveFluidName } from '../../refrigerants/resolve.ts';
import type { Arguments } from '../arguments.ts';
import { refuse } from '../outcome.ts';

export interface LeakFigures {
  /** kg CO2e per kg; null where it is not known. */
  readonly gwp: number | null;
  /** t */
  readonly co2e: number | null;
  /** Null for what another regulation counts, and where the annex is not known. */
  readonly leak_class: LeakClass | null;
  /** Between checks; 0 for none. */
  readonly interval_months: number | null;
  readonly detection_required: boolean | null;
}

const ANNEXES = ['I', 'II', 'mixed', 'none'] as const;
const GWP = { min: 0, max: 1e5 } as const;

/** What of the charge, kg, Regulation (EU) 2024/573 counts: annex and parts typed, else of the composition. */
function regulated(
  options: Arguments,
  fluid: string,
  mass: number,
  gwp: number | undefined,
): RegulatedCharge | undefined {
  const facts = chargeFacts(fluid);
  const typed = options.optionalChoice('annex', ANNEXES);
  const gwpAnnex1 = options.optionalNumber('gwp_annex1', GWP) ?? facts.gwpAnnex1;
  const fraction = options.optionalNumber('fraction_annex2', { min: 0, max: 1 }) ?? facts.fractionAnnex2;
  const annex = typed ?? facts.annex;
  if (annex === undefined) return undefined;
  if (annex === 'I') return gwp === undefined ? undefined : regulatedCharge(annex, mass, gwp, 0);
  if (annex !== 'mixed') return regulatedCharge(annex, mass, 0, 0);
  return regulatedCharge(
    annex,
    mass,
    gwpAnnex1 ?? refuse('E_MISSING', 'gwp_annex1'),
    fraction ?? refuse('E_MISSING', 'fraction_annex2'),
  );
}

/** CO2 equivalent and leak checks of a charge, kg. */
export function leakFigures(options: Arguments, fluid: string, mass: number): LeakFigures {
  const gwp = options.optionalNumber('gwp', GWP) ?? chargeFacts(fluid).gwp;
  const isHermetic = options.flag('hermetic', false);
  const hasDetection = options.flag('detection', false);
  const charge = regulated(options, fluid, mass, gwp);
  const checks = charge === undefined ? undefined : leakChecks(charge, isHermetic, hasDetection);
  return {
    gwp: gwp ?? null,
    co2e: gwp === undefined ? null : (mass * gwp) / 1000,
    leak_class: checks?.leakClass ?? null,
    interval_months: checks?.months ?? null,
    detection_required: checks?.isDetectionRequired ?? null,
  };
}

export interface RoomFigures {
  /** kg; null where the standard sets no limit. */
  readonly m_max: number | null;
  readonly governing: 'toxicity' | 'flammability' | 'none';
  readonly verdict: 'conforme' | 'non conforme';
}

const SAFETY_CLASSES = ['A1', 'A2L', 'A2', 'A3', 'B1', 'B2L', 'B2', 'B3'] as const;
const ACCESSES: readonly Access[] = ['a', 'b', 'c'];
const LOCATIONS: readonly Location[] = ['I', 'II', 'III', 'IV'];
const APPLICATIONS: readonly Application[] = ['comfort', 'other'];
const MOUNTINGS = ['floor', 'window', 'wall', 'ceiling'] as const satisfies readonly Mounting[];
const CONCENTRATION = { above: 0, max: 100, unit: 'kg/m3' } as const;

/**
 * Most charge of a room, EN 378-1 annex C: figures of the fluid typed, else those the standard gives it.
 * E_MISSING where neither is known.
 */
export function roomFigures(given: Arguments, fluid: string, mass: number): RoomFigures {
  const name = given.has('fluid')
    ? (resolveFluidName(given.text('fluid')) ?? refuse('E_FLUID', given.field('fluid')))
    : fluid;
  const known = standardData(name);
  const missing = (key: string): never => refuse('E_MISSING', given.field(key));
  const safetyClass =
    given.optionalChoice('safety_class', SAFETY_CLASSES) ?? known.safetyClass ?? missing('safety_class');
  const practicalLimit =
    given.optionalNumber('practical_limit', CONCENTRATION) ?? known.practicalLimit ?? missing('practical_limit');
  const atelOdl = given.optionalNumber('atel_odl', CONCENTRATION) ?? known.atelOdl ?? 0;
  const lfl = given.optionalNumber('lfl', CONCENTRATION) ?? known.lfl;
  if (flammabilityOf(safetyClass) !== '1' && lfl === undefined) missing('lfl');
  const application = given.choice('application', APPLICATIONS);
  const location = given.choice('location', LOCATIONS);
  const access = given.choice('access', ACCESSES);
  // The standard admits no toxic refrigerant in comfort systems.
  if (toxicityOf(safetyClass) === 'B' && application === 'comfort') refuse('E_MODE', given.field('application'));
  const mounting = given.optionalChoice('h0_type', MOUNTINGS);
  if (mounting === undefined && countsMounting(safetyClass, application, location)) missing('h0_type');
  const { limit, governing } = roomLimit({
    safetyClass,
    practicalLimit,
    atelOdl,
    lfl: lfl ?? 0,
    application,
    occupancy: { access, location, isBelowGround: given.flag('below_ground', false) },
    area: given.number('room_area', { min: 1, max: 10_000, unit: 'm2' }),
    ceiling: given.number('room_height', { min: 1.5, max: 20, unit: 'm' }),
    mounting: mounting ?? 'floor',
  });
  return {
    m_max: Number.isFinite(limit) ? limit : null,
    governing,
    verdict: isWithin(mass, limit) ? 'conforme' : 'non conforme',
  };
}
