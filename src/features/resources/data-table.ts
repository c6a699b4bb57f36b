/** A served table made sortable, filterable and downloadable; what is chosen is kept in the address. */
import { saveCsv } from '../../kit/files/save.ts';
import { pageLocale } from '../../language/page.ts';
import { csvOfTables } from '../../quantities/csv.ts';
import { fileTextFromFigure } from '../../quantities/number.ts';
import { numberFromText } from '../../quantities/parse.ts';
import { controlsOf, hasWords, keepInAddress, tell } from './filtering.ts';

const locale = pageLocale();

/** A row's own words for a filter: those of its data attribute, by words. */
const isAmong = (row: HTMLElement, key: string, value: string): boolean =>
  value === '' || (row.dataset[key] ?? '').split(' ').includes(value);

export interface TableOptions {
  readonly bar: HTMLElement;
  readonly table: HTMLTableElement;
  /** Controls that keep a row whose data attribute of that name holds their value. */
  readonly filters: readonly string[];
  /** Other controls that are kept in the address. */
  readonly others?: readonly string[];
  /** Called before rows are filtered, whenever a control changes. */
  readonly onChange?: () => void;
  /** Name of the downloaded file, without its ending. */
  readonly fileName: string;
}

/** Text of a cell; a cell that says one thing in full and another in short has the short in its data. */
const textOf = (cell: HTMLTableCellElement | undefined): string =>
  cell?.dataset['text'] ?? cell?.textContent?.trim() ?? '';

/** What a cell is sorted by: the number it begins with, NaN for a text. */
const figureOf = (text: string): number => numberFromText(fileTextFromFigure(text.split(' / ')[0] ?? '', locale));

/** Numbers before texts, what is unknown last whichever way. */
function compared(one: string, other: string, direction: 1 | -1): number {
  const isNone = [one, other].map((text) => text === '' || text === '—') as [boolean, boolean];
  if (isNone[0] || isNone[1]) return Number(isNone[0]) - Number(isNone[1]);
  const [a, b] = [figureOf(one), figureOf(other)];
  if (!Number.isNaN(a) && !Number.isNaN(b)) return direction * (a - b);
  return direction * one.localeCompare(other, locale, { numeric: true });
}

function download(table: HTMLTableElement, fileName: string): void {
  const rows = [...table.rows]
    .filter((row) => !row.hidden)
    .map((row) =>
      [...row.cells].filter((cell) => cell.offsetParent !== null).map((cell) => textOf(cell).replace(/^—$/, '')),
    );
  saveCsv(csvOfTables([rows], locale), fileName);
}

/** Brings a table to life. */
export function connectTable({ bar, table, filters, others = [], onChange, fileName }: TableOptions): void {
  const [body] = table.tBodies;
  if (!body) return;
  const names = ['q', ...filters, ...others];
  const served = new Map(
    names.map((name) => [name, bar.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? '']),
  );
  const controls = controlsOf(bar, names);
  const rows = [...body.rows];
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
  let sort = new URLSearchParams(location.search).get('sort') ?? '';

  const valueOf = (name: string): string => controls.get(name)?.value ?? '';
  const show = (): void => {
    onChange?.();
    let count = 0;
    for (const row of rows) {
      row.hidden = !(
        filters.every((name) => isAmong(row, name, valueOf(name))) && hasWords(row.dataset['words'] ?? '', valueOf('q'))
      );
      if (!row.hidden) count += 1;
    }
    tell(bar, count);
  };
  const order = (): void => {
    const [, sign = '', key = ''] = /^(-?)(.*)$/.exec(sort) ?? [];
    const index = heads.findIndex((head) => head.dataset['key'] === key);
    const direction = sign === '-' ? -1 : 1;
    for (const head of heads) head.removeAttribute('aria-sort');
    heads[index]?.setAttribute('aria-sort', direction === 1 ? 'ascending' : 'descending');
    const sorted =
      index < 0
        ? rows
        : [...rows].sort((one, other) => compared(textOf(one.cells[index]), textOf(other.cells[index]), direction));
    body.append(...sorted);
  };
  const keep = (): void => {
    keepInAddress(new Map([...names.map((name) => [name, valueOf(name)] as const), ['sort', sort]]), served);
  };
  const renew = (): void => {
    show();
    if (sort !== '') order();
    keep();
  };

  for (const control of controls.values()) control.addEventListener('input', renew);
  for (const head of heads) {
    head.querySelector('button')?.addEventListener('click', () => {
      const key = head.dataset['key'] ?? '';
      sort = sort === key ? `-${key}` : sort === `-${key}` ? '' : key;
      order();
      keep();
    });
  }
  bar.querySelector('[data-reset]')?.addEventListener('click', () => {
    for (const [name, control] of controls) control.value = served.get(name) ?? '';
    sort = '';
    order();
    renew();
  });
  bar.querySelector('[data-csv]')?.addEventListener('click', () => download(table, fileName));
  if (names.some((name) => valueOf(name) !== served.get(name))) show();
  if (sort !== '') order();
}
