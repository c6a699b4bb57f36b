/** The served site against requests no browser sends; no browser is needed. */
import { afterAll, beforeAll, expect, test } from './support/test.ts';
import { load, postRequest } from '../../scripts/stress/load.ts';
import { once, statusOf } from '../../scripts/stress/raw.ts';
import { serve } from '../../scripts/stress/served.ts';
import type { Served } from '../../scripts/stress/served.ts';

let served: Served;
beforeAll(async () => {
  served = await serve({ env: { RATE_LIMIT_PER_MINUTE: '20', PAGE_LIMIT_PER_MINUTE: '1000' } });
});
afterAll(() => served.stop());

/** What was logged besides the sentence of a page that is not there. */
const faults = (): string => served.log().replaceAll(/^Page not found: \/\S*\n/gm, '');

const ask = (line: string, headers = 'Host: a\r\n'): Promise<string> =>
  once(served.port, `${line} HTTP/1.1\r\n${headers}\r\n`);

test('answers odd methods, hosts, targets and closed doors without a fault', async () => {
  for (const method of ['TRACE', 'POST', 'DELETE', 'PUT', 'OPTIONS', 'PROPFIND']) {
    for (const path of ['/', '/tools', '/nowhere', '/favicon.svg']) {
      expect(statusOf(await ask(`${method} ${path}`)), `${method} ${path}`).toBe(405);
    }
  }
  expect(statusOf(await ask('TRACE /api/simulation/mono'))).toBe(405);
  for (const host of ['a b', '[::1', 'user@a', 'a/b', '%00', 'x'.repeat(300)]) {
    expect(statusOf(await ask('GET /nowhere', `Host: ${host}\r\n`)), host).toBe(400);
  }
  for (const target of ['/%', '/%00', '//example.org', '*', '/en/%ff']) {
    expect(statusOf(await ask(`GET ${target}`)), target).toBe(400);
  }
  for (const image of ['/_image', '/_image?href=/favicon.svg&w=10&f=webp', '/_image?href=http://127.0.0.1:1/x']) {
    expect(statusOf(await ask(`GET ${image}`)), image).toBe(404);
  }
  expect(served.log()).toBe('');
  for (const path of ['/.env', '/..%2f..%2fetc/passwd', '/_actions/x', '/api/nothing']) {
    expect(statusOf(await ask(`GET ${path}`)), path).toBe(404);
  }
  expect(statusOf(await ask('GET http://a/'))).toBe(200);
  expect(faults()).toBe('');
});

test('says what a reader of the assistant may choose', async () => {
  const answer = await ask('GET /api/ai/models');
  expect(answer).toContain('{"ok":true,"result":{"model":"gpt-4o","models":["gpt-4o"],"baseUrls":["https://');
});

test('limits calls whatever address they give themselves, and pages too', async () => {
  let made = 0;
  const request = (): Buffer => {
    made += 1;
    return postRequest('/api/simulation/mono', '{}', `X-Forwarded-For: 203.0.113.${made % 250}\r\n`);
  };
  const calls = await load({ port: served.port, connections: 4, request, calls: 300 });
  // One of the twenty went on TRACE.
  expect(calls.statuses.get(200)).toBeGreaterThanOrEqual(19);
  expect(calls.statuses.get(200)).toBeLessThan(25);
  expect([...calls.statuses.keys()].toSorted()).toEqual([200, 429]);
  const lost = Buffer.from('GET /nowhere HTTP/1.1\r\nHost: a\r\n\r\n');
  const pages = await load({ port: served.port, connections: 4, request: () => lost, calls: 200 });
  expect([...pages.statuses.keys()].toSorted()).toEqual([404, 429]);
  expect(pages.statuses.get(404)).toBeLessThan(110);
  expect(faults()).toBe('');
});

test('refuses at a fraction of what it cost to answer through the page framework', async () => {
  const request = postRequest('/api/simulation/mono', '{}');
  const before = served.cpuSeconds();
  const { statuses } = await load({ port: served.port, connections: 16, request: () => request, calls: 10_000 });
  expect(statuses.get(429)).toBeGreaterThan(9900);
  // A simulation through the framework took 0.5 ms; a refusal is a fraction of it, on any machine.
  expect(((served.cpuSeconds() - before) / 10_000) * 1e3).toBeLessThan(0.25);
});
