/** Two simulations on one page: each is drawn and asked of its own inputs, and neither touches the other. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { createEmbeddedEngine } from '../../engine/embedded.ts';
import { TranslatorProvider } from '../../kit/island/context.ts';
import { createFormatter } from '../../kit/island/format.ts';
import { openDoor } from '../../runtime/doors.ts';
import { translator } from '../../shell/texts.ts';
import { run } from '../../simulation/run.ts';
import { CHARGE } from './charge/part.ts';
import { KeyFigures } from './simulator/KeyFigures.tsx';
import { createSimulation } from './simulator/state/simulation.ts';
import { SimulationContext } from './simulator/use-simulation.ts';
import { createCircuit } from './state/circuit.ts';
import { ALL_PARTS } from './state/all-parts.ts';

const engine = createEmbeddedEngine();
const doors = new Map(await Promise.all(ALL_PARTS.map(async ({ door }) => [door, await openDoor(door)] as const)));
const t = translator('fr');
const format = createFormatter({}, 'fr');

vi.stubGlobal('location', { search: '', origin: 'https://example.org', pathname: '/', hash: '' });
vi.stubGlobal('history', { state: null, replaceState: vi.fn() });
vi.mock('../../runtime/circuit-bridge.ts', () => ({
  askNow: (door: never, ...question: unknown[]) =>
    (doors.get(door) as { ask: (question: unknown, engine: unknown) => unknown }).ask(question, engine),
  askWorker: vi.fn(),
  prepareDoors: vi.fn(),
}));

function simulated(fluid: string, pt_evp: number) {
  const simulation = createSimulation();
  simulation.setField('permanent', 'fluid', fluid);
  simulation.setField('permanent', 'temp_evp', String(pt_evp));
  const outcome = run(simulation.$inputs.get().permanent, engine);
  if (!outcome.ok) throw new Error(outcome.problem.code);
  simulation.commit({ permanent: outcome, transient: undefined, by: 'device' });
  const circuit = createCircuit(simulation);
  return { simulation, circuit, result: outcome.result };
}

afterAll(() => void vi.unstubAllGlobals());

let [first, second] = [simulated('R134a', -10), simulated('R290', 5)];
beforeEach(() => {
  [first, second] = [simulated('R134a', -10), simulated('R290', 5)];
});

const drawn = ({ simulation }: typeof first): string =>
  renderToStaticMarkup(
    createElement(
      TranslatorProvider,
      { value: t },
      createElement(SimulationContext, { value: simulation }, createElement(KeyFigures)),
    ),
  );

it('each is drawn with its own figures', () => {
  const [one, other] = [first, second].map(({ result }) => format.full('ratio', result.performance.eer)) as [
    string,
    string,
  ];
  expect(one).not.toBe(other);
  expect(drawn(first)).toContain(`<dd>${one}</dd>`);
  expect(drawn(first)).not.toContain(`<dd>${other}</dd>`);
  expect(drawn(second)).toContain(`<dd>${other}</dd>`);
});

it('neither hears what is typed or looked at in the other', () => {
  const [inputs, query] = [second.simulation.$inputs.get(), second.simulation.address.query()];
  first.simulation.setField('permanent', 'temp_cdr', '55');
  first.simulation.$hasTransient.set(true);
  first.simulation.$pointed.set({ H: 4e5, P: 1e6, point: undefined });
  expect(first.simulation.$inputs.get().permanent.pt_cdr).toBe(55);
  expect(second.simulation.$inputs.get()).toBe(inputs);
  expect(second.simulation.address.query()).toBe(query);
  expect(second.simulation.$regimes.get()).toEqual(['permanent']);
  expect(second.simulation.$pointed.get()).toBeUndefined();
});

it('the machine of one says nothing of the room of the other', () => {
  const rooms = () =>
    [first, second].map(({ circuit }) => {
      const part = circuit.open(CHARGE);
      part.refresh();
      return part.$answer.get().result?.room;
    });
  expect(rooms()).toEqual([null, null]);
  first.simulation.$machine.set({ use: 'cold_room_neg' });
  expect(rooms()).toEqual([expect.objectContaining({ assumed: ['application', 'access', 'location'] }), null]);
});

it('a fluid stays in its question as it was asked for, and is shown by the name its answer gives it', () => {
  const { simulation } = first;
  simulation.setField('permanent', 'fluid', 'propane');
  simulation.knowFluid('propane', 'R290');
  expect(simulation.$fluid.get()).toBe('R290');
  expect(simulation.$inputs.get().permanent.fluid).toBe('propane');
  expect(simulation.address.query()).toContain('propane');
});
