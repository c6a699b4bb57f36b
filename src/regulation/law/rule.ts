/** What a rule is: plain data, as the files of `data/rules` hold it and as it is handed out. */
import type { Bilingual } from '../../language/index.ts';
import type { SafetyClass } from '../../refrigerants/index.ts';

/** A official text read or quoted word for word; B two agreeing secondary sources; C one; V to be verified. */
export type Confidence = 'A' | 'B' | 'C' | 'V';

export type RuleKind =
  | 'market-ban'
  | 'service-ban'
  | 'condition'
  | 'containment'
  | 'leak-check'
  | 'records'
  | 'recovery'
  | 'labelling'
  | 'certification'
  | 'quota'
  | 'charge-limit'
  | 'pressure'
  | 'icpe'
  | 'proposal';

/**
 * What a fluid can hold, by the lists of the law: an HFC (I.1), any gas of Annex I, of Annex II section 1 or of Annex III of
 * Regulation (EU) 2024/573; a CFC or HCFC of Regulation (EU) 2024/590.
 */
export type Holding = 'I.1' | 'I' | 'II.1' | 'III' | 'CFC' | 'HCFC';
/** What Article 10 names beside the gases of the lists. */
export type Alternative = 'HC' | 'CO2' | 'NH3';

/** The fluids a rule is about: every condition that is there holds. */
export interface RefrigerantRange {
  /** Holds one of these; 'F-gas' is any gas of Annexes I to III. None: a duty of people, whatever the fluid, and of no fluid's sheet. */
  readonly list?: readonly (Holding | Alternative | 'F-gas')[];
  /** Holds each of these. */
  readonly all?: readonly Holding[];
  readonly without?: Holding;
  /** This GWP or more. */
  readonly gwpFrom?: number;
  /** More than this GWP: Directive 2006/40/EC alone says so. */
  readonly gwpAbove?: number;
  /** Safety classes, with * for the letter of toxicity or all of flammability. */
  readonly classes?: readonly (SafetyClass | `*${string}` | `${string}*`)[];
  readonly pedGroup?: 1 | 2;
  readonly names?: readonly string[];
  /** Falls under the proposed restriction of PFAS. */
  readonly pfas?: true;
  /** Every fluid. */
  readonly any?: true;
}

export interface RuleException {
  readonly id: string;
  /** ISO date of its last day, or of the day it ends; absent where it has no end. */
  readonly until?: string;
  /** It holds below this GWP. */
  readonly gwpBelow?: number;
  readonly text: Bilingual;
}

export interface RuleSource {
  readonly act: Bilingual;
  readonly article: string | null;
  readonly annex: string | null;
  readonly point: string | null;
  readonly url: string | null;
}

export interface Rule {
  readonly id: string;
  readonly kind: RuleKind;
  readonly text: Bilingual;
  readonly applies: {
    readonly sector: string;
    /** Keys of products, '*' for every new one. */
    readonly products: readonly string[];
    readonly refrigerant: RefrigerantRange;
  };
  /** ISO date; null where nothing is in force. */
  readonly from: string | null;
  /** ISO date of the last day. */
  readonly until: string | null;
  readonly exceptions: readonly RuleException[];
  /** GWP limit that holds where safety at the site prevents the rule. */
  readonly fallbackGwp: number | null;
  readonly source: RuleSource;
  readonly confidence: Confidence;
  /** What is not settled of it. */
  readonly doubts: Bilingual | null;
}
