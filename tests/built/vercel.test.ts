/** The functions as Vercel runs them: the same rules, seen through its adapter's handler. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from './support/test.ts';
import { vercelSite } from './support/vercel-site.ts';
import type { Handler } from './support/vercel-site.ts';

let handler: Handler;

beforeAll(async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['tests/built/support/build-vercel.ts'], {
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  Object.assign(process.env, { VERCEL: '1', RATE_LIMIT_PER_MINUTE: '10' });
  handler = ((await import(stdout.trim().split('\n').at(-1) ?? '')) as { default: Handler }).default;
});

const call = (method: string, path: string, { body, headers = {} }: { body?: BodyInit; headers?: object } = {}) =>
  handler.fetch(
    new Request(`https://site.example${path}`, {
      method,
      headers: {
        'x-forwarded-for': '203.0.113.1',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body, duplex: 'half' }),
    } as RequestInit),
  );
const simulation = '/api/simulation/mono';
const from = (address: string): object => ({ headers: { 'x-forwarded-for': address } });

test('a simulation is the one of the other server', async () => {
  const response = await call('POST', simulation, { body: '{}' });
  expect(response.status).toBe(200);
  const { ok, result } = (await response.json()) as { ok: boolean; result: { performance: Record<string, number> } };
  expect(ok).toBe(true);
  // CoolProp 8.0.0 (HEOS, IIR), default steady R134a cycle.
  expect(result.performance['power_compressor']).toBeCloseTo(1.76144, 5);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('properties and a batch are those of the other server', async () => {
  const other = { headers: { 'x-forwarded-for': '203.0.113.3' } };
  const asked = { fluid: 'R134a', saturations: [{ T_K: 273.15 }] };
  const properties = await call('POST', '/api/properties', { ...other, body: JSON.stringify(asked) });
  const { result } = (await properties.json()) as { result: { saturations: { dew: { P_Pa: number } }[] } };
  // Tillner-Roth and Baehr (1994).
  expect(result.saturations[0]?.dew.P_Pa).toBeCloseTo(292_803, -1);
  const batch = await call('POST', '/api/simulation/batch', {
    headers: { ...other.headers, 'content-type': 'application/x-ndjson' },
    body: '{}\n{"fluid":"R0"}\n',
  });
  const lines = (await batch.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(lines).toMatchObject([
    { line: 1, ok: true },
    { line: 2, ok: false, code: 'E_FLUID' },
  ]);
});

test('calls at fault are answered as on the other server', async () => {
  const other = { headers: { 'x-forwarded-for': '203.0.113.2' } };
  expect((await call('POST', simulation, { ...other, body: '{' })).status).toBe(400);
  expect((await call('DELETE', simulation, other)).status).toBe(405);
  expect((await call('POST', simulation, { ...other, body: 'x'.repeat(70_000) })).status).toBe(413);
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 10_000;
      controller.enqueue(new Uint8Array(10_000).fill(0x20));
    },
  });
  expect((await call('POST', simulation, { ...other, body: endless })).status).toBe(413);
  expect(sent).toBeLessThan(200_000);
});

test('a caller that hangs up is told of in one line, and no message writes a number out', async () => {
  const other = { headers: { 'x-forwarded-for': '203.0.113.3' } };
  const broken = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error('aborted')) });
  const lines: string[] = [];
  const write = process.stderr.write;
  process.stderr.write = (chunk: string | Uint8Array) => lines.push(String(chunk)) > 0;
  try {
    expect((await call('POST', simulation, { ...other, body: broken })).status).toBe(400);
  } finally {
    process.stderr.write = write;
  }
  expect(lines).toEqual(['a caller hung up before the end of its request\n']);
  const far = await call('POST', simulation, { ...other, body: '{"pt_evp":1e300,"fluid":"R744"}' });
  expect(await far.text()).not.toMatch(/(?:\d[ \u202f\u00a0,.]?){25}/);
});

test('pages are only read, and the image endpoint is closed', async () => {
  for (const method of ['POST', 'DELETE', 'PUT', 'PATCH']) expect((await call(method, '/nowhere')).status).toBe(405);
  expect((await call('GET', '/nowhere')).status).toBe(404);
  for (const query of ['', '?href=/favicon.svg&w=10', '?href=http://127.0.0.1:1/x']) {
    expect((await call('GET', `/_image${query}`)).status).toBe(404);
  }
});

test('the address the platform vouches for is counted, whatever a caller says of itself', async () => {
  const statuses = [];
  for (let i = 0; i < 13; i += 1) {
    statuses.push((await call('POST', simulation, { body: '{}', ...from(`192.0.2.${i}, 203.0.113.9`) })).status);
  }
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(statuses.slice(10)).toEqual([429, 429, 429]);
  expect((await call('POST', simulation, { body: '{}', ...from('203.0.113.9, 203.0.113.10') })).status).toBe(200);
});

test('a question to the model is checked as on the other server', async () => {
  const question = { apiKey: 'k', userMessage: 'x', conversationHistory: [], tools: [], stream: true, model: 'other' };
  const response = await call('POST', '/api/ai/chat', { body: JSON.stringify(question), ...from('203.0.113.20') });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'E_CHAT_MODEL', field: 'model' });
});

test('a share that no worker took is led to its page before the file of the page is looked for', async () => {
  // Of Vercel's Build Output API: routes in order, the first that fits; `methods` and a status with a Location.
  const { routes } = JSON.parse(readFileSync('test-results/vercel/.vercel/output/config.json', 'utf8')) as {
    routes: readonly { src?: string; methods?: readonly string[]; status?: number; headers?: Record<string, string> }[];
  };
  for (const [index, path] of ['/simulation/diagnostic', '/en/simulation/diagnostic'].entries()) {
    const { src = '', ...route } = routes[index] ?? {};
    expect(new RegExp(src).test(path)).toBe(true);
    expect(route).toEqual({ methods: ['POST'], status: 303, headers: { Location: `${path}?problem=E_SHARE` } });
    // Where the framework answers instead, it says the same.
    const response = await call('POST', path, from('203.0.113.9'));
    expect([response.status, response.headers.get('location')]).toEqual([303, `${path}?problem=E_SHARE`]);
  }
});

describe('the whole deployment, by its routes', () => {
  const SITE = `${process.env['BUILD_DIR'] ?? 'dist'}/client`;
  const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
    vercelSite('test-results/vercel/.vercel/output', SITE, handler).fetch(
      new Request(`https://site.example${path}`, {
        ...init,
        headers: { 'x-forwarded-for': '203.0.113.40', ...(init.headers as Record<string, string>) },
      }),
    );
  /** What `vercel.json` is for: the same with every answer of the other server. */
  const OURS = [
    'content-security-policy',
    'x-content-type-options',
    'referrer-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'permissions-policy',
    'x-frame-options',
  ];
  const ours = (headers: Readonly<Record<string, string>>): object =>
    Object.fromEntries(OURS.map((name) => [name, headers[name]]));

  test.for([
    '/',
    '/about',
    '/en/about',
    '/en/tools/desp',
    '/simulation/circuit/general',
    '/ressources/list-fluide/r744',
    '/embed/reglette',
    '/en/embed/tools/desp',
    '/favicon.svg',
    '/search.json',
    '/sw.js',
    '/build.json',
    '/manifest.webmanifest',
    '/nowhere',
    '/en/nowhere',
    '/embed/tools/nowhere',
    '/embed/tools/..%2f..%2fabout',
    '/.env',
    '/_astro/nowhere.js',
  ])('%s has the status and the headers it has on the other server', async (path, { request }) => {
    const [here, there] = [await ask(path), await request.get(path)];
    expect(here.status).toBe(there.status());
    // On the other server what is no page may not be framed, under whatever name; here the name says.
    if (here.status === 200) expect(ours(Object.fromEntries(here.headers))).toEqual(ours(there.headers()));
    else expect(here.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('files named by their contents are kept for ever, and pages are read only', async () => {
    const page = await (await ask('/about')).text();
    const script = /\/_astro\/[^"]+\.js/.exec(page)?.[0] ?? '';
    expect((await ask(script)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await ask('/about')).headers.get('cache-control') ?? '').not.toContain('immutable');
    expect((await ask('/about', { method: 'POST' })).status).toBe(405);
    const shared = await ask('/en/simulation/diagnostic', { method: 'POST' });
    expect([shared.status, shared.headers.get('location')]).toEqual([303, '/en/simulation/diagnostic?problem=E_SHARE']);
  });

  test('functions are found with a slash or without, and answer in the envelope of the other server', async () => {
    for (const path of [simulation, `${simulation}/`]) {
      const body = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
      const response = await ask(path, body);
      expect([response.status, ((await response.json()) as { ok: boolean }).ok]).toEqual([200, true]);
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(response.headers.get('x-frame-options')).toBe('DENY');
    }
    expect((await ask('/api/nowhere', { method: 'POST' })).status).toBeGreaterThanOrEqual(404);
  });
});
