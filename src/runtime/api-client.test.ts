import { describe, expect, it, vi } from 'vitest';
import { ApiError, asApiError, createApiClient } from './api-client.ts';

const answering = (body: unknown, status = 200) =>
  vi.fn<typeof fetch>(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));

/** A fetch that answers only when told, and rejects as the platform does when aborted. */
function pendingFetch() {
  const answers: ((body: unknown) => void)[] = [];
  const send = vi.fn<typeof fetch>(
    (_url, init) =>
      new Promise((resolve, reject) => {
        answers.push((body) => resolve(new Response(JSON.stringify(body))));
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
  );
  return { send, answers };
}

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

describe('the API client', () => {
  it('posts JSON to its base URL and gives the result', async () => {
    const send = answering({ ok: true, result: { eer: 5.67716 } });
    const client = createApiClient({ baseUrl: 'https://api.test', fetch: send });
    expect(await client.post('/api/simulation/mono', { fluid: 'R134a' })).toEqual({ eer: 5.67716 });
    const [url, init] = send.mock.calls[0]!;
    expect(url).toBe('https://api.test/api/simulation/mono');
    expect(init).toMatchObject({ method: 'POST', body: '{"fluid":"R134a"}' });
    expect(init?.headers).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' });
  });

  it('gets with its parameters appended', async () => {
    const send = answering({ ok: true, result: 1 });
    await createApiClient({ fetch: send }).get('/api/x?a=1', { b: 'é&', c: 2, d: undefined });
    expect(send.mock.calls[0]![0]).toBe('/api/x?a=1&b=%C3%A9%26&c=2');
  });

  it('shows the text of a failed envelope, or says that there was none', async () => {
    const body = { ok: false, error: 'Fluid not found', code: 'E_FLUID' };
    expect(await failureOf(createApiClient({ fetch: answering(body) }).post('/x', {}))).toMatchObject({
      message: 'Fluid not found',
      statusCode: 200,
      response: body,
    });
    for (const empty of [{ ok: false }, { ok: false, error: '' }, [], 'not json', 'null']) {
      const error = await failureOf(createApiClient({ fetch: answering(empty) }).post('/x', {}));
      expect(error.message).toBe('API returned an error');
    }
  });

  it('keeps the status and the answer of an HTTP error', async () => {
    const error = await failureOf(createApiClient({ fetch: answering({ ok: false, error: 'x' }, 429) }).post('/x', {}));
    expect(error).toMatchObject({
      message: 'HTTP error! status: 429',
      statusCode: 429,
      response: { ok: false, error: 'x' },
    });
    expect((await failureOf(createApiClient({ fetch: answering('<html>', 502) }).post('/x', {}))).statusCode).toBe(502);
  });

  it('cancels the earlier call under the same token, and that one only', async () => {
    const { send, answers } = pendingFetch();
    const client = createApiClient({ fetch: send });
    const first = failureOf(client.post('/x', 1, { cancelToken: 'mono' }));
    const other = client.post('/x', 2, { cancelToken: 'other' });
    const second = client.post('/x', 3, { cancelToken: 'mono' });
    expect(await first).toMatchObject({ message: 'Request was cancelled', statusCode: 0 });
    answers[1]!({ ok: true, result: 2 });
    answers[2]!({ ok: true, result: 3 });
    expect(await Promise.all([other, second])).toEqual([2, 3]);
  });

  it('still cancels the latest call after an earlier one was cancelled', async () => {
    const { send } = pendingFetch();
    const client = createApiClient({ fetch: send });
    const first = failureOf(client.post('/x', 1, { cancelToken: 'mono' }));
    const second = failureOf(client.post('/x', 2, { cancelToken: 'mono' }));
    await first;
    client.cancel('mono');
    expect((await second).message).toBe('Request was cancelled');
  });

  it('gives a call up after its timeout', async () => {
    vi.useFakeTimers();
    try {
      const { send } = pendingFetch();
      const call = failureOf(createApiClient({ fetch: send }).post('/x', {}, { timeout: 5000 }));
      await vi.advanceTimersByTimeAsync(4999);
      expect(send.mock.calls[0]![1]?.signal?.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect((await call).message).toBe('Request was cancelled');
    } finally {
      vi.useRealTimers();
    }
  });

  it('wraps whatever else is thrown', async () => {
    const fault = new TypeError('Failed to fetch');
    const error = await failureOf(createApiClient({ fetch: () => Promise.reject(fault) }).post('/x', {}));
    expect(error).toMatchObject({ message: 'Failed to fetch', statusCode: 0, cause: fault });
    expect(asApiError('text').message).toBe('Une erreur inconnue est survenue.');
    expect(asApiError(error)).toBe(error);
  });
});
