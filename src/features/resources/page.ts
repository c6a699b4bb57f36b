/** Guides, tables and articles. */
import type { Page } from '../../shell/navigation/descriptor.ts';

export const pages: readonly Page[] = [
  {
    path: '/ressources',
    label: { fr: 'Ressources', en: 'Resources' },
    description: { fr: 'Données, articles et diagrammes de référence', en: 'Data, articles and reference diagrams' },
    icon: 'book',
    kind: 'resource',
    menus: { header: 20, footer: 40 },
    words: 'documentation cours guide article table donnees data reference',
  },
  {
    path: '/ressources/refprop',
    label: { fr: 'REFPROP', en: 'REFPROP' },
    description: {
      fr: 'Les équations d’état, ce qu’elles valent et leur vérification',
      en: 'Equations of state, what they are worth and how they were checked',
    },
    icon: 'book',
    kind: 'resource',
    menus: { resources: 10 },
    words: 'proprietes thermodynamiques refprop coolprop table saturation properties',
  },
  {
    path: '/ressources/base-produit',
    label: { fr: 'Base de produits', en: 'Product base' },
    description: {
      fr: 'Vannes, filtres et voyants avec leur Kv publié',
      en: 'Valves, filters and sight glasses with their published Kv',
    },
    icon: 'book',
    kind: 'catalogue',
    menus: { resources: 30 },
    words: 'pressostat detendeur compresseur produits catalogue',
  },
  {
    path: '/ressources/fluide-avenir',
    label: { fr: 'Fluides d’avenir', en: 'Future refrigerants' },
    description: {
      fr: 'Ce que le règlement F-gaz et les PFAS laissent employer',
      en: 'What the F-gas and PFAS rules leave to use',
    },
    icon: 'book',
    kind: 'article',
    menus: { resources: 40 },
    words: 'avenir f-gaz fgas 517/2014 2024/573 interdiction phase-out phase-down quotas pfas',
  },
  {
    path: '/ressources/simulateur-test',
    label: { fr: 'Exactitude', en: 'Accuracy' },
    description: {
      fr: 'Les écarts mesurés, fluide par fluide et calcul par calcul',
      en: 'The deviations measured, fluid by fluid and calculation by calculation',
    },
    icon: 'book',
    kind: 'catalogue',
    menus: { resources: 50 },
    words: 'exactitude precision ecart erreur validation coolprop nist accuracy deviation error benchmark verification',
  },
  {
    path: '/ressources/diagramme-enthalpique',
    label: { fr: 'Diagramme enthalpique', en: 'Enthalpy diagram' },
    description: {
      fr: 'Lire et comprendre le diagramme pression-enthalpie',
      en: 'Reading and understanding the pressure-enthalpy diagram',
    },
    icon: 'book',
    kind: 'article',
    menus: { resources: 60 },
    words: 'mollier diagramme enthalpique ph cours pressure enthalpy chart',
  },
  {
    path: '/ressources/lexique',
    label: { fr: 'Lexique', en: 'Glossary' },
    description: {
      fr: 'Les termes du froid, en français et en anglais',
      en: 'The terms of refrigeration, in English and French',
    },
    icon: 'book',
    kind: 'catalogue',
    words:
      'lexique glossaire vocabulaire dictionnaire definition traduction anglais glossary vocabulary dictionary translation',
  },
  { path: '/ressources/articles/*', kind: 'article', listedAt: '/ressources' },
];
