/** ResearchTool: the site's calculators by keyword and domain. */
import { cardOf } from '../../calculators/index.ts';
import type { Category, Definition } from '../../calculators/index.ts';
import { optionalChoice, requiredText } from './arguments.ts';
import { ALL_CALCULATORS } from './calculators.ts';
import { calculatorsAbout } from './index-of-tools.ts';
import { definitionOf, stringParameter, text } from './schema.ts';
import type { Tool } from './tool.ts';

const DOMAINS = ['ALL', 'AERO', 'REGUL', 'FLUIDE', 'MATH', 'CALC'] as const;
const CATEGORIES: Readonly<Record<Exclude<(typeof DOMAINS)[number], 'ALL'>, Category>> = {
  AERO: 'aero',
  REGUL: 'regulation',
  FLUIDE: 'fluid',
  MATH: 'math',
  CALC: 'calc',
};
const MOST = 5;
const NOTHING = text('Aucun outil trouvé', 'No tool found');

export const researchTool: Tool = {
  name: 'ResearchTool',
  displayName: text("Recherche d'outils", 'Tool search'),
  definition: (locale) =>
    definitionOf(
      {
        name: 'ResearchTool',
        description: text('Recherche un outil de calcul du site.', "Searches the site's calculators."),
        parameters: {
          query: stringParameter('Mots clés.', 'Keywords.'),
          domain: stringParameter('Domaine.', 'Domain.', DOMAINS),
        },
        required: ['query'],
      },
      locale,
    ),
  run(given, { locale, path }) {
    const query = requiredText(given, 'query');
    const domain = optionalChoice(given, 'domain', DOMAINS) ?? 'ALL';
    const isInDomain = ({ category }: Definition): boolean => domain === 'ALL' || category === CATEGORIES[domain];
    const about = calculatorsAbout(query).filter(isInDomain);
    // A domain alone is a question too.
    const found = about.length === 0 && domain !== 'ALL' ? ALL_CALCULATORS.filter(isInDomain) : about;
    const tools = found.slice(0, MOST).map((definition) => {
      const { title: label, description, category, updated, slug } = cardOf(definition, locale);
      return { label, description, path: path(`/tools/${slug}`), category, updated };
    });
    const details = tools.length === 0 ? NOTHING[locale] : tools.map(({ label }) => label).join(', ');
    const data = tools.length === 0 ? { tools, message: NOTHING[locale] } : { tools };
    return Promise.resolve({ kind: 'data', tool: 'ResearchTool', details, data });
  },
};
