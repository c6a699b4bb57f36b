/** A question that is one door: each input a key of what the door is asked, under a name with its unit. */
import { text } from '../../language/index.ts';
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

type Limits = Omit<Schema, 'type' | 'description'>;
const capital = (words: string): string => `${words[0]?.toUpperCase()}${words.slice(1)}`;

/** A number a door reads under a key; its schema says what its label does. */
export const inputOf = (key: string, fr: string, en: string, limits: Limits = {}): DoorInput => ({
  key,
  schema: { type: 'number', ...limits, description: capital(en) },
  label: text(fr, en),
});

/** One of some words. @param usual taken where none is told */
export const choiceOf = (key: string, words: readonly string[], fr: string, en: string, usual?: string): DoorInput => ({
  key,
  schema: { type: 'string', enum: words, ...(usual !== undefined && { default: usual }), description: capital(en) },
  label: text(fr, en),
});

/** Whether something is so. */
export const flagOf = (key: string, fr: string, en: string): DoorInput => ({
  key,
  schema: { type: 'boolean', description: capital(en) },
  label: text(fr, en),
});
