/** The examples of articles: sound, taken up in full, and fit for what is computed from them. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCHEMAS } from '../../src/content-schemas.ts';
import { createEmbeddedEngine } from '../../src/engine/embedded.ts';
import { amountFromText } from '../../src/features/resources/build/figures/amount.ts';
import { locales } from '../../src/language/index.ts';
import { ZERO_CELSIUS } from '../../src/quantities/si.ts';
import { faultsOfText } from '../../src/schema/faults.ts';

const read = (file: string): string => readFileSync(file, 'utf8');
const files = globSync('content/examples/*.json').toSorted();
const examplesOf = (file: string) => SCHEMAS.examples.parse(JSON.parse(read(file)));

it('are there', () => expect(files.length).toBeGreaterThan(0));

describe.each(files)('%s', (file) => {
  const slug = basename(file, '.json');
  const texts = locales.map((locale) => read(`content/articles/${locale}/${slug}.mdx`));

  it('is sound', () => {
    expect(faultsOfText(SCHEMAS.examples, file, read(file))).toEqual([]);
  });

  it('holds no example that its article does without', () => {
    const examples = examplesOf(file);
    const taken = (name: string, text: string): boolean =>
      ['of', 'with', 'from', 'to'].some((by) => text.includes(`${by}="${name}"`) || text.includes(`${by}="${name}.`)) ||
      Object.entries(examples).some(([other, { like }]) => like === name && taken(other, text));
    for (const text of texts) expect(Object.keys(examples).filter((name) => !taken(name, text))).toEqual([]);
  });

  it('writes its figures as amounts', () => {
    const told = texts.join('\n').matchAll(/<Example of="([^."]+)\.([^"]+)"/g);
    const examples = examplesOf(file);
    const inputOf = (example: string, input: string): unknown => {
      const { like, ...own } = examples[example] ?? {};
      return own[input] ?? (typeof like === 'string' ? inputOf(like, input) : undefined);
    };
    for (const [, example = '', input = ''] of told) {
      const text = inputOf(example, input);
      expect(typeof text === 'string' ? amountFromText(text) : text, `${example}.${input}`).toBeTypeOf('object');
    }
  });
});

// Tillner-Roth and Baehr (1994), R134a at 35 °C: 1167.5 kg/m³ of saturated liquid.
it('take the density of a liquid line from the engine', () => {
  const { solenoid, liquid } = examplesOf('content/examples/kv-kvs-vanne.json');
  const numberOf = (text: unknown): number => amountFromText(String(text))?.value ?? Number.NaN;
  const { bubble } = createEmbeddedEngine()
    .fluid(String(liquid?.fluid))
    .saturation({ T: numberOf(liquid?.t) + ZERO_CELSIUS });
  expect(numberOf(solenoid?.rho)).toBeCloseTo(bubble.D, 1);
});
