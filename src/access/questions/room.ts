import { exactCharge } from '../../machine/charge-range.ts';
import { Arguments } from '../../circuit/arguments.ts';
import { roomFigures } from '../../circuit/charge/regulation.ts';
import { fluidOf } from '../../circuit/fluids.ts';
import { outcomeOf, refuse } from '../../circuit/outcome.ts';
import { text } from '../../language/index.ts';
import { ACCESSES, APPLICATIONS, LOCATIONS } from '../../regulation/charge/index.ts';
import { askedOf, labelsOf, namesOfKeys, schemasOf } from './door.ts';
import type { DoorInputs } from './door.ts';
import { FLUID, number, renamed } from './inputs.ts';
import { factsOf, MACHINE, missingOf, toldMachine } from './of-machine.ts';
import type { Question } from './question.ts';

const MOUNTINGS = ['floor', 'window', 'wall', 'ceiling'];
const GRAMS = 1000;
/** Asked of who says no machine. */
const DECIDING = ['area_m2', 'height_m', 'access', 'location', 'application'];
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
      machine: MACHINE,
    },
    required: ['fluid', 'charge_kg'],
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
  find({ fluid, charge_kg, machine: said, ...given }, engine) {
    const machine = factsOf({ machine: said });
    // What decides is asked: a cold store taken for a flat would be refused, or the reverse. A use says it as well.
    const missing = machine?.use === undefined ? missingOf(DECIDING, given, room.schema) : undefined;
    if (missing !== undefined) return missing;
    const outcome = outcomeOf(() => {
      const { name, molarMass } = fluidOf(engine, fluid, 'fluid');
      const { room: figures } = roomFigures(
        new Arguments(askedOf(INPUTS, given)),
        new Arguments({ use: machine?.use, build: machine?.build, public_building: machine?.public_building }),
        name,
        exactCharge(charge_kg as number),
        molarMass * GRAMS,
      );
      // A use that is told asks at once, and a figure that is not known is told then.
      if (figures === null) return refuse('E_MISSING', 'fluid');
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
        // Null where something is to be said first.
        allowed: figures.verdict === null ? null : figures.verdict === 'conforme',
        measures_c3: figures.measures_c3,
        notes: figures.notes.map((note) => JSON.stringify(note)),
        ...(machine && { verdict: figures.code, standard: figures.standard }),
        ...toldMachine(machine, figures.assumed, figures.missing),
      },
    };
  },
};
