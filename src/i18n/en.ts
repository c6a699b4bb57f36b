import type { Exactly } from './keys.ts';
import type { fr } from './fr.ts';
import { articles } from './en/articles.ts';
import { assistant } from './en/assistant.ts';
import { calculatorPages } from './en/calculator-pages.ts';
import { calculators } from './en/calculators.ts';
import { circuitMachine } from './en/circuit-machine.ts';
import { circuitPages } from './en/circuit-pages/index.ts';
import { circuit } from './en/circuit.ts';
import { comparison } from './en/comparison.ts';
import { fluidPages } from './en/fluid-pages.ts';
import { compressor } from './en/compressor.ts';
import { fluids } from './en/fluids.ts';
import { http } from './en/http.ts';
import { line } from './en/line.ts';
import { optimum } from './en/optimum.ts';
import { problems } from './en/problems.ts';
import { quantities } from './en/quantities.ts';
import { quiz } from './en/quiz.ts';
import { resources } from './en/resources.ts';
import { ruler } from './en/ruler.ts';
import { simulator } from './en/simulator.ts';
import { site } from './en/site.ts';
import { study } from './en/study.ts';

const dictionary = {
  articles,
  assistant,
  calculatorPages,
  calculators,
  circuit,
  circuitMachine,
  circuitPages,
  comparison,
  fluidPages,
  compressor,
  fluids,
  http,
  line,
  optimum,
  problems,
  quantities,
  quiz,
  resources,
  ruler,
  simulator,
  site,
  study,
} as const;

/** The English dictionary. A key missing here, or missing in French, is a type error that names it. */
export const en: Exactly<typeof fr, typeof dictionary> = dictionary;
