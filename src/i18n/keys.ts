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

/**
 * Every text there is, by where it stands: those every page may need, and those each page adds in the `texts/fr.ts` of
 * its folder, which declares itself here.
 */
export interface Texts {
  readonly shared: typeof fr;
}

/** A key of the texts every page may need, such as `site.nav.simulate`. */
export type SharedKey = Leaf<typeof fr>;

/** A key of any text. */
export type Key = { [Place in keyof Texts]: Leaf<Texts[Place]> }[keyof Texts];

/** The keys under a branch, by what follows it. */
export type WithoutPrefix<Prefix extends string, K> = K extends `${Prefix}${infer Rest}` ? Rest : never;

/** First segment of a key. */
export type Namespace = { [Place in keyof Texts]: keyof Texts[Place] & string }[keyof Texts];

/** Values for the {{placeholders}} of a text, already formatted for the reader. */
export type Values = Readonly<Record<string, string | number>>;

/** A text from its key. Unknown keys come back as they are, so that nothing breaks on the page. */
export interface Translator<K extends string = Key> {
  (key: K, values?: Values): string;
  readonly locale: Locale;
}

/** One that knows the texts every page may need, and no page's own. */
export type SharedTranslator = Translator<SharedKey>;

export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** One language, whole or only some namespaces. */
export type Dictionary = { readonly [N in Namespace]?: TextTree };
