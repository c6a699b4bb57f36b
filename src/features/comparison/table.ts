/** The rows of both readings as a file. Fetched when it is asked for. */
import { benefitOf } from '../../circuit/comparison/benefit.ts';
import type { Comparison } from '../../circuit/comparison/comparison.ts';
import type { Translator } from '../../i18n/keys.ts';
import { inFileName } from '../../kit/files/save.ts';
import type { PageLife } from '../../kit/page/life.ts';
<<<<<<< HEAD
import { figure } from '../../kit/table/table.ts';
import type { Cell, Table, TableFile } from '../../kit/table/table.ts';
import type { SizingChoice } from '../../simulation/types.ts';
import { fluidsOf } from './question.ts';
=======
import { API_UNITS } from '../../kit/island/format.ts';
import { fluidsOf, moreOf } from './question.ts';
>>>>>>> study
import type { ComparisonResults } from './question.ts';
import { GROUPS, ROW_QUANTITIES, sizingOf } from './rows.ts';

const PERCENT = 100;

<<<<<<< HEAD
/** Both readings, one after the other; undefined where there is nothing to save. */
export function tablesOf({ form, answers }: PageLife<ComparisonResults>, t: Translator): TableFile | undefined {
  const { result: shown, status } = answers.compared.get();
  if (!shown.rows || status !== 'current') return undefined;
  const { fluid1, fluid2 } = fluidsOf(form.$content.get());
  const difference = t('comparison.table.difference');
  const tableOf = (title: string, rows: Comparison['rows'], sizing: SizingChoice): Table => ({
    head: [
      title,
      fluid1,
      fluid2,
      { name: difference, quantity: 'share' },
      { name: difference, quantity: 'temperatureDifference' },
      t('comparison.exported.better'),
    ],
    rows: Object.values(GROUPS)
      .flat()
      .map((key) => {
        const row = rows[key];
        const benefit = benefitOf(key, row, sizing);
        const value = (one: (typeof row)['value1']): Cell =>
          typeof one === 'string' ? one : figure(ROW_QUANTITIES[key] ?? 'count', one);
        return [
          t(`comparison.rows.${key}`),
          value(row.value1),
          value(row.value2),
          row.delta === null ? '' : figure('share', row.delta / PERCENT),
          row.difference === null || row.delta !== null ? '' : figure('temperatureDifference', row.difference),
          benefit ? t(`comparison.benefit.${benefit}`) : '',
        ];
      }),
  });
  const machine = answers.machine.get();
  return {
    name: `${t('comparison.exported.file')}-${[fluid1, fluid2].map(inFileName).join('-')}`,
    tables: [
      tableOf(t('comparison.table.title'), shown.rows, sizingOf(shown)),
      ...(machine.status === 'current' && machine.result
        ? [tableOf(t('comparison.machine.title'), machine.result.rows, 0)]
        : []),
    ],
=======
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

/** The machine with every fluid that has an answer: its own figures, then of each its value and its change. */
function machineLines({ form, answers }: PageLife<ComparisonResults>, t: Translator): readonly (readonly Cell[])[] {
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
    [
      t('comparison.machine.title'),
      t('page.unit'),
      fluid1,
      ...settled.flatMap(([fluid]) => [fluid, `${difference}, ${fluid}`, t('page.unit')]),
    ],
    ...KEYS.map((key) => [
      t(`comparison.rows.${key}`),
      unitText(key),
      first[1].rows[key].value1 ?? '',
      ...settled.flatMap(([, { rows }]) => {
        const { value2, delta, difference: change } = rows[key];
        return [value2 ?? '', delta ?? change ?? '', delta === null ? (change === null ? '' : 'K') : '%'];
      }),
    ]),
  ];
}

/** Full precision, API units: both fluids at the same conditions, then the machine with every one. */
export function tableOf(life: PageLife<ComparisonResults>, t: Translator): TableFile | undefined {
  const { form, answers } = life;
  const { result: shown, status } = answers.compared.get();
  if (!shown.rows || status !== 'current') return undefined;
  const { fluid1, fluid2 } = fluidsOf(form.$content.get());
  const head = [
    t('comparison.table.title'),
    t('page.unit'),
    fluid1,
    fluid2,
    t('comparison.table.difference'),
    t('page.unit'),
    t('comparison.exported.better'),
  ];
  const rows = [head, ...linesOf(shown.rows, sizingOf(shown), t)];
  const name = [fluid1, fluid2].map(inFileName).join('-');
  return {
    name: `${t('comparison.exported.file')}-${name}`,
    text: csvOfTables([rows, machineLines(life, t)], t.locale),
>>>>>>> study
  };
}
