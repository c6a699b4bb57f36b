/** What each field of a calculator asks for: the `meanings.ts` found in its folder, fetched when a reader asks. */
import type { Definition, Input, RowsInput } from './define.ts';
import type { CalculatorId } from './index.ts';
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

const files = import.meta.glob<{ MEANINGS: Readonly<Record<string, Bilingual>> }>('./*/meanings.ts');

/** @throws {TypeError} for a calculator that has none */
export async function meaningsOf(id: CalculatorId): Promise<Readonly<Record<string, Bilingual>>> {
  const fetchMeanings = files[`./${id}/meanings.ts`];
  if (fetchMeanings === undefined) throw new TypeError(`${id} has no meanings.ts`);
  return (await fetchMeanings()).MEANINGS;
}

const hasColumns = (input: Input): input is RowsInput => input.kind === 'rows';

/** The keys of the fields of a definition, those of the columns of its lists included. */
export const fieldKeys = ({ inputs }: Pick<Definition, 'inputs'>): readonly string[] =>
  inputs.flatMap((input) => [
    input.key,
    ...(hasColumns(input) ? input.columns.map(({ key }) => `${input.key}.${key}`) : []),
  ]);
