import {
  freezingFromConcentration,
  SECONDARY_FLUIDS,
  secondaryFluid as fluidOfKey,
  secondaryState,
  temperatureLimits,
} from '../../physics/secondary-fluids/index.ts';
import { text } from '../../language/index.ts';
import { celsiusFromKelvin, kelvinFromCelsius } from '../../quantities/si.ts';
import { number } from './inputs.ts';
import type { Question } from './question.ts';

const PERCENT = 100;

export const secondaryFluid: Question = {
  name: 'secondary_fluid',
  title: text('Fluide secondaire', 'Secondary fluid'),
  description: text(
    'Masse volumique, chaleur massique, conductivité, viscosité et congélation d’un fluide secondaire (glycol, saumure…).',
    'Density, specific heat, conductivity, viscosity and freezing point of a secondary fluid (glycol, brine…).',
  ),
  schema: {
    type: 'object',
    properties: {
      medium: { type: 'string', enum: SECONDARY_FLUIDS.map(({ key }) => key), description: 'Secondary fluid' },
      concentration_percent: number('Share of the added component, %; by mass or volume, as the answer says', {
        minimum: 0,
        maximum: 100,
      }),
      t_C: number('Temperature, °C'),
    },
    required: ['medium', 'concentration_percent', 't_C'],
    additionalProperties: false,
  },
  synonyms: { t: 't_C', x: 'concentration_percent', T_K: { input: 't_C', unit: 'K' } },
  example: { medium: 'MEG', concentration_percent: 30, t_C: 0 },
  find({ medium, concentration_percent, t_C }) {
    const fluid = fluidOfKey(medium as string);
    if (fluid === undefined) return { ok: false, problem: { code: 'E_MODE', field: 'medium' } };
    const x = (concentration_percent as number) / PERCENT;
    if (x < fluid.x.min || x > fluid.x.max) {
      const values = { min: fluid.x.min * PERCENT, max: fluid.x.max * PERCENT, unit: '%' };
      return { ok: false, problem: { code: 'E_RANGE', field: 'concentration_percent', values } };
    }
    const state = secondaryState(fluid, x, kelvinFromCelsius(t_C as number));
    if (state === undefined) {
      const { min, max } = temperatureLimits(fluid, x);
      const values = { min: celsiusFromKelvin(min), max: celsiusFromKelvin(max), unit: 'degC' };
      return { ok: false, problem: { code: 'E_RANGE', field: 't_C', values } };
    }
    return {
      ok: true,
      result: {
        medium: fluid.key,
        basis: fluid.basis,
        density_kg_m3: state.density,
        specific_heat_J_kgK: state.specificHeat,
        conductivity_W_mK: state.conductivity,
        viscosity_Pa_s: state.viscosity,
        prandtl: state.prandtl,
        freezing_C: celsiusFromKelvin(freezingFromConcentration(fluid, x)),
        source: fluid.source,
      },
    };
  },
};
