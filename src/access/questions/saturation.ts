import { rulerSaturation } from '../../circuit/ruler/saturation.ts';
import { text } from '../../language/index.ts';
import { FLUID, number, POINT_SYNONYMS, renamed } from './inputs.ts';
import type { Question } from './question.ts';

export const saturation: Question = {
  name: 'saturation',
  title: text('Saturation', 'Saturation'),
  description: text(
    'Points de bulle et de rosée d’un fluide à une température ou à une pression absolue.',
    'Bubble and dew points of a refrigerant at a temperature or at an absolute pressure.',
  ),
  schema: {
    type: 'object',
    properties: {
      fluid: FLUID,
      t_C: number('Temperature on the curve, °C'),
      p_bar: number('Pressure, bar absolute', { exclusiveMinimum: 0 }),
      curve: {
        type: 'string',
        enum: ['dew', 'bubble'],
        default: 'dew',
        description: 'The curve a temperature is read on',
      },
    },
    required: ['fluid'],
    additionalProperties: false,
    anyOf: [{ required: ['t_C'] }, { required: ['p_bar'] }],
  },
  synonyms: POINT_SYNONYMS,
  example: { fluid: 'R454B', t_C: 5 },
  find({ fluid, t_C, p_bar, curve = 'dew' }, engine) {
    const [prop, value] = p_bar === undefined ? ['T', t_C] : ['P', p_bar];
    const outcome = rulerSaturation(fluid, prop, value, curve, engine);
    if (!outcome.ok) return { ok: false, problem: renamed(outcome.problem, { value: prop === 'T' ? 't_C' : 'p_bar' }) };
    // A blend has two pressures at a temperature: the other curve's beside the one asked for.
    const other =
      prop === 'T' ? rulerSaturation(fluid, 'T', value, curve === 'dew' ? 'bubble' : 'dew', engine) : outcome;
    const opposite = other.ok ? other.result.P : null;
    const { P, p_rel, t_bubble, t_dew, glide, latent, rho_liquid, rho_vapour, dpdt } = outcome.result;
    return {
      ok: true,
      result: {
        p_bar: P,
        p_gauge_bar: p_rel,
        p_bubble_bar: curve === 'bubble' ? outcome.result.P : opposite,
        p_dew_bar: curve === 'dew' ? outcome.result.P : opposite,
        t_bubble_C: t_bubble,
        t_dew_C: t_dew,
        glide_K: glide,
        latent_kJ_kg: latent,
        liquid_density_kg_m3: rho_liquid,
        vapour_density_kg_m3: rho_vapour,
        dew_slope_bar_K: dpdt,
      },
    };
  },
};
