import { calculators } from './fr/calculators.ts';
import { circuitMachine } from './fr/circuit-machine.ts';
import { circuit } from './fr/circuit.ts';
import { fluids } from './fr/fluids.ts';
import { handed } from './fr/handed.ts';
import { http } from './fr/http.ts';
import { keep } from './fr/keep.ts';
import { page } from './fr/page.ts';
import { problems } from './fr/problems.ts';
import { quantities } from './fr/quantities.ts';
import { site } from './fr/site.ts';

/** The French dictionary: the reference every other language is typed against. */
export const fr = {
  calculators,
  circuit,
  circuitMachine,
  fluids,
  handed,
  http,
  keep,
  page,
  problems,
  quantities,
  site,
} as const;
