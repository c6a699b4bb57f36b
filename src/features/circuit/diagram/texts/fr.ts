/** The page of diagrams. */
export const diagram = {
  title: 'Diagrammes P-h et T-s',
  description:
    'Le cycle sur les diagrammes pression-enthalpie et température-entropie du fluide, pour un ou deux points de fonctionnement, avec la lecture de tout état, le zoom, le plein écran et l’export des figures.',
  view: 'Diagramme affiché',
  views: { ph: 'P-h', ts: 'T-s', both: 'Les deux' },
  ts: 'Diagramme T-s',
  tsLabel: 'Diagramme température-entropie du {{fluid}}',
  entropy: 'Entropie massique',
  isobars: 'Isobares',
  isenthalps: 'Isenthalpes',
  save: 'Image',
  file: '{{diagram}} ({{kind}})',
} as const;

export const texts = { circuitPages: { diagram } };

declare module '../../../../i18n/keys.ts' {
  interface Texts {
    readonly 'circuit/diagram': typeof texts;
  }
}
