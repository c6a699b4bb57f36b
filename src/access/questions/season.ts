import { seasonal } from '../../season/seasonal.ts';
import { text } from '../../language/index.ts';
import { askedOf, keysAsSynonyms, labelsOf, namesOfKeys, schemasOf } from './door.ts';
import type { DoorInputs } from './door.ts';
import { FLUID, number, renamed } from './inputs.ts';
import type { FoundProblem, Question } from './question.ts';

/** Share of the electricity a motor gives the compressor where nothing is told: as the page of the year opens. */
const MOTOR = 0.9;

const INPUTS: DoorInputs = {
  design_load_kW: {
    key: 'p_design',
    schema: number('Heating: load at the design temperature, kW; 8 unless told', { exclusiveMinimum: 0 }),
    label: text('chauffage\u00a0: besoin à la température de base, kW (8)', 'heating: load at design, kW (8)'),
  },
  bivalent_C: {
    key: 't_biv',
    schema: number('Heating: bivalent temperature, °C; -7 unless told'),
    label: text('chauffage\u00a0: bivalence, °C (-7)', 'heating: bivalent temperature, °C (-7)'),
  },
  supply_C: {
    key: 't_supply',
    schema: number('Heating: water flow when it is coldest, °C; 35 unless told'),
    label: text('chauffage\u00a0: départ d’eau au plus froid, °C (35)', 'heating: water flow when coldest, °C (35)'),
  },
  cooling_kW: {
    key: 'power_cold',
    schema: number('Cooling: capacity at full load, kW; 50 unless told', { exclusiveMinimum: 0 }),
    label: text('froid\u00a0: puissance à pleine charge, kW (50)', 'cooling: capacity at full load, kW (50)'),
  },
  evaporating_C: {
    key: 't_evp',
    schema: number('Cooling: evaporating temperature, °C; -10 unless told'),
    label: text('froid\u00a0: évaporation, °C (-10)', 'cooling: evaporating temperature, °C (-10)'),
  },
  isentropic_efficiency: {
    key: 'rend_is',
    schema: number('Isentropic efficiency, fraction; 0.7 unless told', { exclusiveMinimum: 0, maximum: 1 }),
    label: text('rendement isentropique, 0 à 1 (0,7)', 'isentropic efficiency, 0 to 1 (0.7)'),
  },
  motor_efficiency: {
    key: 'eta_motor',
    schema: number('Efficiency of the motor, fraction; 0.9 unless told', { minimum: 0.05, maximum: 1 }),
    label: text('rendement du moteur, 0 à 1 (0,9)', 'motor efficiency, 0 to 1 (0.9)'),
  },
};
export const SEASON_LABELS = labelsOf(INPUTS);

const ESTIMATE: FoundProblem = {
  code: 'W_METHOD',
  said: text(
    'Estimation par la méthode de l’EN 14825, jamais une valeur déclarée.',
    'An estimate by the method of EN 14825, never a declared value.',
  ),
};

export const season: Question = {
  name: 'season_year',
  title: text('Année d’une machine', 'Year of a machine'),
  description: text(
    'Énergie, SPF ou EER annuel d’une machine simulée classe par classe de température (EN 14825).',
    'Energy, SPF or annual EER of a machine simulated bin by bin (EN 14825).',
  ),
  schema: {
    type: 'object',
    properties: {
      fluid: FLUID,
      use: { type: 'string', enum: ['heating', 'cooling'], description: 'What the machine is for' },
      climate: {
        type: 'string',
        enum: ['average', 'warmer', 'colder'],
        default: 'average',
        description: 'Heating: the climate',
      },
      ...schemasOf(INPUTS),
    },
    required: ['fluid', 'use'],
    additionalProperties: false,
  },
  synonyms: { ...keysAsSynonyms(INPUTS), te: 'evaporating_C', eta: 'isentropic_efficiency', kw: 'cooling_kW' },
  example: { fluid: 'R290', use: 'heating' },
  cost: 100,
  find({ fluid, use, climate = 'average', ...given }, engine) {
    const isHeating = use === 'heating';
    const request = { fluid, climate: isHeating ? climate : 'process', eta_motor: MOTOR, ...askedOf(INPUTS, given) };
    const assumed = {
      isentropic_efficiency: given['isentropic_efficiency'] ?? 0.7,
      motor_efficiency: given['motor_efficiency'] ?? MOTOR,
    };
    const outcome = isHeating ? seasonal('heating', request, engine) : seasonal('annual', request, engine);
    if (!outcome.ok) {
      const { code, values, field } = outcome.problem;
      // Of a temperature without a cycle, what the simulation says of it.
      if (code === 'E_BIN') return { ok: false, problem: { code: String(values['reason']), values } };
      return {
        ok: false,
        problem: renamed({ code, values, ...(field !== undefined && { field }) }, namesOfKeys(INPUTS)),
      };
    }
    const { result } = outcome;
    return {
      ok: true,
      result: {
        use,
        energy_kWh: result.q,
        electricity_kWh: result.e,
        spf: 'spf' in result ? result.spf : null,
        backup_share: 'spf' in result ? result.backup_share : null,
        eer_year: 'spf' in result ? null : result.eer_annual,
        hours: result.hours,
        ...assumed,
      },
      warnings: [ESTIMATE],
    };
  },
};
