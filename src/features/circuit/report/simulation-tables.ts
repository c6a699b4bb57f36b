/** What the simulation was asked and what it gives, both regimes side by side, as tables of the report. */
import type { Translator } from '../../../i18n/keys.ts';
import { cycleOf, figuresOf } from '../../../simulation/cycles/index.ts';
import { FIELDS, inputsOfOtherCycles, isCounted } from '../../../simulation/fields.ts';
import type { SimulationResult } from '../../../simulation/types.ts';
import { saturationWord, withWord } from '../../simulator/field-words.ts';
import { isGliding } from '../../simulator/saturation.ts';
import { CYCLE_QUANTITIES } from '../../simulator/figure-list.ts';
import { regimeHead } from '../../simulator/regimes.ts';
import type { Regime } from '../../simulator/state/form.ts';
import { isNumberKey, measureOfKey } from '../../simulator/state/fields.ts';
import type { Shown } from '../../simulator/state/results.ts';
import type { Formatter, ShownQuantity } from '../../../kit/island/format.ts';
import type { Cells, CsvTable } from '../../../quantities/csv.ts';

type Row = readonly [label: string, value: string];

/** Said by the label of the field beside them, or by the fluid's own line. */
const SAID_ELSEWHERE: readonly string[] = ['mode_cdr', 'mode_evp', 'sat_ref'];
const CLASSIC_ONLY: readonly string[] = ['temp_cdr', 'sous_ref_cdr'];
const TRANSCRITICAL_ONLY: readonly string[] = ['p_gc', 't_out_gc'];

/** What a regime was asked; what has no effect on its cycle is left out. */
function inputRows(result: SimulationResult, t: Translator, format: Formatter): readonly Row[] {
  const { input } = result;
  const texts = Object.fromEntries(FIELDS.map(({ form, body }) => [form, String(input[body] ?? '')]));
  const isTranscritical = input.mode_trans === '1';
  const without = [...SAID_ELSEWHERE, ...(isTranscritical ? CLASSIC_ONLY : TRANSCRITICAL_ONLY)];
  const ofOthers = inputsOfOtherCycles(cycleOf(input).id);
  const saturationName = (key: 'temp_cdr' | 'temp_evp', label: string): string => {
    const mode = String(key === 'temp_cdr' ? input.mode_cdr : input.mode_evp);
    return withWord(label, saturationWord(key, mode, input.sat_ref, isGliding(result)), t);
  };
  return FIELDS.flatMap(({ form, body }): readonly Row[] => {
    const value = input[body];
    if (value === undefined || without.includes(form) || ofOthers.includes(body) || !isCounted(body, input)) return [];
    if (isNumberKey(form)) {
      const { quantity } = measureOfKey(form, texts);
      const name =
        form === 'temp_cdr'
          ? saturationName(
              'temp_cdr',
              t(`simulator.fields.temp_cdr_${input.mode_cdr}` as 'simulator.fields.temp_cdr_1'),
            )
          : form === 'temp_evp'
            ? saturationName(
                'temp_evp',
                t(`simulator.fields.temp_evp_${input.mode_evp}` as 'simulator.fields.temp_evp_1'),
              )
            : form === 'choix_value'
              ? t(`simulator.criteria.${input.choice_1}` as 'simulator.criteria.0')
              : t(`simulator.fields.${form}`);
      return [[name, format.full(quantity as ShownQuantity, Number(value))]];
    }
    switch (form) {
      case 'fluid':
        return [[t('simulator.fields.fluid'), String(value)]];
      case 'mode_ref':
        return [[t('simulator.fields.mode_ref'), t(`simulator.media.${value}` as 'simulator.media.0')]];
      case 'mode_trans':
        return [[t('simulator.fields.mode_trans'), t(`simulator.cycles.${value}` as 'simulator.cycles.0')]];
      case 'architecture':
        return [[t('simulator.fields.architecture'), cycleOf(input).name[t.locale]]];
      default:
        return [];
    }
  });
}

function figureRows(result: SimulationResult, t: Translator, format: Formatter): readonly Row[] {
  const { performance, extra } = result;
  const row = (
    name: 'power_cold' | 'power_heat' | 'power_compressor' | 'eer' | 'cop' | 'eer_carnot' | 'cop_carnot' | 'tau',
    quantity: ShownQuantity,
    value: number | null,
  ): Row => [t(`simulator.figures.${name}`), format.full(quantity, value)];
  return [
    row('power_cold', 'power', performance.power_cold),
    row('power_heat', 'power', performance.power_heat),
    row('power_compressor', 'power', performance.power_compressor),
    row('eer', 'ratio', performance.eer),
    row('cop', 'ratio', performance.cop),
    row('eer_carnot', 'ratio', performance.eer_carnot),
    row('cop_carnot', 'ratio', performance.cop_carnot),
    row('tau', 'ratio', extra.tau),
    [t('simulator.points.discharge'), format.full('temperature', result.points.c_refoulement_reel.T)],
    [t('simulator.figures.mass_flow'), format.full('massFlow', performance.mass_flow_s)],
    [t('simulator.figures.step_volume_h'), format.full('volumeFlow', performance.step_volume_h)],
    ...figuresOf(result).map(({ key, unit, value }): Row => [
      t(`simulator.figures.${key}`),
      format.full(CYCLE_QUANTITIES[unit], value),
    ]),
  ];
}

/** Rows of several regimes beside each other, by their name; what one regime does not have is a dash. */
function sideBySide(head: string, columns: readonly (readonly [name: string, rows: readonly Row[]])[]): CsvTable {
  const names = [...new Set(columns.flatMap(([, rows]) => rows.map(([name]) => name)))];
  const cell = (rows: readonly Row[], name: string): string => rows.find(([key]) => key === name)?.[1] ?? '–';
  return [
    [head, ...columns.map(([name]) => name)],
    ...names.map((name): Cells => [name, ...columns.map(([, rows]) => cell(rows, name))]),
  ];
}

/** The regimes that have a result of what stands now. */
function results(shown: Shown, regimes: readonly Regime[]): readonly (readonly [Regime, SimulationResult])[] {
  return regimes.flatMap((regime) => {
    const { result, isStale } = shown[regime];
    return result && !isStale ? [[regime, result] as const] : [];
  });
}

const tableOf =
  (rowsOf: typeof inputRows) =>
  (shown: Shown, regimes: readonly Regime[], head: string, t: Translator, format: Formatter): CsvTable =>
    sideBySide(
      head,
      results(shown, regimes).map(
        ([regime, result]) => [regimeHead(regime, regimes, t), rowsOf(result, t, format)] as const,
      ),
    );

/** Each compressor of a cycle of several, a row each, in the permanent regime; empty of others. */
export function stagesTable(shown: Shown, t: Translator, format: Formatter): CsvTable {
  const { result, isStale } = shown.permanent;
  const { stages = [] } = result?.architecture ?? {};
  if (result === undefined || isStale || stages.length < 2) return [];
  const names = new Map(cycleOf(result.input).stages.map(({ key, name }) => [key, name[t.locale]]));
  const head = (key: 'power' | 'flow' | 'volume' | 'discharge', quantity: ShownQuantity): string =>
    `${t(`simulator.stages.${key}`)} (${format.symbol(quantity)})`;
  return [
    [
      t('simulator.stages.stage'),
      t('simulator.stages.fluid'),
      t('simulator.stages.tau'),
      head('power', 'power'),
      head('flow', 'massFlow'),
      head('volume', 'volumeFlow'),
      head('discharge', 'temperature'),
      t('simulator.stages.efficiency'),
    ],
    ...stages.map(({ stage, fluid, tau, power, mass_flow_s, step_volume_h, t_discharge, rend_is }) => [
      names.get(stage) ?? stage,
      fluid,
      format.number('ratio', tau),
      format.number('power', power),
      format.number('massFlow', mass_flow_s),
      format.number('volumeFlow', step_volume_h),
      format.number('temperature', t_discharge),
      format.number('ratio', rend_is),
    ]),
  ];
}

export const inputTable = tableOf(inputRows);
export const figureTable = tableOf(figureRows);
