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
  /** kg CO2e per kg over 100 years, and where it is from in a word. */
  readonly gwp?: readonly [value: number, basis: string];
  readonly class?: string;
  /** Components of a blend, mass %. */
  readonly parts?: readonly (readonly [name: string, percent: number])[];
  readonly oils?: readonly string[];
  readonly next?: NextEntry;
  /** ISO dates from which it may not be charged virgin: in refrigeration, in air conditioning and heat pumps; 0 for never. */
  readonly ban?: readonly [refrigeration: string | 0, acHp: string | 0];
  /** Its sentences of law: places in `laws`. */
  readonly law?: readonly number[];
  readonly figures?: FluidFigures;
  /** Its sentence of leak checks: a place in `laws`. */
  readonly leak?: number;
  /** Who may open its circuit: a place in `laws`. */
  readonly certificate?: number;
  /** More of it by places in `laws`: its legal GWP where none is told, public buildings, vehicles, lists of sites. */
  readonly gwpLaw?: number;
  readonly public?: readonly number[];
  readonly vehicles?: readonly number[];
  readonly sites?: readonly number[];
  /** On the road: UN number, transport category, and the most of it in a vehicle, kg; where they were read. */
  readonly un?: readonly [number: string, category: number, most: number];
  /** What the law counts of it: CO2e of the whole and of its part of Annex I, per kg, and the share of Annex II; 'ozone' for a CFC or HCFC. */
  readonly counts?: readonly [gwp: number, gwpAnnex1: number, fractionAnnex2: number] | 'ozone';
}

/** Equipment that may not be new from an ISO date on. */
export type DatedBan = readonly [from: string, what: string];
/** A sentence that holds on any day; or the bans of new equipment, which the reader's day parts. */
export type LawLine = string | readonly DatedBan[];

/** A name, with the ISO date from which it is none any more where there is one. */
export type Dated = string | readonly [name: string, until: string];

/** What is chosen in a fluid's place, judged in the machine it is usually met in. */
export interface NextEntry {
  /** The machine supposed, in words. */
  readonly machine: string;
  /** Which of `ban` counts in it; both where it is not known. */
  readonly sector?: 0 | 1;
  /** In the same machine, after checks; in a new machine only; tried in the same machine, and does not do. */
  readonly same: readonly Dated[];
  readonly new: readonly Dated[];
  readonly unfit: readonly string[];
}

/** As the engine has them: °C, Pa, K. */
export interface FluidFigures {
  /** Temperatures people ask for, with the pressures of dew and bubble. */
  readonly usual: readonly (readonly [t: number, dew: number, bubble: number])[];
  /** Of a blend. */
  readonly glide?: readonly [kelvins: number, pascal: number];
  readonly critical: readonly [t: number, pascal: number];
  /** At the pressure of the air. */
  readonly boiling?: readonly [bubble: number, dew: number];
}

/** A fault of the field diagnosis, as the search tells it. */
export interface FaultEntry {
  readonly title: string;
  /** What it does to pressures, superheat and subcooling. */
  readonly signs: string;
  /** Phrases it is called by, in both languages. */
  readonly phrases: readonly string[];
}

/** A thing of the trade by the words people have for it, and the pages that answer, the best first. */
export interface Concept {
  readonly phrases: readonly string[];
  /** Addresses. */
  readonly pages: readonly string[];
}

export interface SearchData {
  readonly pages: readonly PageEntry[];
  readonly fluids: readonly FluidEntry[];
  /** Sentences of law, each once. */
  readonly laws: readonly LawLine[];
  /** Whose law that is, in a line. */
  readonly whose: string;
  /** What lets a refrigerant out costs: places in `laws`. */
  readonly fines: readonly number[];
  /** kg of a liquefied gas in a vehicle, by transport category: flammable, and any other. */
  readonly adr: Readonly<Record<2 | 3, number>>;
  readonly faults: readonly FaultEntry[];
  readonly concepts: readonly Concept[];
  /** Where a fluid leads to; what is not there yet is left out. */
  readonly ways: {
    readonly ruler?: string;
    readonly simulator: string;
    readonly charge?: string;
    readonly leaks?: string;
    readonly sites?: string;
    readonly who?: string;
    readonly public?: string;
    readonly vehicles?: string;
    /** Pages of papers and duties: asked for beside a fluid, they stand before it. */
    readonly papers: readonly string[];
    /** What a room admits. */
    readonly room?: string;
    /** What a leak leaves of a blend. */
    readonly blendLeak?: string;
    /** Why two tables differ. */
    readonly twoTables?: string;
    readonly compare?: string;
    /** Pages of a fluid and one that replaces it, by both names parted by a space. */
    readonly pairs: Readonly<Record<string, string>>;
    readonly converter?: string;
    readonly diagnosis?: string;
  };
  /** Addresses offered where nothing was found. */
  readonly usual: readonly string[];
  readonly texts: Readonly<Record<SearchText, string>>;
}

export const SEARCH_TEXTS = [
  'newBanned',
  'askedBanned',
  'askedToBeBanned',
  'carryNamed',
  'carryOther',
  'carryOwn',
  'leakEvery',
  'leakEveryAlike',
  'leakNot',
  'leakOutside',
  'lost',
  'lostAny',
  'twoTables',
  'leakHermetic',
  'leakOther',
  'leakOtherNone',
  'leakDetection',
  'ammoniaFrom',
  'ammoniaBelow',
  'ammoniaDeclared',
  'ammoniaAuthorised',
  'newToBeBanned',
  'listComma',
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
  'recent',
  'forget',
  'gwp',
  'gwpUnknown',
  'class',
  'classUnknown',
  'glide',
  'glideNone',
  'composition',
  'pure',
  'boils',
  'critical',
  'oils',
  'oilsUnknown',
  'replacedSame',
  'replacedSameNone',
  'replacedNew',
  'replacedIn',
  'replacedByNone',
  'changeBanned',
  'changeClass',
  'changeOther',
  'changeUnknown',
  'changeSame',
  'changeUnfit',
  'changeCompare',
  'tonnes',
  'room',
  'pressureAt',
  'needReading',
  'compare',
  'sameReference',
] as const;
export type SearchText = (typeof SEARCH_TEXTS)[number];
