/**
 * What the log is told of addresses that are none: the sentence for the first of a minute, then their number. A flood of
 * them is no flood of the log.
 */

/** Addresses named in a minute. */
const NAMED = 10;
const MINUTE = 60_000;

export interface LostLog {
  /** An address was asked for that is none. */
  tell(path: string): void;
}

/** @param write takes a line; @param later calls back after so many ms */
export function createLostLog(write: (line: string) => void, later: (then: () => void, ms: number) => void): LostLog {
  let count = 0;
  const end = (): void => {
    if (count > NAMED) write(`Page not found: ${count - NAMED} more within a minute\n`);
    count = 0;
  };
  return {
    tell(path) {
      count += 1;
      if (count === 1) later(end, MINUTE);
      if (count <= NAMED) write(`Page not found: ${path}\n`);
    },
  };
}

/** The log of this server. */
export const lostLog = createLostLog(
  (line) => process.stderr.write(line),
  (then, ms) => setTimeout(then, ms).unref(),
);
