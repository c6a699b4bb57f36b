/** A sheet of what is beside saturation: superheated vapour or subcooled liquid, by pressure and by how far it is from there. */
import type { Away, Point } from '../circuit/fluid-sheet/grid.ts';
import { areFigures, choose, minus, words } from './formulas.ts';
import type { Block, Expression, Range } from './formulas.ts';
import type { About } from './about.ts';
import type { SaturationTable } from './saturation-sheet.ts';
import { Sheet } from './sheet.ts';
import { figureAmong, figureAt, NOTHING, placeIn, where } from './tables.ts';
import type { Course } from './tables.ts';
import type { SheetUnit } from './units.ts';
import type { Word } from './words.ts';

export type Side = 'vapour' | 'liquid';

/** One quantity of the sheet. */
interface Layer {
  readonly word: Word;
  readonly unit: SheetUnit;
  readonly course: Course;
  readonly si: (point: Point) => number;
}

/** The tables of the sheet as other sheets read them. */
export interface AsideTable {
  readonly sheet: Sheet;
  /** Temperatures of the dew or bubble point, a line each. */
  readonly t: Range;
  /** Degrees away from there, a column each; entropies of vapour alone. */
  readonly apart: Range;
  readonly enthalpy: Block;
  readonly entropy: Block;
  readonly density: Block;
}

const WORDS_OF = {
  vapour: {
    title: 'vapourTitle',
    note: 'vapourRows',
    edge: 'dewTemperature',
    apart: 'superheat',
    sheet: 'vapourSheet',
  },
  liquid: {
    title: 'liquidTitle',
    note: 'liquidRows',
    edge: 'bubbleTemperature',
    apart: 'subcooling',
    sheet: 'liquidSheet',
  },
} as const satisfies Readonly<Record<Side, Readonly<Record<string, Word>>>>;

const FIRST = 15;
const [LABEL, FIGURE, UNIT, PROBLEM, PLACE] = [1, 2, 3, 4, 5];
/** Before the figures of a line: its temperature and its pressure. */
const HEADS = 2;

export function asideSheet(side: Side, { apart, points }: Away, saturation: SaturationTable, about: About): AsideTable {
  const { say, units, fluid } = about;
  const { temperature, temperatureDifference, pressure, enthalpy, entropy, density } = units;
  const named = WORDS_OF[side];
  const sheet = new Sheet(say(named.sheet));
  const layers: readonly Layer[] = [
    { word: 'enthalpy', unit: enthalpy, course: 'linear', si: ({ H }) => H },
    ...(side === 'vapour'
      ? [{ word: 'entropy', unit: entropy, course: 'linear', si: ({ S }: Point) => S } as const]
      : []),
    { word: 'density', unit: density, course: side === 'vapour' ? 'logarithmic' : 'linear', si: ({ D }) => D },
  ];
  sheet.widths = [34, 16, 14, 24, ...apart.slice(2).map(() => 11)];
  sheet.put(1, LABEL, say(named.title, { fluid }), 'title');
  sheet.put(2, LABEL, say(named.note), 'note');

  const height = points.length + 4;
  const [rows, columns] = [points.length, apart.length];
  const blocks = layers.map(({ word, unit, si }, layer) => {
    const top = FIRST + layer * height;
    sheet.put(top, LABEL, `${say(word)}, ${unit.symbol}`, 'section');
    sheet.put(top + 1, 1, `${say(named.edge)}, ${temperature.symbol}`, 'head');
    sheet.put(top + 1, 2, `${say('pressure')}, ${pressure.symbol}`, 'head');
    apart.forEach((value, column) => sheet.put(top + 1, HEADS + 1 + column, value, 'head'));
    points.forEach(({ t, P, states }, row) => {
      sheet.put(top + 2 + row, 1, t);
      sheet.put(top + 2 + row, 2, pressure.of(P), 'plain', 3);
      states.forEach((state, column) => {
        if (state !== undefined)
          sheet.put(top + 2 + row, HEADS + 1 + column, unit.of(si(state)), 'plain', Math.min(5, unit.decimals + 1));
      });
    });
    return sheet.block(top + 2, HEADS + 1, rows, columns);
  });
  const t = sheet.column(1, FIRST + 2, rows);
  const aparts = sheet.row(FIRST + 1, HEADS + 1, columns);

  sheet.put(4, LABEL, say('atState'), 'section');
  const example = points[Math.floor(rows / 2)];
  const ask = (row: number, word: Word, unit: SheetUnit, value: number): Expression => {
    sheet.put(row, LABEL, say(word));
    sheet.put(row, UNIT, unit.symbol, 'unit');
    return sheet.put(row, FIGURE, value, 'input');
  };
  const tell = (row: number, word: Word, unit: SheetUnit, of: Expression): Expression => {
    sheet.put(row, LABEL, say(word));
    sheet.put(row, UNIT, unit.symbol, 'unit');
    return sheet.compute(row, FIGURE, of, 'result', Math.min(5, unit.decimals + 1));
  };
  const given = ask(5, 'pressure', pressure, Number(pressure.of(example?.P ?? 0).toFixed(pressure.decimals)));
  const away = about.degrees(10);
  const warm = ask(6, 'temperature', temperature, Math.round((example?.t ?? 0) + (side === 'vapour' ? away : -away)));
  const range = side === 'vapour' ? saturation.dew : saturation.bubble;
  const placed = placeIn(sheet, [7, PLACE], given, range, 'logarithmic');
  const edge = tell(7, named.edge, temperature, figureAt(saturation.t, placed));
  const difference = side === 'vapour' ? minus(warm, edge) : minus(edge, warm);
  const far = tell(8, named.apart, temperatureDifference, where([warm, edge], difference));
  const down = placeIn(sheet, [9, PLACE], edge, t, 'linear');
  const across = placeIn(sheet, [10, PLACE], far, aparts, 'linear');
  const told = layers.map(({ word, unit, course }, layer) =>
    tell(9 + layer, word, unit, figureAmong(blocks[layer] as Block, down, across, course)),
  );
  sheet.compute(5, PROBLEM, choose(areFigures(...told), NOTHING, words(say('outsideAside'))), 'note');
  return {
    sheet,
    t,
    apart: aparts,
    enthalpy: blocks[0] as Block,
    entropy: (side === 'vapour' ? blocks[1] : undefined) ?? { text: '', rows: [] },
    density: blocks.at(-1) as Block,
  };
}
