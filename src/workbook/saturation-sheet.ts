/** The first sheet: saturation at the reader's temperature or pressure, superheat and subcooling from readings, the table below. */
import type { FluidGrid, SaturationPoint } from '../circuit/fluid-sheet/grid.ts';
import { formatAtMost } from '../quantities/number.ts';
import { choose, areFigures, minus, plus, words } from './formulas.ts';
import type { Expression, Range } from './formulas.ts';
import { Sheet } from './sheet.ts';
import { figureAt, NOTHING, placeIn, where } from './tables.ts';
import type { Course, Place } from './tables.ts';
import type { SheetUnit } from './units.ts';
import type { About } from './about.ts';
import type { Word } from './words.ts';

/** The table of saturation as other sheets read it. */
export interface SaturationTable {
  readonly sheet: Sheet;
  readonly t: Range;
  readonly bubble: Range;
  readonly dew: Range;
}

interface Column {
  readonly word: Word;
  readonly unit: SheetUnit;
  readonly course: Course;
  readonly si: (point: SaturationPoint) => number;
}

/** Columns of cells above the table: words, figure, unit, what is wrong, where it stands. */
const [LABEL, FIGURE, UNIT, PROBLEM, PLACE] = [1, 2, 3, 4, 5];
/** Decimals beside those a page shows: a formula goes on from here. */
const FINER = 1;
const WHERE_TABLE_BEGINS = 34;

function columnsOf({ units }: About): readonly Column[] {
  const { pressure, density, enthalpy, entropy } = units;
  return [
    { word: 'bubblePressure', unit: pressure, course: 'logarithmic', si: ({ bubble }) => bubble.P },
    { word: 'dewPressure', unit: pressure, course: 'logarithmic', si: ({ dew }) => dew.P },
    { word: 'liquidDensity', unit: density, course: 'linear', si: ({ bubble }) => bubble.D },
    { word: 'vapourDensity', unit: density, course: 'logarithmic', si: ({ dew }) => dew.D },
    { word: 'liquidEnthalpy', unit: enthalpy, course: 'linear', si: ({ bubble }) => bubble.H },
    { word: 'vapourEnthalpy', unit: enthalpy, course: 'linear', si: ({ dew }) => dew.H },
    { word: 'liquidEntropy', unit: entropy, course: 'linear', si: ({ bubble }) => bubble.S },
    { word: 'vapourEntropy', unit: entropy, course: 'linear', si: ({ dew }) => dew.S },
  ];
}

/** What a reader finds typed in: the temperature and the readings of a machine that runs, where the fluid has them. */
function examplesOf({ saturation }: FluidGrid, about: About) {
  const { evaporating, condensing } = about.example;
  const nearest = (t: number): SaturationPoint =>
    saturation.reduce((best, point) => (Math.abs(point.t - t) < Math.abs(best.t - t) ? point : best));
  const { pressure } = about.units;
  const rounded = (value: number): number => Number(value.toFixed(pressure.decimals));
  const absolute = nearest(evaporating).dew.P;
  return {
    t: nearest(evaporating).t,
    pressure: rounded(pressure.of(absolute)),
    low: rounded(pressure.of(absolute) - pressure.of(about.atmosphere)),
    suction: nearest(evaporating).t + about.degrees(8),
    high: rounded(pressure.of(nearest(condensing).dew.P) - pressure.of(about.atmosphere)),
    liquid: nearest(condensing).t - about.degrees(6),
  };
}

export function saturationSheet(grid: FluidGrid, about: About): SaturationTable {
  const { say, units, fluid, locale } = about;
  const sheet = new Sheet(say('saturationSheet'));
  const columns = columnsOf(about);
  const first = WHERE_TABLE_BEGINS + 2;
  const count = grid.saturation.length;
  sheet.widths = [44, 16, 16, 34, 16, 16, 16, 16, 16];
  sheet.put(1, LABEL, say('saturationTitle', { fluid }), 'title');
  sheet.put(2, LABEL, say('fill'), 'note');

  sheet.put(WHERE_TABLE_BEGINS - 1, LABEL, say('table'), 'section');
  [{ word: 'temperature', unit: units.temperature } as const, ...columns].forEach(({ word, unit }, index) => {
    sheet.put(WHERE_TABLE_BEGINS, index + 1, say(word), 'head');
    sheet.put(WHERE_TABLE_BEGINS + 1, index + 1, unit.symbol, 'head');
  });
  grid.saturation.forEach((point, index) => {
    sheet.put(first + index, 1, point.t, 'plain');
    columns.forEach(({ unit, si }, at) =>
      sheet.put(first + index, at + 2, unit.of(si(point)), 'plain', Math.min(5, unit.decimals + FINER)),
    );
  });
  const t = sheet.column(1, first, count);
  const ranges = columns.map((_, at) => sheet.column(at + 2, first, count));
  const [bubble, dew] = ranges as [Range, Range];

  const limits = (range: Range, unit: SheetUnit): Expression => {
    const [low, high] = [range.values[0], range.values.at(-1)].map((value) =>
      formatAtMost(Number(value), unit.decimals, locale),
    ) as [string, string];
    return words(say('outside', { low, high, unit: unit.symbol }));
  };
  const ask = (row: number, word: Word, unit: SheetUnit, value: number): Expression => {
    sheet.put(row, LABEL, say(word));
    sheet.put(row, UNIT, unit.symbol, 'unit');
    return sheet.put(row, FIGURE, value, 'input');
  };
  const tell = (row: number, word: Word, unit: SheetUnit, of: Expression): Expression => {
    sheet.put(row, LABEL, say(word));
    sheet.put(row, UNIT, unit.symbol, 'unit');
    return sheet.compute(row, FIGURE, of, 'result', Math.min(5, unit.decimals + FINER));
  };
  const placed = (row: number, value: Expression, range: Range, course: Course, unit: SheetUnit): Place => {
    const place = placeIn(sheet, [row, PLACE], value, range, course);
    sheet.compute(row, PROBLEM, choose(areFigures(place.row), NOTHING, limits(range, unit)), 'note');
    return place;
  };
  const example = examplesOf(grid, about);
  const { temperature, temperatureDifference, pressure, enthalpy } = units;

  sheet.put(4, LABEL, say('atTemperature'), 'section');
  const wanted = ask(5, 'temperature', temperature, example.t);
  const here = placed(5, wanted, t, 'linear', temperature);
  const told = columns.map(({ word, unit, course }, at) => {
    // The latent heat stands between the enthalpies and the entropies.
    const row = 6 + at + (at > 5 ? 1 : 0);
    return tell(row, word, unit, figureAt(ranges[at] as Range, here, course));
  });
  const [liquid, vapour] = [told[4], told[5]] as [Expression, Expression];
  tell(12, 'latent', enthalpy, where([liquid, vapour], minus(vapour, liquid)));

  sheet.put(16, LABEL, say('atPressure'), 'section');
  const given = ask(17, 'pressure', pressure, example.pressure);
  const glided = (['bubbleTemperature', 'dewTemperature'] as const).map((word, at) => {
    const place = placed(18 + at, given, at === 0 ? bubble : dew, 'logarithmic', pressure);
    return tell(18 + at, word, temperature, figureAt(t, place));
  }) as [Expression, Expression];
  tell(20, 'glide', temperatureDifference, where(glided, minus(glided[1], glided[0])));

  sheet.put(22, LABEL, say('fromReadings'), 'section');
  const atmosphere = ask(23, 'atmosphere', pressure, pressure.of(about.atmosphere));
  const low = ask(24, 'lowGauge', pressure, example.low);
  const suction = ask(25, 'suctionPipe', temperature, example.suction);
  const dewAt = placed(26, where([low, atmosphere], plus(low, atmosphere)), dew, 'logarithmic', pressure);
  const dewTemperature = tell(26, 'dewTemperature', temperature, figureAt(t, dewAt));
  tell(27, 'superheat', temperatureDifference, where([suction, dewTemperature], minus(suction, dewTemperature)));
  const high = ask(28, 'highGauge', pressure, example.high);
  const pipe = ask(29, 'liquidPipe', temperature, example.liquid);
  const bubbleAt = placed(30, where([high, atmosphere], plus(high, atmosphere)), bubble, 'logarithmic', pressure);
  const bubbleTemperature = tell(30, 'bubbleTemperature', temperature, figureAt(t, bubbleAt));
  tell(31, 'subcooling', temperatureDifference, where([pipe, bubbleTemperature], minus(bubbleTemperature, pipe)));
  return { sheet, t, bubble, dew };
}
