/** What a tool is, what it is given, and what it gives back. */
import type { Outcome, ToolDefinition } from '../../calculators/index.ts';
import type { FormState } from '../../simulation/url.ts';
import type { CircuitHost } from './circuit-doors.ts';
import type { PropertyEngine } from './property-engine.ts';
import type { Bilingual, Locale } from '../../language/index.ts';

export type Arguments = Readonly<Record<string, unknown>>;
export type Data = Readonly<Record<string, unknown>>;

export type ToolAnswer =
  /** Figures for the model to answer with. */
  | { readonly kind: 'data'; readonly tool: string; readonly details: string; readonly data: Data }
  /** A page to open, by its path in the reader's language. */
  | { readonly kind: 'action'; readonly tool: string; readonly details: string; readonly navigate: string };

type CalculatorRemark = {
  readonly field?: string;
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
};

/** A page of the site, in the reader's language. */
export interface FoundPage {
  readonly title: string;
  readonly description: string;
  readonly path: string;
}

/** The page as tools see it. */
export interface ToolHost {
  readonly locale: Locale;
  /** The property engine. @throws {Error} where it cannot start */
  engine(): Promise<PropertyEngine>;
  readonly circuit: CircuitHost;
  /** A calculator's answer, in the units of its definition. */
  compute(id: string, inputs: Arguments): Promise<Outcome>;
  /** A problem or a warning of a calculator, in the reader's words. */
  describe(id: string, remark: CalculatorRemark): Promise<string>;
  /** The forms of the simulator as they stand; no transitory one in a study of one operating point. */
  forms(): { readonly permanent: FormState; readonly transient: FormState | undefined; readonly isManual: boolean };
  /** Whether a simulation is being computed. */
  isSimulating(): boolean;
  /** The reference string of a reader's own mix by its label; undefined when there is none. */
  ownMix(label: string): string | undefined;
  /** The parameters of a link to a comparison. */
  comparisonQuery(input: FormState, fluids: { readonly fluid1: string; readonly fluid2: string }): string;
  /** The site's pages found by a text, the best first. @throws {Error} when the index could not be fetched */
  searchPages(query: string): Promise<readonly FoundPage[]>;
  /** The address of a page in the reader's language. */
  path(bare: string): string;
}

export interface Tool {
  readonly name: string;
  readonly displayName: Bilingual;
  definition(locale: Locale): ToolDefinition;
  /** @throws {ToolError} */
  run(given: Arguments, host: ToolHost): Promise<ToolAnswer>;
}

const SIGNIFICANT = 4;

/** What is left of 0 °C after a way through kelvins. */
const NOISE = 1e-11;

/** A figure with 4 significant digits; null for what has none. */
export function rounded(value: number | null | undefined): number | null {
  if (value === undefined || value === null || !Number.isFinite(value)) return null;
  return Math.abs(value) < NOISE ? 0 : Number(value.toPrecision(SIGNIFICANT));
}

/** A figure with its unit, as tools give it; null where there is none. */
export const measured = (value: number | undefined, unit: string): Data => ({ value: rounded(value), unit });
