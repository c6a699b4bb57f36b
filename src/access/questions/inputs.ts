/** Inputs that several questions share. */
import { text } from '../../language/index.ts';
import type { BodyKey } from '../../simulation/types.ts';
import { formKeyFromBodyKey } from '../../simulation/fields.ts';
import type { BodyValues } from '../../simulation/fields.ts';
import type { Schema } from '../schema.ts';
import type { Synonyms } from '../vocabulary.ts';
import { inputOf, keysAsSynonyms, namesOfKeys, schemasOf } from './door.ts';
import type { DoorInput, DoorInputs } from './door.ts';
import type { FoundProblem, Given } from './question.ts';

export const FLUID: Schema = {
  type: 'string',
  minLength: 1,
  maxLength: 400,
  description: 'Refrigerant, in any usual spelling, or a mix by mass fractions: R32[0.689]&R1234yf[0.311]',
};

export const number = (description: string, limits: Omit<Schema, 'type' | 'description'> = {}): Schema => ({
  type: 'number',
  ...limits,
  description,
});

/** An input of a cycle: its name with its unit, and the field of the simulation it is. */
interface CycleInput extends DoorInput {
  readonly key: BodyKey;
  /** What goes with it in the body. */
  readonly with?: BodyValues;
}

export const CYCLE_INPUTS: Readonly<Record<string, CycleInput>> = {
  evaporating_C: {
    key: 'pt_evp',
    schema: number('Evaporating temperature (dew point), °C; 0 unless told'),
    label: text('température d’évaporation (rosée), °C', 'evaporating temperature (dew point), °C'),
    with: { mode_evp: 1 },
  },
  condensing_C: {
    key: 'pt_cdr',
    schema: number('Condensing temperature (dew point), °C; 40 unless told'),
    label: text('température de condensation (rosée), °C', 'condensing temperature (dew point), °C'),
    with: { mode_cdr: 1 },
  },
  superheat_K: {
    key: 't_sf',
    schema: number('Useful superheat at the evaporator, K; 5 unless told', { minimum: 0, maximum: 60 }),
    label: text('surchauffe utile à l’évaporateur, K', 'useful superheat at the evaporator, K'),
  },
  line_superheat_K: {
    key: 't_sft',
    schema: number('Superheat of the suction line, K; 2 unless told', { minimum: 0, maximum: 60 }),
    label: text('surchauffe de la ligne d’aspiration, K', 'superheat of the suction line, K'),
  },
  subcooling_K: {
    key: 't_sr',
    schema: number('Subcooling at the condenser, K; 2 unless told', { minimum: 0, maximum: 40 }),
    label: text('sous-refroidissement au condenseur, K', 'subcooling at the condenser, K'),
  },
  line_subcooling_K: {
    key: 't_srt',
    schema: number('Subcooling of the liquid line, K; 2 unless told', { minimum: 0, maximum: 40 }),
    label: text('sous-refroidissement de la ligne liquide, K', 'subcooling of the liquid line, K'),
  },
  cooling_kW: {
    key: 'choice_1_value',
    schema: number('Cooling capacity, kW; 10 unless told', { minimum: 0.001, maximum: 1e6 }),
    label: text('puissance frigorifique, kW', 'cooling capacity, kW'),
    with: { choice_1: 1 },
  },
  isentropic_efficiency: {
    key: 'rend_is',
    schema: number('Isentropic efficiency, fraction; 1 unless told', { exclusiveMinimum: 0, maximum: 1 }),
    label: text('rendement isentropique, 0 à 1', 'isentropic efficiency, 0 to 1'),
  },
  volumetric_efficiency: {
    key: 'rend_v',
    schema: number('Volumetric efficiency, fraction; 1 unless told', { exclusiveMinimum: 0, maximum: 1 }),
    label: text('rendement volumétrique, 0 à 1', 'volumetric efficiency, 0 to 1'),
  },
  gas_cooler_bar: {
    key: 'p_gc',
    schema: number('Transcritical cycle: pressure of the gas cooler, bar absolute', { exclusiveMinimum: 0 }),
    label: text(
      'cycle transcritique\u00a0: pression du refroidisseur, bar abs.',
      'transcritical cycle: gas cooler pressure, bar abs.',
    ),
    with: { mode_trans: '1' },
  },
  gas_cooler_outlet_C: {
    key: 't_out_gc',
    schema: number('Transcritical cycle: outlet of the gas cooler, °C'),
    label: text('cycle transcritique\u00a0: sortie du refroidisseur, °C', 'transcritical cycle: gas cooler outlet, °C'),
    with: { mode_trans: '1' },
  },
};

export const CYCLE_SCHEMAS = schemasOf(CYCLE_INPUTS);

/** What it is called by the function of the simulation and by the address of its page; the value of a sizing says nothing alone. */
const bodyNames = Object.entries(CYCLE_INPUTS).flatMap(([name, { key }]) =>
  key === 'choice_1_value' ? [] : [key, formKeyFromBodyKey(key)].map((synonym) => [synonym, name] as const),
);

/** Other names of the inputs of a cycle. */
export const CYCLE_SYNONYMS: Synonyms = {
  te: 'evaporating_C',
  tc: 'condensing_C',
  sh: 'superheat_K',
  sc: 'subcooling_K',
  kw: 'cooling_kW',
  eta: 'isentropic_efficiency',
  ...Object.fromEntries(bodyNames),
};

/** A temperature and a pressure. */
export const POINT_INPUTS = {
  t_C: inputOf('t', 'température, °C', 'temperature, °C'),
  p_bar: inputOf('p', 'pression absolue, bar', 'absolute pressure, bar', { exclusiveMinimum: 0 }),
} as const satisfies DoorInputs;

/** Other names of them. */
export const POINT_SYNONYMS: Synonyms = {
  ...keysAsSynonyms(POINT_INPUTS),
  T_K: { input: 't_C', unit: 'K' },
  P_Pa: { input: 'p_bar', unit: 'Pa' },
};

/** Two refrigerants side by side. */
export const PAIR_INPUTS: DoorInputs = {
  fluid_1: { key: 'fluid1', schema: FLUID, label: text('premier fluide', 'first refrigerant') },
  fluid_2: { key: 'fluid2', schema: FLUID, label: text('second fluide', 'second refrigerant') },
};

/** The body of a simulation that these inputs are. */
export function bodyOf(given: Given): BodyValues {
  const body: BodyValues = given['fluid'] === undefined ? {} : { fluid: given['fluid'] };
  for (const [name, { key, with: beside }] of Object.entries(CYCLE_INPUTS))
    if (given[name] !== undefined) Object.assign(body, beside, { [key]: given[name] });
  return body;
}

const NAMES = namesOfKeys(CYCLE_INPUTS);

/** A problem of a simulation, or of a door of the circuit, under the names of the question. */
export function renamed<P extends FoundProblem>(
  problem: P,
  names: Readonly<Record<string, string>> = {},
): FoundProblem {
  const { code, field, values = {} } = problem;
  if (field === undefined) return { code, values };
  return { code, values, field: names[field] ?? NAMES[field] ?? field };
}
