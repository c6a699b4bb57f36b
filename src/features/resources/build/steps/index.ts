/** The circuits that are stepped through, by the name prose and embedded pages ask for. */
import { BOOSTER, BOOSTER_PARALLEL } from './booster.ts';
import { ONE_STAGE } from './one-stage.ts';
import type { Stepped } from './step.ts';
import { CASCADE, SUBCOOLER } from './two-circuits.ts';
import { ECONOMISER, TWO_STAGE_COIL, TWO_STAGE_FLASH } from './two-stage.ts';

export const STEPPED = {
  'un-etage': ONE_STAGE,
  'bi-etage-bouteille': TWO_STAGE_FLASH,
  'bi-etage-serpentin': TWO_STAGE_COIL,
  economiseur: ECONOMISER,
  cascade: CASCADE,
  booster: BOOSTER,
  'booster-parallele': BOOSTER_PARALLEL,
  'sous-refroidisseur': SUBCOOLER,
} as const satisfies Readonly<Record<string, Stepped>>;

export type SteppedName = keyof typeof STEPPED;
