/** The table of deviations: filters, order, file; a row that is linked to is shown whatever the filters say. */
import { text } from '../../../language/index.ts';
import { pageLocale } from '../../../language/page.ts';
import { connectTable } from '../data-table.ts';
import { idOfFragment } from './fragment.ts';

const bar = document.querySelector<HTMLElement>('[data-accuracy-list]');
const table = document.querySelector<HTMLTableElement>('[data-accuracy]');

if (bar && table) {
  // A row is found by what it shows too.
  for (const row of table.tBodies[0]?.rows ?? [])
    row.dataset['words'] = `${row.dataset['words'] ?? ''} ${row.textContent}`;
  connectTable({
    bar,
    table,
    filters: ['part', 'weak'],
    fileName: text('exactitude', 'accuracy')[pageLocale()],
  });
  const showTarget = (): void => {
    const row = document.getElementById(idOfFragment(location.hash));
    if (!(row instanceof HTMLTableRowElement)) return;
    if (row.hidden) {
      row.hidden = false;
      row.scrollIntoView({ block: 'center' });
    }
  };
  addEventListener('hashchange', showTarget);
  showTarget();
}
