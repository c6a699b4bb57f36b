/** Every door that has reference cases, and how it is asked one. */
import type { Engine } from '../../engine/types.ts';
import { CATALOGUE } from '../components/catalogue/index.ts';
import {
  coefficientsFromText,
  comparison,
  components,
  compressorInput,
  compressorPoint,
  equivalentLength,
  hpOptimum,
  lineInput,
  polynomialValue,
  recordsFromCsv,
  rulerMeasure,
  rulerSaturation,
  rulerState,
  sweep,
} from '../index.ts';
import type { Outcome } from '../outcome.ts';
import type { DoorComparison, ReferenceCase, ReferenceTable } from './reference.ts';
import { comparisonsOf, resultsOf } from './reference.ts';
import coefficientsFromTextTable from './reference/coefficientsFromText.json' with { type: 'json' };
import comparisonTable from './reference/comparison.json' with { type: 'json' };
import componentsTable from './reference/components.json' with { type: 'json' };
import compressorInputTable from './reference/compressorInput.json' with { type: 'json' };
import compressorPointTable from './reference/compressorPoint.json' with { type: 'json' };
import equivalentLengthTable from './reference/equivalentLength.json' with { type: 'json' };
import hpOptimumTable from './reference/hpOptimum.json' with { type: 'json' };
import lineInputTable from './reference/lineInput.json' with { type: 'json' };
import polynomialValueTable from './reference/polynomialValue.json' with { type: 'json' };
import recordsFromCsvTable from './reference/recordsFromCsv.json' with { type: 'json' };
import rulerMeasureTable from './reference/rulerMeasure.json' with { type: 'json' };
import rulerSaturationTable from './reference/rulerSaturation.json' with { type: 'json' };
import rulerStateTable from './reference/rulerState.json' with { type: 'json' };
import sweepTable from './reference/sweep.json' with { type: 'json' };

type Input = ReferenceCase['input'];
type Answer = Outcome<unknown>;

/** A bare number or body, as an answer. */
const bare = (result: object): Answer => ({ ok: true, result });

const results = ({ permanent, transient }: Input, engine: Engine): unknown => resultsOf(permanent, transient, engine);

export interface ReferenceDoor {
  readonly table: ReferenceTable;
  readonly answer: (input: Input, engine: Engine) => Answer;
}

const door = (table: unknown, answer: ReferenceDoor['answer']): ReferenceDoor => ({
  table: table as ReferenceTable,
  answer,
});

type PageDoor = (results: unknown, options: unknown, engine: Engine) => Answer;

/** What the `reference.json` of each folder is held against: the door of that name in the `index.ts` beside it. */
const tables = import.meta.glob<ReferenceTable>('../*/reference.json', { eager: true, import: 'default' });
const rooms = import.meta.glob<Readonly<Record<string, unknown>>>('../*/index.ts', { eager: true });

/** The doors asked as a page asks them, by their names. @throws {Error} for a table without its door */
export const PAGE_DOORS = Object.entries(tables).map(([file, table]) => {
  const answer = rooms[file.replace('reference.json', 'index.ts')]?.[table.door] as PageDoor | undefined;
  if (!answer)
    throw new Error(`src/circuit/${file.slice(3)}: there is no door ${table.door} in the index.ts beside it`);
  return { name: table.door, table, answer };
});

/** The rows of lines the reference values were computed with: these two came after. */
const CATALOGUE_OF_REFERENCE = CATALOGUE.filter(({ brand }) => brand !== 'HANSEN' && brand !== 'SIEMENS');

/** Around the points of a simulation. */
export const CIRCUIT_DOORS: readonly ReferenceDoor[] = [
  door(equivalentLengthTable, ({ fittings, di }) => equivalentLength(fittings, di)),
  door(componentsTable, (by, engine) => components(results(by, engine), CATALOGUE_OF_REFERENCE, by['options'], engine)),
  ...PAGE_DOORS.map(({ table, answer }) =>
    door(table, (by, engine) => answer(results(by, engine), by['options'], engine)),
  ),
];

/** Compressor, comparison, one point, ruler, optimum. */
export const MACHINE_DOORS: readonly ReferenceDoor[] = [
  door(polynomialValueTable, (by) => bare({ value: polynomialValue(by['coefficients'], by['s'], by['d']) })),
  door(compressorPointTable, (by, engine) => compressorPoint(by['record'], by['te'], by['tc'], by['options'], engine)),
  door(compressorInputTable, (by, engine) =>
    compressorInput(by['records'], by['key'], by['input'], by['options'], engine),
  ),
  door(coefficientsFromTextTable, (by) => coefficientsFromText(by['text'])),
  door(recordsFromCsvTable, (by) => recordsFromCsv(by['text'])),
  door(comparisonTable, (by, engine) => comparison(by['input'], by['fluid1'], by['fluid2'], engine)),
  door(lineInputTable, (by) => bare(lineInput(by['values']))),
  door(sweepTable, (by, engine) => sweep(by['input'], by['variable'], by['from'], by['to'], by['step'], engine)),
  door(rulerSaturationTable, (by, engine) =>
    rulerSaturation(by['fluid'], by['prop'], by['value'], by['curve'], engine),
  ),
  door(rulerMeasureTable, (by, engine) => rulerMeasure(by['fluid'], by['p'], by['t'], engine)),
  door(rulerStateTable, (by, engine) =>
    rulerState(by['fluid'], by['prop1'], by['value1'], by['prop2'], by['value2'], engine),
  ),
  door(hpOptimumTable, (by, engine) => hpOptimum(by['input'], engine)),
];

export const REFERENCE_DOORS: readonly ReferenceDoor[] = [...CIRCUIT_DOORS, ...MACHINE_DOORS];

/** Every value of every case of a door. */
export const doorComparisons = ({ table, answer }: ReferenceDoor, engine: Engine): readonly DoorComparison[] =>
  table.cases.flatMap((one) => comparisonsOf(answer(one.input, engine), one, table));
