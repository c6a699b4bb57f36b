/** Every part, for who shows something of all of them. Fetched late: a page opens its own part by name. */
import type { DoorName } from '../../../runtime/circuit-bridge.ts';
import type { PartSpec } from './part.ts';
import { CHARGE } from '../charge/part.ts';
import { EXCHANGERS } from '../exchangers/part.ts';
import { PIPES } from '../pipes/part.ts';
import { COMPONENTS } from '../components/part.ts';
import { TECHNIQUE } from '../technique/part.ts';

export const ALL_PARTS = [PIPES, COMPONENTS, TECHNIQUE, EXCHANGERS, CHARGE] as unknown as readonly PartSpec<DoorName>[];
