/** The readings of a visit judged against its simulated machine: every hypothesis with its probability. */
import { DOMAIN, isApplicationOfMachines, MACHINES } from '../data/machines.ts';
import type { FaultKey } from '../data/machines.ts';
import { propertiesOf } from '../properties/fluid-properties.ts';
import { derivedOf } from '../readings/derived.ts';
import type { Derived, ReadingUncertainties } from '../readings/derived.ts';
import { huntingOf } from '../readings/hunting.ts';
import type { Liquid } from '../readings/missing-liquid.ts';
import { liquidOf, touchesAir } from '../readings/missing-liquid.ts';
import type { Readings, Visit } from '../readings/visit.ts';
import { symptomsOf } from '../rules/symptoms.ts';
import { CHANNELS } from './channels.ts';
import type { Comparison, HealthyVisit } from './covariance.ts';
import { comparisonOf, healthyVisit } from './covariance.ts';
import { evidenceOf, outsideFaults } from './evidence.ts';
import type { Hypothesis } from './hypotheses.ts';
import { hypothesesOf } from './hypotheses.ts';
import { withUndercharge } from './guard.ts';
import type { Evidence, Judged } from './posterior.ts';
import { judged } from './posterior.ts';
import type { FaultPath, TwinSet } from './twin-set.ts';
import { twinSetOf } from './twin-set.ts';

/** Why rules answer in the likelihood's place. */
export type FallbackReason = 'application' | 'inlets' | 'weather' | 'twin';

/** What the readings say before any model. */
export interface Findings {
  readonly liquid: Liquid;
  readonly hunting: ReturnType<typeof huntingOf>;
  /** Condensation nearly touches the air: a shut valve then shows no subcooling either. */
  readonly touchesAir: boolean;
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
  readonly derived: Derived;
  readonly u: ReadingUncertainties;
}

const isInDomain = (te: number, tc: number, design: { readonly te: number; readonly tc: number }): boolean =>
  Math.abs(te - design.te) <= DOMAIN.te && tc - design.tc >= DOMAIN.tc[0]! && tc - design.tc <= DOMAIN.tc[1]!;

/** The machine and both visits against it, or why there is none; a reference it cannot stand in for is left out. */
function twinOf(
  visit: Visit,
): { readonly set: TwinSet; readonly now: HealthyVisit; readonly before: HealthyVisit | undefined } | FallbackReason {
  const { application, expansion, receiver, reference, settings, fluid } = visit;
  if (!isApplicationOfMachines(application)) return 'application';
  const properties = propertiesOf(fluid);
  const set = twinSetOf({ application, expansion, receiver, clamp: settings.td_corr }, properties);
  const against = (of: Readings): HealthyVisit | FallbackReason => {
    const { te_in, tc_in } = of.figures;
    if (te_in === undefined || tc_in === undefined) return 'inlets';
    if (!isInDomain(te_in, tc_in, MACHINES[application])) return 'weather';
    const healthy = set.healthyAt(te_in, tc_in);
    return healthy === undefined ? 'twin' : healthyVisit(visit, of, healthy, properties);
  };
  const now = against(visit);
  if (typeof now === 'string') return now;
  const before = reference === undefined ? undefined : against(reference);
  return { set, now, before: typeof before === 'string' ? undefined : before };
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
  const comparison = comparisonOf(now, before);
  const places = placesOf(now, before);
  const { derived, u } = derivedOf(visit);
  const symptoms = symptomsOf(visit, derived, u);
  const direct = evidenceOf(symptoms);
  const hasReversingValve = visit.application === 'heat_pump' || direct.has('D4V');
  const paths = new Map(
    [...set.faultsAt(visit.figures.te_in!, visit.figures.tc_in!)].filter(
      ([fault]) => fault !== 'reversing_valve' || hasReversingValve,
    ),
  );
  const outside = outsideFaults(direct, symptoms, visit.isFixed);
  const isRead = CHANNELS.map((_, i) => places.includes(i));
  const hypotheses = hypothesesOf(comparison.S, paths, outside, isRead);
  const evidence = { places, residual: comparison.residual, direct, isFixed: visit.isFixed };
  const modelled = judged(hypotheses, evidence);
  const findings = {
    liquid: liquidOf(visit, derived, u),
    hunting: huntingOf(visit),
    touchesAir: touchesAir(visit, derived),
  };
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
    all: withUndercharge(modelled, findings.liquid),
    findings,
    derived,
    u,
  };
}
