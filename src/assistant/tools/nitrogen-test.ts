/** NitrogenTest: nitrogen pressure with temperature, by the calculator `test-azote`. */
import { requiredNumber } from './arguments.ts';
import { computed } from './calculators.ts';
import { definitionOf, numberParameter, text } from './schema.ts';
import { rounded } from './tool.ts';
import type { Tool } from './tool.ts';
import { STANDARD_ATMOSPHERE_BAR, ZERO_CELSIUS } from '../../quantities/si.ts';

const ABSOLUTE_ZERO = { min: -ZERO_CELSIUS, isMinExcluded: true } as const;

export const nitrogenTest: Tool = {
  name: 'NitrogenTest',
  displayName: text("Essai à l'azote", 'Nitrogen pressure test'),
  definition: (locale) =>
    definitionOf(
      {
        name: 'NitrogenTest',
        description: text(
          "Évolution de la pression d'azote d'un essai d'étanchéité avec la température, à volume constant. Pressions relatives (manomètre).",
          'Change of the nitrogen pressure of a tightness test with temperature, at constant volume. Gauge pressures.',
        ),
        parameters: {
          p_init: numberParameter(
            'Pression initiale en bar relatif (lue au manomètre).',
            'Initial pressure in bar gauge (as read).',
            { exclusiveMinimum: 0 },
          ),
          t_init: numberParameter('Température initiale en °C.', 'Initial temperature in °C.', {
            exclusiveMinimum: -ZERO_CELSIUS,
          }),
          t_final: numberParameter('Température finale en °C.', 'Final temperature in °C.', {
            exclusiveMinimum: -ZERO_CELSIUS,
          }),
        },
        required: ['p_init', 't_init', 't_final'],
      },
      locale,
    ),
  async run(given, host) {
    const p_init = requiredNumber(given, 'p_init', { min: 0, isMinExcluded: true });
    const t_init = requiredNumber(given, 't_init', ABSOLUTE_ZERO);
    const t_final = requiredNumber(given, 't_final', ABSOLUTE_ZERO);
    const { outputs, warnings } = await computed(
      'test-azote',
      { p_init, t_init, t_final, p_atm: STANDARD_ATMOSPHERE_BAR },
      host,
    );
    const gauge = Number(outputs['p_expected']);
    const data = {
      p_final: rounded(gauge + STANDARD_ATMOSPHERE_BAR),
      p_final_unit: 'bar abs',
      p_final_rel: rounded(gauge),
      p_final_rel_unit: 'bar(g)',
      delta_p: rounded(Number(outputs['dp_thermal'])),
      delta_p_unit: 'bar',
      ...warnings,
    };
    return { kind: 'data', tool: 'NitrogenTest', details: `${p_init} bar(g), ${t_init} °C → ${t_final} °C`, data };
  },
};
