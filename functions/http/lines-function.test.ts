import { setTimeout as later } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import type { Call } from './call.ts';
import { linesFunction } from './lines-function.ts';
import { createRateLimit } from './rate-limit.ts';
import { webFunction } from './web.ts';

const UNREADABLE = 'Unreadable line: one JSON object a line, or a row of the table with as many cells as its first.';
const rules = {
  most: 5,
  lineLimit: 100,
  within: 50,
  rateLimit: createRateLimit({ perMinute: 0 }),
  handler: () => ({
    cost: 1,
    columns: { names: ['a'], cells: (answer: object) => [(answer as { body: { a: string } }).body.a] },
    handle: (body: object) => ({ ok: true, body }),
  }),
};
const post = (body: BodyInit, type = 'application/x-ndjson', method = 'POST'): Request =>
  new Request('http://localhost/api/x', {
    method,
    body,
    headers: { 'content-type': type, 'accept-language': 'en' },
    duplex: 'half',
  } as RequestInit);
const linesOf = async (response: Response): Promise<readonly Record<string, unknown>[]> =>
  (await response.text())
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const answered = async (body: BodyInit, own = {}) =>
  linesOf(await webFunction(linesFunction({ ...rules, ...own }))(post(body), '192.0.2.1'));

describe('a function of lines', () => {
  it('answers a line for a line, and goes on after one it cannot read', async () => {
    expect(await answered('{"a":1}\n\n[1]\nno\r\n{"b":2}')).toEqual([
      { line: 1, ok: true, body: { a: 1 } },
      // The number is that of the file, as an editor shows it: the second line was blank.
      { line: 3, ok: false, code: 'E_JSON', error: UNREADABLE },
      { line: 4, ok: false, code: 'E_JSON', error: UNREADABLE },
      { line: 5, ok: true, body: { b: 2 } },
    ]);
  });

  it('takes and gives a table, with the number of each line as an editor shows it', async () => {
    const csv = async (body: string, accept = '') => {
      const request = post(body, 'text/csv; charset=utf-8');
      if (accept !== '') request.headers.set('accept', accept);
      const response = await webFunction(linesFunction(rules))(request, '192.0.2.1');
      return [response.headers.get('content-type'), await response.text()];
    };
    const table = '\ufeffa,b\r\n1,"x, y"\r\n\r\n2,=b,3\r\n"4 ""in""",\r\n';
    expect(await csv(table)).toEqual([
      'text/csv; charset=utf-8',
      [
        'line,ok,a,code,field,error',
        '2,true,1,,,',
        `4,false,,E_JSON,,"${UNREADABLE}"`,
        '5,true,"4 ""in""",,,',
        '',
      ].join('\n'),
    ]);
    expect((await csv('a;b\n1;2\n'))[1]).toBe('line;ok;a;code;field;error\n2;true;1;;;\n');
    expect(await csv('a;b\n1;2\n', 'application/x-ndjson')).toEqual([
      'application/x-ndjson; charset=utf-8',
      '{"line":2,"ok":true,"body":{"a":"1","b":"2"}}\n',
    ]);
  });

  it('answers a line before the next is sent', async () => {
    let send: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (send = controller) });
    const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
    const response = await webFunction(linesFunction(rules))(post(body), '192.0.2.1');
    const reader = response.body!.getReader();
    send?.enqueue(bytes('{"a":"\u00e9'.slice(0, 6)));
    send?.enqueue(bytes('\u00e9"}\n'));
    expect(new TextDecoder().decode((await reader.read()).value)).toContain('"body":{"a":"\u00e9"}');
    send?.close();
    expect((await reader.read()).done).toBe(true);
  });

  it.each([
    [
      'more lines than a call may have',
      '{}\n'.repeat(7),
      {},
      5,
      { code: 'E_LINES', error: 'Too many lines: 5 at most for a call.' },
    ],
    ['a line that is too long', `{}\n{"a":"${'x'.repeat(200)}"}\n{}`, {}, 1, { code: 'E_SIZE' }],
    ['a line without end', `{}\n{"a":"${'x'.repeat(200)}`, {}, 1, { code: 'E_SIZE' }],
    ['bytes that are no text', new Uint8Array([0x7b, 0x7d, 0x0a, 0xff, 0x0a]), {}, 0, { code: 'E_JSON' }],
    [
      'more lines than a minute may have',
      '{}\n'.repeat(4),
      { rateLimit: createRateLimit({ perMinute: 3, now: () => 0 }) },
      2,
      { code: 'E_RATE', retry_after_s: 20 },
    ],
  ])('ends at %s, and says so', async (_, body, own, before, last) => {
    const lines = await answered(body, own);
    expect(lines).toHaveLength(before + 1);
    expect(lines.at(-1)).toMatchObject({ line: before + 1, ok: false, ...last });
  });

  it('gives up a body of which nothing more comes', async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{}\n{')),
    });
    expect(await answered(body)).toEqual([
      { line: 1, ok: true, body: {} },
      expect.objectContaining({ line: 2, code: 'E_SLOW' }),
    ]);
  });

  it('refuses what is no body of lines as other functions do', async () => {
    const answer = webFunction(linesFunction(rules));
    expect((await answer(post('{}', 'application/json'), 'a')).status).toBe(415);
    expect((await answer(post('{}', 'application/x-ndjson', 'PUT'), 'a')).headers.get('allow')).toBe('POST');
    const limited = webFunction(
      linesFunction({ ...rules, rateLimit: createRateLimit({ perMinute: 1, now: () => 0 }) }),
    );
    await limited(post(''), 'a');
    expect((await limited(post(''), 'a')).headers.get('retry-after')).toBe('60');
  });

  it('hides a fault behind its last line', async () => {
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const lines = await answered('{}\n{}', {
      handler: () => ({
        ...rules.handler(),
        handle: () => {
          throw new Error('secret detail');
        },
      }),
    });
    expect(lines).toEqual([expect.objectContaining({ line: 1, ok: false, code: 'E_FAULT' })]);
    expect(log.mock.calls.flat().join('')).toContain('secret detail');
    log.mockRestore();
  });

  it('stops computing when nobody reads any more', async () => {
    let computed = 0;
    const gone = new AbortController();
    const call = {
      method: 'POST',
      address: 'a',
      signal: gone.signal,
      query: '',
      header: (name: string) => (name === 'content-type' ? 'application/x-ndjson' : null),
      async *chunks() {
        for (;;) {
          yield Buffer.from('{}\n'.repeat(100));
          await later(1);
        }
      },
    } as unknown as Call;
    const headers = (name: string): string | null => (name === 'content-type' ? 'application/x-ndjson' : null);
    const { body } = await linesFunction({
      ...rules,
      most: 1e6,
      handler: () => ({
        ...rules.handler(),
        handle: () => {
          computed += 1;
          return { ok: true, text: 'x'.repeat(400) };
        },
      }),
    })({ ...call, header: headers });
    const pieces = body as AsyncGenerator<string>;
    await pieces.next();
    const before = computed;
    await later(30);
    expect(computed).toBe(before);
    await pieces.return(undefined);
    expect((await pieces.next()).done).toBe(true);
  });
});
