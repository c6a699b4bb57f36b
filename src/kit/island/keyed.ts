/**
 * Items with keys to draw them by, none twice: what an item is called, numbered from the second of that name on. React
 * leaves what has a key that repeats in the page when its list changes, under figures it does not belong to.
 * @param nameOf absent: the item is its own name
 */
export function keyed<T>(
  items: readonly T[],
  nameOf: (item: T) => string = String,
): readonly (readonly [key: string, item: T])[] {
  const taken = new Map<string, number>();
  return items.map((item) => {
    const name = nameOf(item);
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    // No name ends with a control character and a number.
    return [count === 1 ? name : `${name}\u0000${count}`, item];
  });
}
