/** Where a sheet's polynomials are read, and whether its envelope holds that place. */
import type { Saturation } from '../../engine/types.ts';
import { barFromPascal, celsiusFromKelvin } from '../../quantities/si.ts';
import type { Compressor } from './record.ts';

/** The two pressures, with their saturations; above critical there is none to condense at. */
export interface Pressures {
  readonly evaporating: Saturation;
  readonly condensing: Saturation | undefined;
  /** Pa */
  readonly discharge: number;
}

const meanTemperature = ({ bubble, dew }: Saturation): number => celsiusFromKelvin((bubble.T + dew.T) / 2);

/** The variables of the polynomials, °C or bar; `d` undefined for a map in tc above critical. */
export function variablesAt(
  compressor: Compressor,
  { evaporating, condensing, discharge }: Pressures,
): { readonly s: number; readonly d: number | undefined } {
  const temperature = (at: Saturation): number =>
    compressor.convention === 'mid' ? meanTemperature(at) : celsiusFromKelvin(at.dew.T);
  const s = temperature(evaporating);
  if (compressor.variable === 'pd') return { s, d: barFromPascal(discharge) };
  return { s, d: condensing === undefined ? undefined : temperature(condensing) };
}

const isInside = (value: number, { min, max }: Compressor['envelope']['te']): boolean =>
  (min === undefined || value >= min) && (max === undefined || value <= max);

/** True where there is no envelope; a discharge pressure is not tested. */
export function isInsideEnvelope(compressor: Compressor, at: Pressures): boolean {
  const { s, d } = variablesAt(compressor, at);
  const { envelope, variable } = compressor;
  return isInside(s, envelope.te) && (variable === 'pd' || (d !== undefined && isInside(d, envelope.tc)));
}

export const hasEnvelope = ({ envelope: { te, tc } }: Pick<Compressor, 'envelope'>): boolean =>
  [te.min, te.max, tc.min, tc.max].some((end) => end !== undefined);
