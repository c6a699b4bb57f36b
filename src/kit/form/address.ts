/** The address of a page that says what its form holds. */

export interface AddressKeeper {
  /** Writes the address once typing pauses, without a new history entry. */
  keep(): void;
  /** Writes it at once. */
  write(): void;
  /** Writes it at once where it waits to be written. */
  flush(): void;
  /** Lets go of what was to be written. */
  drop(): void;
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
  };
  return {
    keep() {
      drop();
      timer = setTimeout(write, pause);
    },
    write,
    flush() {
      if (timer !== undefined) write();
    },
    drop,
  };
}
