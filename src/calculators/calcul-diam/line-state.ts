/** What flows in a refrigerant line: figures typed by hand before those of the fluid at its regime. */
import type { Fluid, Phase, Saturation, State } from '../../engine/types.ts';
import type { ComputeContext } from '../calculator.ts';
import { needed, Refusal, refuse } from '../calculator.ts';
import type { InputsOf } from '../define.ts';
import { openFluid, saturationAt, stateAt } from '../fluid-properties.ts';
import type { definition } from './definition.ts';
import { kelvinFromCelsius } from '../../quantities/si.ts';

export type Inputs = InputsOf<typeof definition>;

export interface LineState {
  /** Mass flow in one line, kg/s. */
  readonly flow: number;
  /** kg/m³ */
  readonly density: number;
  /** Pa s */
  readonly viscosity: number;
  /** Pa/K */
  readonly slope: number;
  /** Pa, evaporating dew or condensing bubble; undefined where no fluid says it. */
  readonly pressure: number | undefined;
}

/** What a compressor cannot deliver. */
const NOT_VAPOUR: readonly Phase[] = ['liquid', 'saturated-liquid', 'two-phase'];

/** The regime of the fluid; each part is asked for only where it is needed. */
class Regime {
  private readonly inputs: Inputs;
  readonly fluid: Fluid;

  constructor(inputs: Inputs, context: ComputeContext) {
    this.inputs = inputs;
    this.fluid = openFluid(context.engine, needed(inputs, 'fluid').fluid);
  }

  evaporating(): Saturation {
    return saturationAt(this.fluid, needed(this.inputs, 't_evap').t_evap, 't_evap');
  }

  condensing(): Saturation {
    return saturationAt(this.fluid, needed(this.inputs, 't_cond').t_cond, 't_cond');
  }

  suction(): State {
    const { dew } = this.evaporating();
    const { superheat } = needed(this.inputs, 'superheat');
    return superheat === 0 ? dew : stateAt(this.fluid, { T: dew.T + superheat, P: dew.P }, 'superheat');
  }

  liquid(): State {
    const { bubble } = this.condensing();
    const { subcooling } = needed(this.inputs, 'subcooling');
    return subcooling === 0 ? bubble : stateAt(this.fluid, { T: bubble.T - subcooling, P: bubble.P }, 'subcooling');
  }

  discharge(): State {
    const { t_discharge } = needed(this.inputs, 't_discharge');
    const state = stateAt(
      this.fluid,
      { T: kelvinFromCelsius(t_discharge), P: this.condensing().bubble.P },
      't_discharge',
    );
    return NOT_VAPOUR.includes(state.phase) ? refuse('t_discharge', 'dischargeNotVapour') : state;
  }

  line(): State {
    return this[this.inputs.line]();
  }

  /** dp/dT of saturation over the next kelvin: dew for vapour, bubble for liquid. */
  slope(): number {
    const key = this.inputs.line === 'suction' ? 't_evap' : 't_cond';
    const phase = this.inputs.line === 'liquid' ? 'bubble' : 'dew';
    const { [key]: t } = needed(this.inputs, key);
    return saturationAt(this.fluid, t + 1, key)[phase].P - saturationAt(this.fluid, t, key)[phase].P;
  }

  /** The line's; undefined where the fluid has no saturation at its temperature. */
  pressure(): number | undefined {
    try {
      return this.inputs.line === 'suction' ? this.evaporating().dew.P : this.condensing().bubble.P;
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  }
}

/** @throws {Refusal} */
export function lineState(inputs: Inputs, context: ComputeContext): LineState {
  let known: Regime | undefined;
  const regime = (): Regime => (known ??= new Regime(inputs, context));
  let total = inputs.m_dot === undefined ? undefined : inputs.m_dot / 3600;
  if (total === undefined) {
    const { q0 } = needed(inputs, 'q0');
    if (needed(inputs, 't_evap').t_evap >= needed(inputs, 't_cond').t_cond) refuse('t_cond', 'regimeOrder');
    const effect = regime().suction().H - regime().liquid().H;
    total = effect > 0 ? (q0 * 1000) / effect : refuse('t_evap', 'noCoolingEffect');
  }
  return {
    flow: total / inputs.n_parallel,
    density: inputs.rho ?? context.use('rho', regime().line().D),
    viscosity:
      (inputs.mu ??
        context.use(
          'mu',
          (regime().line().viscosity ?? refuse('mu', 'propertyToType', { fluid: regime().fluid.name })) * 1e6,
        )) / 1e6,
    slope: (inputs.dpdt ?? context.use('dpdt', regime().slope() / 1e5)) * 1e5,
    pressure: inputs.fluid === undefined ? undefined : regime().pressure(),
  };
}
