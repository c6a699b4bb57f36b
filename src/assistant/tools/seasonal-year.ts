/** SeasonalYear: the year of a simulated machine, heat pump or cold store, as the page of the season computes it. */
import type { SeasonProblem } from '../../season/outcome.ts';
import { optionalChoice, optionalNumber, requiredText } from './arguments.ts';
import type { CircuitHost } from './circuit-doors.ts';
import { definitionOf, numberParameter, stringParameter, text } from './schema.ts';
import { ToolError } from './tool-error.ts';
import { measured, rounded } from './tool.ts';
import type { Data, Tool } from './tool.ts';

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
} as const;

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
        },
        required: ['fluid', 'use'],
      },
      locale,
    ),
  async run(given, host) {
    const numbers = Object.keys(NUMBERS).flatMap((key): readonly (readonly [string, number])[] => {
      const value = optionalNumber(given, key);
      return value === undefined ? [] : [[key, value]];
    });
    const fluid = requiredText(given, 'fluid');
    const use = optionalChoice(given, 'use', USES) ?? 'heating';
    const climate = use === 'heating' ? (optionalChoice(given, 'climate', CLIMATES) ?? 'average') : 'process';
    const request = { fluid, climate, eta_motor: 0.9, ...Object.fromEntries(numbers) };
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
        : { eer_annual: rounded(result.eer_annual) }),
      ...(cost === null ? {} : { cost: rounded(cost) }),
      ...(co2e === null ? {} : { co2e: measured(co2e, 'kg') }),
      status: 'estimate by the method of EN 14825, not a declared value',
    };
    return {
      kind: 'data',
      tool: 'SeasonalYear',
      details: [fluid, use, climate, ...numbers.map(([key, value]) => `${key} = ${value}`)].join(', '),
      data,
    };
  },
};
