/** Memory given back once nobody calls: what a rush leaves, V8 collects only when more is asked of it. */
import type { Server } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A server is at rest when no call has come for this long, ms; it is looked at as often. */
const STILL_FOR = 2000;
/** Less is not worth the tenth of a second a collection may take, bytes. */
const WORTH = 32e6;

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/** A whole collection, pages of the heap given back to the system. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  return () => collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/** Whether a look finds a rush over that left more than it is worth to clear away. @param used memory now, bytes */
export function restAfter(used: () => number, collect: () => void): (calls: number) => void {
  let rested = used();
  let seen = 0;
  return (calls) => {
    const isStill = calls === seen;
    seen = calls;
    if (!isStill || used() - rested < WORTH) return;
    collect();
    rested = used();
  };
}

/** Gives memory back whenever this server is at rest, until it is closed. */
export function givingBack(server: Server): void {
  let calls = 0;
  server.on('request', () => (calls += 1));
  server.once('listening', () => {
    const look = restAfter(process.memoryUsage.rss, collector());
    const timer = setInterval(() => look(calls), STILL_FOR).unref();
    server.once('close', () => clearInterval(timer));
  });
}
