/** IntermediatePressure: of a two-stage system, by the calculator `pression-moyenne`. */
import { requiredChoice, requiredNumber } from './arguments.ts';
import { computed, outputNumber } from './calculators.ts';
import { definitionOf, numberParameter, stringParameter, text } from './schema.ts';
import type { Data, Tool } from './tool.ts';

const METHODS = ['equality', 'sandhold', 'both'] as const;

export const intermediatePressure: Tool = {
  name: 'IntermediatePressure',
  displayName: text('Pression intermédiaire', 'Intermediate pressure'),
  definition: (locale) =>
    definitionOf(
      {
        name: 'IntermediatePressure',
        description: text(
          "Pression intermédiaire d'un cycle bi-étagé. equality : égalité des taux de compression. sandhold : égalité + 0,35 bar. Pressions absolues.",
          'Intermediate pressure of a two-stage cycle. equality: equal compression ratios. sandhold: equality + 0.35 bar. Absolute pressures.',
        ),
        parameters: {
          pres_hp: numberParameter('Haute pression en bar absolu.', 'High pressure in bar absolute.', {
            exclusiveMinimum: 0,
          }),
          pres_bp: numberParameter('Basse pression en bar absolu.', 'Low pressure in bar absolute.', {
            exclusiveMinimum: 0,
          }),
          method: stringParameter('Méthode.', 'Method.', METHODS),
        },
        required: ['pres_hp', 'pres_bp', 'method'],
      },
      locale,
    ),
  async run(given, host) {
    const high = requiredNumber(given, 'pres_hp');
    const low = requiredNumber(given, 'pres_bp');
    const method = requiredChoice(given, 'method', METHODS);
    const found = await computed('pression-moyenne', { pres_hp: high, pres_bp: low, method }, host);
    const ratio = outputNumber(found, 'ratio_equality');
    const sandHoldRatios = {
      tau_bp: outputNumber(found, 'ratio_lp_sandhold'),
      tau_hp: outputNumber(found, 'ratio_hp_sandhold'),
    };
    const data: Data = {
      unit: 'bar abs',
      ...(method !== 'sandhold' && { p_equality: outputNumber(found, 'p_equality'), tau_bp: ratio, tau_hp: ratio }),
      ...(method !== 'equality' && { p_sandhold: outputNumber(found, 'p_sandhold') }),
      ...(method === 'sandhold' && sandHoldRatios),
      ...(method === 'both' && { sandhold: sandHoldRatios }),
      ...found.warnings,
    };
    return {
      kind: 'data',
      tool: 'IntermediatePressure',
      details: `HP ${high} bar abs, BP ${low} bar abs, ${method}`,
      data,
    };
  },
};
