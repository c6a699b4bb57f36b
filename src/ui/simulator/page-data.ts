/** What the simulator's page was built with: its texts, the fluids, and the default example computed. */
import { createTranslator } from '../../i18n/translator.ts';
import type { Dictionary, Translator } from '../../i18n/keys.ts';
import type { Locale } from '../../language/index.ts';
import { $hasDevice } from '../../stores/simulation/run.ts';
import { $mixes } from '../../stores/fluids/mixes.ts';
import { $units } from '../../stores/simulation/units.ts';
import { $calculation } from '../../stores/calculation.ts';
import { pageSimulation } from '../../stores/simulation/page.ts';
import type { CompactFluid } from '../fluids/fluid-list.ts';
import { keepServed } from '../use-part.ts';
import type { InitialSimulation } from './initial.ts';

export interface SimulatorData {
  readonly dictionary: Dictionary;
  readonly initial: InitialSimulation;
  /** The fluid of the example: the only one the picker shows until it is opened. */
  readonly fluid: CompactFluid;
}

/** The scripts of data in the page, read by every island of it. */
export const DATA_ID = 'simulator-data';
export const FLUIDS_ID = 'simulator-fluids';

/** JSON as a script of data may hold it: nothing in it may end the script. */
export const textOfData = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

const dataOf = <T>(id: string): T => JSON.parse(document.getElementById(id)?.textContent ?? 'null') as T;

/** Of the pages being built, by their language; in a browser the page's own. */
const known = new Map<Locale, SimulatorData>();

/** Hands the data of a page to the islands drawn while it is built. */
export function serveData(locale: Locale, data: SimulatorData): void {
  known.set(locale, data);
  pageSimulation.seed(data.initial);
}

/** The data of the page, read once; its example stands in the simulation from then on. */
export function simulatorData(locale: Locale): SimulatorData {
  let data = known.get(locale);
  if (!data) {
    data = dataOf<SimulatorData>(DATA_ID);
    serveData(locale, data);
    // Before any island has run: what stands now is what was served.
    const { $forms, $readings, $isManual, $fluid, $shown, $failures, $loading, $computedBy } = pageSimulation;
    const { $view, $pane, $pointed, $layers } = pageSimulation;
    keepServed([$forms, $readings, $isManual, $fluid, $shown, $failures, $loading, $computedBy]);
    keepServed([$view, $pane, $pointed, $layers, $units, $mixes, $hasDevice, $calculation]);
  }
  return data;
}

/** Every fluid of the product, as the page holds them. */
export const everyFluidOfPage = (): readonly CompactFluid[] => dataOf(FLUIDS_ID);

const translators = new Map<Locale, Translator>();

/** The page's texts, one translator for all its islands. */
export function simulatorTexts(locale: Locale): Translator {
  let t = translators.get(locale);
  if (!t) {
    t = createTranslator(locale, { [locale]: simulatorData(locale).dictionary });
    translators.set(locale, t);
  }
  return t;
}
