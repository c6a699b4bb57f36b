import type { Pair, Property, StateInput } from './types.ts';
import { EngineError } from './errors.ts';

/** Every pair the engine solves, in the order of its ABI. */
export const PAIRS: readonly Pair[] = [
  'TP',
  'TD',
  'TQ',
  'TH',
  'TS',
  'PD',
  'PH',
  'PS',
  'PU',
  'PQ',
  'DH',
  'DS',
  'DU',
  'DQ',
  'HS',
  'HQ',
  'SQ',
];

const BIT: Record<Property, number> = { T: 1, P: 2, D: 4, H: 8, S: 16, U: 32, Q: 64 };

export interface KnownPair {
  readonly index: number;
  readonly first: Property;
  readonly second: Property;
}

/** Pairs by the bits of their two properties. */
const BY_BITS: readonly (KnownPair | undefined)[] = Array.from({ length: 128 }, (_, bits) => {
  const index = PAIRS.findIndex((pair) => BIT[pair[0] as Property] + BIT[pair[1] as Property] === bits);
  return index < 0 ? undefined : { index, first: PAIRS[index]![0] as Property, second: PAIRS[index]![1] as Property };
});

/**
 * Which pair an input gives.
 * @throws {EngineError} bad-input: not exactly two properties, or a pair the engine does not solve
 */
export function pairOf(input: StateInput): KnownPair {
  const bits =
    (input.T === undefined ? 0 : 1) |
    (input.P === undefined ? 0 : 2) |
    (input.D === undefined ? 0 : 4) |
    (input.H === undefined ? 0 : 8) |
    (input.S === undefined ? 0 : 16) |
    (input.U === undefined ? 0 : 32) |
    (input.Q === undefined ? 0 : 64);
  const pair = BY_BITS[bits];
  if (pair) return pair;
  const given = (Object.keys(BIT) as Property[]).filter((x) => input[x] !== undefined).join('');
  throw new EngineError('bad-input', `A state takes one of ${PAIRS.join(' ')}, not '${given}'`, { value: given });
}
