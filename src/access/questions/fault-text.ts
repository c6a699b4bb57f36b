/** What is wrong with an input, in words that name the field and its limit. */
import type { Bilingual, Locale } from '../../language/index.ts';
import { text } from '../../language/index.ts';
import { nearestWords } from '../../language/nearest.ts';
import type { Fault, Schema } from '../schema.ts';
import type { NameFault } from '../vocabulary.ts';

const TYPES: Readonly<Record<NonNullable<Schema['type']>, Bilingual>> = {
  object: text('un objet', 'an object'),
  array: text('une liste', 'a list'),
  string: text('un texte', 'a text'),
  number: text('un nombre', 'a number'),
  boolean: text('true ou false', 'true or false'),
  null: text('null', 'null'),
};

const listed = (wanted: unknown): string => (Array.isArray(wanted) ? wanted.join(', ') : String(wanted));

/** Names the required keys of each branch. */
const branches = (wanted: unknown): string =>
  (wanted as readonly Schema[]).map(({ required = [] }) => required.join(' + ')).join(' / ');

/** By the word of the schema that refuses. */
const SAID: Readonly<Partial<Record<keyof Schema, (wanted: unknown, field: string) => Bilingual>>> = {
  required: (wanted) => text(`valeur manquante (${String(wanted)})`, `value missing (${String(wanted)})`),
  additionalProperties: (wanted, field) => {
    const [near] = nearestWords(field.split('.').at(-1) ?? '', wanted as readonly string[]);
    return near === undefined
      ? text(`champ inconnu, au choix\u00a0: ${listed(wanted)}`, `unknown field, one of: ${listed(wanted)}`)
      : text(`champ inconnu, le plus proche\u00a0: ${near}`, `unknown field, the nearest: ${near}`);
  },
  enum: (wanted) => text(`au choix\u00a0: ${listed(wanted)}`, `one of: ${listed(wanted)}`),
  minimum: (wanted) => text(`${String(wanted)} au moins`, `at least ${String(wanted)}`),
  maximum: (wanted) => text(`${String(wanted)} au plus`, `at most ${String(wanted)}`),
  exclusiveMinimum: (wanted) => text(`plus de ${String(wanted)}`, `more than ${String(wanted)}`),
  minLength: (wanted) => text(`${String(wanted)} caractère au moins`, `at least ${String(wanted)} character`),
  maxLength: (wanted) => text(`${String(wanted)} caractères au plus`, `at most ${String(wanted)} characters`),
  pattern: (wanted) => text(`forme attendue\u00a0: ${String(wanted)}`, `expected form: ${String(wanted)}`),
  minItems: (wanted) => text(`${String(wanted)} élément au moins`, `at least ${String(wanted)} item`),
  maxItems: (wanted) => text(`${String(wanted)} éléments au plus`, `at most ${String(wanted)} items`),
  minProperties: (wanted) => text(`${String(wanted)} grandeurs au moins`, `at least ${String(wanted)} quantities`),
  maxProperties: (wanted) => text(`${String(wanted)} grandeurs au plus`, `at most ${String(wanted)} quantities`),
  anyOf: (wanted) => text(`il faut l’un de\u00a0: ${branches(wanted)}`, `one of these is needed: ${branches(wanted)}`),
};

/** One sentence: the field, and what it should have been. */
export function faultText({ field, word, wanted }: Fault, locale: Locale): string {
  const said =
    word === 'type'
      ? TYPES[wanted as NonNullable<Schema['type']>]
      : (SAID[word]?.(wanted, field) ?? text('valeur refusée', 'value refused'));
  const name = field === '' ? text('Demande', 'Request')[locale] : field;
  return { fr: `${name}\u00a0: ${said.fr}.`, en: `${name}: ${said.en}.` }[locale];
}

/** The same of a name that is none, or of an input given twice. */
export function nameFaultText(fault: NameFault, locale: Locale): string {
  if (fault.kind === 'unknown')
    return faultText({ field: fault.name, word: 'additionalProperties', wanted: fault.known }, locale);
  const { name, other } = fault;
  return text(
    `${name} et ${other} sont la même entrée, avec deux valeurs\u00a0: gardez-en une.`,
    `${name} and ${other} are the same input, with two values: keep one.`,
  )[locale];
}
