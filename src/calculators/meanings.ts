/** What each field of a calculator asks for: the `meanings.ts` found in its folder, fetched when a reader asks. */
import type { Definition, Input, RowsInput } from './define.ts';
import type { CalculatorId } from './index.ts';
import type { Bilingual } from '../language/index.ts';

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
