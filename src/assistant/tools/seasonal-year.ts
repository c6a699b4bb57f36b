/** SeasonalYear: the year of a simulated machine, heat pump or cold store, as the page of the season computes it. */
import type { Annual } from '../../season/machine/annual.ts';
import { DEFROSTS } from '../../season/machine/defrost.ts';
import { requestOfPlant } from '../../season/machine/plant.ts';
import type { SeasonProblem } from '../../season/outcome.ts';
import { ARCHITECTURES } from '../../simulation/cycles/index.ts';
import { optionalChoice, optionalNumber, requiredText } from './arguments.ts';
import type { CircuitHost } from './circuit-doors.ts';
import { definitionOf, numberParameter, stringParameter, text } from './schema.ts';
import type { Parameter } from './schema.ts';
import { ToolError } from './tool-error.ts';
import { measured, rounded } from './tool.ts';
import type { Arguments, Data, Tool } from './tool.ts';

const USES = ['heating', 'cooling'] as const;
const CLIMATES = ['average', 'warmer', 'colder'] as const;

const NUMBERS = {
  p_design: numberParameter('Chauffage : besoin à la température de base, kW (8).', 'Heating: load at design, kW (8).'),
  t_biv: numberParameter('Chauffage : bivalence, °C (-7).', 'Heating: bivalent temperature, °C (-7).'),
  t_supply: numberParameter(
    'Chauffage : départ d’eau au plus froid, °C (35).',
    'Heating: water flow when coldest, °C (35).',
  ),
  power_cold: numberParameter(
    'Froid : puissance à pleine charge, kW (50).',
    'Cooling: capacity at full load, kW (50).',
  ),
  t_evp: numberParameter('Froid : évaporation, °C (-10).', 'Cooling: evaporating temperature, °C (-10).'),
  rend_is: numberParameter('Rendement isentropique, 0 à 1 (0,7).', 'Isentropic efficiency, 0 to 1 (0.7).'),
  price: numberParameter('Prix du kWh.', 'Price of a kWh.'),
  beta: numberParameter('kg CO2e par kWh.', 'kg CO2e per kWh.'),
  steps: numberParameter('Froid : compresseurs en étages.', 'Cooling: compressors in steps.'),
  power_nominal: numberParameter(
    'Froid : puissance de tous les étages au point nominal, kW.',
    'Cooling: capacity of all steps at the nominal point, kW.',
  ),
} as const;

/** Of a group of a request: its key there under a name of its own. */
type Group = Readonly<Record<string, readonly [key: string, parameter: Parameter]>>;

const FROST: Group = {
  frost_mass: ['mass', numberParameter('Glace d’un dégivrage, kg.', 'Ice of one defrost, kg.')],
  frost_efficiency: [
    'efficiency',
    numberParameter('Part de la chaleur qui fond la glace, 0 à 1.', 'Share of the heat that melts ice, 0 to 1.'),
  ],
  frost_per_day: ['per_day', numberParameter('Dégivrages par jour (3).', 'Defrosts a day (3).')],
  frost_room: [
    'room',
    numberParameter(
      'Froid : part du reste de la chaleur laissée dans la chambre (1).',
      'Cooling: share of the rest of the heat left in the room (1).',
    ),
  ],
  frost_t_ice: ['t_ice', numberParameter('Température de la glace, °C.', 'Temperature of the ice, °C.')],
};
const LEVELS: Group = {
  te_mt: ['te_mt', numberParameter('Booster : évaporation MT, °C.', 'Booster: MT evaporation, °C.')],
  q_mt: ['q_mt', numberParameter('Booster : puissance MT, kW.', 'Booster: MT capacity, kW.')],
  te_lt: ['te_lt', numberParameter('Booster : évaporation BT, °C.', 'Booster: LT evaporation, °C.')],
  q_lt: ['q_lt', numberParameter('Booster : puissance BT, kW.', 'Booster: LT capacity, kW.')],
};
/** Read of one use alone. */
const OF_USE: Readonly<Record<string, (typeof USES)[number]>> = {
  ...{ p_design: 'heating', t_biv: 'heating', t_supply: 'heating' },
  ...{ power_cold: 'cooling', t_evp: 'cooling', steps: 'cooling', power_nominal: 'cooling', frost_room: 'cooling' },
};

const parametersOf = (group: Group) =>
  Object.fromEntries(Object.entries(group).map(([name, [, told]]) => [name, told]));

/** Numbers that were told, by their names. */
const toldOf = (given: Arguments, names: readonly string[]): readonly (readonly [string, number])[] =>
  names.flatMap((name) => {
    const value = optionalNumber(given, name);
    return value === undefined ? [] : [[name, value] as const];
  });

/** A group of the request, undefined where nothing of it was told. */
function groupOf(group: Group, told: readonly (readonly [string, number])[], words: object): object | undefined {
  const values = { ...words, ...Object.fromEntries(told.map(([name, value]) => [group[name]?.[0] ?? name, value])) };
  return Object.keys(values).length === 0 ? undefined : values;
}

const optional = (given: Arguments, name: string, key: string, words: readonly string[]): object => {
  const word = optionalChoice(given, name, words);
  return word === undefined ? {} : { [key]: word };
};

/** What of the answer is of defrosts and of a plant that is too small. */
const coldOf = ({ short, t_cdr_max, defrost }: Annual): Data => ({
  missing: short === null ? null : measured(short, 'kWh'),
  highest_condensing: t_cdr_max === null ? null : measured(t_cdr_max, '°C'),
  ...(defrost !== null && {
    defrost_heat: measured(defrost.heat, 'kWh'),
    defrost_electricity: measured(defrost.e_direct, 'kWh'),
    defrost_removal: measured(defrost.e_removal, 'kWh'),
    defrost_capacity_share: rounded(defrost.share),
  }),
});

/** Why there is no year, in the reader's words; of a temperature without a cycle what the simulation says of it. */
function refusal({ code, field, values }: SeasonProblem, host: CircuitHost): Promise<string> {
  const problem = { code: code === 'E_BIN' ? String(values['reason']) : code, values };
  return host.describe({ ...problem, ...(field === undefined || code === 'E_BIN' ? {} : { field }) } as Parameters<
    CircuitHost['describe']
  >[0]);
}

export const seasonalYear: Tool = {
  name: 'SeasonalYear',
  displayName: text('Année d’une machine', 'Year of a machine'),
  definition: (locale) =>
    definitionOf(
      {
        name: 'SeasonalYear',
        description: text(
          'Consommation d’une année, SPF ou EER annuel d’une machine simulée classe par classe (EN 14825). Estimation, jamais une valeur déclarée.',
          'Energy of a year, SPF or annual EER of a machine simulated bin by bin (EN 14825). An estimate, never a declared value.',
        ),
        parameters: {
          fluid: stringParameter('Fluide : R290, R744…', 'Refrigerant: R290, R744…'),
          use: stringParameter('Chauffage ou froid.', 'Heating or cooling.', USES),
          climate: stringParameter(
            'Chauffage : climat, average par défaut.',
            'Heating: climate, average by default.',
            CLIMATES,
          ),
          ...NUMBERS,
          frost_kind: stringParameter('Dégivrage.', 'Defrost.', DEFROSTS),
          ...parametersOf(FROST),
          architecture: stringParameter(
            'Froid : cycle, simple par défaut.',
            'Cooling: cycle, simple by default.',
            ARCHITECTURES,
          ),
          ...parametersOf(LEVELS),
        },
        required: ['fluid', 'use'],
      },
      locale,
    ),
  async run(given, host) {
    const numbers = toldOf(given, Object.keys(NUMBERS));
    const frost = toldOf(given, Object.keys(FROST));
    const levels = toldOf(given, Object.keys(LEVELS));
    const frostKind = optional(given, 'frost_kind', 'kind', DEFROSTS);
    const cycle = optional(given, 'architecture', 'architecture', ARCHITECTURES);
    const fluid = requiredText(given, 'fluid');
    const use = optionalChoice(given, 'use', USES) ?? 'heating';
    const climate = use === 'heating' ? (optionalChoice(given, 'climate', CLIMATES) ?? 'average') : 'process';
    const told = [...numbers, ...frost, ...levels];
    // Nothing that was told is left out unsaid.
    const stray = told.find(([name]) => (OF_USE[name] ?? use) !== use);
    if (stray !== undefined) throw new ToolError('refused', { detail: `${stray[0]}: use = ${OF_USE[stray[0]] ?? ''}` });
    const isOfFrost = frost.length > 0 || Object.keys(frostKind).length > 0;
    if (isOfFrost && !frost.some(([name]) => name === 'frost_mass'))
      throw new ToolError('missing', { field: 'frost_mass' });
    const request = requestOfPlant({
      ...{ fluid, climate, eta_motor: 0.9, ...Object.fromEntries(numbers) },
      frost: groupOf(FROST, frost, frostKind),
      machine: groupOf(LEVELS, levels, cycle),
    });
    const answer = await host.circuit.ask('seasonSteps', use === 'heating' ? 'heating' : 'annual', request);
    if (!answer.ok) throw new ToolError('refused', { detail: await refusal(answer.problem, host.circuit) });
    const { result } = answer;
    if (!('hours' in result)) throw new ToolError('refused', { detail: 'hours' });
    const { q, e, cost, co2e } = result;
    const data: Data = {
      [use === 'heating' ? 'heat' : 'cold']: measured(q, 'kWh'),
      electricity: measured(e, 'kWh'),
      ...('spf' in result
        ? { spf: rounded(result.spf), backup_share: rounded(result.backup_share) }
        : { eer_annual: rounded(result.eer_annual), ...coldOf(result) }),
      ...(cost === null ? {} : { cost: rounded(cost) }),
      ...(co2e === null ? {} : { co2e: measured(co2e, 'kg') }),
      status: 'estimate by the method of EN 14825, not a declared value',
    };
    return {
      kind: 'data',
      tool: 'SeasonalYear',
      details: [
        fluid,
        use,
        climate,
        ...Object.values({ ...cycle, ...frostKind }),
        ...told.map(([key, value]) => `${key} = ${value}`),
      ].join(', '),
      data,
    };
  },
};
