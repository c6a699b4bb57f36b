/** What the system refuses to write, in words. */
import { text } from '../../language/index.ts';
import { FileRefused } from '../rows/asker.ts';

/** @throws {FileRefused} where the system lets nothing be written there: no such folder, no right, no room left */
export function written<T>(path: string, write: () => T): T {
  try {
    return write();
  } catch (fault) {
    if (!(fault instanceof Error && 'syscall' in fault && 'code' in fault)) throw fault;
    const code = String(fault.code);
    throw new FileRefused(
      text(`${path}\u00a0: ne peut pas être écrit (${code}).`, `${path}: cannot be written (${code}).`),
    );
  }
}
