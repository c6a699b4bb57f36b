import { describe, expect, it, vi } from 'vitest';
import { success } from './envelope.ts';
import { jsonFunction } from './json-function.ts';
import { localeFromAcceptLanguage } from './language.ts';
import { createRateLimit, perMinuteFromEnvironment } from './rate-limit.ts';
import { webFunction } from './web.ts';

const unlimited = createRateLimit({ perMinute: 0 });
const echo = webFunction(
  jsonFunction({
    bodyLimit: 64_000,
    rateLimit: unlimited,
    handle: (body, { locale }) => success(body, { locale }),
  }),
);

const json = { 'content-type': 'application/json' };
const post = (body: BodyInit | null, headers: Record<string, string> = json): Request =>
  new Request('http://localhost/api/x', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
const call = async (request: Request, target = echo) => {
  const response = await target(request, '192.0.2.1');
  return { response, body: (await response.json()) as Record<string, unknown> };
};

describe('the rules every function shares', () => {
  it('hands a JSON object over and answers in an envelope', async () => {
    const { response, body } = await call(post('{"a":1}', { 'content-type': 'Application/JSON; charset=utf-8' }));
    expect(response.status).toBe(200);
    expect(body).toEqual({ ok: true, result: { a: 1 } });
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('vary')).toBe('accept-language');
  });

  it.each(['', 'not json', '[1]', '"x"', '3', 'null', '{"a":'])('refuses the body %j with 400', async (text) => {
    const { response, body } = await call(post(text));
    expect(response.status).toBe(400);
    expect(body).toMatchObject({ ok: false, code: 'E_JSON' });
  });

  it('refuses bytes that are no UTF-8', async () => {
    expect((await call(post(new Uint8Array([0x7b, 0xff, 0x7d])))).response.status).toBe(400);
  });

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s with 405 and names POST', async (method) => {
    const { response, body } = await call(new Request('http://localhost/api/x', { method }));
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
    expect(body).toMatchObject({ ok: false, code: 'E_METHOD' });
  });

  it.each([
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { ...json, 'content-encoding': 'gzip' },
  ])('refuses %o with 415', async (headers) => {
    const { response, body } = await call(post('{}', headers as Record<string, string>));
    expect(response.status).toBe(415);
    expect(body).toMatchObject({ ok: false, code: 'E_TYPE' });
  });

  it('takes 64 000 bytes and refuses one more with 413', async () => {
    const padded = (size: number) => `{"a":"${'x'.repeat(size - 8)}"}`;
    expect((await call(post(padded(64_000)))).response.status).toBe(200);
    const { response, body } = await call(post(padded(64_001)));
    expect(response.status).toBe(413);
    expect(body).toEqual({
      ok: false,
      code: 'E_SIZE',
      error: 'Corps de requête trop grand\u00a0: 64\u202fko au plus.',
    });
  });

  it('stops reading an endless body whose length was not declared', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 10_000;
        controller.enqueue(new Uint8Array(10_000).fill(0x20));
      },
    });
    expect((await call(post(endless))).response.status).toBe(413);
    expect(sent).toBeLessThan(100_000);
  });

  it('gives up a body that trickles, and says that it hung up once when the caller does', async () => {
    const slow = webFunction(
      jsonFunction({
        bodyLimit: 100,
        bodyWithin: 50,
        rateLimit: unlimited,
        handle: (_, { locale }) => success(null, { locale }),
      }),
    );
    const never = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new Uint8Array([0x7b])) });
    const late = await call(post(never), slow);
    expect([late.response.status, late.body['code']]).toEqual([408, 'E_SLOW']);
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const broken = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error('aborted')) });
    await call(post(broken), slow);
    const lines = log.mock.calls.map(([line]) => line);
    log.mockRestore();
    expect(lines).toEqual(['a caller hung up before the end of its request\n']);
  });

  it('hides a fault behind 500 and keeps answering', async () => {
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    let calls = 0;
    const faulty = webFunction(
      jsonFunction({
        bodyLimit: 100,
        rateLimit: unlimited,
        handle: (_body, { locale }) => {
          calls += 1;
          if (calls === 1) throw new Error('secret detail');
          return success('alive', { locale });
        },
      }),
    );
    const { response, body } = await call(post('{}'), faulty);
    expect(response.status).toBe(500);
    expect(body).toEqual({ ok: false, code: 'E_FAULT', error: 'Une erreur inconnue est survenue.' });
    expect(log.mock.calls[0]?.[0]).toContain('secret detail');
    log.mockRestore();
    expect((await call(post('{}'), faulty)).body).toEqual({ ok: true, result: 'alive' });
  });

  it('answers 429 with the seconds to wait, per address', async () => {
    let clock = 0;
    const limited = webFunction(
      jsonFunction({
        bodyLimit: 100,
        rateLimit: createRateLimit({ perMinute: 2, now: () => clock }),
        handle: (_body, { locale }) => success(null, { locale }),
      }),
    );
    const status = async (address: string) => (await limited(post('{}'), address)).status;
    expect([await status('a'), await status('a'), await status('a')]).toEqual([200, 200, 429]);
    expect((await limited(post('{}'), 'a')).headers.get('retry-after')).toBe('30');
    expect(await status('b')).toBe(200);
    clock = 30_000;
    expect([await status('a'), await status('a')]).toEqual([200, 429]);
  });

  it('speaks the language asked for', async () => {
    const { response, body } = await call(post('', { ...json, 'accept-language': 'en-GB,en;q=0.9,fr;q=0.2' }));
    expect(response.headers.get('content-language')).toBe('en');
    expect(body['error']).toBe('Unreadable request body: send a JSON object, at least {}.');
  });
});

describe('rate limit', () => {
  it('forgets the address unseen for longest when full', () => {
    const limit = createRateLimit({ perMinute: 1, addresses: 2, now: () => 0 });
    expect([limit.take('a'), limit.take('b'), limit.take('c')]).toEqual([0, 0, 0]);
    expect(limit.take('c')).toBe(60);
    expect(limit.take('a')).toBe(0);
  });

  it('reads the environment, falling back on anything else than a whole number', () => {
    expect([undefined, '', '-1', '1.5', 'none', '0', ' 30 '].map((text) => perMinuteFromEnvironment(text))).toEqual([
      600, 600, 600, 600, 600, 0, 30,
    ]);
  });
});

describe('language', () => {
  it.each([
    [null, 'fr'],
    ['', 'fr'],
    ['de', 'fr'],
    ['en', 'en'],
    ['fr;q=0.5, en-US', 'en'],
    ['en;q=0, fr', 'fr'],
    ['de, en;q=0.3, fr;q=0.4', 'fr'],
    ['*', 'fr'],
  ] as const)('%j is %s', (header, locale) => {
    expect(localeFromAcceptLanguage(header)).toBe(locale);
  });
});
