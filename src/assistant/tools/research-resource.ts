/** ResearchRessource: the site's pages by what people call them: resources, articles, refrigerants, quizzes, simulations. */
import { optionalChoice, requiredText } from './arguments.ts';
import { definitionOf, stringParameter, text } from './schema.ts';
import type { Tool } from './tool.ts';

const TAGS = ['simulation', 'data', 'article', 'resources', 'calculation'] as const;
type Tag = (typeof TAGS)[number];
const MOST = 5;
const NOTHING = text('Aucune ressource trouvée', 'No resource found');

/** What a page is, by where it stands. */
const PLACES: readonly (readonly [RegExp, Tag])[] = [
  [/^\/simulation\//, 'simulation'],
  [/^\/tools?\//, 'calculation'],
  [
    /^\/(?:ressources|resources)\/(?:refrigerants?|fluides?)\b|^\/(?:refrigerants?|fluides?)\b|^\/ressources\/list_of_refrigerant/i,
    'data',
  ],
  [/^\/ressources\/articles?\b|^\/articles?\b|^\/blog\b/, 'article'],
];

const tagOf = (address: string): Tag =>
  PLACES.find(([place]) => place.test(address.replace(/^\/en(?=\/)/, '')))?.[1] ?? 'resources';

export const researchResource: Tool = {
  name: 'ResearchRessource',
  displayName: text('Recherche de ressources', 'Resource search'),
  definition: (locale) =>
    definitionOf(
      {
        name: 'ResearchRessource',
        description: text(
          'Recherche une ressource du site (article, données, quiz, simulation).',
          'Searches the pages of the site (article, data, quiz, simulation).',
        ),
        parameters: {
          query: stringParameter('Mots clés.', 'Keywords.'),
          tag: stringParameter('Étiquette.', 'Tag.', TAGS),
        },
        required: ['query'],
      },
      locale,
    ),
  async run(given, { locale, searchPages }) {
    const query = requiredText(given, 'query');
    const tag = optionalChoice(given, 'tag', TAGS);
    const found = (await searchPages(query))
      .map(({ title, description, path }) => ({ title, description, path, tags: [tagOf(path)] }))
      .filter(({ tags }) => tag === undefined || tags.includes(tag))
      .slice(0, MOST);
    const details = found.length === 0 ? NOTHING[locale] : found.map(({ title }) => title).join(', ');
    const data = found.length === 0 ? { resources: found, message: NOTHING[locale] } : { resources: found };
    return { kind: 'data', tool: 'ResearchRessource', details, data };
  },
};
