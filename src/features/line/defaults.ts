/** What the quick point's page opens with, for the page that computes it. */
export { LINE_DEFAULTS } from './state/fields.ts';
export type { LineExample } from './state/line.ts';
