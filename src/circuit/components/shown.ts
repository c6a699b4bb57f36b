/** What a page may say of a judged component: `ok` only where all it rests on is known. Apart from what judges them. */
import type { ShownStatus, Status } from './kinds.ts';
import type { ComponentRow } from './row.ts';

type Opening = Pick<ComponentRow, 'category'> & { readonly dp_min_open_bar?: number | undefined };

/**
 * Whether a component may need a pressure drop to open that its document does not print: any valve without the figure.
 * Filters, sight glasses and the like have nothing to open; a valve that opens without a drop says 0.
 */
export const isOpeningUnknown = ({ category, dp_min_open_bar }: Opening): boolean =>
  category === 'valve' && typeof dp_min_open_bar !== 'number';

/** The doors' word for a component in one regime as a page shows it. */
export const shownStatus = (row: Opening, status: Status): ShownStatus =>
  status === 'ok' && isOpeningUnknown(row) ? 'to_check' : status;
