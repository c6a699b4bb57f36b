/** The relay against a server written by others that speaks the provider's protocol, and against a hostile one. */
import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../../scripts/stress/served.ts';
import type { Served } from '../../scripts/stress/served.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { webFunction } from '../http/web.ts';
import { chatFunction } from './chat-function.ts';
import type { RelayLimits } from './relay.ts';

const LIMITS: RelayLimits = { silenceWithin: 5000, totalWithin: 10_000, longest: 50_000, mostRead: 20_000_000 };
const KEY = 'sk-test-0123456789';

interface Ask {
  readonly baseUrl: string;
  readonly userMessage: string;
  readonly apiKey?: string;
  readonly model?: string;
  readonly tools?: readonly object[];
  readonly signal?: AbortSignal;
  readonly limits?: Partial<RelayLimits>;
  readonly answerWithin?: number;
}

function ask({ baseUrl, userMessage, apiKey = KEY, model, tools = [], signal, limits, answerWithin = 5000 }: Ask) {
  const answer = webFunction(
    chatFunction({
      rateLimit: createRateLimit({ perMinute: 0 }),
      offer: { model: 'gpt-4o', models: 'any', baseUrl, shownUrl: baseUrl, baseUrls: [] },
      answerWithin,
      limits: { ...LIMITS, ...limits },
    }),
  );
  const body = { apiKey, userMessage, conversationHistory: [], contextMessage: null, model, tools, stream: true };
  return answer(
    new Request('http://localhost/api/ai/chat', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'accept-language': 'en' },
      ...(signal && { signal }),
    }),
    '192.0.2.1',
  );
}

interface Item {
  readonly content?: string;
  readonly tool_calls?: readonly { readonly function: { readonly name?: string; readonly arguments?: string } }[];
  readonly finish_reason?: string;
  readonly error?: string;
  readonly message?: string;
}

/** What came of a stream: its text, its calls, how it ended. */
async function read(response: Response) {
  const lines = (await response.text()).split('\n\n').filter((line) => line !== '');
  const isDone = lines.at(-1) === 'data: [DONE]';
  const items = lines.filter((line) => line !== 'data: [DONE]').map((line) => JSON.parse(line.slice(6)) as Item);
  const fragments = items.flatMap(({ tool_calls: calls }) => calls ?? []);
  return {
    isDone,
    pieces: items.length,
    text: items.map(({ content }) => content ?? '').join(''),
    tool: fragments.map(({ function: called }) => called.name ?? '').join(''),
    toolArguments: fragments.map(({ function: called }) => called.arguments ?? '').join(''),
    fragments: fragments.length,
    reason: items.find((item) => item.finish_reason !== undefined)?.finish_reason,
    error: items.find((item) => item.error !== undefined),
  };
}

describe('a provider written by others', () => {
  const mock = new LLMock({ port: 0, host: '127.0.0.1', chunkSize: 7 });
  let baseUrl = '';
  const long = 'La pression de condensation dépend du médium. '.repeat(100);
  beforeAll(async () => {
    mock
      .onMessage('plain', { content: 'Bonjour, frigoriste : 2,93 bar à 0 °C.' })
      .onMessage('tool', { toolCalls: [{ name: 'Ruler', arguments: '{"fluid":"R134a","prop1":"T","value1":0}' }] })
      .onMessage('empty', { content: '' })
      .onMessage('length', { content: 'Une réponse coup', finishReason: 'length' })
      .onMessage('filter', { content: '', finishReason: 'content_filter' })
      .onMessage('long', { content: long })
      .onMessage('cut', { content: long }, { truncateAfterChunks: 3, latency: 30 })
      .onMessage('slow', { content: long }, { latency: 50 })
      .onMessage('key', { error: { message: `Incorrect API key: ${KEY}`, code: 'invalid_api_key' }, status: 401 })
      .onMessage('quota', { error: { message: 'Rate limit', code: 'rate_limit_exceeded' }, status: 429 })
      .onMessage('down', { error: { message: 'Internal' }, status: 500 });
    baseUrl = `${await mock.start()}/v1`;
  });
  afterAll(() => mock.stop());
  const said = async (userMessage: string) => read(await ask({ baseUrl, userMessage }));

  it('replies in words, as it says them', async () => {
    const { text, pieces, reason, isDone } = await said('plain');
    expect({ text, reason, isDone }).toEqual({
      text: 'Bonjour, frigoriste : 2,93 bar à 0 °C.',
      reason: 'stop',
      isDone: true,
    });
    expect(pieces).toBeGreaterThan(3);
  });

  it('calls a tool in fragments', async () => {
    const tools = [{ type: 'function', function: { name: 'Ruler', description: 'x', parameters: { type: 'object' } } }];
    const answer = await read(await ask({ baseUrl, userMessage: 'tool', tools }));
    expect(answer).toMatchObject({ tool: 'Ruler', reason: 'tool_calls', isDone: true, text: '' });
    expect(JSON.parse(answer.toolArguments)).toEqual({ fluid: 'R134a', prop1: 'T', value1: 0 });
    expect(answer.fragments).toBeGreaterThan(3);
  });

  it('ends as it says it ends', async () => {
    expect(await said('empty')).toMatchObject({ text: '', reason: 'stop', isDone: true });
    expect(await said('length')).toMatchObject({ text: 'Une réponse coup', reason: 'length', isDone: true });
    expect(await said('filter')).toMatchObject({ text: '', reason: 'content_filter', isDone: true });
    expect(await said('long')).toMatchObject({ text: long, reason: 'stop', isDone: true });
  });

  it('breaks off', async () => {
    const { text, isDone, error } = await said('cut');
    expect(long.startsWith(text)).toBe(true);
    expect(isDone).toBe(false);
    expect(error).toEqual({ error: 'E_AI_CUT', message: 'the model’s provider broke the answer off' });
  });

  it.each([
    ['key', 401, 'E_AI_KEY'],
    ['quota', 429, 'E_AI_QUOTA'],
    ['down', 502, 'E_AI_DOWN'],
  ])('refuses: %s is %i %s', async (userMessage, status, code) => {
    const response = await ask({ baseUrl, userMessage });
    const body = await response.text();
    expect([response.status, (JSON.parse(body) as { code: string }).code]).toEqual([status, code]);
    expect(body).not.toContain(KEY);
  });

  it('is left when the reader leaves', async () => {
    const controller = new AbortController();
    const response = await ask({ baseUrl, userMessage: 'slow', signal: controller.signal });
    const reader = response.body!.getReader();
    await reader.read();
    controller.abort();
    const start = performance.now();
    while (!(await reader.read()).done);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it.each([
    ['gpt-4o', { temperature: 0.2, max_tokens: 4096 }],
    ['gpt-4.1-mini', { temperature: 0.2, max_tokens: 4096 }],
    ['mistral-large-latest', { temperature: 0.2, max_tokens: 4096 }],
    ['o3', { max_completion_tokens: 16_384 }],
    ['o4-mini', { max_completion_tokens: 16_384 }],
    ['openai/gpt-5-mini', { max_completion_tokens: 16_384 }],
    [undefined, { temperature: 0.2, max_tokens: 4096 }],
  ])('asks %s with its own settings', async (model, settings) => {
    await read(await ask({ baseUrl, userMessage: 'plain', ...(model !== undefined && { model }) }));
    const sent = mock.getRequests().at(-1)?.body as Record<string, unknown>;
    const { temperature, max_tokens, max_completion_tokens } = sent;
    expect(JSON.parse(JSON.stringify({ temperature, max_tokens, max_completion_tokens }))).toEqual(settings);
    expect(sent['model']).toBe(model ?? 'gpt-4o');
  });
});

describe('a hostile provider', () => {
  let provider: Served;
  let baseUrl = '';
  beforeAll(async () => {
    provider = await serve({ script: 'tests/e2e/support/fake-provider.mjs' });
    baseUrl = `http://127.0.0.1:${provider.port}/v1`;
  });
  afterAll(() => provider.stop('SIGKILL'));
  const streams = async () =>
    (await (await fetch(`http://127.0.0.1:${provider.port}/streams`)).json()) as { open: number; sent: number };
  const said = async (userMessage: string, limits: Partial<RelayLimits> = {}) =>
    read(await ask({ baseUrl, userMessage, limits }));
  const closed = async (): Promise<void> => expect.poll(async () => (await streams()).open, { timeout: 1000 }).toBe(0);

  it('says an error inside its stream as that error', async () => {
    expect(await said('error-item')).toMatchObject({
      text: 'Début',
      isDone: false,
      error: { error: 'E_AI_SAID', message: 'the model’s provider reports an error: The engine is overloaded' },
    });
    expect((await said('quota-item')).error?.error).toBe('E_AI_QUOTA');
  });

  it('passes over a line that cannot be read', async () => {
    expect(await said('broken-line')).toMatchObject({ text: 'AvantAprès', reason: 'stop', isDone: true });
  });

  it('is ended when it sends comments only', async () => {
    const start = performance.now();
    const { error } = await said('comments', { silenceWithin: 300 });
    expect(error?.error).toBe('E_AI_TIMEOUT');
    expect(performance.now() - start).toBeLessThan(2000);
    await closed();
  });

  it('is ended when its answer takes too long in all', async () => {
    const { error, text } = await said('trickle', { totalWithin: 400 });
    expect(error?.error).toBe('E_AI_TIMEOUT');
    expect(text).toMatch(/^(?:eau fro)+$/);
    await closed();
  });

  it('is ended when its answer is too long, as one cut for its length', async () => {
    const { text, reason, isDone, error } = await said('flood');
    expect(text.length).toBeGreaterThan(49_000);
    expect(text.length).toBeLessThanOrEqual(50_000);
    expect({ reason, isDone, error }).toEqual({ reason: 'length', isDone: true, error: undefined });
    await closed();
    expect(await said('very-long', { longest: 200_000 })).toMatchObject({
      reason: 'stop',
      text: 'eau fro'.repeat(14_000),
    });
  });

  it('is ended on a line without end', async () => {
    expect((await said('one-line')).error?.error).toBe('E_AI_CUT');
    await closed();
  });

  it('waits for a reader that does not read, then goes with it', async () => {
    const response = await ask({
      baseUrl,
      userMessage: 'flood',
      limits: { longest: 200_000_000, mostRead: 200_000_000 },
    });
    const before = (await streams()).sent;
    await new Promise((resolve) => setTimeout(resolve, 500));
    const sent = (await streams()).sent - before;
    // What the kernel holds between the two, of 100 MB.
    expect(sent).toBeLessThan(10_000_000);
    await response.body?.cancel();
    await closed();
  });

  it('is given up when it never answers', async () => {
    const response = await ask({ baseUrl, userMessage: 'x', apiKey: 'sk-mute', answerWithin: 200 });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([504, 'E_AI_TIMEOUT']);
  });

  it('tells by its refusal how a model takes its settings', async () => {
    expect(await read(await ask({ baseUrl, userMessage: 'bonjour', model: 'thinker' }))).toMatchObject({
      text: 'Bonjour, **frigoriste**.',
      isDone: true,
    });
  });
});
