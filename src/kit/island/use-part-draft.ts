/** What is typed in a part of a page, for a day: `kit/storage/drafts.ts`. */
import { useState } from 'react';
import { keepPartDraft, partDraft } from '../storage/drafts.ts';

interface PartDraft<T> {
  readonly value: T;
  readonly set: (value: T) => void;
  /** When what stands here was typed, where it was in an earlier tab; ms since 1970. */
  readonly since: number | undefined;
  /** As the part opens, with nothing kept of it. */
  readonly clear: () => void;
}

/**
 * For a part that is drawn once it was opened: what is on the device is read as it is drawn, and each key is kept at once.
 * @param part among the parts of its page
 * @param opening what it opens with, and what is not kept
 * @param read what of a kept value fits; undefined for none
 */
export function usePartDraft<T>(part: string, opening: () => T, read: (value: unknown) => T | undefined): PartDraft<T> {
  const [{ value, since }, put] = useState(() => {
    const draft = partDraft(part);
    const kept = draft && read(valueOf(draft.said));
    return { value: kept ?? opening(), since: kept === undefined ? undefined : draft?.at };
  });
  return {
    value,
    since,
    set(next) {
      put({ value: next, since });
      keepPartDraft(part, textOf(next) === textOf(opening()) ? '' : textOf(next));
    },
    clear() {
      put({ value: opening(), since: undefined });
      keepPartDraft(part, '');
    },
  };
}

const textOf = (value: unknown): string => JSON.stringify(value);

function valueOf(said: string): unknown {
  try {
    return JSON.parse(said);
  } catch {
    return undefined;
  }
}

export const textFrom = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
export const flagFrom = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);
