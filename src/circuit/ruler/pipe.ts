/**
 * What a pipe's temperature says at the pressure read beside it, by the side of the machine it was measured on. The
 * same temperature is a subcooling on the liquid line and liquid at the compressor on the suction: without the side
 * there is no answer but where the reading leaves no doubt.
 */

/** The suction, where a superheat is read at the dew point, or the liquid line, where a subcooling is at the bubble point. */
export const PIPES = ['low', 'high'] as const;
export type Pipe = (typeof PIPES)[number];

/**
 * wet: colder than the dew point on the suction, so that liquid reaches the compressor or a reading is wrong.
 * flash: hotter than the bubble point on the liquid line, so that gas goes with the liquid or a reading is wrong.
 * asked: the side has to be said first.
 */
export type PipeReading = 'superheat' | 'wet' | 'subcooling' | 'flash' | 'asked';

/**
 * Saturation temperatures, °C, of which the side is taken as certain: up to the first a pipe hotter than the dew point is
 * a suction, for liquid is never that hot and hardly any condenser that cold; from the second on a pipe colder than the
 * bubble point is a liquid line, for no air conditioning or refrigeration evaporates there. A choice, on the safe side.
 */
const CERTAIN = { low: 15, high: 40 } as const;
/**
 * Critical temperatures, °C, of the fluids this holds for. Colder ones (R744, R23, R170) condense in cascades at the
 * temperatures where others evaporate; warmer ones (R290, R134a, R717, R718) evaporate in heat pumps where others condense.
 */
const CRITICAL = { low: 60, high: 90 } as const;

/** Temperatures, °C, of both saturations at the pressure read, and at the critical point of the fluid. */
export interface Saturations {
  readonly dew: number;
  readonly bubble: number;
  readonly critical: number;
}

/** The side a reading can only have been taken on; undefined where it may be either. */
function certainPipe(measured: number, { dew, bubble, critical }: Saturations): Pipe | undefined {
  if (critical < CRITICAL.low) return undefined;
  if (measured >= dew && dew <= CERTAIN.low) return 'low';
  return measured <= bubble && bubble >= CERTAIN.high && critical <= CRITICAL.high ? 'high' : undefined;
}

/**
 * What a temperature measured on a pipe, °C, says.
 * @param said the side it was measured on; undefined: nobody said
 */
export function readingOfPipe(measured: number, at: Saturations, said: Pipe | undefined): PipeReading {
  const pipe = said ?? certainPipe(measured, at);
  if (pipe === undefined) return 'asked';
  if (pipe === 'low') return measured >= at.dew ? 'superheat' : 'wet';
  return measured <= at.bubble ? 'subcooling' : 'flash';
}
