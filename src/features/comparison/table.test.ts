/** The file of a comparison: at the same conditions it has every fluid, not the chosen pair alone. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { createPage } from '../../kit/page/life.ts';
import { columnName, isFigure } from '../../kit/table/table.ts';
import { translator } from '../../shell/texts.ts';
import { run } from '../../simulation/index.ts';
import { COMPARISON, NOTHING } from './question.ts';
import { prepareComparison } from './state/run.ts';
import { tablesOf } from './table.ts';

beforeAll(async () => {
  vi.stubGlobal('location', {
    search: '',
    origin: 'https://example.org',
    pathname: '/simulation/comparatif',
    hash: '',
  });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() });
  vi.stubGlobal('addEventListener', vi.fn());
  await prepareComparison();
  // The address of what is typed is written a moment later, when nothing of a browser is there any more.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('has each fluid at the same conditions, with its own change', async () => {
  const page = createPage(COMPARISON, { compared: NOTHING, machine: undefined, others: {} }, 'fr');
  page.start();
  page.form.fill({
    ...{ fluid1: 'R404A', fluid2: 'R448A', temp_evp: -10, temp_cdr: 45, rend_is: 0.7 },
    more: [{ fluid: 'R449A' }, { fluid: 'R454C' }],
  });
  const file = await tablesOf(page, translator('fr'));
  const [table] = file && 'tables' in file ? file.tables : [];
  const heads = table?.head.map(columnName) ?? [];
  const row = table?.rows.find(([name]) => name === translator('fr')('comparison.rows.eer')) ?? [];
  const engine = await createEngine();
  const eerOf = (fluid: string): number => {
    const outcome = run({ fluid, pt_evp: -10, pt_cdr: 45, rend_is: 0.7 }, engine);
    if (!outcome.ok) throw new Error(fluid);
    return outcome.result.performance.eer;
  };
  const first = eerOf('R404A');
  for (const fluid of ['R404A', 'R448A', 'R449A', 'R454C']) {
    const at = heads.indexOf(fluid);
    const [value, change] = row.slice(at, at + 2).map((cell) => (isFigure(cell) ? cell.value : undefined));
    expect(value, fluid).toBeCloseTo(eerOf(fluid), 9);
    // A change is one in per cent with two decimals.
    if (fluid !== 'R404A') expect(change, fluid).toBeCloseTo(Number((eerOf(fluid) / first - 1).toFixed(4)), 9);
  }
  // A fluid that has no cycle there is no column of figures.
  page.form.fill({ ...page.form.$content.get().values, fluid1: 'R404A', fluid2: 'R448A', more: [{ fluid: 'R728' }] });
  const without = await tablesOf(page, translator('fr'));
  expect(JSON.stringify(without)).not.toContain('R728');
});
