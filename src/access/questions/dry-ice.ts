import { dryIce as door } from '../../field/index.ts';
import type { DryIceAnswers } from '../../field/index.ts';
import { fieldProblemSentence } from '../../field/sentences.ts';
import { text } from '../../language/index.ts';
import { askedOf, choiceOf, inputOf, keysAsSynonyms, labelsOf, namesOfKeys, schemasOf } from './door.ts';
import type { DoorInputs } from './door.ts';
import { POINT_INPUTS, POINT_SYNONYMS, renamed } from './inputs.ts';
import type { Figures, Question } from './question.ts';

const INPUTS: DoorInputs = {
  ask: choiceOf(
    'ask',
    ['expand', 'line', 'vessel'],
    'expand\u00a0: détente, line\u00a0: ligne de sublimation, vessel\u00a0: réservoir purgé',
    'what is asked: an expansion (expand), the sublimation line (line), a vessel vented from its top (vessel)',
    'expand',
  ),
  start: choiceOf(
    'from',
    ['liquid', 'vapour'],
    'liquide ou vapeur saturés au départ\u202f; sinon t_C et p_bar',
    'an expansion from saturated liquid or vapour at t_C or p_bar; left out, both of these are needed',
  ),
  ...POINT_INPUTS,
  end_bar: inputOf(
    'p_end',
    'pression finale, bar absolus (l’air)',
    'end pressure, bar absolute; the atmosphere of the altitude unless told',
    { exclusiveMinimum: 0 },
  ),
  altitude_m: inputOf('altitude', 'altitude, m (0)', 'altitude, m; 0 unless told', { minimum: -500, maximum: 9000 }),
  charge_kg: inputOf('charge_kg', 'réservoir\u00a0: charge, kg', 'vessel: charge, kg', { exclusiveMinimum: 0 }),
};
/** The door asks how large the vessel is. */
const FILLING: DoorInputs = {
  filling_kg_m3: inputOf('volume_l', 'réservoir\u00a0: charge sur volume, kg/m³', 'vessel: charge over volume, kg/m³', {
    exclusiveMinimum: 0,
  }),
};
export const DRY_ICE_LABELS = labelsOf({ ...INPUTS, ...FILLING });
const PER_CENT = 100;

const lineFigures = (one: DryIceAnswers['line']): Figures => ({
  t_C: one.t,
  p_bar: one.p,
  latent_kJ_kg: one.latent,
  solid_enthalpy_kJ_kg: one.h_solid,
  vapour_enthalpy_kJ_kg: one.h_vapour,
  solid_density_kg_m3: one.rho_solid,
  vapour_density_kg_m3: one.rho_vapour,
});

const expansionFigures = (one: DryIceAnswers['expand']): Figures => ({
  t_C: one.t_start,
  p_bar: one.p_start,
  end_bar: one.p_end,
  end_C: one.t_end,
  solid_percent: PER_CENT * one.solid,
  solid_at_triple_percent: PER_CENT * one.solid_triple,
  liquid_percent: PER_CENT * one.liquid,
  vapour_percent: PER_CENT * one.vapour,
});

const vesselFigures = (one: DryIceAnswers['vessel']): Figures => ({
  p_bar: one.p_start,
  end_C: one.t_end,
  left_kg: one.mass_end,
  solid_kg: one.solid,
  liquid_kg: one.liquid,
});

/** What is always to be known of CO2 let out, and what of an answer is. */
const SAID = {
  W_TRIPLE: text(
    'Sous 5,18\u202fbar\u00a0: plus de liquide, solide ou gaz.',
    'Below 5.18\u202fbar: no liquid, solid or gas.',
  ),
  W_DRYICE: text('De la neige carbonique peut boucher la ligne.', 'Dry ice may block the line.'),
  W_RELIEF_LIQUID: text(
    'Décharge de liquide\u00a0: aucune tuyauterie après la soupape.',
    'Liquid relief: no pipe after the valve.',
  ),
  W_STEEL: text('Vérifier la tenue au froid de l’acier et des joints.', 'Check steel and seals for low temperature.'),
  W_ASPHYX: text('CO₂\u00a0: asphyxie, détecteur et ventilation.', 'CO₂: asphyxiation, detector and ventilation.'),
} as const;

export const dryIce: Question = {
  name: 'dry_ice',
  title: text('CO₂\u00a0: neige carbonique', 'CO₂: dry ice'),
  description: text(
    'CO₂ sous son point triple\u00a0: ligne de sublimation, neige d’une détente à l’air, réservoir purgé. Équilibre, aucune soupape dimensionnée.',
    'CO₂ below its triple point: sublimation line, dry ice of an expansion to the air, a vessel blown down. Equilibrium, no valve is sized.',
  ),
  schema: {
    type: 'object',
    properties: schemasOf({ ...INPUTS, ...FILLING }),
    required: [],
    additionalProperties: false,
    anyOf: [{ required: ['t_C'] }, { required: ['p_bar'] }],
  },
  synonyms: { ...POINT_SYNONYMS, ...keysAsSynonyms(INPUTS), end: 'end_bar', kg: 'charge_kg' },
  example: { ask: 'expand', start: 'liquid', p_bar: 20 },
  find(given, engine) {
    const { filling_kg_m3, charge_kg } = given;
    const litres = (1000 * (charge_kg as number)) / (filling_kg_m3 as number);
    const answer = door(
      {
        ...{ ask: 'expand', ...askedOf(INPUTS, given) },
        ...(Number.isFinite(litres) && { volume_l: litres }),
      },
      engine,
    );
    if (!answer.ok) {
      const { code, values } = answer.problem;
      const said = fieldProblemSentence(code, values);
      return {
        ok: false,
        problem: { ...renamed(answer.problem, namesOfKeys({ ...INPUTS, ...FILLING })), ...(said && { said }) },
      };
    }
    const { result } = answer;
    if ('latent' in result) return { ok: true, result: lineFigures(result) };
    const codes = 'warnings' in result ? result.warnings : [];
    return {
      ok: true,
      result: 'h' in result ? expansionFigures(result) : vesselFigures(result),
      warnings: [...codes, 'W_ASPHYX' as const].map((code) => ({ code, said: SAID[code] })),
    };
  },
};
