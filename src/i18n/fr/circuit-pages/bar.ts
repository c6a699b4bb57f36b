/** The bar of the circuit's pages, and what each page says there in a few signs. */
export const bar = {
  point: '{{fluid}} · {{sides}} · {{power}}',
  edit: 'Modifier',
  fold: 'Replier',
  eer: 'EER {{eer}}',
  nothing: 'Rien à signaler',
  oneWarning: '1 alerte',
  warnings: '{{count}} alertes',
  basket: 'Panier\u202f: {{count}}',
  pinch: 'Pincement {{pinch}}',
  freeze: 'Risque de gel',
  mass: '{{mass}}',
  about: 'environ {{mass}}',
  cross: 'Croisement',
} as const;
