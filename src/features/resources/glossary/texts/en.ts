/** The glossary, and the window that shows one of its terms in an article. */
import type { Exactly } from '../../../../i18n/keys.ts';
import type { texts as french } from './fr.ts';

export const glossary = {
  title: 'Refrigeration glossary: {{count}} terms in English and French',
  description:
    '{{count}} terms of refrigeration and air conditioning in English and French: definition, symbol, unit, and the page that computes or explains each of them.',
  heading: 'Refrigeration glossary',
  lead: '{{count}} terms this site uses: what they are called in French, their symbol, their unit, and the page that shows them best.',
  letters: 'By letter',
  find: 'Find a term',
  found: '{{count}} terms shown',
  one: '1 term shown',
  none: 'No term matches.',
  symbol: 'Symbol',
  unit: 'Unit',
  alsoSaid: 'Also: {{list}}.',
  source: 'Source: {{source}}.',
  window: {
    name: 'Definition: {{term}}',
    whole: 'Open the glossary',
    close: 'Close',
  },
} as const;

export const texts: Exactly<typeof french, { readonly glossary: typeof glossary }> = { glossary };
