import type { APIRoute } from 'astro';
import { translator } from '../shell/texts.ts';
import { localePath } from '../i18n/paths.ts';
import { fluidTitle } from '../kit/fluids/record-words.ts';
import { everyPage, fluidPath, textOf } from '../shell/navigation/navigation.ts';
import { fluidSlugs } from '../features/refrigerants/build.ts';
import { articlePath, articlesIn } from '../features/resources/build/resources.ts';

/** What a language model finds here, in the form of llmstxt.org: English, with where the French is. */
export const GET: APIRoute = async ({ site }) => {
  const t = translator('en');
  const absolute = (path: string): string => new URL(path, site).href;
  const link = (name: string, path: string, text: string): string =>
    `- [${name}](${absolute(localePath('en', path))})${text === '' ? '' : `: ${text}`}`;
  const pages = everyPage.map(({ path, label, description }) =>
    link(textOf(label, t), path, description ? textOf(description, t) : ''),
  );
  const articles = (await articlesIn('en')).map(({ slug, title, description }) =>
    link(title, articlePath(slug), description),
  );
  const fluids = fluidSlugs.map(({ record, slug }) =>
    link(fluidTitle(record, t), fluidPath(slug), absolute(`${fluidPath(slug)}.json`)),
  );
  const text = [
    '# AppFroid',
    '',
    '> Free toolbox for refrigeration technicians and HVAC engineers: refrigerant data from published equations of state, calculators, a refrigeration-circuit simulator. French at bare paths, English under /en.',
    '',
    'Pressures in the JSON files are bar absolute, temperatures °C, densities kg/m³, enthalpies kJ/kg. A figure of regulation comes with its source, and with its doubt where it has one.',
    '',
    '## Pages',
    '',
    ...pages,
    '',
    ...(articles.length > 0 ? ['## Articles', '', ...articles, ''] : []),
    '## Refrigerants, each with its figures as JSON',
    '',
    ...fluids,
    '',
  ].join('\n');
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
