/**
 * What a simulation costs on the server, beside a bare answer of the same length and another build, in turns:
 *   node scripts/stress/throughput.ts [rounds] [folder of another checkout, built]
 * Processor time a call is the median of the rounds, since other work on the machine only ever adds to it.
 */
import { pathToFileURL } from 'node:url';
import { load, postRequest, quantile } from './load.ts';
import { serve } from './served.ts';
import type { Served } from './served.ts';

const request = postRequest('/api/simulation/mono', '{}');
const CONNECTIONS = 32;

/** Processor time of a call, µs, and calls a second that came through. */
async function costOf({ port, cpuSeconds }: Served): Promise<readonly [number, number]> {
  const before = cpuSeconds();
  const { statuses, seconds } = await load({ port, connections: CONNECTIONS, request: () => request, seconds: 2 });
  const calls = statuses.get(200) ?? 0;
  if (statuses.size !== 1) throw new Error(`answers other than 200: ${JSON.stringify([...statuses])}`);
  return [((cpuSeconds() - before) / calls) * 1e6, calls / seconds];
}

export interface Cost {
  readonly name: string;
  /** Processor time of a call, µs: median and least of the rounds. */
  readonly median: number;
  readonly least: number;
  /** At half of what came through when nobody waited, ms. */
  readonly p50: number;
  readonly p99: number;
}

/** @param other folder of another checkout, built */
export async function measureThroughput(
  rounds: number,
  other?: string,
): Promise<{ readonly length: number; readonly costs: readonly Cost[] }> {
  const own = await serve();
  const answer = await fetch(`http://127.0.0.1:${own.port}/api/simulation/mono`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const length = (await answer.text()).length;
  const bare = await serve({ script: 'scripts/stress/bare-server.ts', env: { ANSWER_LENGTH: String(length) } });
  const servers: readonly (readonly [string, Served])[] = [
    ['bare answer', bare],
    ...(other === undefined ? [] : [['other build', await serve({ checkout: other })] as const]),
    ['this build', own],
  ];

  const costs = new Map<string, (readonly [number, number])[]>(servers.map(([name]) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, served] of servers) {
      const cost = await costOf(served);
      // In the first the code is still being compiled.
      if (round > 0) costs.get(name)?.push(cost);
    }
  }

  const found: Cost[] = [];
  for (const [name, served] of servers) {
    const measured = costs.get(name) ?? [];
    const perCall = measured.map(([cost]) => cost).toSorted((a, b) => a - b);
    const rates = measured.map(([, calls]) => calls).toSorted((a, b) => a - b);
    const { latencies } = await load({
      port: served.port,
      connections: CONNECTIONS,
      request: () => request,
      seconds: 5,
      rate: quantile(rates, 0.5) / 2,
    });
    found.push({
      name,
      median: quantile(perCall, 0.5),
      least: quantile(perCall, 0),
      p50: quantile(latencies, 0.5),
      p99: quantile(latencies, 0.99),
    });
  }
  for (const [, served] of servers) await served.stop();
  return { length, costs: found };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const rounds = Number(process.argv[2] ?? 10);
  const { length, costs } = await measureThroughput(rounds, process.argv[3]);
  console.log(`POST /api/simulation/mono, {}: ${rounds} rounds of 2 s, ${length} bytes an answer`);
  console.log('             µs a call (least)   calls/s and core   p50, p99 at half load, ms');
  for (const { name, median, least, p50, p99 } of costs) {
    console.log(
      name.padEnd(13),
      `${median.toFixed(0)} (${least.toFixed(0)})`.padStart(16),
      (1e6 / median).toFixed(0).padStart(18),
      '  ',
      `${p50.toFixed(1)}, ${p99.toFixed(1)}`,
    );
  }
}
