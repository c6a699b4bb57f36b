import { beforeEach, describe, expect, it, vi } from 'vitest';
import { charge } from '../../../circuit/charge/index.ts';
import { technique } from '../../../circuit/technique/index.ts';
import { createEmbeddedEngine } from '../../../engine/embedded.ts';
import { translator } from '../../../shell/texts.ts';
import type { RegimeAnswers } from '../../../runtime/bridge.ts';
import { run } from '../../../simulation/run.ts';
import { barTexts } from '../briefs.ts';
import { createFormatter } from '../../../kit/island/format.ts';
import { createSimulation } from '../simulator/state/simulation.ts';
import { createCircuit } from './circuit.ts';
import { TECHNIQUE } from '../technique/part.ts';

const engine = createEmbeddedEngine();
let answer: (answers: RegimeAnswers) => void = () => undefined;

// The address follows what is typed, once typing pauses: on a slow machine before a test is over.
vi.stubGlobal('location', {
  search: '',
  origin: 'https://example.org',
  pathname: '/simulation/circuit/pipes',
  hash: '',
});
vi.stubGlobal('history', { state: null, replaceState: vi.fn() });

vi.mock('../../../runtime/circuit-bridge.ts', () => ({
  askNow: (door: string, results: unknown, options: unknown) =>
    (door === 'charge' ? charge : technique)(results, options, engine),
  askWorker: vi.fn(),
  prepareDoors: vi.fn(),
}));
// A page whose engine is still on its way.
vi.mock('../../../runtime/bridge.ts', () => ({
  runSimulationNow: () => undefined,
  startDevice: () => new Promise(() => undefined),
  runSimulation: () =>
    new Promise((resolve) => {
      answer = (answers) => resolve({ answers });
    }),
}));

function resultOf(body: Record<string, unknown>) {
  const outcome = run(body, engine);
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return outcome.result;
}
const EXAMPLE = { permanent: resultOf({}), transient: resultOf({ choice_1: 0, pt_cdr: 25, pt_evp: 10 }) };

/** A page of the circuit as served, its summary as the bar writes it. */
function served() {
  const simulation = createSimulation();
  simulation.seed(EXAMPLE);
  const part = createCircuit(simulation).open(TECHNIQUE, (opened) => {
    const outcome = technique(EXAMPLE, {}, engine);
    if (outcome.ok) opened.serve('fr', outcome.result);
  });
  const bar = () => {
    const { result, isStale } = simulation.$shown.get().permanent;
    return barTexts(
      {
        permanent: result,
        isStale,
        fluid: simulation.$fluid.get(),
        answerOf: ((spec: { readonly key: string }) =>
          spec.key === 'technique' ? part.$answer.get().result : undefined) as never,
        alerts: [],
        isOld: () => part.$answer.get().isStale,
      },
      translator('fr'),
      createFormatter({}, 'fr'),
    );
  };
  return { simulation, part, bar };
}

beforeEach(() => {
  answer = () => undefined;
});

describe('a page opened on other inputs', () => {
  it('marks the example it was served with, everywhere, until the answer is there', async () => {
    const { simulation, part, bar } = served();
    part.follow();
    expect(simulation.$shown.get()).toMatchObject({ permanent: { isStale: false }, transient: { isStale: false } });
    expect(bar()).toMatchObject({ isStale: false, briefs: { technique: {} } });
    expect(bar().briefs['technique']).not.toHaveProperty('isStale');

    simulation.setField('permanent', 'temp_evp', '-10');
    const isDone = simulation.run.onDemand();
    expect(simulation.$shown.get()).toMatchObject({ permanent: { isStale: true }, transient: { isStale: true } });
    expect(simulation.$shown.get().permanent.result).toBe(EXAMPLE.permanent);
    expect(part.$answer.get()).toMatchObject({ isStale: true, problem: undefined });
    expect(bar()).toMatchObject({
      isStale: true,
      briefs: { technique: { isStale: true }, general: { isStale: true } },
    });
    // What is asked of the page itself is not answered for the example.
    const before = part.$answer.get().result;
    part.form.set('charge', '8');
    expect(part.$answer.get().result).toBe(before);

    const permanent = resultOf({ pt_evp: -10 });
    await vi.waitFor(() => {
      answer({ permanent: { ok: true, result: permanent }, transient: undefined, by: 'device' } as never);
      expect(simulation.$isAwaited.get()).toBe(false);
    });
    await isDone;
    expect(simulation.$shown.get().permanent).toEqual({ result: permanent, isStale: false });
    expect(part.$answer.get()).toMatchObject({ isStale: false, problem: undefined });
    expect(part.$answer.get().result?.permanent.p_evp?.value).toBe(permanent.points.a_aspiration.P);
    expect(bar().isStale).toBe(false);
  });

  it('says why where there is none', () => {
    const { simulation } = served();
    simulation.setField('permanent', 'temp_evp', '-10');
    void simulation.run.onDemand();
    simulation.fail({ obstacle: 'no-network' } as never);
    expect(simulation.$isAwaited.get()).toBe(false);
    expect(simulation.$shown.get().permanent.isStale).toBe(true);
  });
});
