/** What the simulator's page was built with: its texts, the fluid of the default example, and that example computed. */
import { createTranslator } from '../../i18n/translator.ts';
import type { Dictionary, Translator } from '../../i18n/keys.ts';
import type { Locale } from '../../language/index.ts';
import { $hasDevice } from '../../stores/simulation/run.ts';
import { $mixes } from '../../stores/fluids/mixes.ts';
import { $units } from '../../stores/simulation/units.ts';
import { $calculation } from '../../stores/calculation.ts';
import { pageSimulation } from '../../stores/simulation/page.ts';
import type { Solution } from '../../circuit/exchangers/media.ts';
import type { FluidChoice } from '../controls/fluid-search.ts';
import { keepServed } from '../use-part.ts';
import type { BarData } from '../circuit/bar-data.ts';
import type { InitialSimulation } from './initial.ts';

export interface SimulatorData {
  readonly dictionary: Dictionary;
  readonly initial: InitialSimulation;
  /** The fluid of the example: the only one the picker shows until it is opened. */
  readonly fluid: FluidChoice;
  readonly bar: BarData;
  /** What the door of this page's own part answers for the example. */
  readonly answer?: unknown;
  /** The secondary fluids to choose from, on the page of exchangers. */
  readonly solutions?: readonly Solution[];
}

/** The script of data in the page, read by every island of it. */
export const DATA_ID = 'simulator-data';

/** JSON as a script of data may hold it: nothing in it may end the script. */
export const textOfData = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Of the pages being built, by their language; in a browser the page's own. */
const known = new Map<Locale, SimulatorData>();

const translators = new Map<Locale, Translator>();

/** Hands the data of a page to the islands drawn while it is built. */
export function serveData(locale: Locale, data: SimulatorData): void {
  known.set(locale, data);
  // The page built before had texts of its own.
  translators.delete(locale);
  pageSimulation.seed(data.initial);
}

/** The data of the page, read once; its example stands in the simulation from then on. */
export function simulatorData(locale: Locale): SimulatorData {
  let data = known.get(locale);
  if (!data) {
    data = JSON.parse(document.getElementById(DATA_ID)?.textContent ?? 'null') as SimulatorData;
    serveData(locale, data);
    // Before any island has run: what stands now is what was served.
    const { $forms, $readings, $isManual, $fluid, $shown, $failures, $loading, $computedBy } = pageSimulation;
    const { $view, $pane, $pointed, $layers } = pageSimulation;
    keepServed([$forms, $readings, $isManual, $fluid, $shown, $failures, $loading, $computedBy]);
    const { $mode, $compressor, $compressorAnswers, $compressorIsStale, $compressorIsMissing } = pageSimulation;
    keepServed([$mode, $compressor, $compressorAnswers, $compressorIsStale, $compressorIsMissing]);
    keepServed([$view, $pane, $pointed, $layers, $units, $mixes, $hasDevice, $calculation]);
  }
  return data;
}

/** The page's texts, one translator for all its islands. */
export function simulatorTexts(locale: Locale): Translator {
  let t = translators.get(locale);
  if (!t) {
    t = createTranslator(locale, { [locale]: simulatorData(locale).dictionary });
    translators.set(locale, t);
  }
  return t;
}
