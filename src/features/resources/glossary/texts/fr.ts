/** The glossary, and the window that shows one of its terms in an article. */
export const glossary = {
  title: 'Lexique du froid\u00a0: {{count}} termes, français et anglais',
  description:
    '{{count}} termes du froid et de la climatisation, en français et en anglais\u00a0: définition, symbole, unité, et la page qui les calcule ou les explique.',
  heading: 'Lexique du froid',
  lead: '{{count}} termes que ce site emploie\u00a0: comment on les dit en anglais, leur symbole, leur unité, la page qui les montre le mieux.',
  letters: 'Par lettre',
  find: 'Chercher un terme',
  found: '{{count}} termes affichés',
  one: '1 terme affiché',
  none: 'Aucun terme ne correspond.',
  symbol: 'Symbole',
  unit: 'Unité',
  alsoSaid: 'On dit aussi\u00a0: {{list}}.',
  source: 'Source\u00a0: {{source}}.',
  window: {
    name: 'Définition\u00a0: {{term}}',
    whole: 'Ouvrir le lexique',
    close: 'Fermer',
  },
} as const;

export const texts = { glossary };

declare module '../../../../i18n/keys.ts' {
  interface Texts {
    readonly 'resources/glossary': typeof texts;
  }
}
