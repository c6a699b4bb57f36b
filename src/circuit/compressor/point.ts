/** The door of one compressor at one point. */
import type { Engine, Fluid } from '../../engine/types.ts';
import { STEADY_DEFAULTS } from '../../simulation/defaults.ts';
import { condensation, evaporation } from '../../simulation/saturation.ts';
import { Arguments, numberOf } from '../arguments.ts';
import { withFields } from '../fields.ts';
import { fluidOf } from '../fluids.ts';
import type { Outcome } from '../outcome.ts';
import { outcomeOf, refuse } from '../outcome.ts';
import type { CompressorPoint, Running } from './between.ts';
import { pointBetween } from './between.ts';
import type { Pressures } from './envelope.ts';
import { ownFluid } from './own-fluid.ts';
import { readRecord } from './record.ts';
import { barFromPascal, pascalFromBar } from '../../quantities/si.ts';

/**
 * Share of the density change that reaches the mass flow. Dabiri, A. E., Rice, C. K. (1981), ASHRAE
 * Transactions 87(2), 771-782: 0.75, the rest is lost to heating of the gas in the compressor.
 */
export const VOLUMETRIC_FACTOR = 0.75;
const FREQUENCY_RANGE = { min: 25, max: 120, unit: 'Hz' } as const;
const SUPERHEAT_RANGE = { min: 0, max: 120, unit: 'K' } as const;

/** How the compressor is run, from the options of a door. */
export function readRunning(options: Arguments): Running {
  return {
    superheat: options.optionalNumber('superheat', SUPERHEAT_RANGE),
    frequency: options.optionalNumber('frequency', FREQUENCY_RANGE),
    f_v: options.number('f_v', { default: VOLUMETRIC_FACTOR, min: 0, max: 1 }),
    correct_power: options.flag('correct_power', true),
  };
}

/** The pressures of an evaporating dew temperature and a condensing one, °C, or a gas cooler pressure, bar. */
function pressuresAt(fluid: Fluid, te: number, tc: number | undefined, options: Arguments): Pressures {
  const input = { ...STEADY_DEFAULTS, pt_evp: te, pt_cdr: tc ?? 0 };
  const evaporating = evaporation(fluid, input);
  if (tc !== undefined) {
    const condensing = condensation(fluid, input, evaporating);
    return { evaporating, condensing, discharge: condensing.dew.P };
  }
  const p_gc = options.number('p_gc');
  const pc = barFromPascal(fluid.critical.P);
  if (p_gc <= pc) refuse('E_PGC', 'p_gc', { pc });
  return { evaporating, condensing: undefined, discharge: pascalFromBar(p_gc) };
}

/**
 * A compressor at one point (EN 12900:2013, AHRI 540-2020). Mass flow at another suction state:
 * m = m_r [1 + F_v (rho_a/rho_r - 1)] (Dabiri and Rice, 1981); power in proportion to flow and
 * isentropic work; eta_v = 3600 m/(rho_a V_sw); eta_is = m (h_b - h_a)/P.
 *
 * @param record keys of `CompressorRecord`
 * @param te evaporating dew temperature, °C
 * @param tc condensing dew temperature, °C; null above critical, `options.p_gc` (bar) then counts
 * @param options superheat K (total; default that of the rating), p_gc bar, frequency Hz, f_v 0.75,
 *   correct_power true, fluid (default the record's; for another one the sheet's efficiencies at equal pressure ratio count)
 *
 * Problems: E_FLUID, E_COMP, E_MISSING, E_NUMBER, E_MODE, E_RANGE with their key; E_EVP (te),
 * E_SUPERCRIT and E_ORDER (tc), E_PGC; E_LIQ (rating_value); E_POLY with `detail` coefficients,
 * quantity, variable, negative (flow, power or capacity), eta_v or eta_is; E_COLD, E_ENGINE at a point;
 * E_RATIO where the sheet does not reach the pressure ratio of another fluid.
 */
export function compressorPoint(
  record: unknown,
  te: unknown,
  tc: unknown,
  options: unknown,
  engine: Engine,
): Outcome<CompressorPoint> {
  return outcomeOf(() => {
    if (record === undefined || record === null) refuse('E_MISSING', 'record');
    const compressor = readRecord(new Arguments(record));
    const choices = new Arguments(options);
    const running = readRunning(choices);
    const fluidName = choices.has('fluid') ? choices.raw('fluid') : (compressor.fluid ?? STEADY_DEFAULTS.fluid);
    const fluid = fluidOf(engine, fluidName, 'fluid');
    const evaporating = numberOf(te, { unit: 'degC' }, 'te');
    const isAbove = tc === undefined || tc === null;
    const condensing = isAbove ? undefined : numberOf(tc, { unit: 'degC' }, 'tc');
    if (isAbove && !choices.has('p_gc')) refuse('E_MISSING', 'tc');
    const pressures = withFields({ pt_evp: 'te', pt_cdr: 'tc' }, () =>
      pressuresAt(fluid, evaporating, condensing, choices),
    );
    return pointBetween(fluid, compressor, pressures, running, ownFluid(engine, compressor));
  });
}
