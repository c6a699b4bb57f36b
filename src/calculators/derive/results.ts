/** Which results stand where, under which symbol and beside which others, as the definition says. */
import type { Definition, Outcome, Output, OutputValue } from '../define.ts';
import { codesUnder } from './codes.ts';
import { isVisible } from './read.ts';
import type { Reading, Values } from './read.ts';

/** The outputs that have a value, the one people came for first. */
export function outputsInOrder(
  { outputs, headline = [] }: Definition,
  values: Readonly<Record<string, OutputValue>>,
): readonly Output[] {
  const present = outputs.filter(({ key }) => Object.hasOwn(values, key));
  const main = headline
    .map((key) => present.find((output) => output.key === key))
    .find((output) => output !== undefined);
  return main === undefined ? present : [main, ...present.filter((output) => output !== main)];
}

/** Whether a result judges or classes what was asked, in words: an example must not be read as the reader's own. */
export const isVerdict = (output: Output): boolean => 'tones' in output && output.tones !== undefined;

/** The symbol of a result whose unit the inputs name; undefined for every other. @param values the inputs as read */
export function symbolFromValues(definition: Definition, output: Output, values: Values): string | undefined {
  if (!('symbolFrom' in output) || output.symbolFrom === undefined) return undefined;
  const source = output.symbolFrom.find(({ when }) => isVisible(when, values));
  if (source === undefined) return undefined;
  const text = String(values[source.input] ?? '');
  if (source.symbols !== undefined) return Object.hasOwn(source.symbols, text) ? (source.symbols[text] ?? '') : '';
  const { codes } = definition;
  const list = codes?.keys.includes(source.input) === true ? (codesUnder(codes, values[codes.by]) ?? []) : [];
  return list.find(({ value }) => value === text)?.label ?? text;
}

/** The figure under one of the codes that an input may take. */
export interface CodeFigure {
  readonly code: string;
  readonly label: string;
  /** Undefined where there is none, or none yet. */
  readonly value: number | undefined;
}

/**
 * The figures for every code of the input that a definition names (`codes.every`); none for other definitions.
 * @param compute what comes out of inputs, which it is given as read too where they are known; undefined while that is
 *   not known
 * @param reading the inputs as read without a problem, where the caller has done so
 */
export function figuresForCodes(
  { codes, inputs: all }: Definition,
  inputs: Readonly<Record<string, unknown>>,
  compute: (inputs: Readonly<Record<string, unknown>>, reading?: Reading) => Outcome | undefined,
  reading?: Reading,
): readonly CodeFigure[] {
  if (codes?.every === undefined) return [];
  const { input, output } = codes.every;
  // Another code changes nothing else of what was read, unless it decides which inputs count.
  const isAlone = !all.some(({ when }) => when !== undefined && Object.hasOwn(when, input));
  return (codesUnder(codes, inputs[codes.by]) ?? []).map(({ value: code, label }) => {
    const read = reading && isAlone ? { ...reading, values: { ...reading.values, [input]: code } } : undefined;
    const outcome = compute({ ...inputs, [input]: code }, read);
    const value = outcome?.ok === true ? outcome.outputs[output] : undefined;
    return { code, label, value: typeof value === 'number' ? value : undefined };
  });
}
