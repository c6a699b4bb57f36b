/** Calls nobody should make, drawn from a seed: every answer is in the envelope, soon, and none is a fault. */
import { load } from './load.ts';
import { megabytes } from './report.ts';
import type { Report } from './report.ts';
import { serve } from './served.ts';

/** Most time an answer may take, ms. */
const SLOWEST = 1000;
/** Most memory the server may gain after it has warmed up, bytes. */
const MOST_GAINED = 80e6;

/** Mulberry32: the same draws for the same seed. */
function draws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const FIELDS = [
  'fluid choice_1 choice_1_value rend_v rend_is mode_ref t_ref mode_cdr pt_cdr mode_evp pt_evp t_sr t_srt t_sf t_sft',
  'mode_trans p_gc t_out_gc sat_ref apiKey userMessage conversationHistory contextMessage model baseUrl tools stream',
  'states saturations basis extrapolate T_K P_Pa',
  '__proto__ constructor toString',
].flatMap((names) => names.split(' '));
const FLUIDS = [
  'R134a',
  'R744',
  'R448A',
  'R32',
  'R717',
  'R0',
  'R32[0.5]&R125[0.5]',
  'R134a[1]',
  'R32[0.3]&R1234yf[0.7]',
];
const PATHS = ['/api/simulation/mono', '/api/properties', '/api/ai/chat', '/api/ai/models'];

export async function fuzz(calls: number, seed = 1): Promise<Report> {
  const draw = draws(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(draw() * list.length)] as T;
  const number = (): number =>
    pick([0, -0, 1, 2, -1, 0.5, 40, 1e-300, 1e300, -1e300, 2 ** 53, draw() * 100, -draw() * 100]);
  const text = (): string =>
    pick([
      '',
      ' ',
      String(number()),
      `${draw() * 50}`.replace('.', ','),
      'é\u0000\u{1f9ca}\ud800',
      'x'.repeat(Math.floor(draw() * 2000)),
      `${pick(FLUIDS)}[${number()}]&R125[${number()}]`,
      `R134a[${draw()}]`,
      '../../etc/passwd',
      '<script>',
    ]);
  const value = (depth = 0): unknown =>
    pick<() => unknown>([
      number,
      number,
      text,
      () => pick(FLUIDS),
      () => pick([null, true, false, 'temperature', 'pressure', 'dew', '1']),
      () => (depth > 3 ? 0 : [value(depth + 1), value(depth + 1)]),
      () => (depth > 3 ? 0 : { [pick(FIELDS)]: value(depth + 1) }),
      () => [{ type: 'function', function: { name: 'a', description: text(), parameters: { a: value(depth + 1) } } }],
      () => [{ role: pick(['user', 'assistant', 'system']), content: text() }],
    ])();
  const body = (): string => {
    const kind = draw();
    if (kind < 0.05) return pick(['', '{', '[]', 'null', '3', '"x"', '{"a":', '['.repeat(5000), '{"a":1e999}']);
    const entries = Array.from({ length: Math.floor(draw() * 6) }, () => [pick(FIELDS), value()]);
    return JSON.stringify(Object.fromEntries([['fluid', pick(FLUIDS)], ...entries]));
  };
  const request = (): Buffer => {
    const content = Buffer.from(body());
    const method = draw() < 0.9 ? 'POST' : pick(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']);
    const type = draw() < 0.95 ? 'application/json' : pick(['text/plain', '', 'application/json; charset=latin1', 'x']);
    const language = pick(['fr', 'en', '*', 'en;q=x', ';;;,', 'de, fr;q=0.1']);
    const head = `${method} ${draw() < 0.8 ? PATHS[0] : pick(PATHS)} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\n`;
    return Buffer.concat([
      Buffer.from(`${head}Accept-Language: ${language}\r\nContent-Length: ${content.length}\r\n\r\n`),
      content,
    ]);
  };

  const served = await serve({ env: { AI_BASE_URL: 'http://127.0.0.1:1/v1' } });
  const faults: string[] = [];
  const check = (status: number, answer: string): void => {
    if (faults.length > 20) return;
    const wrong = faultOf(status, answer);
    if (wrong !== undefined) faults.push(`${wrong}: ${status} ${answer.slice(0, 300)}`);
  };
  const run = (some: number) => load({ port: served.port, connections: 8, request, calls: some, onAnswer: check });
  // A first share makes every fluid and compiles every path.
  await run(Math.ceil(calls / 5));
  const before = served.residentBytes();
  const { statuses, latencies, seconds } = await run(calls);
  const gained = served.residentBytes() - before;
  const slowest = latencies.at(-1) ?? 0;
  if (slowest > SLOWEST) faults.push(`an answer took ${slowest.toFixed(0)} ms`);
  if (gained > MOST_GAINED) faults.push(`the server gained ${megabytes(gained)}`);
  if (served.log() !== '') faults.push(`its log says ${served.log().slice(0, 500)}`);
  await served.stop();
  const counted = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
  const figures = `${calls} calls in ${seconds.toFixed(1)} s (${counted}), slowest ${slowest.toFixed(0)} ms`;
  return { summary: `fuzz: ${figures}, memory ${gained < 0 ? '' : '+'}${megabytes(gained)}`, faults };
}

const STATUSES = new Set([200, 400, 403, 405, 413, 415, 502]);

/** What is wrong with an answer; undefined when nothing. */
function faultOf(status: number, answer: string): string | undefined {
  if (!STATUSES.has(status)) return 'a status nobody promised';
  if (/node_modules|\.m?js:\d|\bat [\w.]+ \(/.test(answer)) return 'an answer that tells of the inside';
  if (/(?:\d[ \u202f\u00a0,.]?){60}/.test(answer)) return 'a number without end';
  let envelope: { readonly ok?: unknown; readonly result?: unknown; readonly error?: unknown; readonly code?: unknown };
  try {
    envelope = JSON.parse(answer) as typeof envelope;
  } catch {
    return 'no JSON';
  }
  if (envelope.ok === true) return status === 200 && envelope.result !== undefined ? undefined : 'no result';
  if (envelope.ok !== false || typeof envelope.error !== 'string' || envelope.error === '') return 'no error text';
  return typeof envelope.code === 'string' && envelope.code.startsWith('E_') ? undefined : 'no code';
}
