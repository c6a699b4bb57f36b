import { pipes } from '../../circuit/pipes/index.ts';
import type { LiquidLine, TubeFigures, VapourLine } from '../../circuit/pipes/index.ts';
import { text } from '../../language/index.ts';
import { run } from '../../simulation/run.ts';
import { bodyOf, CYCLE_SCHEMAS, CYCLE_SYNONYMS, FLUID, number, renamed } from './inputs.ts';
import type { Figures, Question } from './question.ts';

/** The options of the door, by their names here. */
const OPTIONS = {
  suction_length_m: [
    'long_asp',
    number('Straight length of the suction line, m; 10 unless told', { exclusiveMinimum: 0 }),
  ],
  liquid_length_m: [
    'long_ll',
    number('Straight length of the liquid line, m; 10 unless told', { exclusiveMinimum: 0 }),
  ],
  discharge_length_m: [
    'long_ref',
    number('Straight length of the discharge line, m; 10 unless told', { exclusiveMinimum: 0 }),
  ],
  suction_rise_m: ['haut_asp', number('Rise of the suction line, m; negative goes down, 0 unless told')],
  liquid_rise_m: ['haut_ll', number('Rise of the liquid line, m; 0 unless told')],
  discharge_rise_m: ['haut_ref', number('Rise of the discharge line, m; 0 unless told')],
} as const;
const NAMES = Object.fromEntries(Object.entries(OPTIONS).map(([name, [key]]) => [key, name]));

const tubeFigures = (tube: TubeFigures): Figures => ({
  tube: tube.label,
  material: tube.material,
  inside_mm: tube.di,
  outside_mm: tube.de,
  speed_m_s: tube.speed_permanent,
  friction_Pa_m: tube.dp_permanent,
  saturation_loss_K: tube.dt_permanent,
  total_drop_bar: tube.total_permanent,
});

function lineFigures(line: VapourLine | LiquidLine): Figures {
  const oil = 'oil' in line ? line.oil?.permanent : undefined;
  return {
    ideal_inside_mm: line.d_ideal,
    recommended: line.recommended && line.broken.length === 0 ? tubeFigures(line.recommended) : null,
    // A tube that breaks a limit is no recommendation.
    nearest: line.recommended && line.broken.length > 0 ? tubeFigures(line.recommended) : null,
    breaks: [...line.broken],
    ...(oil && { oil_returns: oil.ok, oil_least_speed_m_s: oil.v_min }),
  };
}

export const lineSize: Question = {
  name: 'line_size',
  title: text('Diamètres des conduites', 'Line sizes'),
  description: text(
    'Diamètres d’aspiration, de liquide et de refoulement d’un cycle\u00a0: vitesse, perte de charge, retour d’huile, tenue en pression.',
    'Suction, liquid and discharge lines of a cycle: velocity, pressure drop, oil return, pressure held.',
  ),
  schema: {
    type: 'object',
    properties: {
      fluid: FLUID,
      ...CYCLE_SCHEMAS,
      ...Object.fromEntries(Object.entries(OPTIONS).map(([name, [, schema]]) => [name, schema])),
    },
    required: ['fluid'],
    additionalProperties: false,
  },
  synonyms: { ...CYCLE_SYNONYMS, ...NAMES },
  example: { fluid: 'R448A', cooling_kW: 20 },
  cost: 10,
  find(given, engine) {
    const point = run(bodyOf(given), engine);
    if (!point.ok) return { ok: false, problem: renamed(point.problem) };
    const options = Object.fromEntries(
      Object.entries(OPTIONS).flatMap(([name, [key]]) => (given[name] === undefined ? [] : [[key, given[name]]])),
    );
    const outcome = pipes({ permanent: point.result, transient: null }, options, engine);
    if (!outcome.ok) return { ok: false, problem: renamed(outcome.problem, NAMES) };
    const { asp, ll, ref } = outcome.result.lines;
    return {
      ok: true,
      result: { suction: lineFigures(asp), liquid: lineFigures(ll), discharge: lineFigures(ref) },
      warnings: [...point.result.warnings, ...outcome.result.warnings],
    };
  },
};
