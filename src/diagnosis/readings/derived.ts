/** What follows from readings alone: saturations, superheat, subcooling with their uncertainty, efficiency, capacity. */
import { stateOrNone } from '../../circuit/outcome.ts';
import { restShift } from '../../circuit/ruler/rest.ts';
import type { Fluid, Saturation, State } from '../../engine/types.ts';
import { celsiusFromKelvin, kelvinFromCelsius, kiloFromBase, SECONDS_PER_HOUR } from '../../quantities/si.ts';
import { COVERAGE, gaugeUncertainty, RECTANGULAR, saturationSlope } from './uncertainty.ts';
import type { Visit } from './visit.ts';

/** K of the saturation a state counts as saturated within. */
const NEAR = 0.05;
/** K over dew a discharge must be for its compression to be read. */
const LEAST_DISCHARGE = 0.1;
/** Share of the electric power that reaches the fluid. */
const MOTOR = 0.9;

/** Figures in °C, K, kJ/kg, kW; a key is absent where what it needs was not read. */
export type Derived = Readonly<Partial<Record<DerivedKey, number>>>;
export type DerivedKey =
  | 't0_dew'
  | 't0_bubble'
  | 'tk_dew'
  | 'tk_bubble'
  | 't0m'
  | 'tkm'
  | 'glide_evp'
  | 'glide_cdr'
  | 'superheat'
  | 'subcooling'
  | 'subcooling_valve'
  | 'u_superheat'
  | 'u_subcooling'
  | 'tau'
  | 'q0'
  | 'eta_is'
  | 'work'
  | 'eer_cycle'
  | 't_discharge_is'
  | 'nct'
  | 'dps'
  | 'mass_flow_s'
  | 'capacity'
  | 'eer'
  | 'capacity_relative'
  | 'eer_relative';

/** Standard uncertainties, K. */
export interface ReadingUncertainties {
  readonly probe: number;
  readonly t0: number;
  readonly tk: number;
}

/** Vapour at a temperature, °C, and a pressure: dew itself where it is no warmer. */
const vapourAt = (fluid: Fluid, saturation: Saturation, P: number, celsius: number): State | undefined => {
  const T = kelvinFromCelsius(celsius);
  return T - saturation.dew.T <= NEAR
    ? saturation.dew
    : stateOrNone(() => fluid.state({ T, P }, { extrapolate: true }));
};

/** Saturations of a visit and what is read against them. */
export function derivedOf(visit: Visit): { readonly derived: Derived; readonly u: ReadingUncertainties } {
  const { fluid, figures, pressures, settings } = visit;
  const { p_lp, p_hp, p_stop, p_evap_out } = pressures;
  const out: Partial<Record<DerivedKey, number>> = {};
  const low = p_lp === undefined ? undefined : fluid.saturation({ P: p_lp });
  const high = p_hp === undefined ? undefined : fluid.saturation({ P: p_hp });
  const probe = settings.acc_t / RECTANGULAR;
  const u = {
    probe,
    t0: low && p_lp ? gaugeUncertainty(settings.acc_p, settings.fs_lp) * saturationSlope(fluid, p_lp, 'dew') : 0,
    tk: high && p_hp ? gaugeUncertainty(settings.acc_p, settings.fs_hp) * saturationSlope(fluid, p_hp, 'bubble') : 0,
  };
  if (low) {
    out.t0_dew = celsiusFromKelvin(low.dew.T);
    out.t0_bubble = celsiusFromKelvin(low.bubble.T);
    out.t0m = (out.t0_dew + out.t0_bubble) / 2;
    out.glide_evp = low.dew.T - low.bubble.T;
    if (figures.t_suction !== undefined) {
      out.superheat = figures.t_suction - out.t0_dew;
      out.u_superheat = COVERAGE * Math.hypot(probe, u.t0);
    }
    if (p_evap_out !== undefined) out.dps = fluid.saturation({ P: p_evap_out }).dew.T - low.dew.T;
  }
  if (high) {
    out.tk_dew = celsiusFromKelvin(high.dew.T);
    out.tk_bubble = celsiusFromKelvin(high.bubble.T);
    out.tkm = (out.tk_dew + out.tk_bubble) / 2;
    out.glide_cdr = high.dew.T - high.bubble.T;
    if (figures.t_liquid !== undefined) {
      out.subcooling = out.tk_bubble - figures.t_liquid;
      out.u_subcooling = COVERAGE * Math.hypot(probe, u.tk);
    }
    if (figures.t_liq_valve !== undefined) out.subcooling_valve = out.tk_bubble - figures.t_liq_valve;
  }
  if (p_stop !== undefined && figures.t_stop !== undefined) {
    // At rest the gas over a blend is richer than the blend, which reads low without any fault: that is taken off.
    const own = restShift(fluid, kelvinFromCelsius(figures.t_stop)) ?? 0;
    out.nct = celsiusFromKelvin(fluid.saturation({ P: p_stop }).bubble.T) - figures.t_stop - own;
  }
  if (low && high && p_lp && p_hp) Object.assign(out, cycleFigures(visit, [low, p_lp], [high, p_hp]));
  return { derived: out, u };
}

/** Figures of the cycle between both pressures. */
function cycleFigures(
  { fluid, figures, settings }: Visit,
  [low, p_lp]: readonly [Saturation, number],
  [high, p_hp]: readonly [Saturation, number],
): Partial<Record<DerivedKey, number>> {
  const out: Partial<Record<DerivedKey, number>> = { tau: p_hp / p_lp };
  const { t_suction, t_discharge } = figures;
  const liquidT = figures.t_liq_valve ?? figures.t_liquid;
  const outlet = t_suction === undefined ? undefined : vapourAt(fluid, low, p_lp, t_suction);
  const suctionT = figures.t_suc_comp ?? t_suction;
  const suction = suctionT === undefined ? undefined : vapourAt(fluid, low, p_lp, suctionT);
  const liquid =
    liquidT === undefined
      ? undefined
      : kelvinFromCelsius(liquidT) >= high.bubble.T - NEAR
        ? high.bubble
        : stateOrNone(() => fluid.state({ T: kelvinFromCelsius(liquidT), P: p_hp }));
  if (outlet && liquid) out.q0 = kiloFromBase(outlet.H - liquid.H);
  const isentropic = suction && stateOrNone(() => fluid.state({ P: p_hp, S: suction.S }, { extrapolate: true }));
  if (suction && isentropic && t_discharge !== undefined) {
    const T = kelvinFromCelsius(t_discharge + settings.td_corr);
    const end =
      T > high.dew.T + LEAST_DISCHARGE ? vapourAt(fluid, high, p_hp, t_discharge + settings.td_corr) : undefined;
    if (end) {
      out.t_discharge_is = celsiusFromKelvin(isentropic.T);
      out.eta_is = (isentropic.H - suction.H) / (end.H - suction.H);
      out.work = kiloFromBase(end.H - suction.H);
      if (out.q0 !== undefined) out.eer_cycle = out.q0 / out.work;
    }
  }
  Object.assign(out, capacityFigures({ figures, settings }, out, suction));
  return out;
}

/** Flow, capacity and EER, from the swept volume or else from the power drawn. */
function capacityFigures(
  { figures, settings }: Pick<Visit, 'figures' | 'settings'>,
  { q0, work }: Derived,
  suction: State | undefined,
): Partial<Record<DerivedKey, number>> {
  const { v_swept, power_meas, capacity_nom, eer_nom } = figures;
  const swept =
    v_swept !== undefined && suction ? (v_swept / SECONDS_PER_HOUR) * settings.rend_v * suction.D : undefined;
  const drawn = power_meas !== undefined && work !== undefined && work > 0 ? (power_meas * MOTOR) / work : undefined;
  const mass_flow_s = swept ?? drawn;
  if (mass_flow_s === undefined || q0 === undefined) return {};
  const capacity = mass_flow_s * q0;
  const eer = power_meas === undefined ? undefined : capacity / power_meas;
  return {
    mass_flow_s,
    capacity,
    ...(eer === undefined ? {} : { eer }),
    ...(capacity_nom === undefined ? {} : { capacity_relative: (100 * capacity) / capacity_nom }),
    ...(eer === undefined || eer_nom === undefined ? {} : { eer_relative: (100 * eer) / eer_nom }),
  };
}
