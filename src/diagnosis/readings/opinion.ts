/** A first opinion on four readings: what superheat and subcooling say together, without the air. */
import type { Derived } from './derived.ts';
import { NO_SUBCOOLING } from './guards.ts';
import type { Visit } from './visit.ts';

export const OPINION_CODES = [
  'O_EMPTYING',
  'O_STARVED_RECEIVER',
  'O_STARVED',
  'O_RESTRICTED',
  'O_SHORT',
  'O_NOTHING',
  'O_FULL',
  'O_WET',
  'O_WET_FULL',
  'O_WET_EMPTY',
] as const;
export type OpinionCode = (typeof OPINION_CODES)[number];

export interface Opinion {
  readonly code: OpinionCode;
  readonly superheat: 'nil' | 'low' | 'usual' | 'high';
  readonly subcooling: 'nil' | 'nil_receiver' | 'usual' | 'high';
}

/** K: below, superheat is low; above, high, of a device that moves and of one that nothing moves; subcooling high. */
const LOW = 2.5;
const HIGH = { moving: 14, fixed: 18, subcooling: 12 } as const;

function codeOf(superheat: Opinion['superheat'], subcooling: Opinion['subcooling']): OpinionCode {
  const isHigh = subcooling === 'high';
  switch (superheat) {
    case 'high':
      return subcooling === 'nil_receiver'
        ? 'O_STARVED_RECEIVER'
        : isHigh
          ? 'O_RESTRICTED'
          : subcooling === 'nil'
            ? 'O_EMPTYING'
            : 'O_STARVED';
    case 'nil':
      return isHigh ? 'O_WET_FULL' : subcooling === 'nil' ? 'O_WET_EMPTY' : 'O_WET';
    default:
      return isHigh ? 'O_FULL' : subcooling === 'nil' ? 'O_SHORT' : 'O_NOTHING';
  }
}

/** Undefined without superheat or subcooling. */
export function opinionOf(
  { isFixed, receiver }: Pick<Visit, 'isFixed' | 'receiver'>,
  derived: Derived,
): Opinion | undefined {
  const { superheat: SH, subcooling: SC, u_superheat = 0, u_subcooling = 0 } = derived;
  if (SH === undefined || SC === undefined) return undefined;
  const superheat =
    SH <= u_superheat ? 'nil' : SH < LOW ? 'low' : SH > (isFixed ? HIGH.fixed : HIGH.moving) ? 'high' : 'usual';
  const none = receiver ? 'nil_receiver' : 'nil';
  const subcooling = SC <= Math.max(u_subcooling, NO_SUBCOOLING) ? none : SC > HIGH.subcooling ? 'high' : 'usual';
  return { code: codeOf(superheat, subcooling), superheat, subcooling };
}
