/** The component catalogue: filters, order, file. */
import { connectTable } from '../data-table.ts';

const bar = document.querySelector<HTMLElement>('[data-product-list]');
const table = document.querySelector<HTMLTableElement>('[data-products]');

if (bar && table) {
  connectTable({
    bar,
    table,
    filters: ['brand', 'category', 'line', 'kv'],
    fileName: document.documentElement.lang === 'en' ? 'components' : 'composants',
  });
}
