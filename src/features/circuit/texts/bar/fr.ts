/** The bar of the circuit's pages, and what each page says there in a few signs. */
export const bar = {
  saturation: {
    dew: '{{temperatures}} (rosée)',
    mid: '{{temperatures}} (moyenne)',
    bubble: '{{temperatures}} (bulle)',
  },
  point: '{{fluid}} · {{sides}} · {{power}}',
  edit: 'Modifier',
  fold: 'Replier',
  eer: 'EER {{eer}}',
  perfectEer: 'EER {{eer}}, compresseur parfait',
  report: 'Rapport',
  nothing: 'Rien à signaler',
  oneWarning: '1 alerte',
  warnings: '{{count}} alertes',
  fair: '{{count}} à surveiller',
  classed: '{{safetyClass}} · {{mass}}',
  over: '{{factor}} × la charge admise',
  basket: 'Panier\u00a0: {{count}}',
  pinch: 'Pincement {{pinch}}',
  freeze: 'Risque de gel',
  about: '{{low}} à {{high}}',
  alerts: 'Alertes de l’étude',
  counts: {
    danger: 'Danger\u00a0: {{count}}',
    warning: 'à surveiller\u00a0: {{count}}',
    notice: 'à savoir\u00a0: {{count}}',
  },
  cross: 'Croisement',
} as const;

export const texts = { circuitPages: { bar } };

declare module '../../../../i18n/keys.ts' {
  interface Texts {
    readonly 'circuit/bar': typeof texts;
  }
}
