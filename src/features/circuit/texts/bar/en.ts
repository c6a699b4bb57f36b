/** The bar of the circuit's pages, and what each page says there in a few signs. */
import type { Exactly } from '../../../../i18n/keys.ts';
import type { texts as french } from './fr.ts';

export const bar = {
  saturation: { dew: '{{temperatures}} (dew)', mid: '{{temperatures}} (mean)', bubble: '{{temperatures}} (bubble)' },
  point: '{{fluid}} · {{sides}} · {{power}}',
  edit: 'Edit',
  fold: 'Fold',
  eer: 'EER {{eer}}',
  perfectEer: 'EER {{eer}}, perfect compressor',
  report: 'Report',
  nothing: 'No alerts',
  oneWarning: '1 warning',
  warnings: '{{count}} warnings',
  fair: '{{count}} off the good range',
  classed: '{{safetyClass}} · {{mass}}',
  over: '{{factor}} × the charge allowed',
  basket: 'Basket: {{count}}',
  pinch: 'Pinch {{pinch}}',
  freeze: 'Freezing risk',
  about: '{{low}} to {{high}}',
  alerts: 'Alerts of the study',
  counts: {
    danger: 'Danger: {{count}}',
    warning: 'to watch: {{count}}',
    notice: 'to know: {{count}}',
  },
  cross: 'Crossing',
} as const;

export const texts: Exactly<typeof french, { readonly circuitPages: { readonly bar: typeof bar } }> = {
  circuitPages: { bar },
};
