/**
 * Asks every question by each way there is and compares the answers, figure by figure: `node scripts/access/same-figures.ts [of each
 * question] [states] [--whole]`; 300 and 1,000 unless told, and of those that cost most fewer unless `--whole`. Requests are the question's example with its numbers drawn anew. Those that are
 * refused count too: the same refusal, whichever way.
 */
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { PassThrough, Readable } from 'node:stream';
import { MessageChannel } from 'node:worker_threads';
import type { Worker } from 'node:worker_threads';
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import type { APIContext, APIRoute } from 'astro';
import { ALL as ask } from '../../functions/api/ask.ts';
import { ALL as batch } from '../../functions/api/simulation/batch.ts';
import { command } from '../../src/access/command/command.ts';
import { COMMANDS } from '../../src/access/command/commands.ts';
import { mcpServer } from '../../src/access/mcp/server.ts';
import { ALL_QUESTIONS, answerTo, QUESTIONS } from '../../src/access/questions/index.ts';
import type { Question } from '../../src/access/questions/index.ts';
import { runFile } from '../../src/access/run/run-file.ts';
import { serveRows } from '../../src/access/run/thread.ts';
import { createEngine } from '../../src/engine/index.ts';
import type { Engine } from '../../src/engine/types.ts';

type Given = Readonly<Record<string, unknown>>;
/** What is compared: the figures, or the code and the field of a refusal. */
type Told = object;

const toldOf = (answer: Readonly<Record<string, unknown>>): Told =>
  answer['ok'] === true ? { result: answer['result'] } : { code: answer['code'], field: answer['field'] ?? null };

/** Numbers between 0 and 1, the same in every run. */
function drawn(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 16_807) % 2_147_483_647;
    return at / 2_147_483_647;
  };
}

/** The example, its numbers within a fifth of themselves; every tenth far off. */
export function requestsOf({ example = {} }: Question, count: number, seed: number): readonly Given[] {
  const next = drawn(seed);
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(
      Object.entries(example).map(([name, value]) => {
        if (typeof value !== 'number' || index === 0) return [name, value];
        const spread = index % 10 === 9 ? 5 : 0.2;
        const moved = value + (value === 0 ? 10 : value) * spread * (2 * next() - 1);
        return [name, Number.isInteger(value) && name.endsWith('_count') ? value : Number(moved.toPrecision(6))];
      }),
    ),
  );
}

/** A list by commas, a record as JSON. */
function inAddress(value: unknown): string {
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

let caller = 0;
async function http(route: APIRoute, query: string, body?: string): Promise<string> {
  const request = new Request(`http://localhost/api/x?${query}`, {
    headers: { 'accept-language': 'en', ...(body !== undefined && { 'content-type': 'application/x-ndjson' }) },
    ...(body !== undefined && { method: 'POST', body }),
  });
  // Each call by a caller of its own: what is tried is the answer, not the limit.
  const clientAddress = `192.0.${Math.floor(caller / 250)}.${(caller += 1) % 250}`;
  const answer = await route({ request, clientAddress } as APIContext);
  return answer.text();
}

const parsed = (text: string): Readonly<Record<string, unknown>> =>
  JSON.parse(text) as Readonly<Record<string, unknown>>;
const linesOf = (text: string): readonly Readonly<Record<string, unknown>>[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parsed);

/** Each way to ask, but for the function itself: answers in the order of the requests; undefined where it has no such question. */
const WAYS: Readonly<
  Record<
    string,
    (question: Question, requests: readonly Given[], engine: Engine) => Promise<readonly Told[] | undefined>
  >
> = {
  async command(question, requests, engine) {
    const word = COMMANDS.find(({ question: asked }) => asked.name === question.name)?.name;
    if (word === undefined) return undefined;
    const out: string[] = [];
    await command([word, '--stdin', '--lang', 'en'], {
      engine: () => Promise.resolve(engine),
      version: '0.0.0',
      env: {},
      async *lines() {
        for (const request of requests) yield await Promise.resolve(JSON.stringify(request));
      },
      serve: () => Promise.resolve(''),
      run: () => Promise.resolve({ rows: 0, failed: 0 }),
      out: (text) => out.push(text),
      err: (text) => out.push(text),
    });
    return linesOf(out.join('')).map(toldOf);
  },
  async get({ name }, requests) {
    const answers: Told[] = [];
    for (const request of requests) {
      const query = new URLSearchParams(Object.entries(request).map(([key, value]) => [key, inAddress(value)]));
      answers.push(toldOf(parsed(await http(ask, `ask=${name}&${query}`))));
    }
    return answers;
  },
  async batch({ name }, requests) {
    const answers: Told[] = [];
    for (let at = 0; at < requests.length; at += 20) {
      const body = requests.slice(at, at + 20).map((request) => JSON.stringify(request));
      answers.push(...linesOf(await http(batch, `ask=${name}`, body.join('\n'))).map(toldOf));
    }
    return answers;
  },
  async run(question, requests, engine) {
    const output = new PassThrough();
    const text = output.toArray() as Promise<Buffer[]>;
    const { port1, port2 } = new MessageChannel();
    const job = { ask: question.name, fixed: {}, get: [], carry: [], rename: {}, to: 'ndjson', locale: 'en' } as const;
    await runFile(
      { file: '-', out: undefined, restart: false, threads: 1, job },
      {
        engine: () => Promise.resolve(engine),
        thread(asked, layout) {
          serveRows(port2, { job: asked, layout }, engine);
          return {
            on: (event: string, take: (value: unknown) => void) => event === 'message' && port1.on(event, take),
            postMessage: (piece: unknown) => port1.postMessage(piece),
            terminate: () => Promise.resolve(port1.close()),
          } as unknown as Worker;
        },
        input: Readable.from([Buffer.from(requests.map((request) => JSON.stringify(request)).join('\n'))]),
        output,
        progress: () => undefined,
        note: () => undefined,
      },
    );
    output.end();
    return linesOf(Buffer.concat(await text).toString()).map(toldOf);
  },
  async mcp({ name }, requests, engine) {
    if (!QUESTIONS.some((one) => one.name === name)) return undefined;
    const [own, other] = InMemoryTransport.createLinkedPair();
    await mcpServer(engine, '1.0.0', 'en').connect(other);
    const client = new Client({ name: 'same', version: '1' });
    await client.connect(own);
    const answers: Told[] = [];
    for (const request of requests) {
      const told = (await client.callTool({ name, arguments: { ...request } })) as unknown as {
        readonly structuredContent?: Readonly<Record<string, unknown>>;
        readonly isError?: boolean;
      };
      answers.push(told.isError === true ? {} : (told.structuredContent ?? {}));
    }
    await client.close();
    return answers;
  },
};

/** Whether a way told what the function answered, in the form the way has for it. */
function isSame(way: string, wanted: ReturnType<typeof answerTo>, told: Told): boolean {
  const there = told as Readonly<Record<string, unknown>>;
  if (way === 'mcp') {
    if (!wanted.ok) return Object.keys(there).length === 0 || there['ok'] === false || there['code'] === wanted.code;
    const plain = JSON.parse(JSON.stringify(wanted.result)) as Readonly<Record<string, unknown>>;
    return Object.entries(plain).every(([name, value]) => isDeepStrictEqual(there[name], value));
  }
  const plain = parsed(JSON.stringify(toldOf(wanted as unknown as Readonly<Record<string, unknown>>)));
  return isDeepStrictEqual(there, plain);
}

export interface Compared {
  readonly asked: number;
  readonly answers: Readonly<Record<string, number>>;
  readonly differences: readonly string[];
}

/** @param each requests of each question @param states of the question of states @param isWhole as many of those that cost most */
export async function compareWays(engine: Engine, each: number, states: number, isWhole = false): Promise<Compared> {
  const differences: string[] = [];
  const answers: Record<string, number> = {};
  let asked = 0;
  for (const [index, question] of ALL_QUESTIONS.entries()) {
    const { cost = 1 } = question;
    const fewer = isWhole || cost < 20 ? 1 : cost < 100 ? 3 : 15;
    const count = question.name === 'state' ? states : Math.ceil(each / fewer);
    const requests = requestsOf(question, count, index + 1);
    const wanted = requests.map((request) => answerTo(question, request, engine, 'en'));
    asked += requests.length;
    for (const [way, answer] of Object.entries(WAYS)) {
      const told = await answer(question, requests, engine);
      if (told === undefined) continue;
      answers[way] = (answers[way] ?? 0) + told.length;
      for (const [place, one] of wanted.entries())
        if (!isSame(way, one, told[place] ?? {}))
          differences.push(
            `${way} ${question.name} ${JSON.stringify(requests[place])}\n  ${JSON.stringify(one).slice(0, 300)}\n  ${JSON.stringify(told[place] ?? null).slice(0, 300)}`,
          );
    }
  }
  return { asked, answers, differences };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values, positionals } = parseArgs({ options: { whole: { type: 'boolean' } }, allowPositionals: true });
  const [each = 300, states = 1000] = positionals.map(Number);
  const { asked, answers, differences } = await compareWays(await createEngine(), each, states, values.whole);
  console.log(`${asked} requests; answers by way: ${JSON.stringify(answers)}; ${differences.length} differ`);
  for (const one of differences.slice(0, 12)) console.log(one);
  process.exitCode = differences.length === 0 ? 0 : 1;
}
