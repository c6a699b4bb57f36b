/** Facts in a link: bare values as JSON text, without whose machine it is. */
import type { BareFacts, FactName, FactValue } from './fact-fields.ts';
import { FACT_NAMES, factValue, isFactName } from './fact-fields.ts';

export const MACHINE_PARAMETER = 'machine';
/** Longer texts are nobody's, characters. */
export const LONGEST_PARAMETER = 2000;

/** Kept on the device and in files, never in a link. */
const NOT_TOLD: readonly FactName[] = ['compressors'];

export interface FoundFacts {
  readonly facts: BareFacts;
  /** Names that are no fact, and facts whose value does not fit. */
  readonly dropped: readonly string[];
}

/** The facts a link says; undefined where it is no such text. */
export function machineFrom(text: string): FoundFacts | undefined {
  if (text.length > LONGEST_PARAMETER) return undefined;
  let whole: unknown;
  try {
    whole = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) return undefined;
  const facts: Partial<Record<FactName, FactValue>> = {};
  const dropped: string[] = [];
  for (const [name, value] of Object.entries(whole)) {
    const fits = isFactName(name) && !NOT_TOLD.includes(name) ? factValue(name, value) : undefined;
    if (fits === undefined) dropped.push(name);
    else facts[name as FactName] = fits;
  }
  return { facts: facts as BareFacts, dropped };
}

/** The text of a link; undefined where there is nothing to say, or too much. */
export function parameterFrom(facts: BareFacts): string | undefined {
  const said = FACT_NAMES.flatMap((name) =>
    facts[name] === undefined || NOT_TOLD.includes(name) ? [] : [[name, facts[name]] as const],
  );
  const text = JSON.stringify(Object.fromEntries(said));
  return said.length === 0 || text.length > LONGEST_PARAMETER ? undefined : text;
}
