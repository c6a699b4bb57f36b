import { exactCharge } from '../../machine/charge-range.ts';
import { Arguments } from '../../circuit/arguments.ts';
import { roomFigures } from '../../circuit/charge/regulation.ts';
import { fluidOf } from '../../circuit/fluids.ts';
import { outcomeOf } from '../../circuit/outcome.ts';
import { text } from '../../language/index.ts';
import { ACCESSES, APPLICATIONS, LOCATIONS } from '../../regulation/charge/index.ts';
import { askedOf, labelsOf, namesOfKeys, schemasOf } from './door.ts';
import type { DoorInputs } from './door.ts';
import { FLUID, number, renamed } from './inputs.ts';
import type { Question } from './question.ts';

const MOUNTINGS = ['floor', 'window', 'wall', 'ceiling'];
const GRAMS = 1000;
const choice = (options: readonly string[], description: string) => ({
  type: 'string' as const,
  enum: options,
  description,
});

const INPUTS: DoorInputs = {
  area_m2: {
    key: 'room_area',
    schema: number('Floor of the room, m²', { minimum: 1, maximum: 10_000 }),
    label: text('surface au sol, m²', 'floor area, m²'),
  },
  height_m: {
    key: 'room_height',
    schema: number('Height of the room, m', { minimum: 1.5, maximum: 20 }),
    label: text('hauteur du local, m', 'height of the room, m'),
  },
  access: {
    key: 'access',
    schema: choice(ACCESSES, 'Access category, EN 378-1: a general, b supervised, c authorised'),
    label: text('catégorie d’accès, EN 378-1', 'access category, EN 378-1'),
  },
  location: {
    key: 'location',
    schema: choice(LOCATIONS, 'Location class of the circuit, EN 378-1'),
    label: text('classe d’emplacement, EN 378-1', 'location class, EN 378-1'),
  },
  application: {
    key: 'application',
    schema: choice(APPLICATIONS, 'comfort: human comfort; other: a cold room, a process'),
    label: text('confort humain, ou autre (chambre froide, procédé)', 'human comfort, or other (cold room, process)'),
  },
  mounting: {
    key: 'h0_type',
    schema: choice(MOUNTINGS, 'Where the unit hangs, for human comfort'),
    label: text('place de l’unité, pour le confort', 'where the unit hangs, for comfort'),
  },
  below_ground: {
    key: 'below_ground',
    schema: { type: 'boolean', description: 'The room is below ground' },
    label: text('local en sous-sol', 'the room is below ground'),
  },
};
export const ROOM_LABELS = labelsOf(INPUTS);

export const room: Question = {
  name: 'room_charge',
  title: text('Charge et local', 'Charge and room'),
  description: text(
    'La charge qu’un local admet (EN 378-1, annexe C), à partir de la surface, de l’accès, de l’emplacement et de l’usage.',
    'The charge a room may hold (EN 378-1, annex C), from its floor, access, location and use.',
  ),
  schema: {
    type: 'object',
    properties: {
      fluid: FLUID,
      charge_kg: number('Charge, kg', { exclusiveMinimum: 0, maximum: 1e6 }),
      ...schemasOf(INPUTS),
    },
    // What decides is asked: a cold store taken for a flat would be refused, or the reverse.
    required: ['fluid', 'charge_kg', 'area_m2', 'height_m', 'access', 'location', 'application'],
    additionalProperties: false,
  },
  synonyms: { kg: 'charge_kg', room_area: 'area_m2', room_height: 'height_m', h0_type: 'mounting' },
  example: {
    fluid: 'R32',
    charge_kg: 2,
    area_m2: 20,
    height_m: 2.5,
    access: 'a',
    location: 'II',
    application: 'comfort',
    mounting: 'wall',
  },
  find({ fluid, charge_kg, ...given }, engine) {
    const outcome = outcomeOf(() => {
      const { name, molarMass } = fluidOf(engine, fluid, 'fluid');
      const figures = roomFigures(
        new Arguments(askedOf(INPUTS, given)),
        name,
        exactCharge(charge_kg as number),
        molarMass * GRAMS,
      );
      return { name, figures };
    });
    if (!outcome.ok) return { ok: false, problem: renamed(outcome.problem, namesOfKeys(INPUTS)) };
    const { name, figures } = outcome.result;
    return {
      ok: true,
      result: {
        fluid: name,
        charge_kg,
        most_kg: figures.m_max,
        allowed: figures.verdict === 'conforme',
        measures_c3: figures.measures_c3,
        notes: figures.notes.map((note) => JSON.stringify(note)),
      },
    };
  },
};
