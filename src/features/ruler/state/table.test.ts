import { beforeAll, describe, expect, it } from 'vitest';
import { rulerPageExample } from '../build.ts';
import { prepareDoors } from '../../../runtime/circuit-bridge.ts';
import { RULER_DOORS } from './answer.ts';
import { createRuler } from './ruler.ts';
import { createStateStore, lettersOf } from './state.ts';
import { createTableStore } from './table.ts';

beforeAll(async () => {
  await prepareDoors(...RULER_DOORS, 'rulerTable', 'rulerState');
});

async function newPage(params?: URLSearchParams) {
  const example = rulerPageExample();
  const ruler = createRuler({ example: example.ruler, locale: 'fr', isFixed: true });
  const table = createTableStore(ruler, example.table);
  const state = createStateStore(ruler, example.state);
  await Promise.all([table.start(params), state.start(params)]);
  ruler.setText('pressure', '5,2');
  return { ruler, table, state };
}

describe('the table', () => {
  it('opens another fluid on the ends it has, and keeps what was typed', async () => {
    const { ruler, table } = await newPage();
    expect(table.$shown.get().table.rows).toHaveLength(21);
    ruler.setFluid('R744');
    // Triple point -56.6 °C, critical 31.0 °C (Span and Wagner, 1996): from -40 to 30 by 5.
    expect(ruler.form.$content.get().texts).toMatchObject({ 'table-from': '−40', 'table-to': '30', 'table-step': '5' });
    expect(table.$shown.get()).toMatchObject({ isStale: false, fluid: 'R744' });
    expect(table.params()).toEqual([]);
    table.setText('to', '60');
    expect(table.$shown.get()).toMatchObject({ isStale: true, faults: { to: { kind: 'door' } } });
    expect(ruler.form.$content.get().texts['table-to']).toBe('60');
    ruler.setFluid('R134a');
    expect(table.$shown.get()).toMatchObject({ isStale: false, fluid: 'R134a' });
  });

  it('by pressure is read by the gauge', async () => {
    const { table } = await newPage();
    table.setBy('P');
    expect(table.$shown.get().table.rows).toHaveLength(20);
    expect(table.$shown.get().table.rows[0]?.p_dew).toBeCloseTo(2.01325, 9);
    expect(table.params().slice(0, 2)).toEqual([
      ['by', 'P'],
      ['from', '2.01325'],
    ]);
  });
});

describe('two properties', () => {
  it('follow the point of the ruler until they are touched', async () => {
    const { ruler, state } = await newPage();
    ruler.form.set('measured', '20');
    expect(state.$shown.get().result.state.T).toBeCloseTo(20, 9);
    ruler.form.set('measured', '');
    expect(lettersOf(ruler.form.$content.get())).toEqual({ first: 'P', second: 'Q' });
    expect(state.$shown.get().result.state.phase).toBe('saturated-vapour');
    expect(state.params()).toEqual([]);
    state.setLetter('second', 'H');
    ruler.form.set('measured', '30');
    expect(lettersOf(ruler.form.$content.get()).second).toBe('H');
    expect(state.params()[0]).toEqual(['pair', 'PH']);
  });

  it('refuses a value by its field, and lets a letter that says the same change places', async () => {
    const { ruler, state } = await newPage();
    state.setText('second', 'x');
    expect(state.$shown.get()).toMatchObject({ isStale: true, faults: { second: { kind: 'text' } } });
    state.setLetter('second', 'P');
    expect(lettersOf(ruler.form.$content.get()).first).not.toBe('P');
  });
});

it('what is no number in a link stands in its field as it was typed', async () => {
  const { ruler, table, state } = await newPage();
  table.setText('to', 'abc');
  state.setText('second', '1x');
  const params = new URLSearchParams([...table.params(), ...state.params()].map((pair) => [...pair]));
  const other = await newPage(params);
  expect(other.ruler.form.$content.get().texts).toMatchObject({ 'table-to': 'abc', 'state-second': '1x' });
  expect(other.table.$shown.get()).toMatchObject({ isStale: true, faults: { to: { kind: 'text' } } });
  expect(ruler.form.$content.get().texts['table-to']).toBe('abc');
});
