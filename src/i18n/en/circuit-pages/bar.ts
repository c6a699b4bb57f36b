/** The bar of the circuit's pages, and what each page says there in a few signs. */
export const bar = {
  point: '{{fluid}} · {{sides}} · {{power}}',
  edit: 'Edit',
  fold: 'Fold',
  eer: 'EER {{eer}}',
  nothing: 'Nothing to note',
  oneWarning: '1 warning',
  warnings: '{{count}} warnings',
  basket: 'Basket: {{count}}',
  pinch: 'Pinch {{pinch}}',
  freeze: 'Freezing risk',
  mass: '{{mass}}',
  about: 'about {{mass}}',
  cross: 'Crossing',
} as const;
