/** A saturation table: rows, for files and spreadsheets rather than for assistants. */
import { rulerTable } from '../../circuit/ruler/table.ts';
import { text } from '../../language/index.ts';
import { FLUID, number, renamed } from './inputs.ts';
import type { Question } from './question.ts';

export const table: Question = {
  name: 'table',
  title: text('Table de saturation', 'Saturation table'),
  description: text(
    'Une table de saturation, par température (°C) ou par pression (bar absolus), 2 à 200 lignes.',
    'A saturation table, by temperature (°C) or by pressure (bar absolute), 2 to 200 rows.',
  ),
  schema: {
    type: 'object',
    properties: {
      fluid: FLUID,
      by: { type: 'string', enum: ['T', 'P'], default: 'T', description: 'T: by temperature, P: by pressure' },
      from: number('First value, °C or bar'),
      to: number('Last value, °C or bar'),
      step: number('Step, °C or bar; negative goes down'),
    },
    required: ['fluid', 'from', 'to', 'step'],
    additionalProperties: false,
  },
  example: { fluid: 'R134a', from: -30, to: 50, step: 10 },
  find({ fluid, by = 'T', from, to, step }, engine) {
    const outcome = rulerTable(fluid, by, from, to, step, engine);
    if (!outcome.ok) return { ok: false, problem: renamed(outcome.problem) };
    return {
      ok: true,
      result: {
        rows: outcome.result.rows.map((row) => ({
          t_bubble_C: row.t_bubble,
          t_dew_C: row.t_dew,
          p_bubble_bar: row.p_bubble,
          p_dew_bar: row.p_dew,
          liquid_enthalpy_kJ_kg: row.h_liquid,
          vapour_enthalpy_kJ_kg: row.h_vapour,
          latent_kJ_kg: row.latent,
          liquid_entropy_kJ_kgK: row.s_liquid,
          vapour_entropy_kJ_kgK: row.s_vapour,
          liquid_density_kg_m3: row.rho_liquid,
          vapour_density_kg_m3: row.rho_vapour,
        })),
      },
    };
  },
};
