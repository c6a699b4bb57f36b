/** What was typed in the ruler of the home page, for the tab: it is there again after a look at another page. */
const KEY = 'appfroid-mini-ruler';
const LONGEST = 40;

export interface Typed {
  /** Of each field that was typed in, its text. */
  readonly texts: Readonly<Record<string, string>>;
  /** The side a temperature was measured on, once that was said. */
  readonly pipe: string;
  /** The page and the units it was typed in: a ruler of an article has an example of its own. */
  readonly units: string;
}

/** What a kept text says; undefined for none, and for what cannot be read. */
export function typedFrom(text: string | null): Typed | undefined {
  try {
    const { texts, pipe, units } = JSON.parse(text ?? '') as Record<string, unknown>;
    if (typeof texts !== 'object' || texts === null || typeof pipe !== 'string' || typeof units !== 'string')
      return undefined;
    const entries = Object.entries(texts).filter(([, one]) => typeof one === 'string' && one.length <= LONGEST);
    return { texts: Object.fromEntries(entries) as Typed['texts'], pipe, units };
  } catch {
    return undefined;
  }
}

export function lastTyped(units: string): Typed | undefined {
  try {
    const typed = typedFrom(sessionStorage.getItem(KEY));
    return typed?.units === units ? typed : undefined;
  } catch {
    return undefined;
  }
}

export function keepTyped(typed: Typed): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // Storage is barred: it holds for this page.
  }
}
