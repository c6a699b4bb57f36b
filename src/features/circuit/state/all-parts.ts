/** Every part, for who shows something of all of them. Fetched late: a page opens its own part by name. */
import type { DoorName } from '../../../runtime/circuit-bridge.ts';
import type { PartSpec } from './part.ts';

export const ALL_PARTS: readonly PartSpec<DoorName>[] = Object.values(
  import.meta.glob<PartSpec<DoorName>>(['../*/part.ts', '!./part.ts'], { eager: true, import: 'part' }),
);
