/** Workbooks (.xlsx) that compute without the site: the tables of a fluid with formulas that interpolate, a cycle, its sources. */
import type { FluidGrid } from '../circuit/fluid-sheet/grid.ts';
import type { FluidSheet } from '../circuit/fluid-sheet/sheet.ts';
import type { Locale } from '../language/index.ts';
import { readersAtmosphere } from '../quantities/index.ts';
import type { UnitPreferences } from '../quantities/index.ts';
import type { CsvTable } from '../quantities/csv.ts';
import { kelvinFromCelsius } from '../quantities/si.ts';
import { exampleCycle } from './about.ts';
import type { About, ExampleCycle } from './about.ts';
import { asideSheet } from './aside-sheet.ts';
import { cycleSheet } from './cycle-sheet.ts';
import { workbookFile } from './file.ts';
import { saturationSheet } from './saturation-sheet.ts';
import type { Sheet } from './sheet.ts';
import { sourcesSheet } from './sources-sheet.ts';
import type { Origin } from './sources-sheet.ts';
import { studySheet } from './study-sheet.ts';
import { sheetUnits } from './units.ts';
import { sayIn } from './words.ts';

export { XLSX } from './file.ts';
export type { Origin } from './sources-sheet.ts';

/** The reader's own cycle: temperatures in °C, differences in K, capacity in kW. */
export type OwnCycle = Partial<Omit<ExampleCycle, 'evaporating' | 'condensing'>> &
  Pick<ExampleCycle, 'evaporating' | 'condensing'>;

export interface WorkbookRequest {
  readonly locale: Locale;
  readonly preferences: UnitPreferences;
  /** The fluid as the reader knows it. */
  readonly name: string;
  readonly grid: FluidGrid;
  readonly facts: FluidSheet;
  readonly origin: Origin;
  /** Typed in on the sheet of the cycle, in place of an example. */
  readonly cycle?: OwnCycle;
  /** Of a study: its tables, as a sheet more. */
  readonly tables?: readonly CsvTable[];
}

/** The unit the tables of a workbook need round steps in. */
export const gridUnit = (preferences: UnitPreferences): FluidGrid['unit'] => sheetUnits(preferences).grid;

function ownCycle(
  own: OwnCycle,
  example: ExampleCycle,
  { units, degrees }: Pick<About, 'units' | 'degrees'>,
): ExampleCycle {
  const { temperature, power } = units;
  const { evaporating, condensing, cooling, ...rest } = own;
  const differences = ['superheat', 'lineSuperheat', 'subcooling', 'lineSubcooling'] as const;
  return {
    ...example,
    ...rest,
    evaporating: temperature.of(kelvinFromCelsius(evaporating)),
    condensing: temperature.of(kelvinFromCelsius(condensing)),
    ...Object.fromEntries(differences.flatMap((key) => (own[key] === undefined ? [] : [[key, degrees(own[key])]]))),
    ...(cooling !== undefined && { cooling: power.of(cooling * 1000) }),
  };
}

/** The sheets in their order. */
export function workbookSheets(request: WorkbookRequest): readonly Sheet[] {
  const { locale, preferences, name, grid, facts, origin, cycle, tables } = request;
  const units = sheetUnits(preferences);
  const degrees = (kelvin: number): number => Number((kelvin / units.temperatureDifference.scale).toPrecision(6));
  const example = exampleCycle(grid, { units, degrees });
  const about: About = {
    ...{ locale, units, degrees, facts, fluid: name },
    say: sayIn(locale),
    atmosphere: readersAtmosphere(),
    example: cycle === undefined ? example : ownCycle(cycle, example, { units, degrees }),
  };
  const saturation = saturationSheet(grid, about);
  const vapour = asideSheet('vapour', grid.vapour, saturation, about);
  const liquid = asideSheet('liquid', grid.liquid, saturation, about);
  const ends = [vapour.sheet, liquid.sheet, ...(tables === undefined ? [] : [studySheet(tables, about)])];
  return [
    saturation.sheet,
    cycleSheet({ saturation, vapour, liquid }, about),
    sourcesSheet(grid, about, origin),
    ...ends,
  ];
}

/** The bytes of the workbook. */
export function fluidWorkbook(request: WorkbookRequest): Uint8Array<ArrayBuffer> {
  const { name, origin } = request;
  return workbookFile(workbookSheets(request), { title: name, creator: origin.site, made: origin.made });
}
