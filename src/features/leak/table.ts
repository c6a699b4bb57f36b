/** The leak as tables: its stages, and each top-up in turn; of its file, the way it went. */
import type { Leak, LeakStage } from '../../field/index.ts';
import { leakSentence } from '../../field/leak/sentences.ts';
import type { Translator } from '../../i18n/keys.ts';
import type { Formatter, ShownQuantity } from '../../kit/island/format.ts';
import type { PageLife } from '../../kit/page/life.ts';
import { figure } from '../../kit/table/table.ts';
import type { Cell, Figure, Table, TableFile } from '../../kit/table/table.ts';
import { formatNumber } from '../../quantities/number.ts';
import type { LeakResults } from './question.ts';
import { changeCell, kelvinCell } from './words.ts';

const PERCENT = 100;
type Value = number | null | undefined;

const share = (percent: Value): Figure => figure('share', typeof percent === 'number' ? percent / PERCENT : percent);

/** What is left at each stage beside the nominal blend, a figure a row. */
export function stagesTable(found: Leak, t: Translator, format: Formatter): Table {
  const { nominal, stages, components } = found;
  const drift = (value: Value): Cell => kelvinCell(value, format);
  const change = (value: Value): Cell => changeCell(value, t.locale);
  const of =
    (quantity: ShownQuantity) =>
    (value: Value): Cell =>
      figure(quantity, value);
  const row = (label: string, cell: (value: Value) => Cell, at: (stage: LeakStage) => Value, first: Value = null) => [
    label,
    cell(first),
    ...stages.map((stage) => cell(at(stage))),
  ];
  const whole = components.reduce((sum, name) => sum + (found.balance.first_kg[name] ?? 0), 0);
  return {
    head: [
      t('leak.exported.quantity'),
      t('leak.nominal'),
      ...stages.map(({ after, k }) => t(`leak.stage.${after}`, { k: formatNumber(k, 0, t.locale) })),
    ],
    rows: [
      row(t('leak.rows.mass'), of('mass'), ({ mass }) => mass, whole),
      ...components.map((name) =>
        row(name, share, ({ massPercent }) => massPercent[name] ?? 0, nominal.massPercent[name] ?? 0),
      ),
      row(t('leak.rows.rest'), of('pressure'), ({ rest }) => rest.p, nominal.rest.p),
      row(t('leak.rows.dt_rest'), drift, ({ dt_rest }) => dt_rest, nominal.dt_rest),
      row(t('leak.rows.dt_dew'), drift, ({ dt_dew_evp }) => dt_dew_evp),
      row(t('leak.rows.dt_bubble'), drift, ({ dt_bubble_cdr }) => dt_bubble_cdr),
      row(t('leak.rows.capacity'), change, ({ capacity }) => capacity),
      row(t('leak.rows.eer'), change, ({ eer }) => eer),
      row(t('leak.rows.discharge'), drift, ({ dt_discharge }) => dt_discharge),
      row(t('leak.rows.gwp'), of('count'), ({ gwp }) => gwp, nominal.gwp),
      row(t('leak.rows.flammable'), share, ({ flammable }) => flammable, nominal.flammable),
      ...(nominal.lfl_percent === null
        ? []
        : [row(t('leak.rows.lfl'), share, ({ lfl_percent }) => lfl_percent, nominal.lfl_percent)]),
    ],
  };
}

/** Each top-up in turn, and what endless ones tend to. */
export function roundsTable({ rounds, limit, components }: Leak, t: Translator, format: Formatter): Table {
  const line = (
    name: string,
    { massPercent, capacity }: Pick<Leak['rounds'][number], 'massPercent' | 'capacity'>,
    lost: Value,
    w: number,
  ): readonly Cell[] => [
    name,
    figure('mass', lost),
    ...components.map((one) => share(massPercent[one] ?? 0)),
    kelvinCell(w, format),
    changeCell(capacity, t.locale),
  ];
  return {
    head: [
      t('leak.rounds.k'),
      { name: t('leak.rounds.lost'), quantity: 'mass' },
      ...components.map((name) => ({ name, quantity: 'share' as const })),
      { name: t('leak.figures.w'), quantity: 'temperatureDifference' },
      { name: t('leak.rows.capacity'), quantity: 'share' },
    ],
    rows: [
      ...rounds.map((round) => line(formatNumber(round.k, 0, t.locale), round, round.lost_total, round.w)),
      ...(limit
        ? [
            line(
              t('leak.rounds.endless'),
              limit,
              null,
              Math.max(Math.abs(limit.dt_dew_evp), Math.abs(limit.dt_bubble_cdr)),
            ),
          ]
        : []),
    ],
  };
}

/** The way the compositions went, whole and by phase. */
function wayTable({ path, components }: Leak, t: Translator): Table {
  const each = (label: string) =>
    components.map((name) => ({ name: `${name} ${label}`.trim(), quantity: 'share' as const }));
  return {
    head: [
      t('leak.rounds.k'),
      { name: t('leak.rounds.lost'), quantity: 'mass' },
      ...[...each(''), ...each(t('leak.way.liquid')), ...each(t('leak.way.vapour'))],
    ],
    rows: path.map(({ k, lost_total, massPercent, liquid, vapour }) => [
      formatNumber(k, 0, t.locale),
      figure('mass', lost_total),
      ...[massPercent, liquid, vapour].flatMap((phase) => components.map((name) => share(phase?.[name]))),
    ]),
  };
}

/** Undefined where there is nothing to save. */
export function tablesOf({ answers }: PageLife<LeakResults>, t: Translator, format: Formatter): TableFile | undefined {
  const { result: found, status } = answers.found.get();
  if (!found || status !== 'current') return undefined;
  const sentence = leakSentence(found.verdict.code, { fluid: found.fluid, w: `${found.verdict.w} K` }, t.locale);
  return {
    name: t('leak.exported.file'),
    tables: [
      { head: [sentence], rows: [[t('leak.taken.order')]] },
      stagesTable(found, t, format),
      roundsTable(found, t, format),
      wayTable(found, t),
    ],
  };
}
