import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const createEngine = vi.hoisted(() => vi.fn());
vi.mock('../engine/index.ts', () => ({ createEngine }));

let unhandled: unknown[] = [];
const note = (reason: unknown): void => void unhandled.push(reason);

/** Node tells of a promise nobody answered for once the tasks of its turn have run. */
const aTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  vi.resetModules();
  createEngine.mockReset();
  unhandled = [];
  process.on('unhandledRejection', note);
});
afterEach(() => {
  process.off('unhandledRejection', note);
  vi.unstubAllGlobals();
});

describe('the engine of a thread', () => {
  it('asks for no file where WebAssembly is turned off, and says so by a code', async () => {
    vi.stubGlobal('WebAssembly', undefined);
    const { engineHere, warmEngine } = await import('./engine-here.ts');
    warmEngine();
    await aTurn();
    await expect(engineHere()).rejects.toMatchObject({ name: 'NoEngineError', code: 'barred' });
    expect(createEngine).not.toHaveBeenCalled();
    expect(unhandled).toEqual([]);
  });

  it('started before anybody asks, throws at nobody when it fails; whoever asks next tries again', async () => {
    createEngine.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { engineHere, warmEngine } = await import('./engine-here.ts');
    warmEngine();
    await expect(engineHere()).rejects.toMatchObject({ code: 'unreachable' });
    await aTurn();
    expect(unhandled).toEqual([]);
    createEngine.mockResolvedValueOnce('an engine');
    await expect(engineHere()).resolves.toBe('an engine');
    expect(createEngine).toHaveBeenCalledTimes(2);
  });
});

describe('the worker of a page', () => {
  it('is not started where it could answer nothing', async () => {
    vi.stubGlobal('WebAssembly', undefined);
    const { pageWorker } = await import('./page-worker.ts');
    await expect(pageWorker.call('summary', { fluid: 'R290' })).rejects.toMatchObject({ code: 'barred' });
  });

  it('answers for an engine that cannot start, rather than throwing while nobody waits', async () => {
    createEngine.mockRejectedValue(new ReferenceError('WebAssembly is not defined'));
    const posted: unknown[] = [];
    let ask: (event: { readonly data: unknown }) => void = () => undefined;
    vi.stubGlobal('self', {
      postMessage: (message: unknown) => posted.push(message),
      addEventListener: (_: string, listener: typeof ask) => (ask = listener),
    });
    await import('./worker.ts');
    await aTurn();
    expect(unhandled).toEqual([]);
    ask({ data: { id: 1, kind: 'summary', ask: { fluid: 'R290' } } });
    await vi.waitFor(() =>
      expect(posted).toEqual([expect.objectContaining({ id: 1, ok: false, code: 'unreachable' })]),
    );
  });
});
