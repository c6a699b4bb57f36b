/**
 * The last machines of this device by name, on the home page: read where there are any, and nothing is made where there are none.
 * It picks them as the search does (../search/own-machines.ts), by lines of its own: shared, they were one request of a first visit
 * more, and half a kilobyte.
 */
import { recordsThere } from '../../kit/storage/database.ts';
import { MACHINE_HASH } from '../navigation/of-machine.ts';

const DATABASE = 'appfroid-machines';
const SHOWN = 3;

interface Named {
  readonly id: string;
  readonly name: string;
  readonly changed: string;
}

const isNamed = (record: unknown): record is Named =>
  typeof record === 'object' &&
  record !== null &&
  'id' in record &&
  typeof record.id === 'string' &&
  'name' in record &&
  typeof record.name === 'string' &&
  'changed' in record &&
  typeof record.changed === 'string';

async function show(place: HTMLElement, path: string): Promise<void> {
  const last = (await recordsThere(DATABASE))
    .filter(isNamed)
    .toSorted((one, other) => other.changed.localeCompare(one.changed))
    .slice(0, SHOWN);
  for (const { id, name } of last) {
    const link = document.createElement('a');
    link.href = path + MACHINE_HASH + encodeURIComponent(id);
    link.textContent = name;
    place.append(link);
  }
}

const place = document.querySelector<HTMLElement>('[data-own-machines]');
const path = place?.dataset['ownMachines'];
// Where the browser bars storage the way to the page is all there is.
if (place && path !== undefined) show(place, path).catch(() => undefined);
