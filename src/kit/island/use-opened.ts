/** A `<details>` whose content is drawn once it is open. */
import { useEffect, useRef, useState } from 'react';
import type { RefObject, SyntheticEvent } from 'react';

interface Opened {
  readonly isOpen: boolean;
  /** For the element. */
  readonly details: {
    readonly ref: RefObject<HTMLDetailsElement | null>;
    onToggle(event: SyntheticEvent<HTMLDetailsElement>): void;
  };
}

/**
 * Whether a `<details>` is open. It opens without a script: where the reader was faster than the page's scripts, no
 * event tells of it, so the element itself is asked when the component is there.
 */
export function useOpened(isOpenAtFirst = false): Opened {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  useEffect(() => {
    if (ref.current) setOpen(ref.current.open);
  }, []);
  return { isOpen, details: { ref, onToggle: (event) => setOpen(event.currentTarget.open) } };
}

/** The same of content that is drawn once it was opened and stays: what is typed in it is not lost when it is closed. */
export function useOnceOpened(): { readonly wasOpened: boolean; readonly details: Opened['details'] } {
  const { isOpen, details } = useOpened();
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);
  return { wasOpened: wasOpened || isOpen, details };
}
