/** A composition beside the nominal one: what the ruler, the machine and the law would say of it. */
import type { Engine, Fluid } from '../../engine/types.ts';
import { withFields } from '../../circuit/fields.ts';
import { isEngineFault, Refusal, refuse } from '../../circuit/outcome.ts';
import { barFromPascal, kelvinFromCelsius, STANDARD_ATMOSPHERE } from '../../quantities/si.ts';
import { summaryFromName } from '../../refrigerants/index.ts';
import { isFlammable, lowerFlammabilityLimit } from '../../refrigerants/lower-limits.ts';
import { run } from '../../simulation/run.ts';
import { refuseField } from '../outcome.ts';
import type { Blend, Fractions } from './content.ts';
import type { LeakRequest } from './read.ts';
import type { ByComponent, Drift, Nominal } from './result.ts';

const PERCENT = 100;
/** J/(mol K), CODATA 2018. */
const GAS_CONSTANT = 8.314462618;
/** Where limits of flammability are told, K. */
const LIMIT_T = 298.15;

export const byComponent = (names: readonly string[], values: readonly number[], scale = 1): ByComponent =>
  Object.fromEntries(names.map((name, i) => [name, (values[i] ?? 0) * scale]));

export const massPercentOf = (names: readonly string[], fractions: Fractions): ByComponent =>
  byComponent(names, fractions, PERCENT);

type Regime = Pick<LeakRequest, 'evaporation' | 'condensation' | 'superheat' | 'subcooling' | 'efficiency'>;

/** Where a simulation calls otherwise what is asked here. */
const FIELDS = { pt_evp: 't_evp', pt_cdr: 't_cdr', t_sf: 'superheat', t_sr: 'subcooling', rend_is: 'rend_is' };

interface CycleFigures {
  /** kJ of cold per m³ at the suction. */
  readonly qv: number;
  readonly eer: number;
  /** °C */
  readonly t_discharge: number;
  readonly glide_evp: number;
  readonly glide_cdr: number;
}

/** The one-stage cycle at mean temperatures. Problems of the simulation, by the names of this door. */
function cycleOf(fluid: Fluid, regime: Regime, engine: Engine): CycleFigures {
  return withFields(FIELDS, () => {
    const outcome = run(
      {
        fluid: fluid.name,
        sat_ref: 'mid',
        pt_evp: regime.evaporation,
        pt_cdr: regime.condensation,
        t_sf: regime.superheat,
        t_sft: 0,
        t_sr: regime.subcooling,
        t_srt: 0,
        rend_is: regime.efficiency,
      },
      engine,
    );
    if (!outcome.ok) return refuse(outcome.problem.code, outcome.problem.field, outcome.problem.values);
    const { extra, performance, points } = outcome.result;
    return {
      qv: extra.q0v,
      eer: performance.eer,
      t_discharge: points.c_refoulement_reel.T,
      glide_evp: extra.glide_evp,
      glide_cdr: extra.glide_cdr ?? 0,
    };
  });
}

/** GWP of a component; a hydrocarbon without a value counts for nothing, as those that have one lie below 1. */
function componentGwp(name: string): number | null {
  const summary = summaryFromName(name);
  return summary?.gwp ?? (summary?.law === 'HC' ? 0 : null);
}

/** GWP by mass, as Annex VI of Regulation (EU) 2024/573 has it; null where a component has none. */
function gwpOf(names: readonly string[], fractions: Fractions): number | null {
  const each = names.map(componentGwp);
  return each.includes(null) ? null : each.reduce<number>((sum, gwp, i) => sum + (fractions[i] ?? 0) * (gwp ?? 0), 0);
}

/** What burns of a composition, and Le Chatelier's limit of it where all of it does. */
function flammabilityOf(names: readonly string[], fractions: Fractions, moles: Fractions, molarMass: number) {
  const flammable = names.reduce((sum, name, i) => sum + (isFlammable(name) ? PERCENT * (fractions[i] ?? 0) : 0), 0);
  const inverse = names.reduce((sum, name, i) => sum + (moles[i] ?? 0) / (lowerFlammabilityLimit(name) ?? 0), 0);
  const lfl_percent = Number.isFinite(inverse) && inverse > 0 ? 1 / inverse : null;
  const gasDensity = (molarMass * STANDARD_ATMOSPHERE) / (GAS_CONSTANT * LIMIT_T);
  return { flammable, lfl_percent, lfl_kg_m3: lfl_percent === null ? null : (lfl_percent / PERCENT) * gasDensity };
}

/** Mass % of components that burn. */
export const flammableOf = (names: readonly string[], fractions: Fractions): number =>
  flammabilityOf(names, fractions, [], 0).flammable;

/** The nominal blend at the regime of comparison, and what any other composition is set beside. */
export class Yardstick {
  readonly blend: Blend;
  readonly fractions: Fractions;
  readonly figures: Omit<Nominal, 'rest' | 'dt_rest'>;
  private readonly engine: Engine;
  private readonly regime: Regime;
  private readonly evaporatingP: number;
  private readonly condensingP: number;

  constructor(blend: Blend, request: LeakRequest, engine: Engine) {
    this.blend = blend;
    this.engine = engine;
    this.regime = request;
    const { fluid } = request;
    this.fractions = fluid.components.map(({ massFraction }) => massFraction);
    const moles = fluid.components.map(({ moleFraction }) => moleFraction);
    const cycle = cycleOf(fluid, request, engine);
    this.evaporatingP = fluid.saturation({ T: kelvinFromCelsius(request.evaporation) }).dew.P;
    this.condensingP = fluid.saturation({ T: kelvinFromCelsius(request.condensation) }).bubble.P;
    const { flammable, lfl_percent } = flammabilityOf(blend.names, this.fractions, moles, fluid.molarMass);
    this.figures = {
      ...cycle,
      flammable,
      lfl_percent,
      p_dew_evp: barFromPascal(this.evaporatingP),
      p_bubble_cdr: barFromPascal(this.condensingP),
      p_bubble_rest: barFromPascal(fluid.saturation({ T: request.restT }).bubble.P),
      massPercent: massPercentOf(blend.names, this.fractions),
      gwp: gwpOf(blend.names, this.fractions),
    };
  }

  /**
   * A composition beside the nominal one. E_FAR where it has no saturation at the pressures of the nominal cycle, or no cycle
   * at its temperatures: a ruler of the nominal blend says nothing of it any more.
   */
  drift(fractions: Fractions): Drift {
    try {
      return this.driftFrom(fractions);
    } catch (error) {
      if (isEngineFault(error) || error instanceof Refusal) return refuseField('E_FAR');
      throw error;
    }
  }

  private driftFrom(fractions: Fractions): Drift {
    const { blend, regime, figures } = this;
    const { names } = blend;
    const fluid = blend.fluid(fractions);
    const evaporatingT = kelvinFromCelsius(regime.evaporation);
    const condensingT = kelvinFromCelsius(regime.condensation);
    const cycle = cycleOf(fluid, regime, this.engine);
    const moles = blend.ordered(
      fluid,
      fluid.components.map(({ moleFraction }) => moleFraction),
    );
    return {
      massPercent: massPercentOf(names, fractions),
      molePercent: massPercentOf(names, moles),
      dp_dew_evp: barFromPascal(fluid.saturation({ T: evaporatingT }).dew.P - this.evaporatingP),
      dp_bubble_cdr: barFromPascal(fluid.saturation({ T: condensingT }).bubble.P - this.condensingP),
      dt_dew_evp: fluid.saturation({ P: this.evaporatingP }).dew.T - evaporatingT,
      dt_bubble_cdr: fluid.saturation({ P: this.condensingP }).bubble.T - condensingT,
      glide_evp: cycle.glide_evp,
      glide_cdr: cycle.glide_cdr,
      capacity: cycle.qv / figures.qv - 1,
      eer: cycle.eer / figures.eer - 1,
      dt_discharge: cycle.t_discharge - figures.t_discharge,
      gwp: gwpOf(names, fractions),
      ...flammabilityOf(names, fractions, moles, fluid.molarMass),
      points: Math.max(...fractions.map((fraction, i) => PERCENT * Math.abs(fraction - (this.fractions[i] ?? 0)))),
    };
  }
}
