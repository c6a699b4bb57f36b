import { pipes } from '../../circuit/pipes/index.ts';
import type { LiquidLine, TubeFigures, VapourLine } from '../../circuit/pipes/index.ts';
import { text } from '../../language/index.ts';
import { run } from '../../simulation/run.ts';
import { askedOf, inputOf, keysAsSynonyms, labelsOf, namesOfKeys, schemasOf } from './door.ts';
import type { DoorInputs } from './door.ts';
import { bodyOf, CYCLE_SCHEMAS, CYCLE_SYNONYMS, FLUID, renamed } from './inputs.ts';
import type { Figures, Question } from './question.ts';

const LENGTH = { exclusiveMinimum: 0 } as const;
/** The options of the door. */
const OPTIONS: DoorInputs = {
  suction_length_m: inputOf(
    'long_asp',
    'longueur droite d’aspiration, m (10)',
    'straight length of the suction line, m; 10 unless told',
    LENGTH,
  ),
  liquid_length_m: inputOf(
    'long_ll',
    'longueur droite de liquide, m (10)',
    'straight length of the liquid line, m; 10 unless told',
    LENGTH,
  ),
  discharge_length_m: inputOf(
    'long_ref',
    'longueur droite de refoulement, m (10)',
    'straight length of the discharge line, m; 10 unless told',
    LENGTH,
  ),
  suction_rise_m: inputOf(
    'haut_asp',
    'montée d’aspiration, m (0)',
    'rise of the suction line, m; negative goes down, 0 unless told',
  ),
  liquid_rise_m: inputOf('haut_ll', 'montée de liquide, m (0)', 'rise of the liquid line, m; 0 unless told'),
  discharge_rise_m: inputOf('haut_ref', 'montée de refoulement, m (0)', 'rise of the discharge line, m; 0 unless told'),
};
export const LINE_LABELS = labelsOf(OPTIONS);

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
      ...schemasOf(OPTIONS),
    },
    required: ['fluid'],
    additionalProperties: false,
  },
  synonyms: { ...CYCLE_SYNONYMS, ...keysAsSynonyms(OPTIONS) },
  example: { fluid: 'R448A', cooling_kW: 20 },
  cost: 10,
  find(given, engine) {
    const point = run(bodyOf(given), engine);
    if (!point.ok) return { ok: false, problem: renamed(point.problem) };
    const outcome = pipes({ permanent: point.result, transient: null }, askedOf(OPTIONS, given), engine);
    if (!outcome.ok) return { ok: false, problem: renamed(outcome.problem, namesOfKeys(OPTIONS)) };
    const { asp, ll, ref } = outcome.result.lines;
    return {
      ok: true,
      result: { suction: lineFigures(asp), liquid: lineFigures(ll), discharge: lineFigures(ref) },
      warnings: [...point.result.warnings, ...outcome.result.warnings],
    };
  },
};
