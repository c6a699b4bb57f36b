/** An element whose share of liquid nobody knows: its least, usual and most mass, as the charge of a circuit is weighed. */
import type { ChargeRange } from '../../machine/charge-range.ts';
import { condenserRange, evaporatorRange, exactCharge, receiverRange } from '../../machine/charge-range.ts';
import type { Fluid, Saturation, State } from '../../engine/types.ts';
import { kelvinFromCelsius } from '../../quantities/si.ts';
import type { ComputeContext } from '../calculator.ts';
import { needed, refuse } from '../calculator.ts';
import type { InputsOf } from '../define.ts';
import { openFluid, saturationAt, stateAt } from '../fluid-properties.ts';
import type { Element } from './densities.ts';
import type { definition } from './definition.ts';

type Inputs = InputsOf<typeof definition>;

const LITRES = 1000;

/** The states of the regime that fill the elements; each is asked for when it is needed. */
class Regime {
  private readonly fluid: Fluid;
  private readonly inputs: Inputs;
  constructor(fluid: Fluid, inputs: Inputs) {
    this.fluid = fluid;
    this.inputs = inputs;
  }

  /** Both phases at the pressure of the dew temperature typed. */
  get evaporating(): Saturation {
    const { t_evap } = needed(this.inputs, 't_evap');
    return this.fluid.saturation({ P: saturationAt(this.fluid, t_evap, 't_evap').dew.P });
  }
  /** Both phases at the pressure of the bubble temperature typed. */
  get condensing(): Saturation {
    const { t_cond } = needed(this.inputs, 't_cond');
    return this.fluid.saturation({ P: saturationAt(this.fluid, t_cond, 't_cond').bubble.P });
  }
  get suction(): State {
    const { dew } = this.evaporating;
    const { superheat } = this.inputs;
    return superheat === 0 ? dew : stateAt(this.fluid, { T: dew.T + superheat, P: dew.P }, 'superheat');
  }
  get liquid(): State {
    const { bubble } = this.condensing;
    const { subcooling } = this.inputs;
    return subcooling === 0 ? bubble : stateAt(this.fluid, { T: bubble.T - subcooling, P: bubble.P }, 'subcooling');
  }
  get discharge(): State {
    const { t_discharge } = needed(this.inputs, 't_discharge');
    const { bubble } = this.condensing;
    return stateAt(this.fluid, { T: kelvinFromCelsius(t_discharge), P: bubble.P }, 't_discharge');
  }
  /** Behind a valve that keeps the enthalpy. */
  get flashQuality(): number {
    const { bubble, dew } = this.evaporating;
    const { H } = this.liquid;
    if (H <= bubble.H) return 0;
    return stateAt(this.fluid, { P: dew.P, H }, 't_evap').Q ?? Math.min((H - bubble.H) / (dew.H - bubble.H), 1);
  }
}

/**
 * Mass of an element by its kind, kg; one figure of a line, which holds liquid or vapour alone.
 * @param volume L @param field the row, as problems name it
 * @throws {Refusal}
 */
export function elementRange(
  element: Element,
  volume: number,
  inputs: Inputs,
  field: string,
  context: ComputeContext,
): ChargeRange {
  const kind = element.element ?? refuse(`${field}.element`, 'required');
  const { fluid } = needed(inputs, 'fluid');
  const regime = new Regime(openFluid(context.engine, fluid), inputs);
  const liquidOf = (density: () => number): number => element.rho_liq ?? context.use(`${field}.rho_liq`, density());
  const vapourOf = (density: () => number): number => element.rho_vap ?? context.use(`${field}.rho_vap`, density());
  const full = (density: number): ChargeRange => exactCharge((volume / LITRES) * density);
  const both = (side: () => Saturation): { readonly liquid: number; readonly vapour: number } => {
    const phases = { liquid: liquidOf(() => side().bubble.D), vapour: vapourOf(() => side().dew.D) };
    return phases.vapour < phases.liquid ? phases : refuse(`${field}.rho_vap`, 'vapourHeavier');
  };
  switch (kind) {
    case 'liquid':
    case 'subcooler':
      return full(liquidOf(() => regime.liquid.D));
    case 'suction':
      return full(vapourOf(() => regime.suction.D));
    case 'discharge':
      return full(vapourOf(() => regime.discharge.D));
    case 'evaporator':
    case 'flooded': {
      const phases = both(() => regime.evaporating);
      const isFlooded = kind === 'flooded';
      // Of a flooded one neither the quality behind its valve nor the vapour that leaves counts.
      const [leaving, flashQuality] = isFlooded ? [0, 0] : [regime.suction.D, regime.flashQuality];
      return evaporatorRange({ volume, ...phases, leaving, flashQuality, isFlooded });
    }
    case 'condenser':
      return condenserRange({ volume, ...both(() => regime.condensing), entering: regime.discharge.D });
    case 'receiver': {
      const phases = { liquid: liquidOf(() => regime.liquid.D), vapour: vapourOf(() => regime.condensing.dew.D) };
      return phases.vapour < phases.liquid
        ? receiverRange({ volume, ...phases })
        : refuse(`${field}.rho_vap`, 'vapourHeavier');
    }
  }
}
