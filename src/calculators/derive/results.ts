/** Which results stand where, and under which symbol, as the definition says. */
import type { Definition, Output, OutputValue } from '../define.ts';
import { isVisible, readInputs } from './read.ts';

/** The outputs that have a value, the one people came for first. */
export function outputsInOrder(
  { outputs, headline = [] }: Definition,
  values: Readonly<Record<string, OutputValue>>,
): readonly Output[] {
  const present = outputs.filter(({ key }) => Object.hasOwn(values, key));
  const main = headline.map((key) => present.find((output) => output.key === key)).find((output) => output !== undefined);
  return main === undefined ? present : [main, ...present.filter((output) => output !== main)];
}

/** The symbol of a result whose unit the inputs name; undefined for every other. */
export function symbolFromInputs(
  definition: Definition,
  output: Output,
  inputs: Readonly<Record<string, unknown>>,
): string | undefined {
  if (!('symbolFrom' in output) || output.symbolFrom === undefined) return undefined;
  const { values } = readInputs(definition, inputs);
  const source = output.symbolFrom.find(({ when }) => isVisible(when, values));
  if (source === undefined) return undefined;
  const text = String(values[source.input] ?? '');
  if (source.symbols !== undefined) return source.symbols[text] ?? '';
  const { codes } = definition;
  const list = codes?.keys.includes(source.input) === true ? (codes.lists[String(values[codes.by])] ?? []) : [];
  return list.find(({ value }) => value === text)?.label ?? text;
}
