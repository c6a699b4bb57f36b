/** The component catalogue: filters, order, file. */
import { text } from '../../../language/index.ts';
import { pageLocale } from '../../../language/page.ts';
import { connectTable } from '../data-table.ts';

const bar = document.querySelector<HTMLElement>('[data-product-list]');
const table = document.querySelector<HTMLTableElement>('[data-products]');

if (bar && table) {
  connectTable({
    bar,
    table,
    filters: ['brand', 'category', 'line', 'kv'],
    fileName: text('composants', 'components')[pageLocale()],
  });
}
