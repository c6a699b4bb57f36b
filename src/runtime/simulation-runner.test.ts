import { describe, expect, it } from 'vitest';
import { createEmbeddedEngine } from '../engine/embedded.ts';
import { run, runRegimes, transientBody } from '../simulation/index.ts';
import type { RegimeInputs } from '../simulation/regimes.ts';
import { ApiError } from './api-client.ts';
import { createSimulationRunner, ObstacleError } from './simulation-runner.ts';
import type { RunnerParts } from './simulation-runner.ts';
import type { Device } from './device.ts';

const engine = createEmbeddedEngine();
const DEFAULTS: RegimeInputs = { permanent: {}, transient: {}, isManual: true };

const device: Device = {
  runRegimes: (inputs) => runRegimes(inputs, engine),
  stateAt: () => undefined,
  summary: () => {
    throw new Error('not asked');
  },
  states: () => [],
};

/** A function that answers as the real one does, or fails as told. */
function parts(over: Partial<RunnerParts> & { readonly serverError?: ApiError } = {}) {
  const bodies: unknown[] = [];
  const { serverError, ...rest } = over;
  const all: RunnerParts = {
    client: {
      post: async <Result>(_path: string, body: unknown): Promise<Result> => {
        bodies.push(body);
        if (serverError) throw serverError;
        const outcome = run(body, engine);
        if (!outcome.ok) throw new ApiError('texte du serveur', 200, { ok: false, field: outcome.problem.field });
        return outcome.result as Result;
      },
      get: () => Promise.reject(new Error('not asked')),
      cancel: () => undefined,
    },
    deviceNow: () => undefined,
    device: () => Promise.resolve(device),
    transientBody: () => Promise.resolve(transientBody),
    ...rest,
  };
  return { bodies, runner: createSimulationRunner(all) };
}

const down = new ApiError('fetch failed', 0);

describe('where a simulation is computed', () => {
  it('on the device once it is ready, without a word to the network', async () => {
    const { bodies, runner } = parts({ deviceNow: () => device });
    const answers = await runner.run(DEFAULTS, 'auto', 'fr');
    expect(answers.by).toBe('device');
    expect(answers.permanent.ok && answers.permanent.result.performance.eer).toBeCloseTo(5.6771624, 4);
    expect(bodies).toEqual([]);
  });

  it('by the function until then, the transitory regime with the fluid of the steady one', async () => {
    const { bodies, runner } = parts();
    const answers = await runner.run({ permanent: { fluid: 'R290' }, transient: {}, isManual: true }, 'auto', 'fr');
    expect(answers.by).toBe('server');
    expect(answers.transient?.ok && answers.transient.result.input.fluid).toBe('R290');
    expect(bodies).toHaveLength(2);
    expect(bodies[1]).toMatchObject({ fluid: 'R290', pt_evp: 10, pt_cdr: 25 });
  });

  it('by the function with the swept volume of the steady regime when sizing is automatic', async () => {
    const { bodies, runner } = parts();
    await runner.run({ ...DEFAULTS, isManual: false }, 'server', 'fr');
    expect(bodies[1]).toMatchObject({ choice_1: 0 });
    expect((bodies[1] as { choice_1_value: number }).choice_1_value).toBeCloseTo(16.936448, 4);
  });

  it('on the device when the network fails', async () => {
    const { runner } = parts({ serverError: down });
    expect((await runner.run(DEFAULTS, 'auto', 'fr')).by).toBe('device');
  });

  it('by the function when the device is at fault', async () => {
    const faulty: Device = {
      ...device,
      runRegimes: () => {
        throw new TypeError('a fault');
      },
    };
    const { runner } = parts({ deviceNow: () => faulty });
    expect((await runner.run(DEFAULTS, 'auto', 'fr')).by).toBe('server');
  });

  it('by the function when it is chosen, even with a ready device', async () => {
    const { bodies, runner } = parts({ deviceNow: () => device });
    expect((await runner.run(DEFAULTS, 'server', 'fr')).by).toBe('server');
    expect(bodies).toHaveLength(2);
  });
});

describe('what is said when it cannot be', () => {
  const barred = () => Promise.reject(new Error('WebAssembly is unavailable'));

  it('is the network when neither side answers', async () => {
    const { runner } = parts({ serverError: down, device: barred });
    await expect(runner.run(DEFAULTS, 'auto', 'fr')).rejects.toMatchObject({ obstacle: 'no-network' });
    await expect(runner.run(DEFAULTS, 'server', 'fr')).rejects.toBeInstanceOf(ObstacleError);
  });

  it('is the device when it is chosen and barred', async () => {
    const { bodies, runner } = parts({ device: barred });
    await expect(runner.run(DEFAULTS, 'device', 'fr')).rejects.toMatchObject({ obstacle: 'no-device' });
    expect(bodies).toEqual([]);
  });

  it('is the HTTP error as the catalogue words it, never hidden by the device', async () => {
    const { runner } = parts({ serverError: new ApiError('HTTP error! status: 500', 500) });
    await expect(runner.run(DEFAULTS, 'auto', 'fr')).rejects.toMatchObject({
      message: 'HTTP error! status: 500',
      statusCode: 500,
    });
  });

  it('is the text and the field of the envelope, and nothing is asked for the transitory regime', async () => {
    const { bodies, runner } = parts();
    const answers = await runner.run({ permanent: { rend_v: 1.2 }, transient: {}, isManual: true }, 'auto', 'fr');
    expect(answers.permanent).toEqual({ ok: false, failure: { message: 'texte du serveur', field: 'rend_v' } });
    expect(answers.transient).toBeUndefined();
    expect(bodies).toHaveLength(1);
  });

  it('is a cancellation, not a fall back to the device', async () => {
    const { runner } = parts({ serverError: new ApiError('Request was cancelled', 0) });
    await expect(runner.run(DEFAULTS, 'auto', 'fr')).rejects.toMatchObject({
      message: 'Request was cancelled',
    });
  });

  it('never lets an older run take the place of a newer one on its way', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let formulas = 0;
    const { bodies, runner } = parts({
      transientBody: async () => {
        formulas += 1;
        if (formulas === 1) await held;
        return transientBody;
      },
    });
    const older = runner.run(DEFAULTS, 'server', 'fr');
    const newer = runner.run({ ...DEFAULTS, permanent: { fluid: 'R290' } }, 'server', 'fr');
    const answers = await newer;
    release();
    await expect(older).rejects.toMatchObject({ statusCode: 0 });
    expect(answers.permanent.ok && answers.permanent.result.input.fluid).toBe('R290');
    // Two of the newer run, one of the older: its second was never sent.
    expect(bodies).toHaveLength(3);
  });
});
