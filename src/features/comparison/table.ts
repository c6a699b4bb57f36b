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
import { fluidsOf, moreOf } from './question.ts';
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
  };
}
