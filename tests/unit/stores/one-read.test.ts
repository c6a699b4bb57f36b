/** At one key one number is read, whatever the page: every other field keeps the reading it had. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCircuit } from '../../../src/features/circuit/state/circuit.ts';
import { ALL_PARTS } from '../../../src/features/circuit/state/all-parts.ts';
import { createSimulation } from '../../../src/features/circuit/simulator/state/simulation.ts';
import type { Form } from '../../../src/kit/form/form.ts';
import { readsAtOneKey } from '../../../src/kit/form/reads-at-one-key.ts';
import { $unitChoices } from '../../../src/kit/form/units.ts';
import { NUMBERED, openQuestion } from './questions.ts';

vi.mock(import('../../../src/quantities/parse.ts'), async (original) =>
  (await import('../../../src/kit/form/reads-at-one-key.ts')).notedParser(await original()),
);

beforeAll(() => {
  vi.stubGlobal('location', { search: '', origin: 'https://example.org', pathname: '/', hash: '' });
  vi.stubGlobal('document', { cookie: '', querySelector: () => null, documentElement: { dataset: {} } });
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() });
  vi.stubGlobal('addEventListener', vi.fn());
});
beforeEach(() => $unitChoices.set({}));
// What a page fetches once it is opened may come after the last test: without its module the run fails.
afterAll(() => vi.dynamicImportSettled());

/** Types into every number of a form, one key each, and expects each to be read alone. */
function readsOneAtEachKey(form: Form): void {
  const paths = form.fields.flatMap(({ key, ...field }) => {
    if (field.kind === 'number') return [key];
    if (field.kind !== 'list') return [];
    form.addRow(key, {});
    form.addRow(key, {});
    return field.columns.flatMap((column) => (column.kind === 'number' ? [`${key}.1.${column.key}`] : []));
  });
  expect(paths.length).toBeGreaterThan(1);
  for (const path of paths) form.set(path, '7,1');
  for (const path of paths) {
    expect(
      readsAtOneKey(() => form.set(path, '7,12')),
      path,
    ).toEqual(['7,12']);
    expect(
      readsAtOneKey(() => form.set(path, '7,12')),
      `${path}, again`,
    ).toEqual([]);
  }
}

describe('one key reads one number', () => {
  it('of the simulation, with every page of the circuit open', () => {
    const simulation = createSimulation();
    const circuit = createCircuit(simulation);
    const parts = ALL_PARTS.map((spec) => circuit.open(spec));
    simulation.start('fr', {});
    readsOneAtEachKey(simulation.forms.permanent);
    readsOneAtEachKey(simulation.forms.transient);
    expect(parts.map(({ spec }) => spec.key)).toEqual(ALL_PARTS.map(({ key }) => key));
  });

  it.each(ALL_PARTS.map((spec) => [spec.key, spec] as const))('of the page of the circuit %s', (_, spec) => {
    const part = createCircuit(createSimulation()).open(spec);
    readsOneAtEachKey(part.form);
  });

  it.each(NUMBERED)('of %s', (_, question) => {
    const { form, start } = openQuestion(question);
    start();
    readsOneAtEachKey(form);
  });
});
