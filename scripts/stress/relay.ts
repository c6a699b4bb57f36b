/** Many conversations at once, readers that do not read, readers that leave. */
import { postRequest } from './load.ts';
import { raw } from './raw.ts';
import type { Raw } from './raw.ts';
import { megabytes } from './report.ts';
import type { Report } from './report.ts';
import { serve } from './served.ts';
import type { Served } from './served.ts';

/** Most memory four readers that never read may cost, bytes; and what a crowd may leave behind it once it is gone for a while. */
const MOST_UNREAD = 20e6;
const MOST_LEFT = 100e6;
const AT_REST_WITHIN = 10_000;
/** Longest the provider may be kept after a reader has left, ms. */
const LONGEST_AFTER = 1000;

const later = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

const ask = (port: number, userMessage: string, isReading = true): Promise<Raw> =>
  raw(
    port,
    postRequest(
      '/api/ai/chat',
      JSON.stringify({ apiKey: 'k', userMessage, conversationHistory: [], tools: [], stream: true }),
      'Connection: close\r\n',
    ),
    isReading,
  );

/** What an answer said. */
const wordsOf = (answer: string): string =>
  [...answer.matchAll(/data: (\{.*\})\n/g)]
    .map(([, item]) => (JSON.parse(item ?? '') as { content?: string }).content ?? '')
    .join('');

export async function relay(streams: number): Promise<Report> {
  const provider = await serve({ script: 'tests/e2e/support/fake-provider.mjs' });
  const served = await serve({ env: { AI_BASE_URL: `http://127.0.0.1:${provider.port}/v1` } });
  const faults: string[] = [];
  const found = [
    await crowd(served, streams, faults),
    await unread(served, provider, faults),
    await left(served, provider, faults),
  ];
  if (served.log() !== '') faults.push(`its log says ${served.log().slice(0, 500)}`);
  await served.stop();
  await provider.stop('SIGKILL');
  return { summary: `relay: ${found.join('; ')}`, faults };
}

/** Every answer is its own question's, word for word; and what they took of memory is given back. */
async function crowd(served: Served, streams: number, faults: string[]): Promise<string> {
  /** Answers that are another's, or none. */
  const round = async (name: string): Promise<readonly string[]> => {
    const asked = Array.from({ length: streams }, (_, i) => `own-words ${`${name}${i} `.repeat(40)}end`);
    const answers = await Promise.all(
      asked.map(async (words) => {
        const answer = await (await ask(served.port, words)).closed;
        return wordsOf(answer).trim() === words ? undefined : answer;
      }),
    );
    return answers.filter((answer) => answer !== undefined);
  };
  const rested = served.residentBytes();
  const others: string[] = [];
  let most = 0;
  let left = 0;
  for (const name of ['a', 'b']) {
    others.push(...(await round(name)));
    most = Math.max(most, served.residentBytes() - rested);
    left = await leftAtRest(served, rested);
  }
  if (others.length > 0)
    faults.push(
      `${others.length} of ${2 * streams} answers were not their question's, the first: ${others[0]?.slice(-300)}`,
    );
  if (left > MOST_LEFT) faults.push(`${streams} streams left ${megabytes(left)} behind`);
  return `twice ${streams} streams at once, ${others.length} mixed or missing, ${megabytes(most)} more at once, ${megabytes(left)} left`;
}

/** What is held beyond what a server held at rest, once it has had the time to give it back, bytes. */
async function leftAtRest(served: Served, rested: number): Promise<number> {
  const start = performance.now();
  let left = served.residentBytes() - rested;
  while (left > MOST_LEFT && performance.now() - start < AT_REST_WITHIN) {
    await later(200);
    left = served.residentBytes() - rested;
  }
  return left;
}

const openAt = async (provider: Served): Promise<number> =>
  ((await (await fetch(`http://127.0.0.1:${provider.port}/streams`)).json()) as { open: number }).open;

async function unread(served: Served, provider: Served, faults: string[]): Promise<string> {
  const before = served.residentBytes();
  const readers = await Promise.all(Array.from({ length: 4 }, () => ask(served.port, 'flood', false)));
  let most = 0;
  for (let i = 0; i < 20; i += 1) {
    await later(100);
    most = Math.max(most, served.residentBytes() - before);
  }
  if (most > MOST_UNREAD) faults.push(`four readers that never read cost ${megabytes(most)}`);
  for (const { socket } of readers) socket.destroy();
  const time = await afterwards(provider);
  if (time > LONGEST_AFTER) faults.push(`the provider was kept for ${time.toFixed(0)} ms for readers that were gone`);
  return `four readers that never read 100 MB cost ${megabytes(most)}`;
}

async function left(served: Served, provider: Served, faults: string[]): Promise<string> {
  const readers = await Promise.all(Array.from({ length: 20 }, () => ask(served.port, 'trickle')));
  await Promise.all(readers.map(({ until }) => until('eau fro')));
  for (const { socket } of readers) socket.destroy();
  const time = await afterwards(provider);
  if (time > LONGEST_AFTER) faults.push(`the provider was kept for ${time.toFixed(0)} ms after its readers`);
  return `20 readers gone, the provider left after ${time.toFixed(0)} ms`;
}

/** Time until the provider has no answer under way, ms. */
async function afterwards(provider: Served): Promise<number> {
  const start = performance.now();
  while ((await openAt(provider)) > 0 && performance.now() - start < 10 * LONGEST_AFTER) await later(20);
  return performance.now() - start;
}
