/** What a change of refrigerant asks of the records: usual oils, and who is chosen instead of whom. */
import rows from './generated/replacing.json' with { type: 'json' };

const table = /* @__PURE__ */ new Map(Object.entries(rows as Readonly<Record<string, readonly string[]>>));

/** Usual oils of a refrigerant by its canonical name; empty where none is known. */
export function oilsOf(name: string): readonly string[] {
  const [oils = ''] = table.get(name) ?? [];
  return oils === '' ? [] : oils.split(',');
}

/** The refrigerants a record says its own is chosen instead of. */
export const replacedBy = (name: string): readonly string[] => table.get(name)?.slice(1) ?? [];

/** The refrigerants whose records say that they replace this one, in the order of the list. General practice, not an approval. */
export const replacersOf = (name: string): readonly string[] =>
  [...table].flatMap(([other, [, ...replaces]]) => (replaces.includes(name) ? [other] : []));
