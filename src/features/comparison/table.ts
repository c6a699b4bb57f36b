/** The verdicts and the rows of both readings as a file. Fetched when it is asked for. */
import { benefitOf } from '../../circuit/comparison/benefit.ts';
import type { Comparison } from '../../circuit/comparison/comparison.ts';
import type { SameMachine } from '../../circuit/comparison/same-machine/same-machine.ts';
import type { Translator } from '../../i18n/keys.ts';
import { inFileName } from '../../kit/files/save.ts';
import type { PageLife } from '../../kit/page/life.ts';
import { $calculation } from '../../kit/storage/calculation.ts';
import { figure } from '../../kit/table/table.ts';
import type { Cell, Column, Table, TableFile } from '../../kit/table/table.ts';
import { today } from '../../language/days.ts';
import type { Locale } from '../../language/index.ts';
import type { SizingChoice } from '../../simulation/types.ts';
import { askedOf, fluidsOf, moreOf } from './question.ts';
import type { ComparisonResults } from './question.ts';
import { GROUPS, isCapacityHeld, ROW_QUANTITIES, sizingOf } from './rows.ts';
import { factsText } from './state/machine.ts';
import { compareLater } from './state/run.ts';
import { verdictOf } from './verdict.ts';

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

type Compared = readonly (readonly [fluid: string, rows: Comparison['rows']])[];

/** Every fluid at the same conditions beside the first: its value, its change, whether that is better. */
const conditionsTable = (fluid1: string, compared: Compared, sizing: SizingChoice, t: Translator): Table => {
  const headOf = (name: string, fluid: string): string => (compared.length > 1 ? `${name}, ${fluid}` : name);
  return {
    head: [
      t('comparison.table.title'),
      fluid1,
      ...compared.flatMap(([fluid]) => [
        fluid,
        ...changeColumns(headOf(t('comparison.table.difference'), fluid)),
        headOf(t('comparison.exported.better'), fluid),
      ]),
    ],
    rows: KEYS.map((key) => [
      t(`comparison.rows.${key}`),
      ...compared.slice(0, 1).map(([, rows]) => valueCell(key, rows[key].value1)),
      ...compared.flatMap(([, rows]) => {
        const benefit = benefitOf(key, rows[key], sizing);
        return [
          valueCell(key, rows[key].value2),
          ...changeCells(rows[key]),
          benefit ? t(`comparison.benefit.${benefit}`) : '',
        ];
      }),
    ]),
  };
};

/** The pair that is shown, then the further fluids that have an answer at these conditions, in their order. */
async function comparedOf(
  { form }: PageLife<ComparisonResults>,
  shown: Comparison['rows'],
  locale: Locale,
): Promise<Compared> {
  const content = form.$content.get();
  const further = await Promise.all(
    moreOf(content).map(async (fluid2) => {
      const { outcome } = await compareLater({ ...askedOf(content), fluid2 }, $calculation.get(), locale);
      return outcome?.ok ? [[fluid2, outcome.result.rows] as const] : [];
    }),
  );
  return [[fluidsOf(content).fluid2, shown], ...further.flat()];
}

type Settled = readonly (readonly [fluid: string, result: SameMachine])[];

/** The fluids the machine has an answer with, in their order. */
function settledOf({ form, answers }: PageLife<ComparisonResults>): Settled {
  const content = form.$content.get();
  const [second, others] = [answers.machine.get(), answers.others.get()];
  return [
    ...(second.status === 'current' && second.result ? [[fluidsOf(content).fluid2, second.result] as const] : []),
    ...(others.status === 'current' ? moreOf(content) : []).flatMap((fluid) => {
      const found = others.result[fluid];
      return found?.ok === true ? [[fluid, found.result] as const] : [];
    }),
  ];
}

/** The verdict on every fluid, why, and between what its changes lie by the tests. */
async function verdictTable(
  { form }: PageLife<ComparisonResults>,
  settled: Settled,
  t: Translator,
): Promise<readonly Table[]> {
  if (settled.length === 0) return [];
  const { fluid1 } = fluidsOf(form.$content.get());
  const known = factsText(form.$content.get().values);
  const day = today();
  const verdicts = await Promise.all(
    settled.map(([fluid, result]) => verdictOf(fluid1, fluid, result, known, t.locale, day)),
  );
  const bound = (key: 'power_cold' | 'eer', end: 0 | 1): readonly Cell[] => [
    t(`comparison.exported.${end === 0 ? 'least' : 'most'}`, { name: t(`comparison.rows.${key}`) }),
    '',
    ...settled.map(([, result]) => {
      // A machine that does not hold its load has no EER worth telling.
      const isTold = key === 'power_cold' || isCapacityHeld(result);
      const value = result.band?.[key]?.[end] ?? result.rows[key].delta;
      return isTold && value !== null ? figure('share', value / PERCENT) : '';
    }),
  ];
  return [
    {
      head: [t('comparison.verdict.title', { one: fluid1 }), fluid1, ...settled.map(([fluid]) => fluid)],
      rows: [
        [t('comparison.exported.better'), '', ...verdicts.map(({ word }) => word)],
        [
          t('comparison.verdict.lines.reasons'),
          t('comparison.verdict.present'),
          ...verdicts.map(({ reasons }) => reasons.join(' ')),
        ],
        ...(['power_cold', 'eer'] as const).flatMap((key) => [bound(key, 0), bound(key, 1)]),
      ],
    },
  ];
}

/** The machine with every fluid that has an answer: its own figures, then of each its value and its change. */
function machineTable({ form }: PageLife<ComparisonResults>, settled: Settled, t: Translator): readonly Table[] {
  const { fluid1 } = fluidsOf(form.$content.get());
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

/** The verdicts, then both readings; undefined where there is nothing to save. */
export async function tablesOf(life: PageLife<ComparisonResults>, t: Translator): Promise<TableFile | undefined> {
  const { result: shown, status } = life.answers.compared.get();
  if (!shown.rows || status !== 'current') return undefined;
  const { fluid1, fluid2 } = fluidsOf(life.form.$content.get());
  const fluids = [fluid1, fluid2];
  const settled = settledOf(life);
  return {
    name: `${t('comparison.exported.file')}-${fluids.map(inFileName).join('-')}`,
    tables: [
      ...(await verdictTable(life, settled, t)),
      conditionsTable(fluid1, await comparedOf(life, shown.rows, t.locale), sizingOf(shown), t),
      ...machineTable(life, settled, t),
    ],
  };
}
