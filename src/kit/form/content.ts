/** Stores that tell of a change only where there is one. */
import type { WritableAtom } from 'nanostores';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Whether two pieces of plain data say the same; told at the first difference. */
export function saysTheSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, index) => saysTheSame(part, other[index]));
  if (!isRecord(one) || !isRecord(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && saysTheSame(one[key], other[key]))
  );
}

function kept(before: unknown, after: unknown, levels: number): unknown {
  if (Object.is(before, after)) return before;
  if (levels === 0) return saysTheSame(before, after) ? before : after;
  if (Array.isArray(before) && Array.isArray(after)) {
    const parts = after.map((part: unknown, index) => kept(before[index], part, levels - 1));
    const isSame = parts.length === before.length && parts.every((part, index) => Object.is(part, before[index]));
    return isSame ? before : parts;
  }
  if (isRecord(before) && isRecord(after)) {
    const parts: (readonly [string, unknown])[] = [];
    let isSame = true;
    for (const [key, part] of Object.entries(after)) {
      const one = Object.is(before[key], part) ? part : kept(before[key], part, levels - 1);
      isSame &&= Object.is(one, before[key]) && Object.hasOwn(before, key);
      parts.push([key, one]);
    }
    return isSame && parts.length === Object.keys(before).length ? before : Object.fromEntries(parts);
  }
  return after;
}

/**
 * Plain data as it is after a change, made of the very parts of before wherever they say the same: who looks at one
 * part finds out by comparing it whether it changed. Gives `before` back when nothing changed.
 * @param levels how deep parts are told apart; a part below is kept or replaced as one, at its first difference. Without
 *   it, at any depth.
 */
export const keepingParts = <T>(before: T, after: T, levels = Infinity): T => kept(before, after, levels) as T;

/** Puts plain data into a store, which tells its listeners only when it says something else than before. */
export function setContent<T>(store: WritableAtom<T>, content: T): void {
  const next = keepingParts(store.get(), content);
  if (!Object.is(next, store.get())) store.set(next);
}
