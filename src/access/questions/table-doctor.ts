import { LONGEST_PASTE, rowsFromText, tableDoctor as door, UNITS } from '../../field/index.ts';
import { fieldProblemSentence } from '../../field/sentences.ts';
import { text } from '../../language/index.ts';
import { FLUID, renamed } from './inputs.ts';
import type { Question } from './question.ts';

const CLAIM = 'what the table says of itself, left out where it says nothing';

export const tableDoctor: Question = {
  name: 'why_tables_differ',
  title: text('Pourquoi deux tables diffèrent', 'Why two tables differ'),
  description: text(
    'La convention (unité, relatif ou absolu, bulle ou rosée, modèle) qui explique une table pression-température, ce qui reste en kelvins, ou aucune.',
    'The convention (unit, gauge or absolute, bubble or dew, model) that explains a pressure-temperature table, what remains in kelvin, or none.',
  ),
  schema: {
    type: 'object',
    properties: {
      points: {
        type: 'string',
        minLength: 1,
        maxLength: LONGEST_PASTE,
        description:
          'Temperature and pressure as printed, decimals kept, a pair a line or parted by /: "-40 1.203 / -30 1.871"',
      },
      fluid: FLUID,
      unit: { type: 'string', enum: Object.keys(UNITS), description: `Unit of the pressures, ${CLAIM}` },
      kind: { type: 'string', enum: ['gauge', 'abs'], description: `Gauge or absolute, ${CLAIM}` },
      curve: { type: 'string', enum: ['bubble', 'dew', 'mid'], description: `Bubble, dew or their mean, ${CLAIM}` },
      t_unit: { type: 'string', enum: ['C', 'F', 'K'], description: `Unit of the temperatures, ${CLAIM}` },
    },
    required: ['points'],
    additionalProperties: false,
  },
  example: { fluid: 'R134a', points: '0 1.915 / 10 3.133 / 20 4.704 / 30 6.688' },
  cost: 200,
  find({ points, fluid, unit, kind, curve, t_unit }, engine) {
    const { rows } = rowsFromText(String(points).replaceAll('/', '\n'), { order: 'tp', column: 1 });
    const claimed = { unit, kind, curve, t_unit };
    const answer = door({ rows, claimed, ...(fluid !== undefined && { fluid }) }, engine);
    if (!answer.ok) {
      const said = fieldProblemSentence(answer.problem.code, answer.problem.values);
      return { ok: false, problem: { ...renamed(answer.problem, { rows: 'points' }), ...(said && { said }) } };
    }
    const { verdict, best, bias, rms, max, noise, residuals, typos, ambiguous, cause } = answer.result;
    return {
      ok: true,
      result: {
        verdict,
        ...(best && {
          fluid: best.fluid,
          model: best.model,
          t_unit: best.t_unit,
          unit: best.unit,
          kind: best.kind,
          curve: best.curve,
        }),
        bias_K: bias,
        rms_K: rms,
        max_K: max,
        rounding_K: noise,
        residuals_K: residuals,
        misprinted_rows: typos.map((row) => row + 1),
        undecided: ambiguous,
        causes: cause,
      },
    };
  },
};
