/** An exercise in words: what both the served page and its script show. */
import { limitsOf } from '../../exercises/exercise.ts';
import type { Exercise, Point, Shown } from '../../exercises/exercise.ts';
import { filled } from '../../language/index.ts';
import type { Locale } from '../../language/index.ts';
import { formatNumber, withUnit } from '../../quantities/number.ts';
import type { exercises } from './texts/fr.ts';

type Plain<T> = T extends string ? string : { readonly [K in keyof T]: Plain<T[K]> };
/** The texts of the page, and what the diagnosis calls its faults. */
export type Words = Plain<typeof exercises> & { readonly faults: Readonly<Record<string, string>> };

export interface View {
  readonly title: string;
  readonly asks: string;
  readonly fluid: string | undefined;
  /** Label and figure; of the fault, the figure when well as well. */
  readonly given: readonly (readonly string[])[];
  readonly asked: readonly {
    readonly code: string;
    readonly label: string;
    readonly unit: string;
    readonly within: string;
    readonly answer: string;
    readonly limits: readonly [least: number, most: number];
    /** What is said where no such number is typed. */
    readonly refusal: string;
  }[];
  readonly choices: readonly { readonly code: string; readonly label: string; readonly why: string }[];
  readonly right: string | undefined;
  readonly steps: readonly string[];
  /** Paths of the diagram, log p upwards, in a box of `WIDTH` by `HEIGHT`. */
  readonly picture: { readonly dome: string; readonly cycle: string } | undefined;
}

export const WIDTH = 360;
export const HEIGHT = 220;
/** Around what is drawn. */
const EDGE = 10;

/** The cycle on its dome. */
export function pictureOf(points: readonly Point[], dome: readonly Point[]): NonNullable<View['picture']> {
  const all = [...points, ...dome];
  const span = (values: readonly number[], size: number) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return (value: number): number => Math.round(EDGE + ((value - least) / (most - least)) * (size - 2 * EDGE));
  };
  const x = span(
    all.map(({ h }) => h),
    WIDTH,
  );
  const y = span(
    all.map(({ p }) => Math.log(p)),
    HEIGHT,
  );
  const path = (line: readonly Point[]): string =>
    line
      .map(({ h, p }, index) => `${index === 0 ? 'M' : 'L'}${String(x(h))} ${String(HEIGHT - y(Math.log(p)))}`)
      .join('');
  return { dome: path(dome), cycle: `${path(points)}Z` };
}

const DOWN = -1;

export function viewOf(exercise: Exercise, words: Words, locale: Locale): View {
  const { kind, fluid, given, asked, choice, steps, points, dome } = exercise;
  const text = ({ value, unit, decimals }: Shown): string => withUnit(formatNumber(value, decimals, locale), unit);
  const named = (code: string): string => (words.figures as Readonly<Record<string, string>>)[code] ?? code;
  const way = (sign: number): string =>
    sign === DOWN ? words.ways.down : sign === 0 ? words.ways.same : words.ways.up;
  const isPairs = choice !== undefined;
  const signOf = (reading: string): number => {
    const step = steps.find(({ code }) => code.startsWith(reading))?.code ?? '';
    return step.endsWith('Down') ? DOWN : step.endsWith('Up') ? 1 : 0;
  };
  const faultStep = (code: string, [change]: readonly Shown[]): string => {
    const reading = code.replace(/(?:Down|Same|Up)$/, '');
    return `${named(reading)}\u00a0: ${way(signOf(reading))}${change ? ` (${text(change)})` : ''}`;
  };
  return {
    title: (words.names as Readonly<Record<string, string>>)[kind] ?? kind,
    asks: (words.asks as Readonly<Record<string, string>>)[kind] ?? '',
    fluid,
    given: isPairs
      ? given.flatMap((one, index) => {
          const next = given[index + 1];
          return index % 2 === 0 && next ? [[named(one.code.replace('Before', '')), text(one), text(next)]] : [];
        })
      : given.map((one) => [named(one.code), text(one)]),
    asked: asked.map((one) => ({
      code: one.code,
      label: named(one.code),
      unit: one.unit,
      within: withUnit(formatNumber(one.within, one.within < 0.1 ? 2 : one.within < 10 ? 1 : 0, locale), one.unit),
      answer: text(one),
      limits: limitsOf(one),
      refusal: filled(words.number, {
        field: named(one.code),
        least: formatNumber(limitsOf(one)[0], 0, locale),
        most: withUnit(formatNumber(limitsOf(one)[1], 0, locale), one.unit),
      }),
    })),
    choices: (choice?.choices ?? []).map((code) => {
      const { reading = '', should = 0 } = choice?.against[code] ?? {};
      return {
        code,
        label: words.faults[code] ?? code,
        why:
          code === choice?.right
            ? ''
            : filled(words.against, {
                fault: words.faults[code] ?? code,
                reading: named(reading)
                  .toLowerCase()
                  .replace(/^(bp|hp|lp)/, (found) => found.toUpperCase()),
                way: way(should),
                seen: way(signOf(reading)),
              }),
      };
    }),
    right: choice?.right,
    picture: points && dome && pictureOf(points, dome),
    steps: steps.map(({ code, figures }) =>
      isPairs
        ? faultStep(code, figures)
        : filled(
            (words.step as Readonly<Record<string, string>>)[code] ?? '',
            Object.fromEntries(figures.map((one) => [one.code, text(one)])),
          ),
    ),
  };
}
