/** The fields of the form a reader may hold on a diagram, with what each says, how far it goes and where it is held. */
import { textAt } from '../../../../kit/form/fields.ts';
import type { Measure } from '../../../../kit/form/fields.ts';
import type { FormContent } from '../../../../kit/form/form.ts';
import { barFromPascal, celsiusFromKelvin } from '../../../../quantities/si.ts';
import { cycleOf, PLAIN, pointOfNode } from '../../../../simulation/cycles/index.ts';
import { HANDLES, letterOfHandle } from '../../../../simulation/cycles/handles.ts';
import type { CycleHandle } from '../../../../simulation/cycles/handles.ts';
import { formKeyFromBodyKey } from '../../../../simulation/fields.ts';
import type { Point, SimulationResult } from '../../../../simulation/types.ts';
import { fluidAt } from '../drawn-cycle.ts';
import { isAsked, isNumberKey } from '../state/fields.ts';
import type { NumberKey } from '../state/fields.ts';

/** What bounds a field that has no range of its own. K, Pa. */
export interface FluidBounds {
  readonly critical: { readonly T: number; readonly P: number };
  readonly triple: { readonly T: number; readonly P: number };
  readonly limits: { readonly Tmax: number; readonly Pmax: number };
}

export interface Held {
  readonly name: NumberKey;
  readonly handle: CycleHandle;
  /** The fluid that flows there. */
  readonly fluid: string;
  /** The letter it is told by. */
  readonly letter: string;
  readonly side: 'low' | 'high' | 'liquid';
  /** The states it is held by: its point, or both ends of its line. */
  readonly points: readonly [Point, ...Point[]];
  readonly measure: Measure;
  /** The unit it is shown in. */
  readonly unit: string;
  /** In the unit it is carried in: as typed, or as it was found where a word stands in its place. */
  readonly value: number;
  /** In the unit it is carried in. */
  readonly range: { readonly min: number; readonly max: number };
}

/** The field's own limits; without any, those within which its fluid has states at all. */
function rangeOf(name: NumberKey, measure: Measure, bounds: FluidBounds | undefined): Held['range'] {
  if (measure.range) return measure.range;
  if (!bounds) return { min: -Infinity, max: Infinity };
  const { critical, triple, limits } = bounds;
  if (measure.quantity !== 'pressure') return { min: celsiusFromKelvin(triple.T), max: celsiusFromKelvin(limits.Tmax) };
  const [min, max] = name === 'p_gc' ? [critical.P, limits.Pmax] : [triple.P, critical.P];
  return { min: barFromPascal(min), max: barFromPascal(max) };
}

/** What a word in place of a number was found to be. */
function foundOf(name: NumberKey, result: SimulationResult): number | undefined {
  const found: unknown = { ...result.input, ...result.architecture }[name as 'p_gc'];
  return typeof found === 'number' ? found : undefined;
}

/**
 * What may be held of a cycle that was computed, in the order of the flow of its list.
 * @param boundsOf of a fluid; undefined while nothing is known of it
 */
export function heldOf(
  result: SimulationResult,
  { texts, values, numbers }: Pick<FormContent, 'texts' | 'values' | 'numbers'>,
  boundsOf: (fluid: string) => FluidBounds | undefined,
): readonly Held[] {
  const architecture = result.input.architecture ?? PLAIN;
  // Another cycle was chosen than the one still drawn.
  if (textAt(texts, 'architecture') !== architecture) return [];
  const { nodes } = cycleOf(result.input);
  return HANDLES[architecture].flatMap((handle) => {
    const name = formKeyFromBodyKey(handle.key);
    if (!isNumberKey(name) || !isAsked(name, texts)) return [];
    const letters = handle.kind === 'end' ? [handle.at] : handle.along;
    const held = letters.flatMap((letter) => nodes.filter((node) => node.letter === letter));
    const [first, ...others] = held;
    const node = held.at(-1);
    if (!first || !node || held.length < letters.length) return [];
    const typed = values[name];
    const value = typeof typed === 'number' ? typed : foundOf(name, result);
    const number = numbers[name];
    if (value === undefined || !number) return [];
    const { measure, unit } = number;
    const fluid = fluidAt(result, node);
    return [
      {
        name,
        handle,
        fluid,
        letter: letterOfHandle(handle),
        side: node.side,
        points: [pointOfNode(result, first), ...others.map((one) => pointOfNode(result, one))],
        measure,
        unit,
        value,
        range: rangeOf(name, measure, boundsOf(fluid)),
      } satisfies Held,
    ];
  });
}
