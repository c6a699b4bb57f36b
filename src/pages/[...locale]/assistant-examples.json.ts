/** The assistant's example conversations, fetched where no key is set. */
import type { APIRoute } from 'astro';
import { compute } from '../../calculators/computes.ts';
import { createEmbeddedEngine } from '../../engine/embedded.ts';
import { localeStaticPaths } from '../../i18n/paths.ts';
import { preparedExamples } from '../../ui/assistant/examples.ts';
import type { Locale } from '../../language/index.ts';

export const getStaticPaths = localeStaticPaths;

export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const engine = createEmbeddedEngine();
  return Response.json(
    await preparedExamples(locale, {
      engine: () => Promise.resolve(engine),
      compute: (id, inputs) => Promise.resolve(compute(id, inputs, engine)),
    }),
  );
};
