/** MeasuredPerformance: what a machine gives, with its ±; no figure where the readings contradict each other. */
import { isPerformanceCode, performanceSentence, PERFORMANCE_VERDICT_TEXTS } from '../../performance/sentences.ts';
import { optionalNumber, requiredChoice, requiredText } from './arguments.ts';
import { definitionOf, numberParameter, stringParameter, text } from './schema.ts';
import { measured, rounded } from './tool.ts';
import type { Data, Tool } from './tool.ts';

const OUTPUTS = ['cooling', 'heating'] as const;
const MODES = ['rel', 'abs'] as const;
const NUMBERS = {
  p_lp: numberParameter('Basse pression, bar.', 'Low pressure, bar.'),
  p_hp: numberParameter('Haute pression, bar.', 'High pressure, bar.'),
  t_suc_comp: numberParameter('Aspiration au compresseur, °C.', 'Suction at the compressor, °C.'),
  t_suction: numberParameter('Sortie évaporateur, °C.', 'Evaporator outlet, °C.'),
  t_discharge: numberParameter('Refoulement, pince, °C.', 'Discharge, clamp, °C.'),
  t_liquid: numberParameter('Liquide, °C.', 'Liquid, °C.'),
  power_kw: numberParameter('Puissance du compresseur, kW.', 'Compressor power, kW.'),
  te_in: numberParameter('Eau, entrée évaporateur, °C.', 'Water into the evaporator, °C.'),
  te_out: numberParameter('Eau, sortie évaporateur, °C.', 'Water out of the evaporator, °C.'),
  e_flow: numberParameter('Débit d’eau évaporateur, m³/h.', 'Water flow of the evaporator, m³/h.'),
  tc_in: numberParameter('Eau, entrée condenseur, °C.', 'Water into the condenser, °C.'),
  tc_out: numberParameter('Eau, sortie condenseur, °C.', 'Water out of the condenser, °C.'),
  c_flow: numberParameter('Débit d’eau condenseur, m³/h.', 'Water flow of the condenser, m³/h.'),
} as const;
const UNITS = {
  capacity_cold: 'kW',
  capacity_heat: 'kW',
  power_compressor: 'kW',
  cop_compressor: '',
  eer_compressor: '',
} as const;

export const measuredPerformanceTool: Tool = {
  name: 'MeasuredPerformance',
  displayName: text('Performance mesurée', 'Measured performance'),
  definition: (locale) =>
    definitionOf(
      {
        name: 'MeasuredPerformance',
        description: text(
          'Puissance et COP mesurés d’une machine. Ne redites aucun chiffre sans son ±, et n’en donnez aucun quand le verdict n’en a pas.',
          'Measured capacity and COP of a machine. Restate no figure without its ±, and give none when the verdict has none.',
        ),
        parameters: {
          fluid: stringParameter('Fluide.', 'Refrigerant.'),
          mode: stringParameter('Froid ou chaud.', 'Cooling or heating.', OUTPUTS),
          p_mode: stringParameter('Manomètres : rel ou abs.', 'Gauges: rel or abs.', MODES),
          ...NUMBERS,
        },
        required: ['fluid', 'mode', 'p_mode'],
      },
      locale,
    ),
  async run(given, host) {
    const said = Object.keys(NUMBERS).flatMap((key): readonly (readonly [string, number])[] => {
      const value = optionalNumber(given, key);
      return value === undefined ? [] : [[key === 'power_kw' ? 'power_meas' : key, value]];
    });
    const request = {
      fluid: requiredText(given, 'fluid'),
      mode: requiredChoice(given, 'mode', OUTPUTS),
      p_mode: requiredChoice(given, 'p_mode', MODES),
      ...Object.fromEntries(said),
    };
    const sentence = (code: string): string =>
      isPerformanceCode(code) ? performanceSentence(code)[host.locale] : code;
    const answer = await host.circuit.ask('measuredPerformance', request);
    const dataOf = (): Data => {
      if (!answer.ok) {
        const { code, field, values } = answer.problem;
        return { verdict: code, said: sentence(code), field: field ?? null, missing: values['list'] ?? null };
      }
      const { verdict, named, pair, figures, warnings, next } = answer.result;
      return {
        verdict,
        said: PERFORMANCE_VERDICT_TEXTS[verdict][host.locale],
        ...(named !== null && { probably_false: named }),
        ...(pair !== null && { either_is_false: [...pair] }),
        ...Object.fromEntries(
          (Object.keys(UNITS) as (keyof typeof UNITS)[]).flatMap((key) => {
            const figure = figures[key];
            return figure ? [[key, { ...measured(figure.value, UNITS[key]), uncertainty: rounded(figure.U) }]] : [];
          }),
        ),
        ...(next !== null && { read_next: next }),
        warnings: warnings.map(({ code }) => sentence(code)),
        basis: 'model uncertainty, k = 2; a false liquid temperature does not show',
      };
    };
    return {
      kind: 'data',
      tool: 'MeasuredPerformance',
      details: [String(request.fluid), request.mode, ...said.map(([key, value]) => `${key} = ${value}`)].join(', '),
      data: { ...dataOf(), page: host.path('/simulation/diagnostic') },
    };
  },
};
