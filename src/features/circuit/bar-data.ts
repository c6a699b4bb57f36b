/** What the bar of the circuit's pages shows, in words. */
import type { Level } from '../../machine/severity.ts';
import type { PageOfCircuit } from './simulator/page-data.ts';

/** What a page says in a few signs; empty while it says nothing. */
export interface Brief {
  readonly text: string;
  /** Something there is to be looked at. */
  readonly isWarning?: boolean;
  /** A limit of safety is passed. */
  readonly isDanger?: boolean;
  /** It answers other inputs than those of the forms. */
  readonly isStale?: boolean;
}

/** By the key of its page. */
export type Briefs = Readonly<Partial<Record<string, Brief>>>;

export interface BarTexts {
  /** The point in words: fluid, temperatures, power. */
  readonly point: string;
  /** It answers other inputs than those of the form. */
  readonly isStale: boolean;
  readonly briefs: Briefs;
  /** How many alerts the study has, by severity. */
  readonly alerts: string;
  /** How grave the worst of them is. */
  readonly worst: Level | 'none';
}

/** An alert as it is served. */
export interface AlertLine {
  readonly code: string;
  readonly severity: Level;
  readonly level: string;
  readonly text: string;
  readonly todo: string;
  readonly source: string;
}

export interface BarData {
  /** Key of the page that is open. */
  readonly page: string;
  /** The pages there are. */
  readonly pages: readonly PageOfCircuit[];
  /** What the bar says of the example computed with the page. */
  readonly served: BarTexts;
  /** The alerts of that example. */
  readonly lines: readonly AlertLine[];
}
