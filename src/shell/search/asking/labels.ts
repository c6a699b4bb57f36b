/** Which typed figure is the pressure and which the temperature, by its unit or by the words beside it. */
import type { Figure, Token } from './tokens.ts';
import type { Role } from './words.ts';

export interface Sorted {
  readonly figure: Figure;
  /** `elsewhere`: of the air, of water, of a room: none of the pipe's. */
  readonly kind: 'pressure' | 'temperature' | 'elsewhere' | undefined;
  /** Said by the unit, or by a word that leaves no doubt. */
  readonly isSure: boolean;
}

const PRESSURE_WORDS = new Set<Role>(['pressure', 'lowPressure', 'highPressure', 'gauge', 'absolute', 'vacuum']);
const REFERENCES = new Set<Role>(['gauge', 'absolute', 'vacuum']);
const FILLERS = new Set<Role>(['filler']);
const SAY_HOW = new Set<Role>(['filler', ...REFERENCES]);
/** What is read on; "relatif" or "abs" only says how. */
const INSTRUMENT = /^(?:mano|manif|gau?ge|jauge|by)/i;
const BEFORE_INSTRUMENT = /^(?:au|aux|on|at|the)$/i;

const roleOf = (token: Token | undefined): Role | undefined => (token?.kind === 'word' ? token.role : undefined);

/** The place of the token before or behind another, past words that say nothing of it. */
function beside(tokens: readonly Token[], at: number, step: 1 | -1, passed: ReadonlySet<Role> = FILLERS): number {
  let next = at + step;
  for (let role = roleOf(tokens[next]); role !== undefined && passed.has(role); role = roleOf(tokens[next]))
    next += step;
  return next;
}

const isBare = (token: Token | undefined): boolean => token?.kind === 'figure' && !token.pressure && !token.temperature;

/**
 * The places of figures named by a word about pressure: each word names one, the one before it or the one behind. A
 * figure is named once by what is measured ("BP"), and once by what it counts from ("abs").
 */
function namedPressures(tokens: readonly Token[]): ReadonlyMap<number, Role> {
  const [names, references] = [new Map<number, Role>(), new Map<number, Role>()];
  for (const [at, token] of tokens.entries()) {
    const role = roleOf(token);
    if (role === undefined || !PRESSURE_WORDS.has(role)) continue;
    const isReference = REFERENCES.has(role);
    const named = isReference ? references : names;
    const before = beside(tokens, at, -1, isReference ? FILLERS : SAY_HOW);
    const behind = beside(tokens, at, 1);
    const [previous, next] = [tokens[before], tokens[behind]];
    const isOpen = previous?.kind === 'figure' && !previous.temperature && !named.has(before);
    const isSaidOf =
      isReference && (!INSTRUMENT.test(token.text) || BEFORE_INSTRUMENT.test(tokens[at - 1]?.text ?? ''));
    // "8,1 12 au manomètre": of either.
    const further = beside(tokens, before, -1);
    if (isOpen && isBare(previous) && isBare(tokens[further]) && !names.has(further) && !references.has(further))
      continue;
    if (isOpen && (previous.pressure || isSaidOf || next?.kind !== 'figure')) named.set(before, role);
    // "12 BP 8,1": of either.
    else if (isBare(next) && !(isOpen && isBare(previous))) named.set(behind, role);
  }
  return new Map([...names, ...references]);
}

export function sortedFigures(tokens: readonly Token[], isOffGauges: (token: Token) => boolean): readonly Sorted[] {
  const named = namedPressures(tokens);
  const isElsewhere = (token: Token | undefined): boolean =>
    roleOf(token) === 'elsewhere' || (token !== undefined && isOffGauges(token));
  return tokens.flatMap((token, at): readonly Sorted[] => {
    if (token.kind !== 'figure') return [];
    if (token.pressure) return [{ figure: token, kind: 'pressure', isSure: true }];
    const role = named.get(at);
    if (role !== undefined && !token.temperature)
      return [{ figure: token, kind: 'pressure', isSure: role !== 'pressure' }];
    const behind = beside(tokens, at, 1);
    const before = tokens[beside(tokens, at, -1)];
    const isBefore = isElsewhere(before);
    if (isBefore || (isElsewhere(tokens[behind]) && tokens[beside(tokens, behind, 1)]?.kind !== 'figure'))
      return [{ figure: token, kind: 'elsewhere', isSure: false }];
    if (token.temperature) return [{ figure: token, kind: 'temperature', isSure: true }];
    if (roleOf(before) === 'temperature') return [{ figure: token, kind: 'temperature', isSure: false }];
    return [{ figure: token, kind: undefined, isSure: false }];
  });
}
