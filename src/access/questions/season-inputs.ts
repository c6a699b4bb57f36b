/** What the year of a machine is asked with: each key of a request of `seasonal`, dotted where it is of a group, under a name with its unit. */
import { DEFROSTS } from '../../season/machine/defrost.ts';
import { requestOfPlant } from '../../season/machine/plant.ts';
import { ARCHITECTURES } from '../../simulation/cycles/index.ts';
import { ARCHITECTURE_INPUTS } from './circuit.ts';
import { askedOf, choiceOf, inputOf } from './door.ts';
import type { DoorInputs } from './door.ts';
import type { Given } from './question.ts';

const POSITIVE = { exclusiveMinimum: 0 } as const;
const SHARE = { minimum: 0, maximum: 1 } as const;

/** Of a heat pump alone. */
const HEATING: DoorInputs = {
  design_load_kW: inputOf(
    'p_design',
    'chauffage\u00a0: besoin à la température de base, kW (8)',
    'heating: load at the design temperature, kW; 8 unless told',
    POSITIVE,
  ),
  bivalent_C: inputOf(
    't_biv',
    'chauffage\u00a0: bivalence, °C (-7)',
    'heating: bivalent temperature, °C; -7 unless told',
  ),
  stop_C: inputOf(
    't_ol',
    'chauffage\u00a0: arrêt de la machine au-dessous de, °C (-20)',
    'heating: the machine is off below, °C; -20 unless told',
  ),
  supply_C: inputOf(
    't_supply',
    'chauffage\u00a0: départ d’eau au plus froid, °C (35)',
    'heating: water flow when it is coldest, °C; 35 unless told',
  ),
  supply_min_C: inputOf(
    't_supply_min',
    'chauffage\u00a0: départ d’eau au plus doux, °C (25)',
    'heating: water flow when it is mildest, °C; 25 unless told',
  ),
  evaporator_difference_K: inputOf(
    'dt_evp',
    'chauffage\u00a0: évaporation sous l’air extérieur, K (8)',
    'heating: evaporation below the outdoor air, K; 8 unless told',
    { minimum: 0, maximum: 40 },
  ),
  defrost_share: inputOf(
    'defrost',
    'chauffage\u00a0: part de la chaleur reprise par les dégivrages de -7 à 5 °C (0)',
    'heating: share of the heat that defrosting takes back from -7 to 5 °C; 0 unless told',
    { minimum: 0, maximum: 0.5 },
  ),
};

/** Of a machine that cools alone. */
const COOLING: DoorInputs = {
  cooling_kW: inputOf(
    'power_cold',
    'froid\u00a0: puissance à pleine charge, kW (50)',
    'cooling: capacity at full load, kW; 50 unless told',
    POSITIVE,
  ),
  evaporating_C: inputOf(
    't_evp',
    'froid\u00a0: évaporation, °C (-10)',
    'cooling: evaporating temperature, °C; -10 unless told',
  ),
  condensing_floor_C: inputOf(
    't_cdr_min',
    'froid\u00a0: condensation la plus basse, °C (25)',
    'cooling: lowest condensing temperature, °C; 25 unless told',
  ),
  gas_cooler_approach_K: inputOf(
    'approach',
    'froid au CO₂\u00a0: sortie du refroidisseur au-dessus de l’air, K',
    'cooling with CO2: outlet of the gas cooler above the air, K',
    { minimum: 0, maximum: 40 },
  ),
  least_load_share: inputOf(
    'load_min',
    'froid\u00a0: part de la charge par temps froid (0,6)',
    'cooling: share of the load when it is cold; 0.6 unless told',
    SHARE,
  ),
  least_load_C: inputOf(
    't_load_min',
    'froid\u00a0: extérieur de cette part, °C (5)',
    'cooling: outdoors of that share, °C; 5 unless told',
  ),
  full_load_C: inputOf(
    't_load_max',
    'froid\u00a0: extérieur de la pleine charge, °C (32)',
    'cooling: outdoors of the full load, °C; 32 unless told',
  ),
  compressor_count: inputOf(
    'steps',
    'froid\u00a0: compresseurs en étages\u202f; absent\u00a0: puissance qui suit la charge',
    'cooling: compressors in steps; without it the capacity follows the load',
    { minimum: 1, maximum: 24 },
  ),
  nominal_cooling_kW: inputOf(
    'power_nominal',
    'froid\u00a0: puissance de tous les étages au point nominal, kW (celle de la pleine charge)',
    'cooling: capacity of all steps at the nominal point, kW; that of the full load unless told',
    POSITIVE,
  ),
  frost_room_share: inputOf(
    'frost.room',
    'froid\u00a0: part restée dans la chambre de la chaleur qui n’a pas fondu de glace (1)',
    'cooling: share that stays in the room of the heat that melted no ice; 1 unless told',
    SHARE,
  ),
};

/** Of either. */
const SHARED: DoorInputs = {
  isentropic_efficiency: inputOf(
    'rend_is',
    'rendement isentropique, 0 à 1 (0,7)',
    'isentropic efficiency, fraction; 0.7 unless told',
    { exclusiveMinimum: 0, maximum: 1 },
  ),
  motor_efficiency: inputOf(
    'eta_motor',
    'rendement du moteur, 0 à 1 (0,9)',
    'efficiency of the motor, fraction; 0.9 unless told',
    { minimum: 0.05, maximum: 1 },
  ),
  superheat_K: inputOf('surch_evp', 'surchauffe utile, K (5)', 'useful superheat, K; 5 unless told', {
    minimum: 0,
    maximum: 60,
  }),
  subcooling_K: inputOf('sous_ref_cdr', 'sous-refroidissement, K (3)', 'subcooling, K; 3 unless told', {
    minimum: 0,
    maximum: 40,
  }),
  condenser_difference_K: inputOf(
    'dt_cdr',
    'condensation au-dessus de l’eau ou de l’air à pleine charge, K (chauffage 4, froid 12)',
    'condensation above the water or the air at full load, K; heating 4, cooling 12 unless told',
    { minimum: 0, maximum: 40 },
  ),
  cycling_share: inputOf(
    'x_cycling',
    'part de la puissance sous laquelle la machine cycle (chauffage 0,35, froid 0,5)',
    'share of the capacity below which the machine cycles; heating 0.35, cooling 0.5 unless told',
    SHARE,
  ),
  degradation_share: inputOf(
    'cc',
    'coefficient de dégradation Cc, EN 14825 (0,9)',
    'degradation coefficient Cc of EN 14825; 0.9 unless told',
    SHARE,
  ),
  auxiliary_kW: inputOf('p_aux', 'auxiliaires toute l’année, kW (0)', 'what runs all the year, kW; 0 unless told', {
    minimum: 0,
  }),
  frost_kg: inputOf(
    'frost.mass',
    'glace d’un dégivrage, tous évaporateurs, kg\u202f; absent\u00a0: dégivrages non comptés ainsi',
    'ice of one defrost of all evaporators, kg; without it none is counted by its ice',
    { minimum: 0 },
  ),
  defrost_efficiency: inputOf(
    'frost.efficiency',
    'part de la chaleur donnée qui fond la glace, 0 à 1\u202f; demandée avec la glace',
    'share of the heat given that melts ice; asked for with the ice',
    { exclusiveMinimum: 0, maximum: 1 },
  ),
  daily_defrost_count: inputOf('frost.per_day', 'dégivrages par jour (3)', 'defrosts a day; 3 unless told', {
    minimum: 0,
    maximum: 48,
  }),
  defrost_kind: choiceOf(
    'frost.kind',
    DEFROSTS,
    'par résistances (electric), gaz chauds (hot_gas)\u202f; chauffage\u00a0: inversion (reverse)',
    'by resistors (electric) or hot gas (hot_gas); heating: reverse',
  ),
  ice_C: inputOf(
    'frost.t_ice',
    'température de la glace, °C (celle de l’évaporateur)',
    'temperature of the ice, °C; that of the evaporator unless told',
    { maximum: 0 },
  ),
  price_per_kWh: inputOf('price', 'prix du kWh', 'price of a kWh', { minimum: 0 }),
  co2e_kg_per_kWh: inputOf('beta', 'kg de CO₂e par kWh', 'kg of CO2e per kWh', { minimum: 0 }),
  architecture: choiceOf(
    'machine.architecture',
    ARCHITECTURES,
    'l’architecture du cycle (simple)',
    'the cycle; simple unless told',
  ),
};

/** Of cycles with levels, fluids and efficiencies of their own. */
const CYCLE: DoorInputs = Object.fromEntries(
  Object.entries(ARCHITECTURE_INPUTS).map(([name, input]) => [name, { ...input, key: `machine.${input.key}` }]),
);

export const SEASON_INPUTS: DoorInputs = { ...HEATING, ...COOLING, ...SHARED, ...CYCLE };

/** What of a request is of the other use, or is said by a booster's own levels. @returns its name */
export function strayInput(given: Given, isHeating: boolean): string | undefined {
  const others = Object.keys(isHeating ? COOLING : HEATING);
  const isBooster = given['architecture'] === 'booster';
  return [...others, ...(isBooster ? ['cooling_kW', 'evaporating_C'] : [])].find((name) => given[name] !== undefined);
}

/** Keys with a dot, as the group and what is in it. */
function grouped(flat: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const groups: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(flat)) {
    const [group = key, inside] = key.split('.');
    groups[group] = inside === undefined ? value : { ...(groups[group] as object | undefined), [inside]: value };
  }
  return groups;
}

/** The request of `seasonal` that inputs make; a plant of several levels is asked as its own. */
export function seasonRequest(given: Given): Readonly<Record<string, unknown>> {
  return requestOfPlant({ fluid: given['fluid'], ...grouped(askedOf(SEASON_INPUTS, given)) });
}
