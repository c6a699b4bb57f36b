/**
 * The examples of an article, from content/examples, a file an article: both languages, the figures computed from them and
 * the instrument take their inputs there.
 */
import { getEntry } from 'astro:content';
import type { Locale } from '../../../../language/index.ts';
import { amountFromText, amountText } from './amount.ts';

/** The article a component stands in, by the address of its page. */
export const articleOf = ({ pathname }: URL): string =>
  pathname.replace(/\/(?:index\.html)?$/, '').replace(/^.*\//, '');

/** @throws {Error} where the article has no file: the site must not be built then */
async function examplesOf(url: URL) {
  const article = articleOf(url);
  const entry = await getEntry('examples', article);
  if (!entry) throw new Error(`content/examples/${article}.json is missing`);
  return entry.data;
}

type Inputs = Readonly<Record<string, unknown>>;

/** An example as its file writes it, with what it takes over from another. */
async function writtenExample(url: URL, name: string): Promise<Inputs> {
  const found = (await examplesOf(url))[name];
  if (!found) throw new Error(`content/examples/${articleOf(url)}.json has no example ${name}`);
  const { like, ...own } = found;
  return typeof like === 'string' ? { ...(await writtenExample(url, like)), ...own } : own;
}

/** Inputs as a computation takes them: amounts without their units. @param given the name of an example, or the inputs */
export async function inputsOf(url: URL, given: string | Inputs | undefined): Promise<Inputs> {
  if (given === undefined) return {};
  if (typeof given !== 'string') return given;
  return Object.fromEntries(
    Object.entries(await writtenExample(url, given)).map(([key, value]) => [
      key,
      typeof value === 'string' ? (amountFromText(value)?.value ?? value) : value,
    ]),
  );
}

/** What a reading is taken of: an example, and what is said over it. */
interface Reading {
  readonly of?: string;
  readonly fluid?: string;
  readonly p?: number;
  readonly t?: number;
  readonly scale?: number;
}

/** Refrigerant, pressure (bar), temperature (°C) and full scale (bar) of a reading; NaN where it has none. */
export async function readingOf(url: URL, props: Reading) {
  const inputs = { ...(await inputsOf(url, props.of)), ...props };
  const numberOf = (key: 'p' | 't' | 'scale'): number => (key in inputs ? Number(inputs[key]) : Number.NaN);
  return { fluid: String(inputs.fluid), p: numberOf('p'), t: numberOf('t'), scale: numberOf('scale') };
}

/**
 * An input of an example in words.
 * @param name `example.input`
 * @throws {Error} where the article has none: the site must not be built then
 */
export async function exampleText(url: URL, name: string, locale: Locale, bare: boolean): Promise<string> {
  const [example = '', input = ''] = name.split('.');
  const written = (await writtenExample(url, example))[input];
  const amount = typeof written === 'string' ? amountFromText(written) : undefined;
  if (!amount) throw new Error(`${name} of content/examples/${articleOf(url)}.json is no figure: ${String(written)}`);
  return amountText(amount, locale, bare);
}

/** A text whose `{{input}}` are those of an example. @throws {Error} where it has none: the site must not be built then */
export async function filledWith(url: URL, text: string, example: string, locale: Locale): Promise<string> {
  const parts = text.split(/\{\{(\w+)\}\}/);
  const filled = parts.map(async (part, index) =>
    index % 2 === 0 ? part : await exampleText(url, `${example}.${part}`, locale, false),
  );
  return (await Promise.all(filled)).join('');
}
