/** What the sheet of a compressor says of a suction state and two pressures. */
import type { Compressor } from '../../circuit/compressor/record.ts';
import { isInsideEnvelope, variablesAt } from '../../circuit/compressor/envelope.ts';
import { polynomialAt } from '../../circuit/compressor/polynomial.ts';
import type { Quantity } from '../../circuit/compressor/quantities.ts';
import { kelvinFromCelsius } from '../../quantities/si.ts';
import type { Refrigerant } from './points.ts';
import type { Point } from './unknowns.ts';

/** °F from °C. */
const fahrenheit = (celsius: number): number => celsius * 1.8 + 32;

export interface SheetPoint {
  /** kg/s and W at the suction state; power null where the sheet has none. */
  readonly flow: number;
  readonly power: number | null;
  readonly isInside: boolean;
}

/** 'negative': the polynomials leave sense there. 'state': the engine has no state, or the sheet no value, there. */
export type SheetFault = 'negative' | 'state';

/**
 * Flow and power of a sheet: rated flow, corrected to the suction state by m = m_r [1 + F_v (ρ/ρ_r − 1)] (Dabiri and
 * Rice, 1981), power in proportion to flow and isentropic work, both to the frequency.
 * @param ratio frequency of the reading over that of the sheet
 */
export function sheetAt(
  record: Compressor,
  ratio: number,
  refrigerant: Refrigerant,
  point: Point & { readonly map_fv: number },
): SheetPoint | SheetFault {
  const { low, high, inlet, isentropic } = refrigerant.at(point);
  const { p_lp, p_hp, map_fv } = point;
  if (low === undefined || inlet === undefined || p_lp === undefined || p_hp === undefined) return 'state';
  const pressures = { evaporating: low, condensing: high, discharge: p_hp };
  const { s, d } = variablesAt(record, pressures);
  if (d === undefined) return 'state';
  const isFahrenheit = record.temperatureUnit === 'F';
  const at = (quantity: Quantity): number | undefined => {
    const polynomial = record.polynomials[quantity];
    if (polynomial === undefined) return undefined;
    const second = isFahrenheit && record.variable === 'tc' ? fahrenheit(d) : d;
    return polynomial.unit * polynomialAt(polynomial.coefficients, isFahrenheit ? fahrenheit(s) : s, second);
  };
  const { mode, value, subcooling, gasCoolerOutlet } = record.rating;
  const ratedT = mode === 'SH' ? low.dew.T + value : kelvinFromCelsius(value);
  const rated = refrigerant.gas(ratedT, p_lp);
  if (rated === undefined || ratedT < low.dew.T) return 'state';
  const liquidT = high === undefined ? gasCoolerOutlet : high.bubble.T - subcooling;
  const liquid =
    liquidT === undefined
      ? undefined
      : refrigerant.liquid(high === undefined ? kelvinFromCelsius(liquidT) : liquidT, p_hp);
  const capacity = at('capacity');
  const ratedFlow =
    at('mass_flow') ?? (capacity !== undefined && liquid !== undefined ? capacity / (rated.H - liquid.H) : undefined);
  if (ratedFlow === undefined) return 'state';
  const ratedPower = at('power');
  if (!(ratedFlow > 0) || (ratedPower !== undefined && !(ratedPower > 0))) return 'negative';
  const share = 1 + map_fv * (inlet.D / rated.D - 1);
  const isInside = isInsideEnvelope(record, pressures);
  const flow = ratedFlow * share * ratio;
  if (ratedPower === undefined) return { flow, power: null, isInside };
  const ratedEnd = refrigerant.isentropic(rated.S, p_hp);
  if (isentropic === undefined || ratedEnd === undefined) return 'state';
  const power = ratedPower * share * ratio * ((isentropic - inlet.H) / (ratedEnd - rated.H));
  return share > 0 && power > 0 ? { flow, power, isInside } : 'negative';
}
