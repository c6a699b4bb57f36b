/** What the host's log is told. It is for its operator: no key, prompt, body or address goes in. */

/** The caller only learns that there was a fault. */
export function reportFault(fault: unknown): void {
  const text = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
  process.stderr.write(`function fault: ${text}\n`);
}

/** One line, since it is nobody's fault. */
export function reportHangUp(): void {
  process.stderr.write('a caller hung up before the end of its request\n');
}
