/** What the page of the year asks, as data; keys and units are those of the requests of `seasonal`. */
import { ELECTRICITY } from '../../../physics/electricity.ts';
import type { ChoiceField, Field, FormTexts, Measure, NumberField } from '../../../kit/form/fields.ts';
import { choiceField, flagField, numberField, textField } from '../../../kit/page/question.ts';
import { ARCHITECTURES, CYCLES } from '../../../simulation/cycles/index.ts';
import type { CycleDescription } from '../../../simulation/cycles/index.ts';
import { COOLING_HOURS, HEATING_HOURS } from '../../../season/data/hours.ts';
import { LEAKS } from '../../../season/data/factors.ts';
import { HEATING_CLIMATES } from '../../../season/climate.ts';

/** What can be asked: three figures from declared points, two from the simulated machine. */
export const PAGE_FIGURES = ['scop', 'seer', 'sepr', 'heating', 'annual'] as const;
export type PageFigure = (typeof PAGE_FIGURES)[number];

export const figureOf = ({ figure }: FormTexts): PageFigure => PAGE_FIGURES.find((one) => one === figure) ?? 'scop';
export const isSimulated = (figure: PageFigure): boolean => figure === 'heating' || figure === 'annual';

type Test = (texts: FormTexts) => boolean;
const of =
  (...figures: readonly PageFigure[]): Test =>
  (texts) =>
    figures.includes(figureOf(texts));
const both =
  (one: Test, other: Test): Test =>
  (texts) =>
    one(texts) && other(texts);
/** One cycle on a fluid chosen here, or a plant with fluids and levels of its own. */
export const PLANTS = ['one', 'booster', 'cascade'] as const;
const isPlant =
  (...plants: readonly (typeof PLANTS)[number][]): Test =>
  (texts) =>
    figureOf(texts) === 'annual' && plants.some((plant) => plant === texts['plant']);
const isOneCycle: Test = (texts) => !isPlant('booster', 'cascade')(texts);
/** A rack of compressors, in place of one whose capacity follows its load. */
const isStepped: Test = (texts) => figureOf(texts) === 'annual' && texts['control'] === 'steps';
/** Whether frost is told in kilograms of ice. */
const isWeighed: Test = (texts) =>
  figureOf(texts) === 'annual'
    ? texts['defrosting'] === 'electric' || texts['defrosting'] === 'hot_gas'
    : figureOf(texts) === 'heating' && texts['defrost_by'] === 'mass';
const isCompared: Test = (texts) => texts['compare'] === 'true' && isOneCycle(texts);
const isCustom: Test = (texts) => texts[figureOf(texts) === 'scop' ? 'product' : 'product_c'] === 'custom';

const TEMPERATURE: Measure = { quantity: 'temperature', unit: 'degC', step: 1 };
const DIFFERENCE: Measure = { quantity: 'temperatureDifference', unit: 'K', step: 1 };
const POWER: Measure = { quantity: 'power', unit: 'kW' };
const SMALL_POWER: Measure = { quantity: 'power', unit: 'W', isFixed: true, step: 1 };
const RATIO: Measure = { quantity: 'ratio', unit: 'none' };
const SHARE: Measure = { quantity: 'share', unit: 'fraction', step: 0.01 };
const COUNT: Measure = { quantity: 'count', unit: 'none' };
const EFFICIENCY: Measure = { quantity: 'efficiency', unit: 'fraction', step: 0.01 };
const MASS: Measure = { quantity: 'mass', unit: 'kg' };

const number = (key: string, measure: Measure, byDefault: number | null, isUsed?: Test): NumberField =>
  numberField(key, measure, byDefault, isUsed && { isUsed });
const choice = (key: string, options: readonly string[], isUsed?: Test): ChoiceField =>
  choiceField(key, options, isUsed && { isUsed });

type Point = readonly [t: number, capacity: number, efficiency: number];
const MOST_POINTS = 12;
const points = (key: string, efficiency: 'cop' | 'eer', rows: readonly Point[], isUsed: Test): Field => ({
  key,
  kind: 'list',
  columns: [
    number('t', TEMPERATURE, 2),
    number('capacity', POWER, 8),
    number(efficiency, RATIO, 3),
    number('c', RATIO, null),
  ],
  default: rows.map(([t, capacity, value]) => ({ t, capacity, [efficiency]: value })),
  most: MOST_POINTS,
  isUsed,
});

/** The cycles that run on the fluid chosen here and have a year; what is their own is taken as every form opens with it. */
export const PAGE_CYCLES = ARCHITECTURES.filter((word) => {
  const { circuits, onlyFluid, isOfOnePoint }: CycleDescription = CYCLES[word];
  return onlyFluid === undefined && isOfOnePoint !== true && circuits.some(({ fluid }) => fluid === 'fluid');
});

/** EN 14825:2018, annex H. */
const HEAT_PUMP: readonly Point[] = [
  [-10, 7.8, 2.6],
  [-7, 9.55, 3.26],
  [-6, 9.7, 3.3],
  [2, 11.17, 4],
  [7, 12.66, 4.91],
  [12, 14.3, 5.5],
];
/** An example of ours, at the loads of EN 14825. */
const AIR_CONDITIONER: readonly Point[] = [
  [35, 5, 3],
  [30, 3.7, 3.5],
  [25, 2.35, 4.1],
  [20, 1.05, 4.8],
];
/** The tool for condensing units published with Regulation (EU) 2015/1095, medium temperature. */
const CONDENSING_UNIT: readonly Point[] = [
  [32, 7, 2.1],
  [25, 7.76, 2.57],
  [15, 8.74, 3.27],
  [5, 9.61, 4],
];

const isHeating = of('scop', 'heating');
const isBuilding = of('scop', 'seer');
const isMade = of('heating', 'annual');
const isDeclared = of('scop', 'seer', 'sepr');

export const SEASON_FIELDS: readonly Field[] = [
  choice('figure', PAGE_FIGURES),
  flagField('compare', { isUsed: isOneCycle }),
  choice('plant', PLANTS, of('annual')),
  choice('climate', HEATING_CLIMATES, isHeating),
  choice('season', ['process', 'cooling'], of('annual')),
  // The building, or what is cooled.
  number('p_design', POWER, 11.46, isHeating),
  number('p_design_c', POWER, 5, of('seer')),
  number('p_design_p', POWER, 7, of('sepr')),
  number('t_biv', TEMPERATURE, -6, isHeating),
  number('t_ol', TEMPERATURE, -10, isHeating),
  choice('application', ['condensing_medium', 'condensing_low', 'chiller'], of('sepr')),
  number('power_cold', POWER, 50, isPlant('one', 'cascade')),
  number('q_mt', POWER, 100, isPlant('booster')),
  number('q_lt', POWER, 20, isPlant('booster')),
  number('load_min', SHARE, 0.6, of('annual')),
  number('t_load_min', TEMPERATURE, 5, of('annual')),
  number('t_load_max', TEMPERATURE, 32, of('annual')),
  // Declared points of both machines.
  points('points', 'cop', HEAT_PUMP, of('scop')),
  points('points_2', 'cop', HEAT_PUMP, both(of('scop'), isCompared)),
  points('points_c', 'eer', AIR_CONDITIONER, of('seer')),
  points('points_c_2', 'eer', AIR_CONDITIONER, both(of('seer'), isCompared)),
  points('points_p', 'eer', CONDENSING_UNIT, of('sepr')),
  points('points_p_2', 'eer', CONDENSING_UNIT, both(of('sepr'), isCompared)),
  choice('method', ['cc', 'cd'], isDeclared),
  flagField('own_c', { isUsed: isDeclared }),
  number('cc', RATIO, 0.9, (texts) => !isDeclared(texts) || texts['method'] !== 'cd'),
  number('cd', RATIO, 0.25, (texts) => isDeclared(texts) && texts['method'] === 'cd'),
  // The simulated machine.
  textField('fluid', 'R290', { isUsed: both(isMade, isOneCycle) }),
  textField('fluid_2', 'R32', { isUsed: both(isMade, isCompared) }),
  choice('architecture', PAGE_CYCLES, both(isMade, isOneCycle)),
  choice('fluid_hp', ['R717', 'R290', 'R1270', 'R134a', 'R513A', 'R1234ze(E)'], isPlant('cascade')),
  choice('fluid_bp', ['R744', 'R170', 'R1150'], isPlant('cascade')),
  number('t_cas', TEMPERATURE, -10, isPlant('cascade')),
  number('dt_cas', DIFFERENCE, 5, isPlant('cascade')),
  choice('parallel', ['false', 'true'], isPlant('booster')),
  number('p_rec', { quantity: 'pressure', unit: 'bar' }, 35, isPlant('booster')),
  number('rend_is', EFFICIENCY, 0.7, isMade),
  number('rend_is_2', EFFICIENCY, 0.7, both(isMade, isCompared)),
  number('eta_motor', EFFICIENCY, 0.9, isMade),
  number('surch_evp', DIFFERENCE, 5, isMade),
  number('sous_ref_cdr', DIFFERENCE, 3, isMade),
  number('t_supply', TEMPERATURE, 35, of('heating')),
  number('t_supply_min', TEMPERATURE, 25, of('heating')),
  number('dt_evp', DIFFERENCE, 8, of('heating')),
  number('dt_cdr_h', DIFFERENCE, 4, of('heating')),
  number('x_cycling_h', SHARE, 0.35, of('heating')),
  choice('defrost_by', ['share', 'mass'], of('heating')),
  number('defrost', SHARE, 0, (texts) => figureOf(texts) === 'heating' && texts['defrost_by'] !== 'mass'),
  number('t_evp', TEMPERATURE, -10, isPlant('one', 'cascade')),
  number('te_mt', TEMPERATURE, -8, isPlant('booster')),
  number('te_lt', TEMPERATURE, -32, isPlant('booster')),
  number('dt_cdr', DIFFERENCE, 12, of('annual')),
  number('t_cdr_min', TEMPERATURE, 25, of('annual')),
  number('approach', DIFFERENCE, 3, (texts) => figureOf(texts) === 'annual' && hasCarbonDioxide(texts)),
  choice('control', ['follows', 'steps'], of('annual')),
  number('x_cycling', SHARE, 0.5, (texts) => figureOf(texts) === 'annual' && !isStepped(texts)),
  number('steps', COUNT, 3, isStepped),
  number('power_nominal', POWER, null, isStepped),
  choice('defrosting', ['none', 'electric', 'hot_gas'], of('annual')),
  number('frost_mass', MASS, null, isWeighed),
  number('frost_per_day', COUNT, 3, isWeighed),
  number('frost_efficiency', SHARE, null, isWeighed),
  number('frost_room', SHARE, 1, (texts) => figureOf(texts) === 'annual' && isWeighed(texts)),
  number('p_aux', SMALL_POWER, 0, isMade),
  // The other hours of the year.
  choice('product', [...Object.keys(HEATING_HOURS), 'custom'], of('scop')),
  choice('product_c', [...Object.keys(COOLING_HOURS), 'custom'], of('seer')),
  number('h_active', COUNT, 2066, both(isBuilding, isCustom)),
  number('h_to', COUNT, 178, both(isBuilding, isCustom)),
  number('h_sb', COUNT, 0, both(isBuilding, isCustom)),
  number('h_ck', COUNT, 178, both(isBuilding, isCustom)),
  number('h_off', COUNT, 0, both(isBuilding, isCustom)),
  number('p_to', SMALL_POWER, 0, isBuilding),
  number('p_sb', SMALL_POWER, 0, isBuilding),
  number('p_ck', SMALL_POWER, 0, isBuilding),
  number('p_off', SMALL_POWER, 0, isBuilding),
  number('conversion', RATIO, 2.5, isBuilding),
  number('f1', COUNT, 3, isBuilding),
  number('f2', COUNT, 0, isBuilding),
  // Cost and warming.
  number('price', RATIO, null, isMade),
  number('beta', RATIO, ELECTRICITY.average),
  number('charge', MASS, null),
  number('gwp', COUNT, null),
  number('gwp_2', COUNT, null, isCompared),
  choice('leaks', ['heat_pump', ...Object.keys(LEAKS).filter((kind) => kind !== 'heat_pump'), 'custom']),
  number('leak', SHARE, 0.06, ({ leaks }) => leaks === 'custom'),
  number('years', COUNT, 15),
  number('recovery', SHARE, 0.9),
  number('mass', MASS, null),
  number('mm', RATIO, 1.8),
  number('rfm', RATIO, null),
];

function hasCarbonDioxide({ fluid, fluid_2, compare, plant }: FormTexts): boolean {
  if (plant === 'cascade') return false;
  return plant === 'booster' || fluid === 'R744' || (compare === 'true' && fluid_2 === 'R744');
}
