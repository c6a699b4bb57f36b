/** The address of a page that says what its form holds, and the draft of it that outlives its tab. */
import { forgetDraft, keepDraft } from '../storage/drafts.ts';

export interface AddressKeeper {
  /** Writes the address once typing pauses, without a new history entry. */
  keep(): void;
  /** Writes it at once. */
  write(): void;
  /** Writes it at once where it waits to be written. */
  flush(): void;
  /** Lets go of what was to be written. */
  drop(): void;
  /** The page stands again as it opens: its address says nothing, and there is no draft. */
  clear(): void;
}

/**
 * @param link the address that restores the form as it stands
 * @param pause ms without a change before it is written
 */
export function addressKeeper(link: () => string, pause: number): AddressKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const write = (): void => {
    drop();
    history.replaceState(history.state, '', link());
    keepDraft();
  };
  const flush = (): void => {
    if (timer !== undefined) write();
  };
  // A tab that is out of sight may be ended without another word.
  if (!import.meta.env.SSR) document.addEventListener('visibilitychange', flush);
  return {
    keep() {
      drop();
      timer = setTimeout(write, pause);
    },
    write,
    flush,
    drop,
    clear() {
      drop();
      history.replaceState(history.state, '', location.pathname);
      forgetDraft();
    },
  };
}
