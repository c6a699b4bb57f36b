/** What a machine adds to warming over its life: TEWI (EN 378-1 annex B) and LCCP (guideline of the IIR). */
import type { Arguments } from '../../circuit/arguments.ts';
import { ELECTRICITY } from '../../physics/electricity.ts';
import { tewi } from '../../physics/tewi.ts';
import { chargeFacts } from '../../refrigerants/charge-facts.ts';
import { refuse } from '../outcome.ts';

/** kg CO2e */
export interface TewiYears {
  readonly leak: number;
  readonly end_of_life: number;
  readonly indirect: number;
  readonly tewi: number;
}

/** kg CO2e */
export interface Lccp {
  readonly direct: number;
  readonly indirect: number;
  readonly lccp: number;
}

const SHARE = { min: 0, max: 1 } as const;
const MASS = { min: 0, max: 1e6, unit: 'kg' } as const;
const FACTOR = { min: 0, max: 1e5 } as const;

/** The GWP typed, else the one the law gives the fluid. E_MISSING where neither is known. */
function gwpOf(request: Arguments): number {
  const typed = request.optionalNumber('gwp', FACTOR);
  if (typed !== undefined) return typed;
  const fluid = request.optionalText('fluid');
  return (fluid === undefined ? undefined : chargeFacts(fluid).gwp) ?? refuse('E_MISSING', 'gwp');
}

/** What both figures are of. */
function readLife(request: Arguments) {
  return {
    gwp: gwpOf(request),
    charge: request.number('charge', MASS),
    leak: request.number('leak', SHARE),
    years: request.number('years', { default: 15, above: 0, max: 100 }),
    energy: request.number('e_annual', { min: 0, max: 1e12 }),
    beta: request.number('beta', { default: ELECTRICITY.average, min: 0, max: 10 }),
  };
}

/** @param request gwp, or fluid for that of the law; charge kg; leak and recovery, shares; years; e_annual kWh; beta kg CO2e/kWh */
export function warmingImpact(request: Arguments): TewiYears {
  const life = readLife(request);
  const parts = tewi({ ...life, recovery: request.number('recovery', { default: 0.9, ...SHARE }) });
  return { leak: parts.leak, end_of_life: parts.endOfLife, indirect: parts.indirect, tewi: parts.total };
}

/**
 * Direct m·(n·L + EOL)·(GWP + GWP_adp); indirect n·E·β + mass·MM + mass·mr + (m·(1 + n·L) − reuse)·RFM + m·(1 − EOL)·RFD.
 * @param request as TEWI, and gwp_adp; eol_loss, a share; mass kg; mm, mr kg CO2e/kg of machine made and recycled; reuse
 *   kg of refrigerant; rfm, rfd kg CO2e/kg of refrigerant made and disposed of
 */
export function lifeCyclePerformance(request: Arguments): Lccp {
  const { gwp, charge, leak, years, energy, beta } = readLife(request);
  const none = { default: 0, ...FACTOR };
  const lost = request.number('eol_loss', { default: 0.15, ...SHARE });
  const mass = request.number('mass', { default: 0, ...MASS });
  const direct = charge * (years * leak + lost) * (gwp + request.number('gwp_adp', none));
  const made = charge * (1 + years * leak) - request.number('reuse', { default: 0, ...MASS });
  const indirect =
    years * energy * beta +
    mass * request.number('mm', { ...none, default: 1.8 }) +
    mass * request.number('mr', none) +
    made * request.number('rfm', none) +
    charge * (1 - lost) * request.number('rfd', none);
  return { direct, indirect, lccp: direct + indirect };
}
