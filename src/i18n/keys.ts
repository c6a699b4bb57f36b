import type { fr } from './fr.ts';
import type { Locale } from '../language/index.ts';

/** Dotted paths of every text in a dictionary. */
export type Leaf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaf<T[K]>}`;
}[keyof T & string];

/** `Candidate` when it holds the very keys of `Reference`, otherwise a type that names what differs. */
export type Exactly<Reference, Candidate> = [Exclude<Leaf<Reference>, Leaf<Candidate>>] extends [never]
  ? [Exclude<Leaf<Candidate>, Leaf<Reference>>] extends [never]
    ? Candidate
    : { readonly unknownInReference: Exclude<Leaf<Candidate>, Leaf<Reference>> }
  : { readonly missing: Exclude<Leaf<Reference>, Leaf<Candidate>> };

/** A key of the dictionary, such as `site.nav.circuit`. */
export type Key = Leaf<typeof fr>;

/** The keys under a branch, by what follows it. */
export type WithoutPrefix<Prefix extends string, K> = K extends `${Prefix}${infer Rest}` ? Rest : never;

/** First segment of a key: one file per language. */
export type Namespace = keyof typeof fr;

/** Values for the {{placeholders}} of a text, already formatted for the reader. */
export type Values = Readonly<Record<string, string | number>>;

/** A text from its key. Unknown keys come back as they are, so that nothing breaks on the page. */
export interface Translator {
  (key: Key, values?: Values): string;
  readonly locale: Locale;
}

export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** One language, whole or only some namespaces. */
export type Dictionary = { readonly [N in Namespace]?: TextTree };
