/** Whose machine the printed readings are of: what its record says, where the tab works on one. Nobody types it for the paper. */
import { recordsThere } from '../../kit/storage/database.ts';
import { MACHINES_DATABASE } from '../../kit/storage/machines-database.ts';
import { openMachine } from '../../kit/storage/open-machine.ts';

export type Whose = Readonly<Partial<Record<'machine' | 'customer' | 'site' | 'date', string>>>;

interface Kept {
  readonly id?: unknown;
  readonly name?: unknown;
  readonly who?: { readonly customer?: unknown; readonly site?: unknown } | null;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whose the machine of these records is that the tab works on. */
export function whoseOf(records: readonly unknown[], machine: string): Whose {
  const record = (records as readonly (Kept | null)[]).find((one) => one?.id === machine);
  return record
    ? { machine: textOf(record.name), customer: textOf(record.who?.customer), site: textOf(record.who?.site) }
    : {};
}

export async function whoseMachine(): Promise<Whose> {
  const open = openMachine();
  if (!open) return {};
  const records = await recordsThere(MACHINES_DATABASE).catch(() => []);
  return { machine: open.name ?? '', ...whoseOf(records, open.machine) };
}

/** Written above the readings; what is not known stays empty, for a pen. */
export function fillWhose(whose: Whose): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-whose]'))
    place.textContent = whose[place.dataset['whose'] as keyof Whose] ?? '';
}
