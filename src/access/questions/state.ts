import { nearestValue } from '../../refrigerants/nearest.ts';
import { text } from '../../language/index.ts';
import { GIVEN, openedFluid, properties, PROPERTIES_SCHEMA } from '../properties.ts';
import type { Given as PropertyName } from '../properties.ts';
import type { Question } from './question.ts';

const item = PROPERTIES_SCHEMA.properties?.['states']?.items ?? {};
const { fluid, basis, extrapolate } = PROPERTIES_SCHEMA.properties ?? {};

/** Codes of the engine, as problems of a circuit are said. */
const CODES: Readonly<Record<string, string>> = { 'unknown-fluid': 'E_FLUID', 'bad-composition': 'E_COMP' };
const UNITS: Readonly<Record<PropertyName, string>> = {
  T_K: 'K',
  P_Pa: 'Pa',
  D_kg_m3: 'kg/m³',
  H_J_kg: 'J/kg',
  S_J_kgK: 'J/(kg·K)',
  U_J_kg: 'J/kg',
  Q_kg_kg: '',
};

export const state: Question = {
  name: 'state',
  title: text('État d’un fluide', 'State of a fluid'),
  description: text(
    'Toutes les propriétés d’un fluide à partir de deux d’entre elles, en unités SI.',
    'All properties of a fluid from two of them, in SI units.',
  ),
  schema: {
    type: 'object',
    properties: { fluid: fluid ?? {}, basis: basis ?? {}, extrapolate: extrapolate ?? {}, ...item.properties },
    required: ['fluid'],
    additionalProperties: false,
    anyOf: item.anyOf ?? [],
  },
  synonyms: {
    t: { input: 'T_K', unit: '°C' },
    p: { input: 'P_Pa', unit: 'bar' },
    h: { input: 'H_J_kg', unit: 'kJ/kg' },
    s: { input: 'S_J_kgK', unit: 'kJ/(kg·K)' },
    u: { input: 'U_J_kg', unit: 'kJ/kg' },
    d: 'D_kg_m3',
    q: 'Q_kg_kg',
    t_C: { input: 'T_K', unit: '°C' },
    p_bar: { input: 'P_Pa', unit: 'bar' },
    h_kJ_kg: { input: 'H_J_kg', unit: 'kJ/kg' },
    s_kJ_kgK: { input: 'S_J_kgK', unit: 'kJ/(kg·K)' },
    d_kg_m3: 'D_kg_m3',
  },
  example: { fluid: 'R290', T_K: 298.15, P_Pa: 5e5 },
  find(given, engine) {
    const { fluid: name, basis: by, extrapolate: beyond, ...others } = given;
    const request = {
      fluid: name as string,
      ...(by !== undefined && { basis: by as 'mass' | 'mole' }),
      ...(beyond !== undefined && { extrapolate: beyond as boolean }),
    };
    const opened = openedFluid(request, engine);
    if ('refused' in opened)
      return {
        ok: false,
        problem: {
          code: CODES[opened.refused] ?? 'E_ENGINE',
          field: 'fluid',
          values: { detail: request.fluid, ...nearestValue(request.fluid) },
        },
      };
    const known = Object.keys(GIVEN).filter((key) => others[key] !== undefined) as PropertyName[];
    const letters = known.join(', ');
    if (known.length > 2) return { ok: false, problem: { code: 'E_PAIR', field: known[2] as string } };
    const outcome = properties(
      { ...request, states: [others as Readonly<Partial<Record<PropertyName, number>>>] },
      engine,
    );
    const answer = outcome.ok ? outcome.result.states?.[0] : undefined;
    if (!outcome.ok || answer === undefined) return { ok: false, problem: { code: 'E_ENGINE', values: { letters } } };
    if (answer.ok) {
      const { ok: _, ...figures } = answer;
      return {
        ok: true,
        result: { fluid: outcome.result.fluid.name, reference: outcome.result.fluid.reference, ...figures },
      };
    }
    const { property, min, max } = answer;
    if (answer.code !== 'out-of-range' || property === null || !known.includes(property) || (min ?? max) === null)
      return { ok: false, problem: { code: 'E_ENGINE', values: { letters } } };
    return {
      ok: false,
      problem: {
        code: 'E_RANGE',
        field: property,
        values: { ...(min !== null && { min }), ...(max !== null && { max }), unit: UNITS[property] },
      },
    };
  },
};
