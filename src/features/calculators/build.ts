import { getEntry, render } from 'astro:content';
import { compute } from '../../calculators/computes.ts';
import type { Answer } from '../../calculators/derive/answer.ts';
import { CALCULATORS, figuresForCodes, formDefaults } from '../../calculators/index.ts';
import type { Definition } from '../../calculators/index.ts';
import { createEmbeddedEngine } from '../../engine/embedded.ts';
import { localeStaticPaths } from '../../i18n/paths.ts';
import type { Locale } from '../../language/index.ts';

interface CalculatorPath {
  params: { locale: string | undefined; slug: string };
  props: { locale: Locale; definition: Definition };
}

/** A page for each calculator in each language. */
export function calculatorPaths(): CalculatorPath[] {
  return localeStaticPaths().flatMap(({ params, props }) =>
    CALCULATORS.map((definition) => ({
      params: { ...params, slug: definition.slug },
      props: { ...props, definition },
    })),
  );
}

/**
 * What a calculator is served with: its form and the answer, computed by the engine while the site is built.
 * @param given inputs that its form does not open with by itself
 */
export function servedAnswer(definition: Definition, given: Readonly<Record<string, unknown>> = {}): Answer {
  const inputs = { ...formDefaults(definition), ...given };
  const engine = createEmbeddedEngine();
  const answer = (tried: Readonly<Record<string, unknown>>) => compute(definition.id, tried, engine);
  const every = figuresForCodes(definition, inputs, answer);
  return { inputs, outcome: answer(inputs), ...(every.length > 0 ? { every } : {}) };
}

/**
 * The method of a calculator in words and formulas, from content/methods.
 * @throws {Error} when it is missing in that language: the site must not be built then
 */
export async function methodText(locale: Locale, id: string) {
  const entry = await getEntry('methods', `${locale}/${id}`);
  if (!entry) throw new Error(`content/methods/${locale}/${id}.mdx is missing`);
  const { title, tab = title, description } = entry.data;
  return { head: { title: tab, description }, Content: (await render(entry)).Content };
}
