/** What a simulation was asked and what it gives, as tables: of the page, of its files and of the report. */
import type { Translator } from '../../../i18n/keys.ts';
import { barFromPascal, celsiusFromKelvin } from '../../../quantities/si.ts';
import type { ShownQuantity } from '../../../kit/island/format.ts';
import { figure, given } from '../../../kit/table/table.ts';
import type { Cell, Table } from '../../../kit/table/table.ts';
import { cycleOf } from '../../../simulation/cycles/index.ts';
import { FIELDS, inputsOfOtherCycles, isCounted } from '../../../simulation/fields.ts';
import { allFigures } from '../../../simulation/figures.ts';
import { wordsOfInput } from '../../../simulation/option-names.ts';
import type { ArchitectureInput, SimulationResult } from '../../../simulation/types.ts';
import { pointsTable, stagesTable } from './cycle-tables.ts';
import { labelOfField } from './field-words.ts';
import { regimeHead } from './regimes.ts';
import { isGliding } from './saturation.ts';
import { isNumberKey, measureOfKey } from './state/fields.ts';
import type { Regime } from './state/form.ts';
import { $pins, restorePins } from './state/pins.ts';
import type { Pin } from './state/pins.ts';
import type { Shown } from './state/results.ts';

/** One regime with a result of what is typed now. */
export type Simulated = readonly [regime: Regime, result: SimulationResult];
type Row = readonly [label: string, value: Cell];

export const simulatedOf = (shown: Shown, regimes: readonly Regime[]): readonly Simulated[] =>
  regimes.flatMap((regime) => {
    const { result, isStale } = shown[regime];
    return result && !isStale ? [[regime, result] as const] : [];
  });

const CLASSIC_ONLY: readonly string[] = ['temp_cdr', 'sous_ref_cdr'];
const TRANSCRITICAL_ONLY: readonly string[] = ['p_gc', 't_out_gc'];

/** What a regime was asked; what has no effect on its cycle is left out, and what the label of a field says. */
function inputRows(result: SimulationResult, t: Translator): readonly Row[] {
  const { input } = result;
  const cycle = cycleOf(input);
  const texts = Object.fromEntries(FIELDS.map(({ form, body }) => [form, String(input[body] ?? '')]));
  const without = [...(input.mode_trans === '1' ? CLASSIC_ONLY : TRANSCRITICAL_ONLY), ...inputsOfOtherCycles(cycle.id)];
  return FIELDS.flatMap(({ form, body }): readonly Row[] => {
    const value = input[body];
    if (value === undefined || without.includes(form) || without.includes(body) || !isCounted(body, input)) return [];
    if (isNumberKey(form) && typeof value === 'number') {
      const quantity = measureOfKey(form, texts).quantity as ShownQuantity;
      return [[labelOfField(form, texts, t, isGliding(result)), given(quantity, value)]];
    }
    switch (form) {
      case 'fluid':
        return [[t('simulator.fields.fluid'), String(value)]];
      case 'mode_ref':
        return [[t('simulator.fields.mode_ref'), t(`simulator.media.${value as 0}`)]];
      case 'mode_trans':
        return [[t('simulator.fields.mode_trans'), t(`simulator.cycles.${value as '0'}`)]];
      case 'architecture':
        return [[t('simulator.fields.architecture'), cycle.name[t.locale]]];
      // The label of each temperature says it, where a blend glides.
      case 'sat_ref':
        return [];
      default: {
        const said = wordsOfInput(input, body as ArchitectureInput, t.locale);
        return said && 'words' in said ? [[t(`simulator.fields.${form as 'kind'}`), said.words]] : [];
      }
    }
  });
}

const figureRows = (result: SimulationResult, t: Translator): readonly Row[] =>
  allFigures(result).map(({ name, quantity, value, point }) => [
    t(`simulator.figures.${name}`, { point }),
    figure(quantity, value(result)),
  ]);

/** Rows of several regimes beside each other, by their name; what one regime does not have is a dash. */
const sideBySide =
  (rowsOf: typeof inputRows) =>
  (simulated: readonly Simulated[], regimes: readonly Regime[], head: string, t: Translator): Table => {
    const columns = simulated.map(([, result]) => new Map(rowsOf(result, t)));
    const names = [...new Set(columns.flatMap((rows) => [...rows.keys()]))];
    return {
      head: [head, ...simulated.map(([regime]) => regimeHead(regime, regimes, t))],
      rows: names.map((name) => [name, ...columns.map((rows) => rows.get(name) ?? '–')]),
    };
  };

export const inputTable = sideBySide(inputRows);
export const figureTable = sideBySide(figureRows);

/** The points of every regime, each a table of its own. */
export const pointsTables = (simulated: readonly Simulated[], t: Translator): readonly Table[] =>
  simulated.map(([regime, result]) =>
    pointsTable(t(simulated.length > 1 ? `simulator.regimes.${regime}Long` : 'simulator.points.title'), result, t),
  );

/** What a kept state is told by. */
export const PIN_FIGURES = [
  ['T', 'temperature', ({ T }) => celsiusFromKelvin(T)],
  ['p', 'pressure', ({ P }) => barFromPascal(P)],
  ['h', 'enthalpy', ({ H }) => H / 1e3],
  ['s', 'entropy', ({ S }) => S / 1e3],
  ['v', 'specificVolume', ({ D }) => 1 / D],
  ['x', 'quality', ({ Q }) => Q],
] as const satisfies readonly (readonly [string, ShownQuantity, (pin: Pin) => number | undefined])[];

/** Its number and its fluid. */
export const pinName = ({ fluid }: Pin, index: number): string => `${index + 1} ${fluid}`;

/** The states a reader has kept. */
export function pinTable(t: Translator): Table {
  restorePins();
  return {
    head: [t('simulator.diagram.pins'), ...PIN_FIGURES.map(([name, quantity]) => ({ name, quantity }))],
    rows: $pins
      .get()
      .map((pin, index) => [
        pinName(pin, index),
        ...PIN_FIGURES.map(([, quantity, value]) => figure(quantity, value(pin))),
      ]),
  };
}

/** A whole simulation, as its files have it. */
export const simulationTables = (shown: Shown, regimes: readonly Regime[], t: Translator): readonly Table[] => {
  const simulated = simulatedOf(shown, regimes);
  return [
    inputTable(simulated, regimes, t('simulator.exported.input'), t),
    figureTable(simulated, regimes, t('simulator.exported.quantity'), t),
    ...simulated.map(([, result]) => stagesTable(result, t)),
    ...pointsTables(simulated, t),
    pinTable(t),
  ];
};
