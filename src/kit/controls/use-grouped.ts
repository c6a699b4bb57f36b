/** Thousands in a field while nobody types in it. */
import { useReducer, useRef, useSyncExternalStore } from 'react';
import type { FocusEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { groupedText } from '../../quantities/grouped.ts';
import type { Locale } from '../../language/index.ts';

const never = (): (() => void) => () => undefined;
const toggled = (state: boolean): boolean => !state;

export interface GroupedInput {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly onFocus: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onBlur: () => void;
}

/**
 * What an input shows: its text with thousands apart, and the bare text as typed while it has the focus, so that the caret
 * stands among the signs that are typed. It is served bare: what is typed before the script is no other number for it.
 * @param onLeave what leaving the field does besides
 */
export function useGrouped(text: string, locale: Locale, onLeave?: () => void): GroupedInput {
  const ref = useRef<HTMLInputElement>(null);
  // Drawn again when the focus comes and goes, and only where that shows.
  const [, draw] = useReducer(toggled, false);
  const isInIt = (): boolean => ref.current !== null && ref.current === document.activeElement;
  const shown = (): string => (isInIt() ? text : groupedText(text, locale));
  const value = useSyncExternalStore(never, shown, () => text);
  const isGrouped = (): boolean => groupedText(text, locale) !== text;
  return {
    ref,
    value,
    onFocus(event) {
      // Selected once the bare text stands there: putting it there would move the caret.
      if (isGrouped()) flushSync(draw);
      event.currentTarget.select();
    },
    onBlur() {
      onLeave?.();
      if (isGrouped()) draw();
    },
  };
}
