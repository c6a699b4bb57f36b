/** Limits of the detector. Choices of this product: the published window and thresholds could not be read. */
export interface SteadySettings {
  /** s, and rows at least, of the moving window. */
  readonly window: number;
  readonly min_samples: number;
  /** K: standard deviation within the window of both saturation temperatures and of the superheat. */
  readonly s_t0: number;
  readonly s_tk: number;
  readonly s_sh: number;
  /** K: drift over the window; of the superheat the double is still hunting. */
  readonly drift_t0: number;
  readonly drift_tk: number;
  readonly drift_sh: number;
  /** Pressure ratio from which a machine runs, and below which it has stopped. */
  readonly tau_on: number;
  readonly tau_off: number;
  /** Share of the 95th percentile of the power above which it runs. */
  readonly power_on: number;
  /** K between condensation and the air or water that enters the condenser. */
  readonly dt_on: number;
  readonly dt_off: number;
  /** s: the longest start; the shortest interval a diagnosis reads; the longest step a statistic bridges. */
  readonly start_max: number;
  readonly min_interval: number;
  readonly gap: number;
  /** K: superheat below which liquid may come back. */
  readonly sh_min: number;
  /** Hunting: K half peak to peak, least autocorrelation, s of the period. */
  readonly hunt_amp: number;
  readonly hunt_ac: number;
  readonly period_min: number;
  readonly period_max: number;
  /** °C of the suction pipe, s, that tell a defrost. */
  readonly defrost_t: number;
  readonly defrost_min: number;
}

export const STEADY_SETTINGS: SteadySettings = {
  window: 300,
  min_samples: 12,
  s_t0: 0.6,
  s_tk: 0.6,
  s_sh: 1,
  drift_t0: 0.6,
  drift_tk: 0.6,
  drift_sh: 1,
  tau_on: 1.45,
  tau_off: 1.3,
  power_on: 0.15,
  dt_on: 4,
  dt_off: 2.5,
  start_max: 900,
  min_interval: 120,
  gap: 60,
  sh_min: 3,
  hunt_amp: 1.5,
  hunt_ac: 0.5,
  period_min: 20,
  period_max: 600,
  defrost_t: 3,
  defrost_min: 60,
};
/** Pressure ratio from which a machine may run where the air at the condenser is known, whose excess then decides. */
export const TAU_WITH_AIR = 1.3;
/** °C: where the room is warmer, a warm suction pipe tells no defrost. */
export const DEFROST_ROOM = 10;
