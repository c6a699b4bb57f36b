/** What must be said of readings before any verdict: codes with their values. */
import { dischargeLimit } from '../../machine/limits.ts';
import type { DiagnosisWarning } from '../outcome.ts';
import type { Derived, ReadingUncertainties } from './derived.ts';
import { readingGuards } from './guards.ts';
import type { ScreenCode } from './screens.ts';
import { hasScreen, screensOf } from './screens.ts';
import type { Visit } from './visit.ts';

/** U, K, above which a superheat or a subcooling says little. */
const TOO_WIDE = 2;
/** Glide, K, from which reading the wrong end of it matters, and how near a noted value must be to tell. */
const GLIDE = 2;
const AS_NOTED = 1;

/** Odd states that are said as remarks. */
type AmberCode = Extract<DiagnosisWarning['code'], ScreenCode>;

/** What a technician noted would be right had the other end of the glide been read, K off; undefined where it would not. */
function misread(noted: number | undefined, right: number | undefined, wrong: number | undefined): number | undefined {
  if (noted === undefined || right === undefined || wrong === undefined) return undefined;
  const isOther = Math.abs(noted - wrong) <= AS_NOTED && Math.abs(noted - wrong) < Math.abs(noted - right);
  return isOther ? wrong - right : undefined;
}

/** Whether bubble was read instead of dew, or the reverse: by how many kelvins; undefined where neither. */
export function glideMisread({ figures }: Visit, derived: Derived): number | undefined {
  const { t_suction, t_liquid, sh_tech, sc_tech } = figures;
  const { superheat, subcooling, t0_bubble, tk_dew, glide_evp = 0, glide_cdr = 0 } = derived;
  const low =
    glide_evp >= GLIDE && t_suction !== undefined && t0_bubble !== undefined
      ? misread(sh_tech, superheat, t_suction - t0_bubble)
      : undefined;
  const high =
    glide_cdr >= GLIDE && t_liquid !== undefined && tk_dew !== undefined
      ? misread(sc_tech, subcooling, tk_dew - t_liquid)
      : undefined;
  return low ?? high;
}

/** Remarks on the readings, in the order they are shown. @param impossible level of an impossible state, 0 to 2 */
export function remarksOf(
  visit: Visit,
  derived: Derived,
  uncertainties: ReadingUncertainties,
  impossible: number,
): readonly DiagnosisWarning[] {
  const { superheat, subcooling, u_superheat = 0, u_subcooling = 0 } = derived;
  const { t_discharge, osc, period } = visit.figures;
  const screens = screensOf(visit, derived, uncertainties);
  const guards = readingGuards(visit, derived, screens);
  const isEmpty = guards.includes('G_EMPTY');
  const lacksLiquid = guards.includes('G_NO_LIQUID');
  const off = glideMisread(visit, derived);
  // A pipe that was measured: of a compressor nobody named.
  const limit = dischargeLimit(undefined, visit.fluid.name)?.max;
  const wide = (of: 'superheat' | 'subcooling', u: number): readonly DiagnosisWarning[] =>
    u > TOO_WIDE ? [{ code: 'W_UNC', values: { u, of } }] : [];
  return [
    ...(off === undefined ? [] : [{ code: 'W_GLIDEREAD' as const, values: { v: Math.abs(off) } }]),
    ...(impossible > 0 ? [{ code: 'W_IMPOSSIBLE' as const }] : []),
    ...(isEmpty ? [{ code: 'W_EMPTY' as const }] : []),
    // The band round the figure holds zero: possible, no fact.
    ...(hasScreen(screens, 'R_WET') && superheat !== undefined
      ? [{ code: 'W_LIQBACK' as const, values: { v: superheat, u: u_superheat } }]
      : []),
    ...(osc !== undefined && hasScreen(screens, 'R_HUNTING')
      ? [{ code: 'W_HUNTING' as const, values: { a: osc, ...(period === undefined ? {} : { p: period }) } }]
      : []),
    ...(lacksLiquid && !isEmpty ? [{ code: 'W_NO_LIQUID' as const }] : []),
    ...(!lacksLiquid && !isEmpty && subcooling !== undefined && subcooling - u_subcooling <= 0
      ? [{ code: 'W_FLOODLL' as const }]
      : []),
    ...screens.flatMap(({ code, kind, values }) =>
      kind === 'amber' && code !== 'R_HUNTING' ? [{ code: code as AmberCode, values }] : [],
    ),
    ...(t_discharge !== undefined && limit !== undefined && t_discharge > limit
      ? [{ code: 'W_TD' as const, values: { t: t_discharge, limit } }]
      : []),
    ...wide('superheat', u_superheat),
    ...wide('subcooling', u_subcooling),
    ...(visit.isProbeAssumed
      ? [{ code: 'W_PROBE' as const, values: { low: visit.settings.fs_lp, high: visit.settings.fs_hp } }]
      : []),
  ];
}
