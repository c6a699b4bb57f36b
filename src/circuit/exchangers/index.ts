import type { Engine } from '../../engine/types.ts';
import { dewPointFromHumidity } from '../../physics/heat-exchangers.ts';
import { Arguments } from '../arguments.ts';
import type { OperatingPoint } from '../operating-point.ts';
import { ofBoth, operatingPoints } from '../operating-point.ts';
import type { Outcome, Warning } from '../outcome.ts';
import { outcomeOf } from '../outcome.ts';
import { condenserDuty, evaporatorDuty } from './duty.ts';
import { betweenStreams } from './between.ts';
import type { BetweenStreams } from './between.ts';
import { pinchBy } from './crossed.ts';
import type { Choice, ExchangerFigures } from './exchanger.ts';
import { exchangerFigures, inletOf } from './exchanger.ts';
import type { SecondaryLoop } from './loop.ts';
import { secondaryLoopOf } from './loop.ts';
import type { Recovery } from './recovery.ts';
import { recoveryOf } from './recovery.ts';
import { secondaryOf } from './secondary.ts';
import { celsiusFromKelvin } from '../../quantities/si.ts';

export type { BetweenStreams } from './between.ts';
export { CARRIERS, MOTORS } from './carriers.ts';
export type { Carrier } from './carriers.ts';
export type { SecondaryLoop } from './loop.ts';
export type { Recovery } from './recovery.ts';
export type { ExchangerKind } from './duty.ts';
export type { ExchangerFigures, Profile, ZoneFigures } from './exchanger.ts';
export { solutions } from './media.ts';
export type { Solution } from './media.ts';
export { MEDIA } from './secondary.ts';

export interface RegimeExchangers {
  /** Null where the compressor asked about has none of its own, or shares it with another circuit. */
  readonly evaporator: ExchangerFigures | null;
  readonly condenser: ExchangerFigures | null;
}

export interface Exchangers {
  readonly permanent: RegimeExchangers;
  readonly transient: RegimeExchangers | null;
  /** Where refrigerant heats refrigerant, permanent regime; none of a cycle that has no such exchanger. */
  readonly between: readonly BetweenStreams[];
  /** What water takes from the discharge, steady regime; null where no water is asked for. */
  readonly recovery: Recovery | null;
  /** What a loop between evaporator and what is cooled leaves of it, steady regime; null where none is asked for. */
  readonly loop: SecondaryLoop | null;
  readonly warnings: readonly Warning[];
}

/** How far the secondary enters from the refrigerant where nothing is typed, K. Practice. */
const INLET_DIFFERENCE = { evaporator: 10, air: 15, others: 10, gasCooler: 5 } as const;
/** How far it is cooled or heated, K. Practice. */
const CHANGE = { evaporator: 5, air: 7, others: 5 } as const;
/** Pinches tighter than these are hard to build, K. Practice. */
const LEAST_PINCH = { air: 4, others: 2 } as const;
/** Margins over freezing: of the secondary's outlet, of the coldest refrigerant under it, K. Practice. */
const FREEZING_MARGIN = { outlet: 4, refrigerant: 1 } as const;
/** Rounding of temperatures the engine gives back, K. */
const ROUNDING = 1e-6;

const isBelow = (value: number, limit: number): boolean => value < limit - ROUNDING;

function evaporatorChoice(given: Arguments, point: OperatingPoint, engine: Engine): Choice {
  const secondary = secondaryOf(given, 'air', engine);
  const sensible = given.number('shr', { default: 1, above: 0, max: 1 });
  return {
    given,
    secondary,
    duty: evaporatorDuty(point),
    tIn: inletOf(given, celsiusFromKelvin(point.evaporating.dew.T) + INLET_DIFFERENCE.evaporator),
    change: CHANGE.evaporator,
    sensible: secondary.medium === 'air' ? sensible : 1,
  };
}

function condenserChoice(given: Arguments, point: OperatingPoint, engine: Engine): Choice {
  const secondary = secondaryOf(given, point.result.input.mode_ref === 0 ? 'air' : 'water', engine);
  const side = secondary.medium === 'air' ? 'air' : 'others';
  const inlet =
    point.condensing === undefined
      ? point.point('d').T - INLET_DIFFERENCE.gasCooler
      : celsiusFromKelvin(point.condensing.dew.T) - INLET_DIFFERENCE[side];
  return {
    given,
    secondary,
    duty: condenserDuty(point, given.flag('subcooler', false)),
    tIn: inletOf(given, inlet),
    change: CHANGE[side],
    sensible: 1,
  };
}

/** Whether air drops its water on the evaporator though its sensible heat alone is counted. */
function isLatentIgnored({ given, secondary, tIn, sensible }: Choice, t0: number): boolean {
  const humidity = given.number('rh', { default: 50, min: 0, max: 100, unit: '%' }) / 100;
  if (secondary.medium !== 'air' || sensible < 1 || humidity === 0) return false;
  return isBelow(t0, dewPointFromHumidity(tIn, humidity));
}

function evaporatorWarnings(
  choice: Choice,
  { t_out }: ExchangerFigures,
  point: OperatingPoint,
): readonly Warning['code'][] {
  const { secondary } = choice;
  const t0 = celsiusFromKelvin(point.evaporating.dew.T);
  const { freezing } = secondary;
  const isFreezing =
    freezing !== undefined &&
    (isBelow(t_out, freezing + FREEZING_MARGIN.outlet) ||
      isBelow(point.point('f').T, freezing - FREEZING_MARGIN.refrigerant));
  return [
    ...(isLatentIgnored(choice, t0) ? (['W_LATENT'] as const) : []),
    ...(secondary.medium === 'air' && isBelow(t0, 0) ? (['W_FROST'] as const) : []),
    ...(isFreezing ? (['W_FREEZE'] as const) : []),
  ];
}

function pinchWarning(
  { medium, pinch }: ExchangerFigures,
  { given }: Choice,
): Pick<Warning, 'code' | 'values'> | undefined {
  const least = LEAST_PINCH[medium === 'air' ? 'air' : 'others'];
  return pinch !== null && pinch > 0 && pinch < least
    ? { code: 'W_PINCH', values: { v: pinch, m: least, ...pinchBy(given) } }
    : undefined;
}

/**
 * Evaporator and condenser or gas cooler in both regimes: secondary flow, log mean difference on saturation, real
 * counter-flow profile with its pinch, zones. Crossed temperatures are that exchanger's own problem.
 * @param results `{ permanent, transient }`, each the result of `run`; transient may be null
 * @param options evaporator and condenser, each with medium (see MEDIA), t_in and t_out °C, concentration % of the
 *   fluid's basis, flow m³/h in place of t_out, cp kJ/(kg K), rho kg/m³, shr, rh %, subcooler, u W/(m² K);
 *   heat_recovery with t_in (10) and t_out °C of water, pinch (5) K;
 *   secondary_loop with carrier (liquid: that of the evaporator; r744), head bar, t_co2 °C, rate (2.5), eta_pump (0.78),
 *   eta_motor (0.85), motor, gain kW
 */
export function exchangers(results: unknown, options: unknown, engine: Engine): Outcome<Exchangers> {
  return outcomeOf(() => {
    const given = new Arguments(options);
    const points = operatingPoints(results, engine);
    const warnings: Warning[] = [];
    const regimeOf = (point: OperatingPoint): RegimeExchangers => {
      const { regime } = point;
      const cold = point.hasExchanger('evaporator')
        ? evaporatorChoice(given.group('evaporator'), point, engine)
        : undefined;
      const evaporator = cold === undefined ? null : exchangerFigures(cold, point);
      const hot = point.hasExchanger('condenser')
        ? condenserChoice(given.group('condenser'), point, engine)
        : undefined;
      const condenser = hot === undefined ? null : exchangerFigures(hot, point);
      for (const code of cold && evaporator ? evaporatorWarnings(cold, evaporator, point) : []) {
        warnings.push({ code, where: 'evaporator', regime, values: {} });
      }
      for (const [where, choice, figures] of [
        ['evaporator', cold, evaporator] as const,
        ['condenser', hot, condenser] as const,
      ]) {
        const pinch = choice && figures && pinchWarning(figures, choice);
        if (pinch) warnings.push({ ...pinch, where, regime });
      }
      return { evaporator, condenser };
    };
    const regimes = ofBoth(points, regimeOf);
    return {
      ...regimes,
      between: betweenStreams(points.permanent.result, engine),
      recovery: recoveryOf(given.group('heat_recovery'), points.permanent, results, engine),
      loop: secondaryLoopOf(given.group('secondary_loop'), regimes.permanent.evaporator, points.permanent, engine),
      warnings,
    };
  });
}

declare module '../doors.ts' {
  interface PageDoors {
    readonly exchangers: typeof exchangers;
  }
}
