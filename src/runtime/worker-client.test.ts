import { describe, expect, it } from 'vitest';
import { CancelledError, createWorkerClient } from './worker-client.ts';
import type { WorkerPort } from './worker-client.ts';
import type { FluidSummary, WorkerReply, WorkerRequest } from './protocol.ts';

function fakeWorker() {
  const sent: WorkerRequest[] = [];
  let onMessage: (event: { data: WorkerReply }) => void = () => undefined;
  let onError: (event: { message?: string }) => void = () => undefined;
  const port: WorkerPort = {
    postMessage: (message) => void sent.push(message),
    addEventListener: (type: string, listener: (event: never) => void) => {
      if (type === 'message') onMessage = listener as typeof onMessage;
      else onError = listener as typeof onError;
    },
  };
  return {
    port,
    sent,
    reply: (data: WorkerReply) => onMessage({ data }),
    crash: (message: string) => onError({ message }),
  };
}

const summary: FluidSummary = {
  name: 'R290',
  critical: { T: 369.89, P: 4251200, D: 220.48 },
  triple: { T: 85.525, P: 1.72e-4 },
  limits: { Tmin: 85.525, Tmax: 650, Pmax: 1e9 },
  envelope: undefined,
  components: [{ name: 'R290', massFraction: 1, moleFraction: 1 }],
  quality: 'reference',
  statedError: undefined,
  viscosityUncertainty: undefined,
};

describe('worker client', () => {
  it('gives each caller the answer to its own question, whatever their order', async () => {
    const { port, sent, reply } = fakeWorker();
    const client = createWorkerClient(() => port);
    const first = client.call('summary', { fluid: 'R290' });
    const second = client.call('states', { fluid: 'R290', jobs: [] });
    expect(sent.map(({ kind }) => kind)).toEqual(['summary', 'states']);
    reply({ id: sent[1]!.id, ok: true, answer: [] });
    reply({ id: sent[0]!.id, ok: true, answer: summary });
    expect(await second).toEqual([]);
    expect((await first).critical.T).toBe(369.89);
  });

  it('tells the worker when a caller gives up, and ignores the late answer', async () => {
    const { port, sent, reply } = fakeWorker();
    const client = createWorkerClient(() => port);
    const controller = new AbortController();
    const call = client.call('summary', { fluid: 'R290' }, controller.signal);
    controller.abort();
    await expect(call).rejects.toBeInstanceOf(CancelledError);
    expect(sent.at(-1)).toEqual({ id: sent[0]!.id, kind: 'cancel' });
    reply({ id: sent[0]!.id, ok: true, answer: summary });
  });

  it('never asks for a caller who had given up before', async () => {
    const { port, sent } = fakeWorker();
    const client = createWorkerClient(() => port);
    await expect(client.call('summary', { fluid: 'R290' }, AbortSignal.abort())).rejects.toBeInstanceOf(CancelledError);
    expect(sent).toEqual([]);
  });

  it('keeps the code of an engine error', async () => {
    const { port, sent, reply } = fakeWorker();
    const call = createWorkerClient(() => port).call('summary', { fluid: 'R0' });
    reply({ id: sent[0]!.id, ok: false, code: 'unknown-fluid', message: 'no fluid R0' });
    await expect(call).rejects.toMatchObject({ code: 'unknown-fluid', message: 'no fluid R0' });
  });

  it('rejects everyone when the worker dies and starts a new one for the next call', async () => {
    const workers = [fakeWorker(), fakeWorker()];
    let started = 0;
    const client = createWorkerClient(() => workers[started++]!.port);
    const lost = client.call('summary', { fluid: 'R290' });
    workers[0]!.crash('boom');
    await expect(lost).rejects.toThrow('boom');
    const call = client.call('summary', { fluid: 'R290' });
    workers[1]!.reply({ id: workers[1]!.sent[0]!.id, ok: true, answer: summary });
    expect((await call).name).toBe('R290');
  });
});
