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

/** What a study asks of a document: its refrigerant, and whether it has to be named. */
export interface Approval {
  readonly fluid: string;
  readonly is_named: boolean;
}

/** Whether a document says nothing of a refrigerant that it has to name: one that burns or poisons, or not in its list. */
export const isUnnamed = (
  { fluids = [] }: Pick<ComponentRow, 'fluids'>,
  { fluid, is_named }: Approval | undefined = { fluid: '', is_named: false },
): boolean => (is_named || fluids.length > 0) && fluid !== '' && !fluids.includes(fluid);

/** The doors' word for a component in one regime as a page shows it. */
export const shownStatus = (
  row: Opening & Pick<ComponentRow, 'fluids'>,
  status: Status,
  approval?: Approval,
): ShownStatus => (status === 'ok' && (isOpeningUnknown(row) || isUnnamed(row, approval)) ? 'to_check' : status);
