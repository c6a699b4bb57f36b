import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createEmbeddedEngine } from '../../../engine/embedded.ts';
import { run } from '../../../simulation/run.ts';
import { technique } from '../../../circuit/technique/index.ts';
import { createSimulation } from '../simulator/state/simulation.ts';
import { $unitChoices } from '../../../kit/form/units.ts';
import { createCircuit } from './circuit.ts';
import { TECHNIQUE } from '../technique/part.ts';

const engine = createEmbeddedEngine();

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
    // Nothing is weighed here: the charge of the indicators is typed.
    door === 'charge'
      ? { ok: false, problem: { code: 'E_MISSING', field: 'lines', values: {} } }
      : technique(results, options, engine),
  askWorker: vi.fn(),
  prepareDoors: vi.fn(),
}));

function resultOf(body: Record<string, unknown>) {
  const outcome = run(body, engine);
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return outcome.result;
}

const parameterOf = (query: string, key: string): string | null => new URLSearchParams(query).get(key);

function opened() {
  const simulation = createSimulation();
  const circuit = createCircuit(simulation);
  const part = circuit.open(TECHNIQUE);
  simulation.seed({ permanent: resultOf({}), transient: resultOf({ choice_1: 0, pt_cdr: 25, pt_evp: 10 }) });
  return { simulation, circuit, part };
}

beforeEach(() => $unitChoices.set({}));

describe('a part', () => {
  it('says nothing in a link until something is typed, then what was typed in the units of its door', () => {
    const { simulation, part } = opened();
    expect(parameterOf(simulation.address.query(), 'technique')).toBeNull();
    part.form.set('charge', '8,5');
    part.form.set('leak', '5');
    part.form.addRow('bins');
    part.form.set('bins.0.t_ext', '−5');
    expect(JSON.parse(parameterOf(simulation.address.query(), 'technique') ?? '')).toEqual({
      charge: 8.5,
      leak: 0.05,
      bins: [{ t_ext: -5, hours: 1000 }],
    });
  });

  it('keeps what is half typed, in its link too', () => {
    const { simulation, part } = opened();
    part.form.set('charge', '8,5,');
    expect(part.form.$content.get().problems).toEqual({ charge: 'notANumber' });
    const text = parameterOf(simulation.address.query(), 'technique');
    const { part: other } = opened();
    other.read(text);
    expect(other.form.$content.get().texts['charge']).toBe('8,5,');
  });

  it('is opened from a link before anybody asks for it, and from nonsense with its defaults', () => {
    const { part } = opened();
    part.read('{"charge":3,"years":"20","unknown":1,"bins":[{"t_ext":7}]}');
    expect(part.form.$content.get().texts).toMatchObject({
      charge: '3',
      years: '20',
      bins: [{ t_ext: '7', hours: '1000' }],
    });
    for (const nonsense of ['{broken', '[]', '"x"', '{"charge":{"a":1}}', `{"charge":"${'9'.repeat(9000)}"}`]) {
      part.read(nonsense);
      expect(part.parameter(), nonsense).toBe('');
    }
  });

  it('writes what is typed in other units without changing what it means', () => {
    const { part } = opened();
    part.form.set('tc_min', '25');
    $unitChoices.set({ temperature: 'degF' });
    expect(part.form.$content.get().texts['tc_min']).toBe('77');
    expect(part.form.$content.get().options['tc_min']).toBe(25);
  });

  it('takes a comma for thousands where its reader does', () => {
    const { simulation, part } = opened();
    simulation.$locale.set('en');
    part.form.set('hours', '1,820');
    expect(part.form.$content.get().options['hours']).toBe(1820);
    part.form.set('hours', '1.820,5');
    expect(part.form.$content.get().problems).toEqual({ hours: 'ambiguous' });
    simulation.$locale.set('fr');
    part.form.set('hours', '1,820');
    expect(part.form.$content.get().options['hours']).toBe(1.82);
  });

  it('says what a link said to its last digit, whoever opens it', () => {
    const { part } = opened();
    // 77.123 °F, as a reader of Fahrenheit typed it.
    const link = '{"tc_min":25.0683333333}';
    part.read(link);
    expect(part.parameter()).toBe(link);
    $unitChoices.set({ temperature: 'degF' });
    part.read(link);
    expect(part.form.$content.get().texts['tc_min']).toBe('77,1');
    expect(part.parameter()).toBe(link);
  });

  it('steps a number by its own step', () => {
    const { part } = opened();
    part.form.step('hours', 1);
    expect(part.form.$content.get().texts['hours']).toBe('3100');
    part.form.set('hours', 'x');
    part.form.step('hours', 1);
    expect(part.form.$content.get().texts['hours']).toBe('x');
  });
});

describe('its answer', () => {
  // EN 378-1 annex B on the default point with 8 kg of R134a (GWP 1430), from an independent implementation.
  it('follows the results and the form, and stays, marked, while an input is being corrected', () => {
    const { simulation, part } = opened();
    part.follow();
    expect(part.$answer.get()).toMatchObject({ isStale: false, result: { tewi: null } });
    part.form.set('charge', '8');
    // The factor the check was made with: a form opens with the latest.
    part.form.set('beta', '0,056');
    expect(part.$answer.get().result?.tewi?.tewi).toBeCloseTo(23_236.0414, 3);
    part.form.set('charge', '8,');
    expect(part.$answer.get().isStale).toBe(false);
    part.form.set('charge', '8,x');
    expect(part.$answer.get()).toMatchObject({ isStale: true, problem: undefined });
    expect(part.$answer.get().result?.tewi?.tewi).toBeCloseTo(23_236.0414, 3);
    part.form.set('charge', '-1');
    expect(part.$answer.get()).toMatchObject({ isStale: true, problem: { code: 'E_RANGE', field: 'charge' } });
    part.form.set('charge', '8');
    expect(part.$answer.get()).toMatchObject({ isStale: false, problem: undefined });
    simulation.fail({ message: 'none' });
    expect(part.$answer.get().isStale).toBe(true);
  });

  it('goes with the fluid it was the answer for', () => {
    const { simulation, part } = opened();
    part.follow();
    simulation.fail({ message: 'none' });
    expect(part.$answer.get().result).toBeDefined();
    simulation.setField('permanent', 'fluid', 'R22');
    simulation.fail({ message: 'none' });
    expect(part.$answer.get()).toMatchObject({ result: undefined, isStale: true });
  });

  it('is not asked again for what it is the answer to', () => {
    const { part } = opened();
    part.follow();
    const before = part.$answer.get();
    part.refresh();
    $unitChoices.set({ temperature: 'degF' });
    expect(part.$answer.get()).toBe(before);
  });
});
