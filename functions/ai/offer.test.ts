import { describe, expect, it } from 'vitest';
import { offerFromEnvironment } from './offer.ts';
import { saidError } from './provider-error.ts';
import { chatRequestFrom } from './request.ts';

const body = {
  apiKey: 'k',
  userMessage: 'x',
  conversationHistory: [],
  contextMessage: null,
  tools: [] as unknown[],
  stream: true,
};

describe('what a publisher lets a reader choose', () => {
  it('is the default model at the default address unless the environment says more', () => {
    expect(offerFromEnvironment({})).toEqual({
      model: 'gpt-4o',
      models: ['gpt-4o'],
      baseUrl: 'https://api.openai.com/v1',
      shownUrl: 'https://api.openai.com/v1',
      baseUrls: [],
    });
    expect(
      offerFromEnvironment({
        AI_MODELS: ' mistral-large-latest , o3',
        AI_BASE_URL: 'https://api.mistral.ai/v1/',
        AI_BASE_URLS: 'https://a.example/v1/, nonsense, http://127.0.0.1:8080',
      }),
    ).toEqual({
      model: 'mistral-large-latest',
      models: ['mistral-large-latest', 'o3'],
      baseUrl: 'https://api.mistral.ai/v1',
      shownUrl: 'https://api.mistral.ai/v1',
      baseUrls: ['https://a.example/v1', 'http://127.0.0.1:8080'],
    });
    expect(offerFromEnvironment({ AI_MODELS: '*' })).toMatchObject({ model: 'gpt-4o', models: 'any' });
  });

  it.each([
    ['http://gateway/v1', undefined, ''],
    ['http://models.internal:8080/v1', undefined, ''],
    ['http://10.1.2.3/v1', '', ''],
    ['http://172.20.0.5/v1', undefined, ''],
    ['http://127.0.0.1:4000/v1', undefined, ''],
    ['http://[fd00::1]/v1', undefined, ''],
    ['http://10.1.2.3/v1', 'yes', 'http://10.1.2.3/v1'],
    ['http://172.32.0.5/v1', undefined, 'http://172.32.0.5/v1'],
    ['https://api.mistral.ai/v1', undefined, 'https://api.mistral.ai/v1'],
    ['https://api.mistral.ai/v1', 'no', ''],
  ])('shows of %s, told %s, %j', (AI_BASE_URL, AI_SHOW_ADDRESS, shown) => {
    const offer = offerFromEnvironment({ AI_BASE_URL, AI_SHOW_ADDRESS });
    expect([offer.baseUrl, offer.shownUrl]).toEqual([AI_BASE_URL, shown]);
    // Nor does the refusal of another address tell it, nor the acceptance of a guess.
    const refused = chatRequestFrom({ ...body, baseUrl: 'https://b.example/v1' }, offer);
    expect(refused).toEqual({ ok: false, field: 'baseUrl', allowed: [shown] });
    expect(chatRequestFrom({ ...body, baseUrl: AI_BASE_URL }, offer).ok).toBe(shown !== '');
  });

  it('holds for requests', () => {
    const offer = offerFromEnvironment({ AI_MODELS: 'gpt-4o,o3', AI_BASE_URLS: 'https://a.example/v1' });
    const said = (changes: object) => chatRequestFrom({ ...body, ...changes }, offer);
    expect(said({})).toMatchObject({ ok: true, request: { model: 'gpt-4o', baseUrl: null } });
    expect(said({ model: 'o3', baseUrl: 'https://a.example/v1/' })).toMatchObject({
      ok: true,
      request: { model: 'o3', baseUrl: 'https://a.example/v1' },
    });
    expect(said({ baseUrl: 'https://api.openai.com/v1' })).toMatchObject({ ok: true, request: { baseUrl: null } });
    expect(said({ model: 'o9' })).toEqual({ ok: false, field: 'model', allowed: ['gpt-4o', 'o3'] });
    for (const baseUrl of ['http://169.254.169.254/v1', 'https://a.example/v1/x', 3, 'https://a.example/v1@evil']) {
      expect(said({ baseUrl })).toMatchObject({ ok: false, field: 'baseUrl' });
    }
  });

  it('takes the parameters of a tool eight objects deep', () => {
    const deep = (depth: number): object => (depth === 1 ? {} : { a: deep(depth - 1) });
    const said = (parameters: unknown) =>
      chatRequestFrom(
        { ...body, tools: [{ type: 'function', function: { name: 'a', description: 'b', parameters } }] },
        offerFromEnvironment({}),
      ).ok;
    expect([said(deep(8)), said(deep(9))]).toEqual([true, false]);
    expect(said(JSON.parse(`{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`))).toBe(false);
  });
});

describe('the error of a stream', () => {
  const key = 'sk-proj-abcdefghijklmnop';
  it.each([
    [{ message: 'x', code: 'invalid_api_key' }, 'E_AI_KEY'],
    [{ message: 'x', code: 429 }, 'E_AI_QUOTA'],
    [{ message: 'x', type: 'insufficient_quota' }, 'E_AI_QUOTA'],
    [{ message: 'x', code: 'context_length_exceeded' }, 'E_AI_LENGTH'],
    [{ message: 'x', code: 'model_not_found' }, 'E_AI_MODEL'],
    [{ message: 'x', type: 'server_error' }, 'E_AI_SAID'],
    ['x', 'E_AI_SAID'],
    [true, 'E_AI_SAID'],
  ])('%j is %s', (error, code) => {
    expect(saidError(error, key).code).toBe(code);
  });

  it.each([
    ['The engine is\noverloaded', 'The engine is overloaded'],
    [`key ${key} is bad`, 'key … is bad'],
    ['key sk-pr****mnop is bad', 'key … is bad'],
    ['ends in klmnop"ijklmnop"', 'ends in …'],
    ['x'.repeat(500), `${'x'.repeat(200)}…`],
  ])('%j is told as %j', (message, detail) => {
    expect(saidError({ message }, key).detail).toBe(detail);
  });
});
