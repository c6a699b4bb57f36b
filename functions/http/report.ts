/** What the host's log is told. It is for its operator: no key, prompt, body or address goes in. */

/** The caller only learns that there was a fault. */
export function reportFault(fault: unknown): void {
  const text = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
  process.stderr.write(`function fault: ${text}\n`);
}

const MINUTE = 60_000;

/**
 * A log of what is nobody's fault: the first of a minute is said, the others are counted, and their number is said at its end.
 * @param write takes a line; @param later calls back after so many ms
 */
export function createHangUpLog(write: (line: string) => void, later: (then: () => void, ms: number) => void) {
  let count = 0;
  const end = (): void => {
    if (count > 1) write(`callers that hung up before the end of their requests: ${count - 1} more within a minute\n`);
    count = 0;
  };
  return (): void => {
    count += 1;
    if (count > 1) return;
    write('a caller hung up before the end of its request\n');
    later(end, MINUTE);
  };
}

export const reportHangUp = createHangUpLog(
  (line) => process.stderr.write(line),
  (then, ms) => setTimeout(then, ms).unref(),
);
