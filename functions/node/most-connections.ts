/** How many connections a server takes: each is an open file, and pages are files too. */
import { readFileSync } from 'node:fs';

/** For pages, the log and the provider's connections, whoever else is connected. */
const KEPT_BACK = 256;

/** Files a process may hold open at once; Node raises the soft limit to the hard one. Infinity where none is known. */
export function filesAllowed(): number {
  try {
    const [, soft] = /^Max open files\s+(\S+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined || soft === 'unlimited' ? Infinity : Number(soft);
  } catch {
    // No such list on this system.
    return Infinity;
  }
}

/** Connections at once for so many files: all but what is kept back, and a third of them where that is more than all. */
export const mostConnections = (files: number): number => Math.max(files - KEPT_BACK, Math.floor(files / 3));
