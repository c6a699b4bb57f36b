/** A question that is one door: each input a key of what the door is asked, under a name with its unit. */
import type { Bilingual } from '../../language/index.ts';
import type { Schema } from '../schema.ts';
import type { Synonyms } from '../vocabulary.ts';
import type { Given } from './question.ts';

export interface DoorInput {
  readonly key: string;
  readonly schema: Schema;
  readonly label: Bilingual;
}
export type DoorInputs = Readonly<Record<string, DoorInput>>;

export const schemasOf = (inputs: DoorInputs): Readonly<Record<string, Schema>> =>
  Object.fromEntries(Object.entries(inputs).map(([name, { schema }]) => [name, schema]));

export const labelsOf = (inputs: DoorInputs): Readonly<Record<string, Bilingual>> =>
  Object.fromEntries(Object.entries(inputs).map(([name, { label }]) => [name, label]));

/** What the door is asked, of what was given. */
export const askedOf = (inputs: DoorInputs, given: Given): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(inputs).flatMap(([name, { key }]) => (given[name] === undefined ? [] : [[key, given[name]]])),
  );

/** The name here of each of the door's keys: for its problems, and as a synonym. */
export const namesOfKeys = (inputs: DoorInputs): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(inputs).map(([name, { key }]) => [key, name]));

/** The door's keys as other names, where they are others. */
export const keysAsSynonyms = (inputs: DoorInputs): Synonyms =>
  Object.fromEntries(Object.entries(namesOfKeys(inputs)).filter(([key, name]) => key !== name));
