/**
 * What is typed, shown in another unit. Its value never changes on the way, and in its own unit it stands again letter
 * by letter: looking at a form in other units changes neither its fields nor its link.
 */
import { decimalSign } from '../../quantities/index.ts';
import type { Locale } from '../../language/index.ts';
import { inUnit, remembered, shownText, standingBehind, valueFromText } from './text.ts';
import type { Exact, FirstText, Measured, ShownText, TypedValue } from './text.ts';

/** Digits behind the point. */
const decimalsIn = (text: string): number => /[.,](\d+)/.exec(text)?.[1]?.length ?? 0;
/** Half of the last digit, and what a double adds to it. */
const HALF = 0.500_001;

/** A text of before, where it still says this value: the air around a gauge may have changed since. */
function standingAgain(
  measured: Measured,
  value: number,
  { text, unit, isRounded }: FirstText,
  locale: Locale,
): ShownText | undefined {
  const said = valueFromText(measured, text, unit, decimalSign(locale));
  if (!said.ok) return undefined;
  if (said.value === value) return { text };
  const shown = (carried: number): number => inUnit(measured, carried, measured.unit, unit);
  const isSame = isRounded && Math.abs(shown(said.value) - shown(value)) <= HALF * 10 ** -decimalsIn(text);
  return isSame ? { text, exact: remembered(measured, text, unit, value) } : undefined;
}

/** A text of one unit written in another, with what stands behind it; one that says no number stays as it is. */
export function rewrittenText(
  measured: Measured,
  { text, exact }: ShownText,
  from: string,
  to: string,
  locale: Locale,
): ShownText {
  const behind = standingBehind(measured, text, from, exact);
  const stands: ShownText = behind ? { text, exact: behind } : { text };
  if (from === to) return stands;
  const said: TypedValue = behind
    ? { ok: true, value: behind.value }
    : valueFromText(measured, text, from, decimalSign(locale));
  if (!said.ok) return stands;
  const first = behind?.first ?? { text, unit: from, isRounded: behind !== undefined };
  const again = first.unit === to ? standingAgain(measured, said.value, first, locale) : undefined;
  if (again) return again;
  const shown = shownText(measured, said.value, to, locale, to === measured.unit);
  return { text: shown.text, exact: { ...remembered(measured, shown.text, to, said.value), first } };
}

/** What stands behind the texts of a form, with another at one of its paths, or none. */
export function withBehind<Key extends string>(
  exact: Readonly<Partial<Record<Key, Exact>>>,
  path: Key,
  one: Exact | undefined,
): Readonly<Partial<Record<Key, Exact>>> {
  const others = Object.fromEntries(Object.entries(exact).filter(([key]) => key !== path));
  return (one ? { ...others, [path]: one } : others) as Readonly<Partial<Record<Key, Exact>>>;
}

/** What stands behind the cells of a list, by their path ('bins.0.t_ext'), once some of its lines have moved or gone. */
export function exactOfRows(
  exact: Readonly<Partial<Record<string, Exact>>>,
  key: string,
  before: readonly object[],
  after: readonly object[],
): Readonly<Record<string, Exact>> {
  const prefix = `${key}.`;
  const others = Object.entries(exact).flatMap(([path, one]) =>
    one && !path.startsWith(prefix) ? [[path, one] as const] : [],
  );
  const moved = after.flatMap((row, place) => {
    // A line whose texts changed keeps its place; one that only moved is known by itself.
    const known = before.indexOf(row);
    const was = `${prefix}${known < 0 ? place : known}.`;
    return Object.entries(exact).flatMap(([path, one]) =>
      one && path.startsWith(was) ? [[`${prefix}${place}.${path.slice(was.length)}`, one] as const] : [],
    );
  });
  return Object.fromEntries([...others, ...moved]);
}
