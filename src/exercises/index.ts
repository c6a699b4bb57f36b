/** The door of the exercises: one of a kind, drawn from a seed. */
import type { Engine } from '../engine/types.ts';
import { drawsFrom } from './draw.ts';
import type { Exercise } from './exercise.ts';
import type { Kind } from './kind-names.ts';
import { charge } from './kinds/charge.ts';
import { cycle } from './kinds/cycle.ts';
import { fault } from './kinds/fault.ts';
import { line } from './kinds/line.ts';
import { superheat } from './kinds/superheat.ts';

/** How each is drawn. */
const KINDS = { superheat, fault, charge, line, cycle } as const satisfies Record<Kind, unknown>;

/**
 * An exercise. The same kind and seed give the same one, everywhere.
 * @param seed small letters and digits, as `seedFromText` of the quizzes takes them
 */
export const exercise = (kind: Kind, seed: string, engine: Engine): Exercise => ({
  kind,
  seed,
  ...KINDS[kind](drawsFrom(kind, seed), engine),
});
