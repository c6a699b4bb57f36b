/** Every part, for who shows something of all of them. Fetched late: a page opens its own part by name. */
import type { DoorName } from '../../../runtime/circuit-bridge.ts';
import type { PartSpec } from '../part.ts';
import { CHARGE } from './charge.ts';
import { ECHANGEURS } from './echangeurs.ts';
import { PIPES } from './pipes.ts';
import { PRODUITS } from './produits.ts';
import { TECHNIQUE } from './technique.ts';

export const ALL_PARTS = [PIPES, PRODUITS, TECHNIQUE, ECHANGEURS, CHARGE] as unknown as readonly PartSpec<DoorName>[];
