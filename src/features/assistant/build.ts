/** The assistant's example conversations, computed while the site is built. */
import { compute } from '../../calculators/computes.ts';
import { createEmbeddedEngine } from '../../engine/embedded.ts';
import type { Locale } from '../../language/index.ts';
import { preparedExamples } from './examples.ts';

export const builtExamples = (locale: Locale): ReturnType<typeof preparedExamples> => {
  const engine = createEmbeddedEngine();
  return preparedExamples(locale, {
    engine: () => Promise.resolve(engine),
    compute: (id, inputs) => Promise.resolve(compute(id, inputs, engine)),
  });
};
