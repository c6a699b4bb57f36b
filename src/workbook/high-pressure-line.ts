/** The vapour along one pressure, a line for each superheat: where a compression ends is read from it. */
import {
  areFigures,
  cellAt,
  cellIn,
  choose,
  constant,
  intervalOf,
  isBelow,
  isNotBelow,
  minus,
  over,
  plus,
  times,
} from './formulas.ts';
import type { Block, Expression, Range } from './formulas.ts';
import type { About } from './about.ts';
import type { AsideTable } from './aside-sheet.ts';
import type { Sheet } from './sheet.ts';
import { NOTHING, where } from './tables.ts';
import type { Place } from './tables.ts';

const ONE = constant(1);
/** What stands where there is no figure: above any of its column, which still rises so. */
const BEYOND = 1e9;

/** The line as columns of its own. */
export interface PressureLine {
  readonly temperatures: Range;
  readonly enthalpies: Range;
  readonly entropies: Range;
}

/** A column of a table between two of its lines; nothing where either has none. */
function betweenLines(block: Block, { row, weight }: Place, column: Expression): Expression {
  const [low, high] = [cellIn(block, row, column), cellIn(block, plus(row, ONE), column)];
  const found = plus(low, times(weight, minus(high, low)));
  return choose(areFigures(row), choose(areFigures(low, high), found, NOTHING), NOTHING);
}

/**
 * Writes the line from a row on: superheat, temperature, enthalpy, entropy.
 * @param hot where the dew temperature stands among the lines of the table
 */
export function writePressureLine(
  sheet: Sheet,
  top: number,
  vapour: AsideTable,
  dew: Expression,
  hot: Place,
  { say, units }: About,
): PressureLine {
  const count = vapour.apart.values.length;
  sheet.put(top, 1, say('atHighPressure', { sheet: vapour.sheet.name }), 'note');
  const heads = [
    ['superheat', units.temperatureDifference],
    ['temperature', units.temperature],
    ['enthalpy', units.enthalpy],
    ['entropy', units.entropy],
  ] as const;
  heads.forEach(([word, { symbol }], index) => sheet.put(top + 1, index + 1, `${say(word)}, ${symbol}`, 'head'));
  for (let index = 0; index < count; index += 1) {
    const [row, column] = [top + 2 + index, constant(index + 1)];
    const apart = sheet.compute(row, 1, cellAt(vapour.apart, column), 'aside', 1);
    sheet.compute(row, 2, where([dew], plus(dew, apart)), 'aside', 2);
    [vapour.enthalpy, vapour.entropy].forEach((block, at) => {
      const found = betweenLines(block, hot, column);
      sheet.compute(row, 3 + at, choose(areFigures(found), found, constant(BEYOND + index)), 'aside', 3 + 2 * at);
    });
  }
  const [temperatures, enthalpies, entropies] = [2, 3, 4].map((column) => sheet.column(column, top + 2, count)) as [
    Range,
    Range,
    Range,
  ];
  return { temperatures, enthalpies, entropies };
}

/** Where a value stands in a column of the line; a text outside it. */
function intervalIn(
  sheet: Sheet,
  [row, column]: readonly [number, number],
  value: Expression,
  range: Range,
): Expression {
  const at = intervalOf(value, range);
  const isAbove = choose(areFigures(value), isNotBelow(value, cellAt(range, ONE)), constant(0));
  const isKnown = choose(isAbove, isBelow(cellAt(range, plus(at, ONE)), constant(BEYOND)), constant(0));
  return sheet.compute(row, column, choose(isKnown, at, NOTHING), 'aside', 0);
}

/** How far a value is on the way from its line to the next. */
const shareOf = (value: Expression, range: Range, at: Expression): Expression => {
  const low = cellAt(range, at);
  return over(minus(value, low), minus(cellAt(range, plus(at, ONE)), low));
};

const along = (range: Range, at: Expression, share: Expression): Expression => {
  const low = cellAt(range, at);
  return plus(low, times(share, minus(cellAt(range, plus(at, ONE)), low)));
};

/** Temperature and enthalpy at an entropy. @param cells of the place, the temperature and the enthalpy */
export function atEntropy(
  sheet: Sheet,
  cells: readonly [place: readonly [number, number], t: readonly [number, number], h: readonly [number, number]],
  value: Expression,
  { temperatures, enthalpies, entropies }: PressureLine,
  { units: { temperature, entropy, enthalpy } }: About,
): { readonly temperature: Expression; readonly enthalpy: Expression } {
  const [place, tCell, hCell] = cells;
  const at = intervalIn(sheet, place, value, entropies);
  const found = where([at], along(temperatures, at, shareOf(value, entropies, at)));
  const t = sheet.compute(tCell[0], tCell[1], found, 'result', 2);
  // Along one pressure dh = T ds: with the mean of both temperatures what is left of the error is of third order.
  const mean = plus(over(plus(cellAt(temperatures, at), t), constant(2)), constant(temperature.zero));
  const perKelvin = constant((temperature.scale * entropy.scale) / enthalpy.scale);
  const rise = times(times(perKelvin, mean), minus(value, cellAt(entropies, at)));
  const h = where([t], plus(cellAt(enthalpies, at), rise));
  return { temperature: t, enthalpy: sheet.compute(hCell[0], hCell[1], h, 'result', 3) };
}

/** The temperature at an enthalpy. @param place the cell its place is written in */
export function temperatureAtEnthalpy(
  sheet: Sheet,
  place: readonly [number, number],
  value: Expression,
  { temperatures, enthalpies }: PressureLine,
): Expression {
  const at = intervalIn(sheet, place, value, enthalpies);
  return where([at], along(temperatures, at, shareOf(value, enthalpies, at)));
}
