/** What the page hands to its island as one text. */
import type { Dictionary } from '../../i18n/keys.ts';
import type { ServedSheet } from './state/session.ts';
import type { FluidChoice } from '../../kit/controls/fluid-search.ts';

export type { ServedSheet };

export interface PageData {
  readonly dictionary: Dictionary;
  /** The published example, and what it gives. */
  readonly served: ServedSheet;
  /** Where the example is published. */
  readonly source: string;
  /** The fluid of the example: the only one the picker shows until it is opened. */
  readonly fluid: FluidChoice | undefined;
}
