/**
 * What a simulation costs on the server, beside a bare answer of the same length and another build, in turns:
 *   node scripts/stress/throughput.ts [rounds] [folder of another checkout, built]
 * Processor time a call is the median of the rounds, since other work on the machine only ever adds to it.
 */
import { load, postRequest, quantile } from './load.ts';
import { serve } from './served.ts';
import type { Served } from './served.ts';

const rounds = Number(process.argv[2] ?? 10);
const other = process.argv[3];
const request = postRequest('/api/simulation/mono', '{}');
const CONNECTIONS = 32;

const own = await serve();
const answer = await fetch(`http://127.0.0.1:${own.port}/api/simulation/mono`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{}',
});
const length = (await answer.text()).length;
const bare = await serve({ script: 'scripts/stress/bare-server.mjs', env: { ANSWER_LENGTH: String(length) } });
const servers: readonly (readonly [string, Served])[] = [
  ['bare answer', bare],
  ...(other === undefined ? [] : [['other build', await serve({ checkout: other })] as const]),
  ['this build', own],
];

/** Processor time of a call, µs, and calls a second that came through. */
async function costOf({ port, cpuSeconds }: Served): Promise<readonly [number, number]> {
  const before = cpuSeconds();
  const { statuses, seconds } = await load({ port, connections: CONNECTIONS, request: () => request, seconds: 2 });
  const calls = statuses.get(200) ?? 0;
  if (statuses.size !== 1) throw new Error(`answers other than 200: ${JSON.stringify([...statuses])}`);
  return [((cpuSeconds() - before) / calls) * 1e6, calls / seconds];
}

const costs = new Map<string, (readonly [number, number])[]>(servers.map(([name]) => [name, []]));
for (let round = 0; round <= rounds; round += 1) {
  for (const [name, served] of servers) {
    const cost = await costOf(served);
    // In the first the code is still being compiled.
    if (round > 0) costs.get(name)?.push(cost);
  }
}

console.log(`POST /api/simulation/mono, {}: ${rounds} rounds of 2 s, ${length} bytes an answer`);
console.log('             µs a call (least)   calls/s and core   p50, p99 at half load, ms');
for (const [name, served] of servers) {
  const measured = costs.get(name) ?? [];
  const perCall = measured.map(([cost]) => cost).toSorted((a, b) => a - b);
  const median = quantile(perCall, 0.5);
  const rate = quantile(
    measured.map(([, calls]) => calls).toSorted((a, b) => a - b),
    0.5,
  );
  const { latencies } = await load({
    port: served.port,
    connections: CONNECTIONS,
    request: () => request,
    seconds: 5,
    rate: rate / 2,
  });
  const times = [0.5, 0.99].map((share) => quantile(latencies, share).toFixed(1)).join(', ');
  console.log(
    name.padEnd(13),
    `${median.toFixed(0)} (${quantile(perCall, 0).toFixed(0)})`.padStart(16),
    (1e6 / median).toFixed(0).padStart(18),
    '  ',
    times,
  );
}
for (const [, served] of servers) await served.stop();
