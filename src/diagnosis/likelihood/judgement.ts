/** The readings of a visit judged against its simulated machine: every hypothesis with its probability. */
import { DOMAIN, isApplicationOfMachines, MACHINES } from '../data/machines.ts';
import type { FaultKey } from '../data/machines.ts';
import { propertiesOf } from '../properties/fluid-properties.ts';
import { derivedOf } from '../readings/derived.ts';
import type { Derived, ReadingUncertainties } from '../readings/derived.ts';
import { huntingOf } from '../readings/hunting.ts';
import type { GuardCode } from '../readings/guards.ts';
import { readingGuards, withUndercharge } from '../readings/guards.ts';
import type { Screen } from '../readings/screens.ts';
import { hasScreen, screensOf } from '../readings/screens.ts';
import type { Readings, Visit } from '../readings/visit.ts';
import { symptomsOf } from '../rules/symptoms.ts';
import { CHANNELS } from './channels.ts';
import type { Comparison, HealthyVisit } from './covariance.ts';
import { comparisonOf, healthyVisit } from './covariance.ts';
import { evidenceOf, outsideFaults } from './evidence.ts';
import type { Hypothesis } from './hypotheses.ts';
import { hypothesesOf } from './hypotheses.ts';
import type { Evidence, Judged } from './posterior.ts';
import { judged } from './posterior.ts';
import type { FaultPath, TwinSet } from './twin-set.ts';
import { twinSetOf } from './twin-set.ts';

/** Why rules answer in the likelihood's place. */
export type FallbackReason = 'application' | 'inlets' | 'weather' | 'twin';

/** What the readings say before any model. */
export interface Findings {
  readonly guards: readonly GuardCode[];
  readonly hunting: ReturnType<typeof huntingOf>;
  /** Liquid may reach the compressor. */
  readonly isWet: boolean;
  readonly isAirChecked: boolean;
  readonly isStandstillTested: boolean;
  /** Whether bubbles were seen in the sight glass. */
  readonly bubbles: boolean;
  /** Subcooling and its expanded uncertainty, K. */
  readonly subcooling: number;
  readonly U: number;
}

/** What the readings of a visit say, beside any model. */
export function findingsOf(visit: Visit, derived: Derived, screens: readonly Screen[]): Findings {
  const { sight = 0, t_stop } = visit.figures;
  return {
    guards: readingGuards(visit, derived, screens),
    hunting: huntingOf(visit),
    isWet: hasScreen(screens, 'R_WET'),
    isAirChecked: visit.isAirChecked,
    isStandstillTested: visit.pressures.p_stop !== undefined && t_stop !== undefined,
    bubbles: sight > 0,
    subcooling: derived.subcooling ?? 0,
    U: derived.u_subcooling ?? 0,
  };
}

export interface Judgement extends Comparison {
  readonly set: TwinSet;
  readonly now: HealthyVisit;
  /** Whether a reference visit was compared with. */
  readonly hasReference: boolean;
  /** Channels that count. */
  readonly places: readonly number[];
  readonly paths: ReadonlyMap<FaultKey, FaultPath>;
  readonly hypotheses: readonly Hypothesis[];
  readonly evidence: Evidence;
  /** By the model alone, and with what the readings forbid; the most probable first. */
  readonly modelled: readonly Judged[];
  readonly all: readonly Judged[];
  readonly findings: Findings;
  /** Whether the air of both visits was of one humidity. */
  readonly humidity: Humidity;
  readonly derived: Derived;
  readonly u: ReadingUncertainties;
}

const isInDomain = (te: number, tc: number, design: { readonly te: number; readonly tc: number }): boolean =>
  Math.abs(te - design.te) <= DOMAIN.te && tc - design.tc >= DOMAIN.tc[0]! && tc - design.tc <= DOMAIN.tc[1]!;

/** The machine and both visits against it, or why there is none; a reference it cannot stand in for is left out. */
function twinOf(
  visit: Visit,
): { readonly set: TwinSet; readonly now: HealthyVisit; readonly before: HealthyVisit | undefined } | FallbackReason {
  const { application, expansion, receiver, compressor, reference, settings, fluid } = visit;
  if (!isApplicationOfMachines(application)) return 'application';
  const properties = propertiesOf(fluid);
  const set = twinSetOf({ application, expansion, receiver, compressor, clamp: settings.td_corr }, properties);
  const against = (of: Readings): HealthyVisit | FallbackReason => {
    const { te_in, tc_in } = of.figures;
    if (te_in === undefined || tc_in === undefined) return 'inlets';
    if (!isInDomain(te_in, tc_in, MACHINES[application])) return 'weather';
    const healthy = set.healthyAt(te_in, tc_in);
    return healthy === undefined
      ? 'twin'
      : healthyVisit(visit, of, healthy, properties, huntingOf(of) === 'none' ? 0 : of.figures.osc!);
  };
  const now = against(visit);
  if (typeof now === 'string') return now;
  const before = reference === undefined || isImpossible(visit, reference) ? undefined : against(reference);
  return { set, now, before: typeof before === 'string' ? undefined : before };
}

/** Whether readings of a reference contradict each other: what is compared with them would mean nothing. */
function isImpossible(visit: Visit, reference: Readings): boolean {
  const { derived, u } = derivedOf({ ...visit, ...reference });
  return screensOf({ ...visit, ...reference }, derived, u).some(({ kind }) => kind === 'stop');
}

/** Wet-bulb depressions, K, this near count as one humidity. */
const SAME_HUMIDITY = 1.5;
export type Humidity = 'alike' | 'unknown' | 'apart';
/** Standard deviations that the share of sensible heat of two visits may be off. */
const HUMIDITY_SPREAD: Readonly<Record<Humidity, number>> = { alike: 0, unknown: 1, apart: 2 };

/**
 * Whether two visits met air of one humidity. A coil that dries the air gives less of its work to cooling it: of
 * two visits whose wet bulbs are not known to be alike, that share is not known to be alike.
 */
function humidityOf({ figures: now }: Readings, { figures: then }: Readings): Humidity {
  if (now.wb_in === undefined || then.wb_in === undefined) return 'unknown';
  const off = now.te_in! - now.wb_in - (then.te_in! - then.wb_in);
  return Math.abs(off) > SAME_HUMIDITY ? 'apart' : 'alike';
}

/** Channels that count: those read, power only against a reference visit's. */
function placesOf({ measured }: HealthyVisit, before: HealthyVisit | undefined): readonly number[] {
  return CHANNELS.flatMap((channel, i) => {
    const isRead = Number.isFinite(measured[i]);
    const counts = channel !== 'lnp' || (before !== undefined && Number.isFinite(before.measured[i]));
    return isRead && counts ? [i] : [];
  });
}

/**
 * A visit that has both pressures and temperatures, judged; or why it cannot be. A reversing valve is a heat pump's, heating,
 * and that of a machine it was measured on, cooling.
 */
export function judgementOf(visit: Visit): Judgement | FallbackReason {
  const twin = twinOf(visit);
  if (typeof twin === 'string') return twin;
  const { set, now, before } = twin;
  const humidity = before === undefined ? 'alike' : humidityOf(visit, visit.reference!);
  const comparison = comparisonOf(now, before, HUMIDITY_SPREAD[humidity]);
  const places = placesOf(now, before);
  const { derived, u } = derivedOf(visit);
  const symptoms = symptomsOf(visit, derived, u);
  const screens = screensOf(visit, derived, u);
  const findings = findingsOf(visit, derived, screens);
  const direct = evidenceOf(symptoms);
  // A swing that was timed is a finding, no sign of anything else.
  if (findings.hunting === 'valve') direct.delete('OSC');
  const hasReversingValve = visit.application === 'heat_pump' || direct.has('D4V');
  const paths = new Map(
    [...set.faultsAt(visit.figures.te_in!, visit.figures.tc_in!)].filter(
      ([fault]) => fault !== 'reversing_valve' || hasReversingValve,
    ),
  );
  const outside = outsideFaults(direct, symptoms, visit.isFixed);
  const isRead = CHANNELS.map((_, i) => places.includes(i));
  const hypotheses = hypothesesOf(comparison.S, paths, outside, isRead, now.healthy);
  const evidence = { places, residual: comparison.residual, direct, isFixed: visit.isFixed };
  const modelled = judged(hypotheses, evidence);
  return {
    ...comparison,
    set,
    now,
    hasReference: before !== undefined,
    places,
    paths,
    hypotheses,
    evidence,
    modelled,
    all: withUndercharge(modelled, findings.guards),
    humidity,
    findings,
    derived,
    u,
  };
}
