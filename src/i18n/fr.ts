import { articles } from './fr/articles.ts';
import { assistant } from './fr/assistant.ts';
import { calculatorPages } from './fr/calculator-pages.ts';
import { calculators } from './fr/calculators.ts';
import { circuitMachine } from './fr/circuit-machine.ts';
import { circuitPages } from './fr/circuit-pages/index.ts';
import { circuit } from './fr/circuit.ts';
import { comparison } from './fr/comparison.ts';
import { fluidPages } from './fr/fluid-pages.ts';
import { compressor } from './fr/compressor.ts';
import { fluids } from './fr/fluids.ts';
import { http } from './fr/http.ts';
import { line } from './fr/line.ts';
import { optimum } from './fr/optimum.ts';
import { problems } from './fr/problems.ts';
import { quantities } from './fr/quantities.ts';
import { quiz } from './fr/quiz.ts';
import { resources } from './fr/resources.ts';
import { ruler } from './fr/ruler.ts';
import { simulator } from './fr/simulator.ts';
import { site } from './fr/site.ts';
import { study } from './fr/study.ts';

/** The French dictionary: the reference every other language is typed against. */
export const fr = {
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
