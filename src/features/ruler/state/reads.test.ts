/** What a key reads on the ruler's page: the number it changed, in whichever of its three parts. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readsAtOneKey } from '../../../kit/form/reads-at-one-key.ts';
import { $gauge, DEFAULT_GAUGE } from '../../../kit/storage/gauge.ts';
import { prepareDoors } from '../../../runtime/circuit-bridge.ts';
import { rulerPageExample } from '../build.ts';
import { RULER_DOORS } from './answer.ts';
import { createRuler } from './ruler.ts';
import { createStateStore } from './state.ts';
import { createTableStore } from './table.ts';

vi.mock(import('../../../quantities/parse.ts'), async (original) =>
  (await import('../../../kit/form/reads-at-one-key.ts')).notedParser(await original()),
);

beforeAll(async () => {
  vi.stubGlobal('document', { cookie: '' });
  await prepareDoors(...RULER_DOORS, 'rulerTable', 'rulerState');
});

async function newPage() {
  const example = rulerPageExample();
  const ruler = createRuler({ example: example.ruler, locale: 'fr', isFixed: true });
  const state = createStateStore(ruler, example.state);
  const table = createTableStore(ruler, example.table);
  await Promise.all([ruler.start(), state.start(), table.start()]);
  return { ruler, state, table };
}

// First: the gauge is every ruler's, and the next ones follow it too.
it('the altitude says what a gauge means: its pressures are read again, and nothing else', async () => {
  const { ruler } = await newPage();
  ruler.setText('pressure', '5,2');
  ruler.form.set('measured', '12');
  // What two properties show follows: it is a figure of the ruler's.
  expect(new Set(readsAtOneKey(() => ruler.setAltitude('1500')))).toEqual(new Set(['1500', '5,2', '5,20']));
  $gauge.set(DEFAULT_GAUGE);
});

describe('a key on the ruler’s page reads one number', () => {
  it('of the ruler', async () => {
    const { ruler } = await newPage();
    expect(readsAtOneKey(() => ruler.setText('pressure', '4'))).toEqual(['4']);
    expect(readsAtOneKey(() => ruler.setText('dew', '3,5'))).toEqual(['3,5']);
    expect(readsAtOneKey(() => ruler.form.set('measured', '12'))).toEqual(['12']);
    for (const key of ['probe', 'grade', 'fullScale']) {
      expect(
        readsAtOneKey(() => ruler.form.set(key, '1,5')),
        key,
      ).toEqual(['1,5']);
    }
    // A hand on the scale writes one, too.
    expect(readsAtOneKey(() => ruler.drag('pressure', 7.01325))).toEqual(['6,00']);
  });

  it('of two properties, and of the table', async () => {
    const { state, table } = await newPage();
    expect(readsAtOneKey(() => state.setText('first', '7'))).toEqual(['7']);
    for (const field of ['from', 'to', 'step'] as const) {
      expect(
        readsAtOneKey(() => table.setText(field, '20')),
        field,
      ).toEqual(['20']);
    }
  });

  it('and a unit written with the figure as on every page', async () => {
    const { ruler, state, table } = await newPage();
    const at = (key: string) => ruler.form.$content.get().numbers[key]?.value;
    // NIST SP 811: 1 psi is 6894.757 Pa, above the standard atmosphere; 50 °F are 10 °C.
    state.setText('first', '28,5 psi');
    expect(at('state-first')).toMatchObject({
      ok: true,
      value: expect.closeTo(28.5 * 0.06894757 + 1.01325, 6) as number,
    });
    ruler.form.settle('state-first');
    expect(ruler.form.$content.get().texts['state-first']).toBe('1,97');
    table.setText('from', '-40 °F');
    expect(at('table-from')).toMatchObject({ ok: true, value: expect.closeTo(-40, 9) as number });
    ruler.form.set('altitude', '5000 ft');
    expect(at('altitude')).toMatchObject({ ok: true, value: expect.closeTo(1524, 9) as number });
    ruler.setText('pressure', '1 234,5');
    expect(at('lead')).toMatchObject({ ok: true });
  });
});
