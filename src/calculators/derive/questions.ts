/** Which of its reverse questions a calculator can be asked for now. */
import type { Definition, Outcome, Reverse } from '../define.ts';
import { isVisible } from './read.ts';
import type { Values } from './read.ts';

/**
 * The questions that make sense of what is typed: their input counts, and their result is there or waits only
 * for that input. `values` are the inputs as read.
 */
export function asksBackwards(definition: Definition, values: Values, outcome: Outcome): readonly Reverse[] {
  return (definition.reverse ?? []).filter(({ find, from, when, isGiven }) => {
    const input = definition.inputs.find(({ key }) => key === find);
    if (!isVisible(input?.when, values) || !isVisible(when, values)) return false;
    if (values[find] === undefined) return isGiven !== true;
    return !outcome.ok || (Object.hasOwn(outcome.outputs, from) && !Array.isArray(outcome.outputs[from]));
  });
}
