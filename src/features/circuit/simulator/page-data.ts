/** What the simulator's page was built with: its texts, the fluid of the default example, and that example computed. */
import { createTranslator } from '../../../i18n/translator.ts';
import type { Dictionary, Translator } from '../../../i18n/keys.ts';
import type { Locale } from '../../../language/index.ts';
import { $hasDevice } from './state/run.ts';
import { $mixes } from '../../../kit/fluids/mixes.ts';
import { $units } from '../../../kit/form/units.ts';
import { $calculation } from '../../../kit/storage/calculation.ts';
import { pageSimulation } from './state/page-simulation.ts';
import type { Solution } from '../../../circuit/exchangers/media.ts';
import type { FluidChoice } from '../../../kit/controls/fluid-search.ts';
import { pageData } from '../../../kit/island/page-data.ts';
import { keepServed } from '../../../kit/island/use-part.ts';
import type { InitialSimulation } from './initial.ts';

/** A page of the same simulation, its address in the language of the page that names it. */
export interface PageOfCircuit {
  readonly key: string;
  readonly path: string;
  readonly label: string;
}

export interface SimulatorData {
  readonly dictionary: Dictionary;
  readonly initial: InitialSimulation;
  /** The fluid of the example: the only one the picker shows until it is opened. */
  readonly fluid: FluidChoice;
  /** Key of the page that is open. */
  readonly page: string;
  /** Every page of the simulation. */
  readonly pages: readonly PageOfCircuit[];
  /** What the door of this page's own part answers for the example. */
  readonly answer?: unknown;
  /** The secondary fluids to choose from, on the page of exchangers. */
  readonly solutions?: readonly Solution[];
}

interface SimulatorPage {
  readonly data: SimulatorData;
  /** One translator for all islands. */
  readonly t: Translator;
}

function makePage(locale: Locale, data: SimulatorData): SimulatorPage {
  pageSimulation.seed(data.initial);
  return { data, t: createTranslator(locale, { [locale]: data.dictionary }) };
}

/** The page of a circuit; its example stands in the simulation once it is served or read. */
export const page = pageData('simulator-data', makePage, () => {
  const { forms, $contents, $isManual, $fluid, $shown, $failures, $loading, $isAwaited, $computedBy } = pageSimulation;
  const { $view, $pane, $pointed, $layers, $drawn } = pageSimulation;
  keepServed([forms.permanent.$content, forms.transient.$content, $contents]);
  keepServed([pageSimulation.address.$linkProblem]);
  const { $hasTransient, $regimes } = pageSimulation;
  keepServed([$hasTransient, $regimes, $isManual, $fluid, $shown, $failures, $loading, $isAwaited, $computedBy]);
  const { $mode, $compressor, $compressorAnswers, $compressorIsStale, $compressorIsMissing } = pageSimulation;
  keepServed([$mode, $compressor, $compressorAnswers, $compressorIsStale, $compressorIsMissing]);
  keepServed([$drawn, $view, $pane, $pointed, $layers, $units, $mixes, $hasDevice, $calculation]);
});

export const simulatorData = (locale: Locale): SimulatorData => page.read(locale).data;
export const simulatorTexts = (locale: Locale): Translator => page.read(locale).t;
