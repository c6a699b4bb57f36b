/** SIGTERM while clients do what they like: the server is gone in time, and what was under way is answered. */
import { postRequest } from './load.ts';
import { raw } from './raw.ts';
import type { Raw } from './raw.ts';
import type { Report } from './report.ts';
import { serve } from './served.ts';
import type { Served } from './served.ts';

/** Longest a stop may take, s. */
const LONGEST_STOP = 8;

const question = (words: string): Buffer =>
  postRequest(
    '/api/ai/chat',
    JSON.stringify({ apiKey: 'k', userMessage: words, conversationHistory: [], tools: [], stream: true }),
  );
const simulation = postRequest('/api/simulation/mono', '{}');

/** A client that has been sent this much: how soon a busy machine sends it is not what is asked. */
async function answered(client: Promise<Raw>, part: string): Promise<Raw> {
  const open = await client;
  await open.until(part);
  return open;
}

/** What clients are doing when the stop comes; what they must have received at the end. */
const STATES: readonly (readonly [string, (port: number) => Promise<Raw>, RegExp])[] = [
  ['idle on a kept connection', (port) => answered(raw(port, simulation), '"ok":true'), /"ok":true/],
  ['in the middle of headers', (port) => raw(port, 'POST /api/simulation/mono HTTP/1.1\r\nHo'), /^$/],
  ['in the middle of a body', (port) => raw(port, simulation.subarray(0, -1)), /^(?:HTTP\/1\.1 408[^]*)?$/],
  [
    'reading a stream without end',
    (port) => answered(raw(port, question('trickle')), 'eau fro'),
    /eau fro[^]*E_AI_CUT/,
  ],
  ['not reading an endless stream', (port) => raw(port, question('flood'), false), /^$/],
];

export async function stops(): Promise<Report> {
  const provider = await serve({ script: 'tests/e2e/support/fake-provider.mjs' });
  const faults: string[] = [];
  const times: string[] = [];
  const stopIn = async (
    name: string,
    clients: readonly ((port: number) => Promise<Raw>)[],
    said: readonly RegExp[],
  ) => {
    const served: Served = await serve({ env: { AI_BASE_URL: `http://127.0.0.1:${provider.port}/v1` } });
    const open = await Promise.all(clients.map((client) => client(served.port)));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { seconds, code } = await served.stop();
    times.push(`${name} ${seconds.toFixed(1)} s`);
    if (seconds > LONGEST_STOP || code !== 0) faults.push(`${name}: gone after ${seconds.toFixed(1)} s, code ${code}`);
    for (const [index, { socket, text }] of open.entries()) {
      if (!said[index]?.test(text())) faults.push(`${name}: received ${text().slice(-300)}`);
      socket.destroy();
    }
    if (served.log() !== '') faults.push(`${name}: its log says ${served.log().slice(0, 300)}`);
  };
  await Promise.all(STATES.map(([name, client, said]) => stopIn(name, [client], [said])));
  await stopIn(
    'all of these at once',
    STATES.map(([, client]) => client),
    STATES.map(([, , said]) => said),
  );
  await provider.stop('SIGKILL');
  return { summary: `SIGTERM: ${times.join(', ')}`, faults };
}
