/** HpOptimum: the best gas cooler pressure of a transcritical R744 cycle. */
import type { OptimumPoint } from '../../circuit/optimum/optimum.ts';
import { optionalChoice, optionalNumber } from './arguments.ts';
import { resultOf, saidWarnings } from './circuit-doors.ts';
import { definitionOf, numberParameter, stringParameter, text } from './schema.ts';
import { measured, rounded } from './tool.ts';
import type { Data, Tool } from './tool.ts';

const OBJECTIVES = ['eer', 'cop'] as const;

const NUMBERS = {
  temp_evp: numberParameter("Température d'évaporation, °C (-10).", 'Evaporating temperature, °C (-10).'),
  t_out_gc: numberParameter('Sortie du refroidisseur de gaz, °C (35).', 'Gas cooler outlet, °C (35).'),
  t_amb: numberParameter(
    'Air extérieur, °C, à la place de la sortie du refroidisseur.',
    'Ambient, °C, in place of the gas cooler outlet.',
  ),
  approach: numberParameter(
    'Sortie moins air extérieur, K (3), avec t_amb.',
    'Outlet above ambient, K (3), with t_amb.',
  ),
  surch_evp: numberParameter('Surchauffe utile, K (5).', 'Useful superheat, K (5).'),
  surch_la: numberParameter('Surchauffe en ligne, K (0).', 'Line superheat, K (0).'),
  rend_is: numberParameter('Rendement isentropique, 0 à 1 (0,7).', 'Isentropic efficiency, 0 to 1 (0.7).'),
  p_gc: numberParameter('Pression actuelle, bar absolu, à comparer.', 'Pressure now, bar absolute, to compare.'),
  p_max: numberParameter('Pression maximale, bar absolu (130).', 'Highest pressure, bar absolute (130).'),
  t_ref: numberParameter('Refoulement maximal, °C (140).', 'Highest discharge, °C (140).'),
  power_cold: numberParameter('Puissance frigorifique, kW (10).', 'Cooling capacity, kW (10).'),
} as const;

const pointOf = (point: OptimumPoint): Data => ({
  p_gc: measured(point.p_gc, 'bar abs'),
  eer: rounded(point.eer),
  cop: rounded(point.cop),
  t_discharge: measured(point.t_discharge, '°C'),
  power_compressor: measured(point.power_compressor, 'kW'),
  power_heat: measured(point.power_heat, 'kW'),
});

export const hpOptimumTool: Tool = {
  name: 'HpOptimum',
  displayName: text('Haute pression optimale (CO2)', 'Optimum high pressure (CO2)'),
  definition: (locale) =>
    definitionOf(
      {
        name: 'HpOptimum',
        description: text(
          'Haute pression optimale d’un cycle transcritique au CO2 (R744) à un étage, et ce que coûte une autre pression.',
          'Optimum high pressure of a single-stage transcritical CO2 (R744) cycle, and what another pressure costs.',
        ),
        parameters: {
          ...NUMBERS,
          objective: stringParameter('Critère, eer par défaut.', 'Objective, eer by default.', OBJECTIVES),
        },
        required: [],
      },
      locale,
    ),
  async run(given, host) {
    const numbers = Object.keys(NUMBERS).flatMap((key): readonly (readonly [string, number])[] => {
      const value = optionalNumber(given, key);
      return value === undefined ? [] : [[key, value]];
    });
    const objective = optionalChoice(given, 'objective', OBJECTIVES) ?? 'eer';
    const isAmbient = numbers.some(([key]) => key === 't_amb') && !numbers.some(([key]) => key === 't_out_gc');
    const input = { ...Object.fromEntries(numbers), objective, mode_tgc: isAmbient ? 'ambient' : 't_out_gc' };
    const result = await resultOf(await host.circuit.ask('hpOptimum', input), host.circuit);
    const { optimum, limited, current, correlations } = result;
    return {
      kind: 'data',
      tool: 'HpOptimum',
      details: ['R744', ...numbers.map(([key, value]) => `${key} = ${value}`), objective].join(', '),
      data: {
        gas_cooler_outlet: measured(result.t, '°C'),
        p_evp: measured(result.p_evp, 'bar abs'),
        optimum: pointOf(optimum),
        ...(limited && { within_discharge_limit: pointOf(limited) }),
        ...(current && {
          now: {
            p_gc: measured(current.p, 'bar abs'),
            above_optimum: measured(current.gap, 'bar'),
            loss: measured(current.loss ?? undefined, '%'),
          },
        }),
        correlations: Object.fromEntries(
          Object.entries(correlations).map(([name, { p, valid }]) => [name, { p_bar_abs: rounded(p), valid }]),
        ),
        ...(await saidWarnings(result.warnings, host.circuit)),
      },
    };
  },
};
