import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_ENGINE_EVENT, NoEngineError, withEngine } from './no-engine.ts';

let dataset: Record<string, string> = {};
const told: string[] = [];

beforeEach(() => {
  dataset = {};
  told.length = 0;
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => told.push(`${type} ${dataset['noEngine'] ?? 'none'}`));
});
afterEach(() => vi.unstubAllGlobals());

const failing = (error: unknown) => withEngine(() => Promise.reject(error as Error)).catch(() => undefined);

describe('a page', () => {
  it('is told once why it cannot compute, and that it can again', async () => {
    await failing(new NoEngineError('unreachable'));
    await failing(new NoEngineError('unreachable'));
    await withEngine(() => Promise.resolve(1));
    expect(told).toEqual([`${NO_ENGINE_EVENT} unreachable`, `${NO_ENGINE_EVENT} none`]);
  });

  it('is told of what a worker says, which sends a code, and of a script that could not be fetched', async () => {
    await failing(Object.assign(new Error('WebAssembly is unavailable'), { code: 'barred' }));
    expect(dataset['noEngine']).toBe('barred');
    await failing(new TypeError('Failed to fetch dynamically imported module: https://example.org/a.js'));
    expect(dataset['noEngine']).toBe('unreachable');
  });

  it('is told nothing of a question given up or refused', async () => {
    await failing(new Error('Request was cancelled'));
    await failing(Object.assign(new Error('no such fluid'), { code: 'unknown-fluid' }));
    await failing(new TypeError('x is not a function'));
    expect(told).toEqual([]);
  });
});
