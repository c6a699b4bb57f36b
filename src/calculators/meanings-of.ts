/** What the `meanings.ts` of a calculator must hold: a sentence or two for each of its fields. */
import type { Definition } from './define.ts';
import type { Bilingual } from '../language/index.ts';

/** Of a list, its own key and `list.column` for each of its columns. */
type FieldKey<I> = I extends { readonly kind: 'rows'; readonly key: infer K extends string; readonly columns: infer C }
  ? | K
    | (C extends readonly (infer Cell)[]
        ? Cell extends { readonly key: infer L extends string }
          ? `${K}.${L}`
          : never
        : never)
  : I extends { readonly key: infer K extends string }
    ? K
    : never;

/** A sentence or two a field; a field without one, or one of no field, does not compile. */
export type Meanings<D extends Pick<Definition, 'inputs'>> = Readonly<Record<FieldKey<D['inputs'][number]>, Bilingual>>;
