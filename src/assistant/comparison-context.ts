/** Two refrigerants side by side as tables a model can rest on. Values as in context.ts. */
import type { Comparison } from '../circuit/comparison/comparison.ts';
import type { ComparisonKey } from '../circuit/comparison/rows.ts';
import { fluidRows, inputRows, pointRows, shortened, withoutTable } from './context.ts';
import { present, rowsIn } from './context-rows.ts';
import type { Context, ContextRow, ContextTexts } from './context-rows.ts';

/** The unit of each row, and what its value is multiplied by to be in it; words have none. */
const ROWS: Readonly<
  Record<ComparisonKey, { readonly unit: string; readonly factor?: number; readonly decimals?: number }>
> = {
  p_evp: { unit: 'bar' },
  p_cdr: { unit: 'bar' },
  tau: { unit: '' },
  t_discharge: { unit: '°C' },
  x_f: { unit: '%', factor: 100 },
  q0: { unit: 'kJ/kg' },
  w: { unit: 'kJ/kg' },
  q0v: { unit: 'kJ/m³' },
  mass_flow_s: { unit: 'kg/s' },
  step_volume_h: { unit: 'm³/h' },
  power_cold: { unit: 'kW' },
  power_heat: { unit: 'kW' },
  power_compressor: { unit: 'kW' },
  eer: { unit: '' },
  cop: { unit: '' },
  carnot_ratio: { unit: '', decimals: 3 },
  glide_evp: { unit: 'K' },
  glide_cdr: { unit: 'K' },
  gwp: { unit: '', decimals: 0 },
  classification: { unit: '' },
  p_crit: { unit: 'bar' },
  t_crit: { unit: '°C' },
};
const DELTA_DECIMALS = 2;

function resultRows({ rows, sides }: Comparison, texts: ContextTexts): readonly ContextRow[] {
  const { row, word, say } = rowsIn(texts);
  const difference = say('assistant.context.difference');
  return Object.entries(ROWS).flatMap(([name, { unit, factor = 1, decimals }]) => {
    const key = name as ComparisonKey;
    const label = say(`comparison.rows.${key}`);
    const { value1, value2, delta, difference: kelvins } = rows[key];
    const said = (object: string, value: string | number | null): ContextRow | undefined =>
      typeof value === 'string'
        ? word(object, label, value)
        : row(object, label, value === null ? null : value * factor, unit, decimals);
    return present([
      said(sides.fluid1.input.fluid, value1),
      said(sides.fluid2.input.fluid, value2),
      delta === null ? row(difference, label, kelvins, 'K') : row(difference, label, delta, '%', DELTA_DECIMALS),
    ]);
  });
}

/** The tables of a comparison, within the length a request may carry. */
export function comparisonContext(comparison: Comparison, texts: ContextTexts): Context {
  const { say } = texts;
  const { fluid1, fluid2 } = comparison.sides;
  const tables = [
    { title: say('assistant.context.sharedInputs'), rows: inputRows(fluid1, texts).slice(1) },
    { title: say('assistant.context.fluids'), rows: [...fluidRows(fluid1, texts), ...fluidRows(fluid2, texts)] },
    { title: say('assistant.context.comparisonResults'), rows: resultRows(comparison, texts) },
    {
      title: say('assistant.context.comparisonPoints'),
      rows: [fluid1, fluid2].flatMap((side) =>
        pointRows(side, texts).map((one) => ({ ...one, object: `${side.input.fluid} ${one.object}` })),
      ),
    },
  ];
  return shortened({ type: say('assistant.context.comparison'), tables }, texts, [
    withoutTable(say('assistant.context.comparisonPoints')),
  ]);
}
