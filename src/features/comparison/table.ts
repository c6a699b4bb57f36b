/** The rows of both readings as a file. Fetched when it is asked for. */
import { benefitOf } from '../../circuit/comparison/benefit.ts';
import type { Comparison } from '../../circuit/comparison/comparison.ts';
import type { Translator } from '../../i18n/keys.ts';
import { inFileName } from '../../kit/files/save.ts';
import type { PageLife } from '../../kit/page/life.ts';
import { figure } from '../../kit/table/table.ts';
import type { Cell, Column, Table, TableFile } from '../../kit/table/table.ts';
import type { SizingChoice } from '../../simulation/types.ts';
import { fluidsOf, moreOf } from './question.ts';
import type { ComparisonResults } from './question.ts';
import { GROUPS, ROW_QUANTITIES, sizingOf } from './rows.ts';

const PERCENT = 100;
const KEYS = Object.values(GROUPS).flat();

type Row = Comparison['rows'][(typeof KEYS)[number]];

const valueCell = (key: (typeof KEYS)[number], value: Row['value1']): Cell =>
  typeof value === 'string' ? value : figure(ROW_QUANTITIES[key] ?? 'count', value);

/** A share where there is one, kelvins where there is none. */
const changeCells = ({ delta, difference }: Row): readonly Cell[] => [
  delta === null ? '' : figure('share', delta / PERCENT),
  difference === null || delta !== null ? '' : figure('temperatureDifference', difference),
];
const changeColumns = (name: string): readonly Column[] => [
  { name, quantity: 'share' },
  { name, quantity: 'temperatureDifference' },
];

/** Both fluids at the same conditions. */
const conditionsTable = (
  rows: Comparison['rows'],
  fluids: readonly string[],
  sizing: SizingChoice,
  t: Translator,
): Table => ({
  head: [
    t('comparison.table.title'),
    ...fluids,
    ...changeColumns(t('comparison.table.difference')),
    t('comparison.exported.better'),
  ],
  rows: KEYS.map((key) => {
    const row = rows[key];
    const benefit = benefitOf(key, row, sizing);
    return [
      t(`comparison.rows.${key}`),
      valueCell(key, row.value1),
      valueCell(key, row.value2),
      ...changeCells(row),
      benefit ? t(`comparison.benefit.${benefit}`) : '',
    ];
  }),
});

/** The machine with every fluid that has an answer: its own figures, then of each its value and its change. */
function machineTable({ form, answers }: PageLife<ComparisonResults>, t: Translator): readonly Table[] {
  const content = form.$content.get();
  const { fluid1, fluid2 } = fluidsOf(content);
  const [second, others] = [answers.machine.get(), answers.others.get()];
  const settled = [
    ...(second.status === 'current' && second.result ? [[fluid2, second.result] as const] : []),
    ...(others.status === 'current' ? moreOf(content) : []).flatMap((fluid) => {
      const found = others.result[fluid];
      return found?.ok === true ? [[fluid, found.result] as const] : [];
    }),
  ];
  const [first] = settled;
  if (first === undefined) return [];
  const difference = t('comparison.table.difference');
  return [
    {
      head: [
        t('comparison.machine.title'),
        fluid1,
        ...settled.flatMap(([fluid]) => [fluid, ...changeColumns(`${difference}, ${fluid}`)]),
      ],
      rows: KEYS.map((key) => [
        t(`comparison.rows.${key}`),
        valueCell(key, first[1].rows[key].value1),
        ...settled.flatMap(([, { rows }]) => [valueCell(key, rows[key].value2), ...changeCells(rows[key])]),
      ]),
    },
  ];
}

/** Both readings, one after the other; undefined where there is nothing to save. */
export function tablesOf(life: PageLife<ComparisonResults>, t: Translator): TableFile | undefined {
  const { result: shown, status } = life.answers.compared.get();
  if (!shown.rows || status !== 'current') return undefined;
  const { fluid1, fluid2 } = fluidsOf(life.form.$content.get());
  const fluids = [fluid1, fluid2];
  return {
    name: `${t('comparison.exported.file')}-${fluids.map(inFileName).join('-')}`,
    tables: [conditionsTable(shown.rows, fluids, sizingOf(shown), t), ...machineTable(life, t)],
  };
}
