/** What search looks through, as it travels. */

export interface PageEntry {
  readonly title: string;
  readonly text: string;
  readonly address: string;
  /** Everything else it is found by: its name in the other language, what the trade calls it. */
  readonly trade: string;
  /** Headings of the page itself. */
  readonly headings?: string;
}

export interface FluidEntry {
  /** As the engine knows it. */
  readonly name: string;
  readonly label?: string;
  /** What else it is called. */
  readonly names: readonly string[];
  /** Address of its own page, where there is one. */
  readonly page?: string;
}

export interface SearchData {
  readonly pages: readonly PageEntry[];
  readonly fluids: readonly FluidEntry[];
  /** Where a fluid leads to; what is not there yet is left out. */
  readonly ways: {
    readonly ruler?: string;
    readonly simulator: string;
    readonly charge?: string;
  };
  /** Addresses offered where nothing was found. */
  readonly usual: readonly string[];
  readonly texts: Readonly<Record<SearchText, string>>;
}

export const SEARCH_TEXTS = [
  'results',
  'none',
  'perhaps',
  'toRuler',
  'toSimulator',
  'toCharge',
  'toPage',
  'saturation',
  'dew',
  'bubble',
  'absolute',
  'superheat',
  'subcooling',
  'dischargeSuperheat',
  'twoPhase',
  'colder',
  'hotter',
  'ifLow',
  'ifHigh',
  'notDischarge',
  'bothSides',
  'gaugeReading',
  'absoluteReading',
  'aboveCritical',
  'outOfRange',
  'noPressure',
  'notUnderstood',
  'needPressure',
  'needTemperature',
  'oneAtATime',
  'whichFluid',
  'unknownFluid',
  'whichUnits',
] as const;
export type SearchText = (typeof SEARCH_TEXTS)[number];
