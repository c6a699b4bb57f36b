/** Servers killed and replaced while callers go on: nobody is told anything wrong, and service is soon back. */
import { once, statusOf } from './raw.ts';
import { postRequest } from './load.ts';
import type { Report } from './report.ts';
import { serve } from './served.ts';

/** Longest the address may be without a server that answers, ms; starting one takes most of it. */
const LONGEST_GAP = 8000;
const CALLERS = 4;

/** Kills the server, or asks it to stop and puts another build in its place, `times` times. */
async function replaced(times: number, signal: 'SIGKILL' | 'SIGTERM', folders: readonly string[]): Promise<Report> {
  const faults: string[] = [];
  const build = (index: number) => ({ BUILD_DIR: folders[index % folders.length] ?? 'dist' });
  let served = await serve({ env: build(0) });
  const { port } = served;
  const call = postRequest('/api/simulation/mono', '{}').toString();
  const counts = { answered: 0, broken: 0, refused: 0 };
  let gap = 0;
  let last = performance.now();
  let isOver = false;
  const caller = async (): Promise<void> => {
    while (!isOver) {
      const answer = await once(port, call).catch(() => undefined);
      if (answer === undefined) counts.refused += 1;
      else if (answer === '') counts.broken += 1;
      else if (statusOf(answer) === 200 && answer.endsWith('}')) {
        counts.answered += 1;
        gap = Math.max(gap, performance.now() - last);
        last = performance.now();
      } else faults.push(`an answer was ${answer.slice(0, 200)}`);
      if (answer === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const callers = Array.from({ length: CALLERS }, caller);
  for (let round = 1; round <= times; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await served.stop(signal);
    if (served.log() !== '') faults.push(`its log says ${served.log().slice(0, 300)}`);
    served = await serve({ port, env: build(round) });
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  isOver = true;
  await Promise.all(callers);
  await served.stop();
  if (gap > LONGEST_GAP) faults.push(`nobody was answered for ${gap.toFixed(0)} ms`);
  // Asked to stop, a server answers what it has taken.
  if (signal === 'SIGTERM' && counts.broken > times * CALLERS) faults.push(`${counts.broken} calls were cut`);
  const figures = `${counts.answered} answered, ${counts.broken} cut, ${counts.refused} refused`;
  return {
    summary: `${times} times ${signal} under load: ${figures}, longest gap ${(gap / 1000).toFixed(1)} s`,
    faults,
  };
}

export const killAndRestart = (times: number): Promise<Report> => replaced(times, 'SIGKILL', ['dist']);

/** @param folders builds to put in each other's place */
export const updateUnderLoad = (times: number, folders: readonly string[]): Promise<Report> =>
  replaced(times, 'SIGTERM', folders);
