/** A cycle of any architecture: what the simulation takes, each input with its unit behind it. */
import { text } from '../../language/index.ts';
import { ARCHITECTURE_FIELDS } from '../../simulation/architecture-fields.ts';
import { ARCHITECTURES } from '../../simulation/cycles/index.ts';
import type { Field } from '../../simulation/fields.ts';
import { run } from '../../simulation/run.ts';
import type { Schema } from '../schema.ts';
import { bodyOf, CYCLE_SCHEMAS, CYCLE_SYNONYMS, FLUID, renamed } from './inputs.ts';
import { compressorWarning, cycleFigures } from './cycle.ts';
import { askedOf, keysAsSynonyms, labelsOf, namesOfKeys, schemasOf } from './door.ts';
import type { DoorInput, DoorInputs } from './door.ts';
import { factsOf, MACHINE } from './of-machine.ts';
import { openedBody } from './opened.ts';
import { judged, machineOfCycle } from './judged.ts';
import type { Question } from './question.ts';

const ENDINGS: Readonly<Partial<Record<Field['unit'], string>>> = { degC: '_C', K: '_K', kW: '_kW', bar: '_bar' };
const said = ({ body, optionalDefault, range }: Field): string =>
  [
    body,
    ...(range === undefined ? [] : [`${range.min} to ${range.max}`]),
    ...(optionalDefault === undefined || optionalDefault === '' ? [] : [`${optionalDefault} unless told`]),
  ].join('; ');

function schemaOf(field: Field): Schema {
  const { options, words = [], range, isFluid } = field;
  const description = said(field);
  if (isFluid === true) return { ...FLUID, description };
  if (options !== undefined) return { type: 'string', enum: options.map(String), description };
  const limits = range === undefined ? {} : { minimum: range.min, maximum: range.max };
  if (words.length === 0) return { type: 'number', ...limits, description };
  return {
    anyOf: [
      { type: 'number', ...limits },
      { type: 'string', enum: words },
    ],
    description,
  };
}

const inputOf = (field: Field): readonly [name: string, input: DoorInput] => [
  `${field.body}${ENDINGS[field.unit] ?? ''}`,
  { key: field.body, schema: schemaOf(field), label: text(said(field), said(field)) },
];
/** What some cycles read alone. */
export const ARCHITECTURE_INPUTS: DoorInputs = Object.fromEntries(ARCHITECTURE_FIELDS.map(inputOf));
export const CIRCUIT_LABELS = labelsOf(ARCHITECTURE_INPUTS);

export const circuit: Question = {
  name: 'circuit',
  title: text('Cycle de toute architecture', 'Cycle of any architecture'),
  description: text(
    'Un cycle de toute architecture (deux étages, cascade, booster, échangeur interne…)\u00a0: puissances, EER, COP, débits, tous les points.',
    'A cycle of any architecture (two stages, cascade, booster, internal exchanger…): powers, EER, COP, flows, every point.',
  ),
  schema: {
    type: 'object',
    properties: {
      fluid: FLUID,
      architecture: { type: 'string', enum: [...ARCHITECTURES], description: 'The cycle' },
      ...CYCLE_SCHEMAS,
      ...schemasOf(ARCHITECTURE_INPUTS),
      machine: MACHINE,
    },
    required: ['architecture'],
    additionalProperties: false,
  },
  synonyms: { ...CYCLE_SYNONYMS, ...keysAsSynonyms(ARCHITECTURE_INPUTS) },
  example: { architecture: 'ihx', fluid: 'R134a', evaporating_C: -10, isentropic_efficiency: 0.7 },
  cost: 10,
  find(given, engine) {
    const body = { ...bodyOf(given), ...askedOf(ARCHITECTURE_INPUTS, given), architecture: given['architecture'] };
    const opened = openedBody(body, factsOf(given), engine);
    const outcome = run(opened.body, engine);
    if (!outcome.ok) return { ok: false, problem: renamed(outcome.problem, namesOfKeys(ARCHITECTURE_INPUTS)) };
    const { result } = outcome;
    const points = Object.entries(result.nodes ?? {}).map(([point, { P, T, H, S, D }]) => ({
      point,
      p_bar: P,
      t_C: T,
      h_kJ_kg: H,
      s_kJ_kgK: S,
      d_kg_m3: D,
    }));
    // Told or taken: an EER says nothing without them.
    const efficiencies = ARCHITECTURE_FIELDS.flatMap(({ body: key, isEfficiency }) => {
      const value = isEfficiency === true ? result.input[key] : undefined;
      return value === undefined ? [] : [[key, value] as const];
    });
    return {
      ok: true,
      result: {
        architecture: given['architecture'],
        ...cycleFigures(result),
        ...(efficiencies.length > 0 && { efficiencies: Object.fromEntries(efficiencies) }),
        points,
        ...machineOfCycle(given, opened),
      },
      warnings: [...compressorWarning(result), ...judged(result, given)],
    };
  },
};
