import { coefficientsFromText } from '../../circuit/compressor/text.ts';
import { compressorPoint as door } from '../../circuit/compressor/point.ts';
import { QUANTITIES, unitsOf } from '../../circuit/compressor/quantities.ts';
import type { Quantity } from '../../circuit/compressor/quantities.ts';
import { TEMPERATURE_CONVENTIONS, TEMPERATURE_UNITS, VARIABLES } from '../../circuit/compressor/record.ts';
import { SECONDS_PER_HOUR } from '../../quantities/si.ts';
import { text } from '../../language/index.ts';
import { askedOf, choiceOf, flagOf, inputOf, keysAsSynonyms, labelsOf, namesOfKeys, schemasOf } from './door.ts';
import type { DoorInput, DoorInputs } from './door.ts';
import { FLUID, renamed } from './inputs.ts';
import type { FoundProblem, Given, Question } from './question.ts';

const SAID: Readonly<Record<Quantity, readonly [fr: string, en: string]>> = {
  capacity: ['la puissance frigorifique', 'the cooling capacity'],
  power: ['la puissance absorbée', 'the power input'],
  mass_flow: ['le débit massique', 'the mass flow'],
  current: ['l’intensité', 'the current'],
};

/** Ten numbers as they are printed, and their unit, for each quantity. */
const COEFFICIENTS: DoorInputs = Object.fromEntries(
  QUANTITIES.flatMap((quantity) => {
    const [fr, en] = SAID[quantity];
    const units = unitsOf(quantity);
    const ten: DoorInput = {
      key: `coefficients.${quantity}`,
      schema: {
        type: 'string',
        minLength: 1,
        maxLength: 1000,
        description: `The ten coefficients of ${en}, C1 to C10 (EN 12900, AHRI 540), parted by spaces`,
      },
      label: text(
        `les dix coefficients de ${fr}, C1 à C10, séparés par des espaces`,
        `the ten coefficients of ${en}, C1 to C10, parted by spaces`,
      ),
    };
    const unit = choiceOf(
      `units.${quantity}`,
      units,
      `unité de ${fr} (${units[0]})`,
      `unit of ${en}; ${units[0]} unless told`,
    );
    return [
      [`${quantity}_coefficients`, ten],
      [`${quantity}_unit`, unit],
    ];
  }),
);

/** What the sheet says beside them. */
const SHEET: DoorInputs = {
  fluid: { key: 'fluid', schema: FLUID, label: text('fluide de la feuille', 'refrigerant of the sheet') },
  swept_volume_m3_h: inputOf('step_volume_h', 'volume balayé, m³/h', 'swept volume, m³/h', { exclusiveMinimum: 0 }),
  sheet_frequency_Hz: inputOf(
    'frequency',
    'fréquence de la feuille, Hz (50)',
    'frequency of the sheet, Hz; 50 unless told',
  ),
  rating_subcooling_K: inputOf(
    'rating_sc',
    'sous-refroidissement nominal, K (0)',
    'rating subcooling, K; 0 unless told',
  ),
  rating_liquid_C: inputOf(
    'rating_t_liquid',
    'température nominale du liquide, °C, à la place du sous-refroidissement',
    'rating liquid temperature, °C, in place of the subcooling',
  ),
  rating_gas_cooler_outlet_C: inputOf(
    'rating_t_gc',
    'sortie de refroidisseur nominale, °C',
    'rating gas cooler outlet, °C',
  ),
  temperature_unit: choiceOf(
    'temp_unit',
    TEMPERATURE_UNITS,
    'unité des températures des coefficients (C)',
    'unit of the temperatures of the coefficients; C unless told',
  ),
  convention: choiceOf(
    'temp_convention',
    TEMPERATURE_CONVENTIONS,
    'températures de la feuille\u00a0: rosée ou moyennes (dew)',
    'temperatures of the sheet: dew points or means; dew unless told',
  ),
  second_variable: choiceOf(
    'variable',
    VARIABLES,
    'seconde variable\u00a0: condensation ou pression de refoulement, bar (tc)',
    'second variable: condensing temperature or discharge pressure, bar; tc unless told',
  ),
  evaporating_min_C: inputOf(
    'te_min',
    'domaine\u00a0: évaporation minimale, °C',
    'envelope: least evaporating temperature, °C',
  ),
  evaporating_max_C: inputOf(
    'te_max',
    'domaine\u00a0: évaporation maximale, °C',
    'envelope: highest evaporating temperature, °C',
  ),
  condensing_min_C: inputOf(
    'tc_min',
    'domaine\u00a0: condensation minimale, °C',
    'envelope: least condensing temperature, °C',
  ),
  condensing_max_C: inputOf(
    'tc_max',
    'domaine\u00a0: condensation maximale, °C',
    'envelope: highest condensing temperature, °C',
  ),
  heat_loss_share: inputOf(
    'heat_loss',
    'part de la puissance perdue à l’ambiance, 0 à 0,3 (0)',
    'share of the power lost to the surroundings, 0 to 0.3; 0 unless told',
  ),
};
/** Whose data are rated one way or the other. */
const RATING: DoorInputs = {
  rating_superheat_K: inputOf('rating_value', 'surchauffe nominale, K (10)', 'rating superheat, K; 10 unless told'),
  rating_return_gas_C: inputOf(
    'rating_value',
    'ou température nominale des gaz aspirés, °C',
    'or rating return gas temperature, °C',
  ),
};

/** How it is run. */
const RUN: DoorInputs = {
  total_superheat_K: inputOf(
    'superheat',
    'surchauffe totale, K\u202f; sinon la nominale',
    'total superheat, K; else that of the rating',
  ),
  gas_cooler_bar: inputOf(
    'p_gc',
    'pression du refroidisseur, bar abs., au-dessus du point critique',
    'gas cooler pressure, bar absolute, above the critical point',
  ),
  frequency_Hz: inputOf(
    'frequency',
    'fréquence, Hz\u202f; sinon celle de la feuille',
    'frequency, Hz; else that of the sheet',
  ),
  flow_correction_share: inputOf(
    'f_v',
    'part de l’écart de masse volumique qui atteint le débit, 0 à 1 (0,75)',
    'share of the change of density that reaches the flow, 0 to 1; 0.75 unless told',
  ),
  correct_power: flagOf(
    'correct_power',
    'corriger la puissance avec le débit (true)',
    'the power follows the flow; true unless told',
  ),
  run_fluid: {
    key: 'fluid',
    schema: FLUID,
    label: text('autre fluide que celui de la feuille', 'another refrigerant than that of the sheet'),
  },
};
const POINT: DoorInputs = {
  evaporating_C: inputOf('te', 'température d’évaporation (rosée), °C', 'evaporating temperature (dew point), °C'),
  condensing_C: inputOf('tc', 'température de condensation (rosée), °C', 'condensing temperature (dew point), °C'),
};

const ALL: DoorInputs = { ...POINT, ...RUN, ...SHEET, ...RATING, ...COEFFICIENTS };
/** What other questions have too is labelled by them. */
const SHARED = ['evaporating_C', 'condensing_C', 'gas_cooler_bar', 'fluid'];
export const COMPRESSOR_LABELS = labelsOf(
  Object.fromEntries(Object.entries(ALL).filter(([name]) => !SHARED.includes(name))),
);

/** The name of a door's key: two of its arguments have a refrigerant and a frequency each. */
const namesFor = (given: Given): Readonly<Record<string, string>> => ({
  ...namesOfKeys(ALL),
  fluid: given['run_fluid'] === undefined ? 'fluid' : 'run_fluid',
  frequency: given['frequency_Hz'] === undefined ? 'sheet_frequency_Hz' : 'frequency_Hz',
  rating_value: given['rating_return_gas_C'] === undefined ? 'rating_superheat_K' : 'rating_return_gas_C',
});
/** What is wrong with coefficients as they were pasted: of the quantity they are of. */
const inCoefficients = (problem: FoundProblem, quantity: Quantity): FoundProblem => ({
  ...problem,
  field: `${quantity}_coefficients`,
});

/** The sheet as the door takes it, or what is wrong with its coefficients. */
function recordOf(given: Given): { readonly record: Given } | { readonly problem: FoundProblem } {
  const coefficients: Record<string, readonly number[]> = {};
  const units: Record<string, unknown> = {};
  for (const quantity of QUANTITIES) {
    const pasted = given[`${quantity}_coefficients`];
    if (pasted === undefined) continue;
    const read = coefficientsFromText(String(pasted));
    if (!read.ok) return { problem: inCoefficients(read.problem, quantity) };
    const ten = read.result.coefficients.active ?? read.result.coefficients[quantity];
    if (ten === undefined)
      return { problem: inCoefficients({ code: 'E_POLY', values: { detail: 'coefficients' } }, quantity) };
    coefficients[quantity] = ten;
    units[quantity] = given[`${quantity}_unit`];
  }
  const { rating_superheat_K: superheat, rating_return_gas_C: gas } = given;
  if (superheat !== undefined && gas !== undefined)
    return {
      problem: {
        code: 'E_TWICE',
        field: 'rating_return_gas_C',
        said: text(
          'rating_superheat_K ou rating_return_gas_C, pas les deux.',
          'rating_superheat_K or rating_return_gas_C, not both.',
        ),
      },
    };
  return {
    record: {
      ...askedOf(SHEET, given),
      coefficients,
      units,
      ...(superheat !== undefined && { rating_mode: 'SH', rating_value: superheat }),
      ...(gas !== undefined && { rating_mode: 'RGT', rating_value: gas }),
    },
  };
}

/** The keys of the sheet and of the point; of two inputs under one key, that of the sheet is meant by it. */
const SYNONYMS = {
  ...keysAsSynonyms({ ...POINT, ...SHEET }),
  sh: 'total_superheat_K',
  superheat: 'total_superheat_K',
  p_gc: 'gas_cooler_bar',
};

export const compressorPoint: Question = {
  name: 'compressor_point',
  title: text('Point d’un compresseur', 'Point of a compressor'),
  description: text(
    'Un compresseur à un point, d’après les dix coefficients de sa feuille (EN 12900, AHRI 540)\u00a0: débit, puissance, rendements, refoulement, ramenés à la surchauffe réelle.',
    'A compressor at one point, from the ten coefficients of its sheet (EN 12900, AHRI 540): flow, power, efficiencies, discharge, corrected to the real superheat.',
  ),
  schema: {
    type: 'object',
    properties: schemasOf(ALL),
    required: ['fluid', 'evaporating_C'],
    additionalProperties: false,
    anyOf: [{ required: ['condensing_C'] }, { required: ['gas_cooler_bar'] }],
  },
  synonyms: SYNONYMS,
  // A maker's published table (R22, SH 10 K), as github.com/TomLXXVI/python-hvac carries it.
  example: {
    ...{ fluid: 'R22', evaporating_C: 5, condensing_C: 50, swept_volume_m3_h: 33 },
    capacity_coefficients:
      '38.410000463592 1.15026360406 -0.093497232547 0.008052192191 0.002604648561 -0.003013621745 -0.000050138662 0.000068742737 -0.000108045443 0.000003909236',
    capacity_unit: 'kW',
    power_coefficients:
      '3.092205532917 0.089317512756 0.07718557928 0.003427336294 -0.002492843809 0.000052369621 0.000050927025 -0.000061443112 0.000018126171 0.000015944185',
    power_unit: 'kW',
    mass_flow_coefficients:
      '181.511347558803 4.997398754733 0.436447415369 0.023217906607 0.044152224508 -0.00555252937 -0.000360861928 0.000749538067 -0.00037194484 -0.000089735401',
    mass_flow_unit: 'g/s',
    ...{ evaporating_min_C: -20, evaporating_max_C: 12, condensing_min_C: 25, condensing_max_C: 65 },
  },
  cost: 10,
  find(given, engine) {
    const sheet = recordOf(given);
    if ('problem' in sheet) return { ok: false, problem: sheet.problem };
    const { evaporating_C: te, condensing_C: tc } = given;
    const outcome = door(sheet.record, te, tc, askedOf(RUN, given), engine);
    if (!outcome.ok) return { ok: false, problem: renamed(outcome.problem, namesFor(given)) };
    const point = outcome.result;
    const { polynomial, rated, carried } = point;
    return {
      ok: true,
      result: {
        fluid: carried?.fluid ?? engine.fluid(String(given['run_fluid'] ?? given['fluid'])).name,
        p_evaporating_bar: point.p_evp,
        p_discharge_bar: point.p_cdr,
        pressure_ratio: point.tau,
        mass_flow_kg_s: point.mass_flow_s,
        power_kW: point.power_input,
        swept_volume_m3_h: point.step_volume_h,
        volumetric_efficiency: point.eta_v,
        overall_efficiency: point.eta_is,
        isentropic_efficiency: point.rend_is,
        discharge_C: point.t_discharge,
        rated_cooling_kW: rated.capacity,
        rated_mass_flow_kg_s: rated.mass_flow_s,
        rated_suction_C: rated.t,
        published_cooling_kW: polynomial.capacity,
        published_power_kW: polynomial.power,
        published_mass_flow_kg_s: polynomial.mass_flow_h === null ? null : polynomial.mass_flow_h / SECONDS_PER_HOUR,
        published_current_A: polynomial.current,
        within_envelope: point.has_envelope ? point.in_range : null,
        estimated: carried !== null,
      },
      warnings: point.warnings,
    };
  },
};
