/** The pipe sizes a reader asked for, among the options of a form. */
import type { ChoiceInput, Definition, Option } from '../../../calculators/define.ts';
import type { PipeType } from '../../../kit/storage/settings.ts';

const isOffered = ({ pipes }: Option, wanted: PipeType): boolean =>
  pipes === undefined || wanted === 'all' || pipes === wanted;

/** The options of the sizes asked for, and the one chosen whatever its sizes. */
export const offeredOptions = ({ options }: ChoiceInput, wanted: PipeType, chosen: string): readonly Option[] =>
  options.filter((option) => isOffered(option, wanted) || String(option.value) === chosen);

/** What a form opens with, in the sizes asked for: the first series of them where its own is of others. */
export function inWantedPipes(
  definition: Definition,
  inputs: Readonly<Record<string, unknown>>,
  wanted: PipeType,
): Readonly<Record<string, unknown>> {
  const changes = definition.inputs.flatMap((input) => {
    const option = input.kind === 'choice' ? input.options.find(({ value }) => value === inputs[input.key]) : undefined;
    if (input.kind !== 'choice' || !option || isOffered(option, wanted)) return [];
    const first = input.options.find((other) => isOffered(other, wanted));
    return first ? [[input.key, first.value] as const] : [];
  });
  return changes.length === 0 ? inputs : { ...inputs, ...Object.fromEntries(changes) };
}
