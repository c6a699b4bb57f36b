/** What the list shows: a line, and of its components those of a category, a brand, a verdict, a size. */
import { KNOWN_BRANDS } from '../../../circuit/components/kinds.ts';
import { CATEGORIES, isPlaced, SHOWN_STATUSES } from '../../../circuit/components/kinds.ts';
import { LINES } from '../../../circuit/line-names.ts';
import type { Line } from '../../../circuit/line-names.ts';
import type { Part } from '../state/part.ts';
import { Segmented } from '../../../kit/controls/Segmented.tsx';
import { Select } from '../../../kit/controls/Select.tsx';
import { useTranslator } from '../../../kit/island/context.ts';
import { usePart } from '../../../kit/island/use-part.ts';
import { PartField } from '../PartFields.tsx';
import { kindsOf, rowsOfLine } from './rows.ts';
import type { Judged, ListedRows } from './rows.ts';
import styles from './ComponentsResults.module.css';

/** What has no Kv has a place of its own in the list. */
const STATUSES = SHOWN_STATUSES.filter((status) => status !== 'kv_missing');

export const lineOf = (text: unknown): Line => LINES.find((line) => line === text) ?? 'll';

interface Props {
  readonly part: Part<'selection'>;
  readonly rows: ListedRows;
  /** Of the line, category and brand. */
  readonly judged: readonly Judged[];
}

export function Filters({ part, rows, judged }: Props) {
  const t = useTranslator();
  const line = usePart(part.form.$content, ({ texts }) => lineOf(texts['line']));
  const category = usePart(part.form.$content, ({ texts }) => String(texts['category']));
  const brand = usePart(part.form.$content, ({ texts }) => String(texts['brand']));
  const status = usePart(part.form.$content, ({ texts }) => String(texts['status']));
  const onLine = rowsOfLine(rows, line);
  const counted = (label: string, count: number): string => `${label} (${count})`;
  // A kind no row is of is not offered; one that an older link asks for is still named.
  const kinds = kindsOf(rows);
  const categories = CATEGORIES.filter((each) => (!isPlaced(each) && kinds.includes(each)) || each === category);
  const brands = [...new Set([...KNOWN_BRANDS, ...onLine.map(({ row }) => row.brand)])];
  if (brand !== 'all' && !brands.includes(brand)) brands.push(brand);
  return (
    <div className={styles.filters} role="group" aria-label={t('circuitPages.components.filters')}>
      <Segmented
        name="line"
        label={t('circuitPages.components.line')}
        value={line}
        choices={LINES.map((each) => ({ value: each, label: t(`circuitPages.components.lines.${each}`) }))}
        onChange={(chosen) => part.form.set('line', chosen)}
      />
      <Select
        name="category"
        label={t('circuitPages.components.category')}
        value={category}
        options={[
          { value: 'all', label: counted(t('circuitPages.components.categories.all'), onLine.length) },
          ...categories.map((each) => ({
            value: each,
            label: counted(
              t(`circuitPages.components.categories.${each}`),
              onLine.filter(({ row }) => row.category === each).length,
            ),
          })),
        ]}
        onChange={(chosen) => part.form.set('category', chosen)}
      />
      <Select
        name="brand"
        label={t('circuitPages.components.brand')}
        value={brand}
        options={[
          { value: 'all', label: t('circuitPages.components.allBrands') },
          ...brands.map((each) => ({
            value: each,
            label: counted(each, onLine.filter(({ row }) => row.brand === each).length),
          })),
        ]}
        onChange={(chosen) => part.form.set('brand', chosen)}
      />
      <Select
        name="status"
        label={t('circuitPages.components.status')}
        value={status}
        options={[
          { value: 'all', label: t('circuitPages.components.statuses.all') },
          ...STATUSES.map((each) => ({
            value: each,
            label: counted(
              t(`circuitPages.components.statuses.${each}`),
              judged.filter(({ shown }) => shown === each).length,
            ),
          })),
        ]}
        onChange={(chosen) => part.form.set('status', chosen)}
      />
      <PartField part={part} path="fits" label={t('circuitPages.components.fits')} />
    </div>
  );
}
