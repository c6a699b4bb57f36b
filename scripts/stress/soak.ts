/**
 * Simulations at four fifths of what the server can do, for long: its memory does not grow, nor its answers slow.
 * A server that only answers stands beside it, so that what the machine itself makes wait is seen in the same seconds.
 */
import { load, postRequest, quantile } from './load.ts';
import { megabytes } from './report.ts';
import type { Report } from './report.ts';
import { serve } from './served.ts';

const CONNECTIONS = 16;
/** Most memory the second half may use above the first, bytes. */
const MOST_GAINED = 40e6;
/** Calls of the bare server for each of ours, and the length of its answer, bytes. */
const BARE = { share: 0.1, connections: 2, answerLength: 2000 };
/** Fluids in turn, written in endless ways, as a caller may write them. */
const FLUIDS = ['R134a', 'R290', 'R744', 'R448A', 'R410A', 'R717'];

export async function soak(seconds: number): Promise<Report> {
  const served = await serve();
  const answers = { ANSWER_LENGTH: String(BARE.answerLength) };
  const bare = await serve({ script: 'scripts/stress/bare-server.ts', env: answers });
  let made = 0;
  const request = (): Buffer => {
    made += 1;
    const fluid = made % 10 === 0 ? `R134a[1.${'0'.repeat(made % 500)}]` : FLUIDS[made % FLUIDS.length];
    return postRequest('/api/simulation/mono', JSON.stringify({ fluid, pt_evp: -10 + (made % 7), pt_cdr: 20 }));
  };
  const run = { port: served.port, connections: CONNECTIONS, request };
  const most = await load({ ...run, seconds: Math.min(5, seconds) });
  const rate = (0.8 * (most.statuses.get(200) ?? 0)) / most.seconds;
  const faults: string[] = [];
  const halves = [];
  for (let half = 0; half < 2; half += 1) {
    const beside = { ...run, port: bare.port, connections: BARE.connections };
    const [{ statuses, latencies }, least] = await Promise.all([
      load({ ...run, seconds: seconds / 2, rate }),
      load({ ...beside, seconds: seconds / 2, rate: rate * BARE.share }),
    ]);
    if (statuses.size !== 1 || !statuses.has(200)) faults.push(`answers ${JSON.stringify([...statuses])}`);
    halves.push({
      memory: served.residentBytes(),
      calls: latencies.length,
      p99: quantile(latencies, 0.99),
      bare: quantile(least.latencies, 0.99),
    });
  }
  if (served.log() !== '') faults.push(`its log says ${served.log().slice(0, 500)}`);
  await served.stop();
  await bare.stop();
  const [first, second] = halves;
  if (!first || !second) throw new Error('no halves');
  if (second.memory - first.memory > MOST_GAINED) faults.push(`gained ${megabytes(second.memory - first.memory)}`);
  const figures = `${first.calls + second.calls} calls at ${rate.toFixed(0)} a second`;
  const memory = `${megabytes(first.memory)} then ${megabytes(second.memory)}`;
  const waits = [first, second].map(({ p99, bare: least }) => `${p99.toFixed(1)} (bare ${least.toFixed(1)})`);
  return { summary: `soak: ${figures}, memory ${memory}, p99 ${waits.join(' then ')} ms`, faults };
}
