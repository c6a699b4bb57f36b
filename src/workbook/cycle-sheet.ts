/** The second sheet: a one-stage cycle between two temperatures, worked out in the tables of the others. */
import { areFigures, choose, constant, minus, over, plus, times, words } from './formulas.ts';
import type { Expression, Range } from './formulas.ts';
import type { About } from './about.ts';
import type { AsideTable } from './aside-sheet.ts';
import { atEntropy, temperatureAtEnthalpy, writePressureLine } from './high-pressure-line.ts';
import type { SaturationTable } from './saturation-sheet.ts';
import { Sheet } from './sheet.ts';
import { figureAmong, figureAt, NOTHING, placeIn, where } from './tables.ts';
import type { Place } from './tables.ts';
import type { SheetUnit } from './units.ts';
import type { Word } from './words.ts';

export interface CycleTables {
  readonly saturation: SaturationTable;
  readonly vapour: AsideTable;
  readonly liquid: AsideTable;
}

const [LABEL, FIGURE, UNIT, PROBLEM, PLACE] = [1, 2, 3, 4, 5];
/** Columns of the points. */
const [P, T, H, S, D, AT] = [2, 3, 4, 5, 6, 7];
/** Rows where the parts of the sheet begin. */
const [INPUTS, POINTS, RESULTS, WORKINGS, LINE] = [4, 16, 27, 38, 43];
const [OUTLET, SUCTION, IDEAL, DISCHARGE, CONDENSER, VALVE, EVAPORATOR] = [0, 1, 2, 3, 4, 5, 6].map(
  (index) => POINTS + 2 + index,
) as [number, number, number, number, number, number, number];
const PLAIN: SheetUnit = { symbol: '', scale: 1, zero: 0, decimals: 3, of: (si) => si };

export function cycleSheet({ saturation, vapour, liquid }: CycleTables, about: About): Sheet {
  const { say, units, fluid, example } = about;
  const { temperature, temperatureDifference, pressure, enthalpy, entropy, density, power, massFlow, volumeFlow } =
    units;
  const sheet = new Sheet(say('cycleSheet'));
  sheet.widths = [44, 16, 16, 16, 16, 16];
  sheet.put(1, LABEL, say('cycleTitle', { fluid }), 'title');
  sheet.put(2, LABEL, say('cycleNote'), 'note');

  const ask = (row: number, word: Word, { symbol }: SheetUnit, value: number): Expression => {
    sheet.put(INPUTS + row, LABEL, say(word));
    sheet.put(INPUTS + row, UNIT, symbol, 'unit');
    return sheet.put(INPUTS + row, FIGURE, value, 'input');
  };
  sheet.put(INPUTS, LABEL, say('inputs'), 'section');
  const evaporating = ask(1, 'evaporating', temperature, example.evaporating);
  const condensing = ask(2, 'condensing', temperature, example.condensing);
  const useful = ask(3, 'usefulSuperheat', temperatureDifference, example.superheat);
  const lineUp = ask(4, 'lineSuperheat', temperatureDifference, example.lineSuperheat);
  const cooled = ask(5, 'condenserSubcooling', temperatureDifference, example.subcooling);
  const lineDown = ask(6, 'lineSubcooling', temperatureDifference, example.lineSubcooling);
  const isentropic = ask(7, 'isentropic', PLAIN, example.isentropic);
  const volumetric = ask(8, 'volumetric', PLAIN, example.volumetric);
  const cooling = ask(9, 'cooling', power, example.cooling);

  const placed = (row: number, value: Expression, range: Range, course: 'linear' | 'logarithmic' = 'linear'): Place =>
    placeIn(sheet, [row, PLACE], value, range, course);
  const working = (row: number, [word, of]: readonly [Word, Word], found: Expression): Expression => {
    sheet.put(WORKINGS + row, LABEL, `${say(word)}, ${say(of)}`, 'aside');
    return sheet.compute(WORKINGS + row, FIGURE, found, 'aside', 4);
  };
  const coldPlace = placed(WORKINGS, evaporating, saturation.t);
  const hotPlace = placed(WORKINGS + 1, condensing, saturation.t);
  const low = working(0, ['dewPressure', 'evaporating'], figureAt(saturation.dew, coldPlace, 'logarithmic'));
  const high = working(1, ['dewPressure', 'condensing'], figureAt(saturation.dew, hotPlace, 'logarithmic'));
  const bubblePlace = placed(WORKINGS + 2, high, saturation.bubble, 'logarithmic');
  const bubble = working(2, ['bubbleTemperature', 'condensing'], figureAt(saturation.t, bubblePlace));
  const superheat = where([useful, lineUp], plus(useful, lineUp));
  const subcooling = where([cooled, lineDown], plus(cooled, lineDown));
  const cold = placed(INPUTS + 1, evaporating, vapour.t);
  const hot = placed(INPUTS + 2, condensing, vapour.t);
  const atOutlet = placed(INPUTS + 3, useful, vapour.apart);
  const atSuction = placed(INPUTS + 4, superheat, vapour.apart);
  const atCondenser = placed(INPUTS + 5, cooled, liquid.apart);
  const atValve = placed(INPUTS + 6, subcooling, liquid.apart);
  const line = placed(INPUTS + 7, bubble, liquid.t);

  sheet.put(POINTS, LABEL, say('points'), 'section');
  const heads: readonly (readonly [Word, SheetUnit])[] = [
    ['point', PLAIN],
    ['pressure', pressure],
    ['temperature', temperature],
    ['enthalpy', enthalpy],
    ['entropy', entropy],
    ['density', density],
  ];
  heads.forEach(([word, { symbol }], index) =>
    sheet.put(POINTS + 1, index + 1, symbol === '' ? say(word) : `${say(word)}, ${symbol}`, 'head'),
  );
  const point = (row: number, word: Word, at: Expression, warm?: Expression): void => {
    sheet.put(row, LABEL, say(word));
    sheet.compute(row, P, at, 'result', 3);
    if (warm !== undefined) sheet.compute(row, T, warm, 'result', 2);
  };
  const heat = (row: number, of: Expression): Expression => sheet.compute(row, H, of, 'result', 3);

  point(OUTLET, 'evaporatorOutlet', low, where([evaporating, useful], plus(evaporating, useful)));
  const outlet = heat(OUTLET, figureAmong(vapour.enthalpy, cold, atOutlet));
  point(SUCTION, 'suction', low, where([evaporating, superheat], plus(evaporating, superheat)));
  const suction = heat(SUCTION, figureAmong(vapour.enthalpy, cold, atSuction));
  const kept = sheet.compute(SUCTION, S, figureAmong(vapour.entropy, cold, atSuction), 'result', 5);
  const dense = sheet.compute(SUCTION, D, figureAmong(vapour.density, cold, atSuction, 'logarithmic'), 'result', 3);
  const pressureLine = writePressureLine(sheet, LINE, vapour, condensing, hot, about);
  point(IDEAL, 'isentropicDischarge', high);
  const cells = [
    [IDEAL, AT],
    [IDEAL, T],
    [IDEAL, H],
  ] as const;
  const ideal = atEntropy(sheet, cells, kept, pressureLine, about).enthalpy;
  const raised = plus(suction, over(minus(ideal, suction), isentropic));
  const discharge = heat(DISCHARGE, where([ideal, suction, isentropic], raised));
  point(DISCHARGE, 'discharge', high);
  const dischargeT = temperatureAtEnthalpy(sheet, [DISCHARGE, AT], discharge, pressureLine);
  const hottest = sheet.compute(DISCHARGE, T, dischargeT, 'result', 2);
  point(CONDENSER, 'condenserOutlet', high, where([bubble, cooled], minus(bubble, cooled)));
  const condensed = heat(CONDENSER, figureAmong(liquid.enthalpy, line, atCondenser));
  point(VALVE, 'valveInlet', high, where([bubble, subcooling], minus(bubble, subcooling)));
  const valve = heat(VALVE, figureAmong(liquid.enthalpy, line, atValve));
  point(EVAPORATOR, 'valveOutlet', low);
  heat(EVAPORATOR, valve);

  sheet.put(RESULTS, LABEL, say('figures'), 'section');
  const tell = (
    row: number,
    word: Word,
    { symbol, decimals }: SheetUnit,
    needed: readonly Expression[],
    of: Expression,
  ): Expression => {
    sheet.put(RESULTS + row, LABEL, say(word));
    sheet.put(RESULTS + row, UNIT, symbol, 'unit');
    return sheet.compute(RESULTS + row, FIGURE, where(needed, of), 'result', decimals);
  };
  const all = [outlet, valve, discharge, suction, condensed];
  const [effect, work] = [minus(outlet, valve), minus(discharge, suction)];
  const eer = tell(1, 'eer', PLAIN, all, over(effect, work));
  const cop = tell(2, 'cop', PLAIN, all, over(minus(discharge, condensed), work));
  const drawn = tell(3, 'compressor', power, [eer, cooling], over(cooling, eer));
  tell(4, 'heating', power, [drawn, cop], times(drawn, cop));
  const perSecond = constant(power.scale / (enthalpy.scale * massFlow.scale));
  const flow = tell(5, 'massFlow', massFlow, [outlet, valve, cooling], times(perSecond, over(cooling, effect)));
  const perVolume = constant(massFlow.scale / (density.scale * volumeFlow.scale));
  const swept = times(perVolume, over(flow, times(dense, volumetric)));
  tell(6, 'swept', volumeFlow, [flow, dense, volumetric], swept);
  tell(7, 'ratio', PLAIN, [low, high], over(high, low));
  tell(8, 'dischargeTemperature', temperature, [hottest], hottest);
  sheet.compute(RESULTS, PROBLEM, choose(areFigures(eer), NOTHING, words(say('outsideAside'))), 'note');
  return sheet;
}
