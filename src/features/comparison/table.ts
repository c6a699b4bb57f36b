/** The rows of both readings as a file. Fetched when it is asked for. */
import { benefitOf } from '../../circuit/comparison/benefit.ts';
import type { Comparison } from '../../circuit/comparison/comparison.ts';
import type { Translator } from '../../i18n/keys.ts';
import { unitOf } from '../../quantities/index.ts';
import type { UnitOf } from '../../quantities/index.ts';
import { inFileName } from '../../kit/files/save.ts';
import { csvOfTables } from '../../quantities/csv.ts';
import type { Cell } from '../../quantities/csv.ts';
import type { SizingChoice } from '../../simulation/types.ts';
import type { TableFile } from '../../kit/page/Commands.tsx';
import type { PageLife } from '../../kit/page/life.ts';
import { API_UNITS } from '../../kit/island/format.ts';
import { fluidsOf } from './question.ts';
import type { ComparisonResults } from './question.ts';
import { GROUPS, ROW_QUANTITIES, sizingOf } from './rows.ts';

const KEYS = Object.values(GROUPS).flat();

function unitText(key: (typeof KEYS)[number]): string {
  const quantity = ROW_QUANTITIES[key];
  return quantity === undefined ? '' : unitOf(quantity, API_UNITS[quantity] as UnitOf<typeof quantity>).symbol;
}

function linesOf(rows: Comparison['rows'], sizing: SizingChoice, t: Translator): readonly (readonly Cell[])[] {
  return KEYS.map((key) => {
    const row = rows[key];
    const benefit = benefitOf(key, row, sizing);
    return [
      t(`comparison.rows.${key}`),
      unitText(key),
      row.value1 ?? '',
      row.value2 ?? '',
      row.delta ?? row.difference ?? '',
      row.delta === null ? (row.difference === null ? '' : 'K') : '%',
      benefit ? t(`comparison.benefit.${benefit}`) : '',
    ];
  });
}

/** Full precision, API units: both readings, one after the other. */
export function tableOf({ form, answers }: PageLife<ComparisonResults>, t: Translator): TableFile | undefined {
  const { result: shown, status } = answers.compared.get();
  if (!shown.rows || status !== 'current') return undefined;
  const { fluid1, fluid2 } = fluidsOf(form.$content.get());
  const machine = answers.machine.get();
  const result = machine.status === 'current' ? machine.result : undefined;
  const head = (title: string): readonly Cell[] => [
    title,
    t('page.unit'),
    fluid1,
    fluid2,
    t('comparison.table.difference'),
    t('page.unit'),
    t('comparison.exported.better'),
  ];
  const rows = [
    head(t('comparison.table.title')),
    ...linesOf(shown.rows, sizingOf(shown), t),
    ...(result ? [head(t('comparison.machine.title')), ...linesOf(result.rows, 0, t)] : []),
  ];
  const name = [fluid1, fluid2].map(inFileName).join('-');
  return { name: `${t('comparison.exported.file')}-${name}`, text: csvOfTables([rows], t.locale) };
}
