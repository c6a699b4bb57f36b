/** What the quick point's page opens with, for the page that computes it. */
export { LINE_DEFAULTS } from '../../stores/line/fields.ts';
export type { LineExample } from '../../stores/line/line.ts';
