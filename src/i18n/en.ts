import type { Exactly } from './keys.ts';
import type { fr } from './fr.ts';
import { calculators } from './en/calculators.ts';
import { circuitMachine } from './en/circuit-machine.ts';
import { circuit } from './en/circuit.ts';
import { fluids } from './en/fluids.ts';
import { handed } from './en/handed.ts';
import { http } from './en/http.ts';
import { keep } from './en/keep.ts';
import { page } from './en/page.ts';
import { problems } from './en/problems.ts';
import { quantities } from './en/quantities.ts';
import { site } from './en/site.ts';

const dictionary = {
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

/** The English dictionary. A key missing here, or missing in French, is a type error that names it. */
export const en: Exactly<typeof fr, typeof dictionary> = dictionary;
