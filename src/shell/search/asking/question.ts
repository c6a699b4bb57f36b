/** What a search asks about a reading: "R454B 8,1 bar 12 °C surchauffe", "pression R32 20", "R410A 118 psig 55 °F". */
import type { Locale } from '../../../language/index.ts';
import { resolveFluidName } from '../../../refrigerants/resolve.ts';
import { isOnGauges } from './fluid-names.ts';
import { sortedFigures } from './labels.ts';
import type { Sorted } from './labels.ts';
import { readingsOf } from './readings.ts';
import type { Asker, Reading } from './readings.ts';
import { tokensOf } from './tokens.ts';
import type { Token, Unit } from './tokens.ts';
import type { Role } from './words.ts';

/** Where a reading is taken: suction, liquid line, discharge. */
export type Side = 'low' | 'high' | 'discharge';

/** Why there is no figure to give before more is said. */
export type AskBack = 'oneAtATime' | 'whichFluid' | 'unknownFluid' | 'whichUnits';

export interface Question {
  readonly fluid: string | undefined;
  /** What the figures may mean, the likeliest first; none where something is asked back. */
  readonly readings: readonly Reading[];
  readonly side: Side | undefined;
  /** The words name both sides at once: neither decides. */
  readonly isTornSide: boolean;
  /** The liquid itself is named, not just its pressure. */
  readonly isLiquid: boolean;
  /** A saturation curve is named. */
  readonly curve?: 'dew' | 'bubble' | undefined;
  /** No figure names its unit. */
  readonly isBare: boolean;
  /** A superheat or a subcooling is asked for with only one of the two figures it takes. */
  readonly missing?: 'pressure' | 'temperature';
  readonly askBack?: { readonly kind: AskBack; readonly words: readonly string[] };
  /** Typed, and not understood or not used. */
  readonly unused: readonly string[];
  /** Units the answer is wanted in: "R32 20 °C en psi". */
  readonly wanted: Unit;
}

const isOffGauges = (token: Token): boolean => token.kind === 'fluid' && !isOnGauges(token.fluid.name);

/** A unit typed before its number stands with it: "psi 118". What stands alone behind "en" is wanted for the answer. */
function withLeadingUnits(tokens: readonly Token[]): { readonly tokens: readonly Token[]; readonly wanted: Unit } {
  const kept: Token[] = [];
  let wanted: Unit = {};
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const next = tokens[at + 1];
    const before = tokens[at - 1];
    if (token?.kind !== 'unit') {
      if (token) kept.push(token);
    } else if (next?.kind === 'figure' && !next.pressure && !next.temperature) {
      kept.push({ ...next, ...token.unit, text: `${token.text.trim()} ${next.text}` });
      at += 1;
    } else if (before?.kind === 'word' && /^(?:en|in)$/i.test(before.text)) wanted = { ...wanted, ...token.unit };
    else kept.push({ kind: 'unknown', text: token.text.trim(), isNumber: false });
  }
  return { tokens: kept, wanted };
}

function sideOf(roles: ReadonlySet<Role>): Pick<Question, 'side' | 'isTornSide' | 'isLiquid'> {
  const has = (...wanted: readonly Role[]): boolean => wanted.some((role) => roles.has(role));
  const isLiquid = has('liquid', 'subcooling');
  const isLow = has('low', 'lowPressure');
  const isHigh = has('high', 'highPressure', 'discharge');
  const decided = (side: Side | undefined, isTornSide = false) => ({ side, isTornSide, isLiquid });
  if (!isLow && !isLiquid && (has('discharge') || (isHigh && has('superheat')))) return decided('discharge');
  const [wantsLow, wantsHigh] = [isLow || has('superheat'), isHigh || isLiquid];
  if (wantsLow === wantsHigh) return decided(undefined, wantsLow);
  return decided(wantsLow ? 'low' : 'high');
}

/** The fluids named; without one, a number that is no other figure of a whole reading: "22 68 psi 55 °F". */
function fluidsOf(tokens: readonly Token[], figures: readonly Sorted[]) {
  const named = tokens.flatMap((token) => (token.kind === 'fluid' ? [token] : []));
  const onGauges = named.filter(({ fluid }) => isOnGauges(fluid.name));
  if (named.length > 0) {
    const names = new Set(onGauges.flatMap(({ fluid }) => [fluid.name, fluid.orElse ?? fluid.name]));
    const others = named.filter((token) => !onGauges.includes(token)).map(({ text }) => text);
    return { names: [...names], unused: others, number: undefined };
  }
  const bare = figures.filter(({ figure, kind }) => kind === undefined && /^\d{2,4}$/.test(figure.text));
  const numbers = bare.filter(({ figure }) => resolveFluidName(`R${figure.text}`) !== undefined);
  const isWhole = (['pressure', 'temperature'] as const).every((kind) =>
    figures.some((one) => one.kind === kind && one.isSure),
  );
  const [number] = numbers;
  if (!isWhole || numbers.length !== 1 || number === undefined) return { names: [], unused: [], number: undefined };
  return { names: [resolveFluidName(`R${number.figure.text}`) ?? ''], unused: [], number: number.figure };
}

/** Words that may mean superheat as much as subcooling: in French "SC" is short for both. */
const TORN: Readonly<Record<Locale, readonly string[]>> = { fr: ['sc'], en: [] };

/** What a search asks; undefined for a search that asks for no figure of a fluid. */
export function questionFrom(text: string, asker: Asker): Question | undefined {
  const { tokens, wanted } = withLeadingUnits(tokensOf(text, asker.sign));
  const all = sortedFigures(tokens, isOffGauges);
  const { names, unused: otherFluids, number } = fluidsOf(tokens, all);
  const elsewhere = all.filter(({ kind }) => kind === 'elsewhere').map(({ figure }) => figure.text);
  const figures = all.filter(({ figure, kind }) => figure !== number && kind !== 'elsewhere');
  const isTorn = (token: Token): boolean =>
    token.kind === 'word' && TORN[asker.locale].includes(token.text.toLowerCase());
  const roles = new Set(tokens.flatMap((token) => (token.kind === 'word' && !isTorn(token) ? [token.role] : [])));
  const unknown = tokens.filter(
    (token) => token.kind === 'unknown' || isTorn(token) || (token.kind === 'word' && token.role === 'elsewhere'),
  );
  const base = {
    ...sideOf(roles),
    fluid: names[0],
    readings: [],
    isBare: figures.every(({ figure }) => !figure.pressure && !figure.temperature),
    unused: [...otherFluids, ...unknown.map((token) => token.text), ...elsewhere],
    wanted,
  } as const;
  const askedBack = (kind: AskBack, words: readonly string[] = []): Question => ({
    ...base,
    askBack: { kind, words },
    // What is asked back is not said twice.
    unused: base.unused.filter((word) => !words.includes(word)),
  });
  const wantsDifference = roles.has('superheat') || roles.has('subcooling');
  const numbers = unknown.filter((token) => token.kind === 'unknown' && token.isNumber).map((token) => token.text);
  const sure = figures.filter(({ isSure }) => isSure);
  const isWhole = sure.length > 0 && figures.length + numbers.length > 1;

  if (names.length === 0) {
    const strange = unknown.filter((token) => /^r-?\d/i.test(token.text)).map((token) => token.text);
    if (tokens.some((token) => token.kind === 'fluid') || !(isWhole || (wantsDifference && sure.length > 0)))
      return undefined;
    if (strange.length > 0) return askedBack('unknownFluid', strange);
    const kinds = new Set(sure.map(({ kind }) => kind));
    return wantsDifference || kinds.size > 1 ? askedBack('whichFluid') : undefined;
  }
  if (figures.length === 0) {
    const isReading = wantsDifference || /psi|bar|pa\b|#/i.test(numbers.join(' '));
    return isReading && numbers.length > 0 ? askedBack('whichUnits') : undefined;
  }
  // One number understood beside one that is not: no answer to half a question.
  if (figures.length === 1 && numbers.length > 0 && !figures.some(({ isSure }) => isSure))
    return askedBack('whichUnits');
  if (names.length > 1) return askedBack('oneAtATime', names);
  const result = readingsOf(figures, roles, asker);
  if (result === undefined) return undefined;
  if ('several' in result) return askedBack('oneAtATime', result.several);
  const [first] = result.readings;
  const isPair = first?.pressure && first.temperature;
  // A curve named beside a whole reading decides nothing: the side does.
  const curves = tokens.filter((token) => token.kind === 'word' && (token.role === 'dew' || token.role === 'bubble'));
  const isShort = wantsDifference && first !== undefined && !isPair;
  return {
    ...base,
    readings: result.readings,
    curve: roles.has('bubble') ? 'bubble' : roles.has('dew') ? 'dew' : undefined,
    unused: [...base.unused, ...result.unused, ...(isPair ? curves.map(({ text: word }) => word) : [])],
    ...(isShort && { missing: first.pressure ? 'temperature' : 'pressure' }),
  };
}
