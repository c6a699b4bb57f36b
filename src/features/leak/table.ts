/** The leak as a file. Fetched when it is asked for. */
import type { LeakStage } from '../../field/index.ts';
import { leakSentence } from '../../field/leak/sentences.ts';
import type { Translator } from '../../i18n/keys.ts';
import { csvOfTables } from '../../quantities/csv.ts';
import type { Rows } from '../../quantities/csv.ts';
import type { TableFile } from '../../kit/page/Commands.tsx';
import type { PageLife } from '../../kit/page/life.ts';
import type { LeakResults } from './question.ts';

/** Full precision, the door's units; undefined where there is nothing to save. */
export function tableOf({ form, answers }: PageLife<LeakResults>, t: Translator): TableFile | undefined {
  const { result: found, status } = answers.found.get();
  if (!found || status !== 'current') return undefined;
  const asked = Object.entries(form.$content.get().options).flatMap(([key, value]): Rows =>
    typeof value === 'number' || typeof value === 'string' ? [[key, value]] : [],
  );
  const { stages, nominal, rounds, components, path } = found;
  const row = (label: string, of: (stage: LeakStage) => number | null, first: number | null | '' = '') => [
    label,
    first ?? '',
    ...stages.map((stage) => of(stage) ?? ''),
  ];
  const table: Rows = [
    [
      t('leak.exported.quantity'),
      t('leak.nominal'),
      ...stages.map(({ after, k }) => t(`leak.stage.${after}`, { k: String(k) })),
    ],
    row(
      'kg',
      ({ mass }) => mass,
      components.reduce((sum, name) => sum + (found.balance.first_kg[name] ?? 0), 0),
    ),
    ...components.map((name) =>
      row(`${name} [% m/m]`, ({ massPercent }) => massPercent[name] ?? null, nominal.massPercent[name] ?? 0),
    ),
    row(`${t('leak.rows.rest')} [bar abs]`, ({ rest }) => rest.p, nominal.rest.p),
    row(`${t('leak.rows.dt_rest')} [K]`, ({ dt_rest }) => dt_rest, nominal.dt_rest),
    row(`${t('leak.rows.dt_dew')} [K]`, ({ dt_dew_evp }) => dt_dew_evp),
    row(`${t('leak.rows.dt_bubble')} [K]`, ({ dt_bubble_cdr }) => dt_bubble_cdr),
    row(`${t('leak.rows.capacity')} [-]`, ({ capacity }) => capacity),
    row(`${t('leak.rows.eer')} [-]`, ({ eer }) => eer),
    row(`${t('leak.rows.discharge')} [K]`, ({ dt_discharge }) => dt_discharge),
    row(`${t('leak.rows.gwp')}`, ({ gwp }) => gwp, nominal.gwp),
    row(`${t('leak.rows.flammable')} [% m/m]`, ({ flammable }) => flammable, nominal.flammable),
  ];
  const every: Rows = [
    ['k', 'kg', ...components.map((name) => `${name} [% m/m]`), 'K', t('leak.rows.capacity')],
    ...rounds.map(({ k, lost_total, massPercent, w, capacity }) => [
      k,
      lost_total,
      ...components.map((name) => massPercent[name] ?? ''),
      w,
      capacity,
    ]),
  ];
  const each = (label: string) => components.map((name) => `${name} ${label} [% m/m]`);
  const way: Rows = [
    ['k', `${t('leak.rounds.lost')} [kg]`, ...each(''), ...each(t('leak.way.liquid')), ...each(t('leak.way.vapour'))],
    ...path.map(({ k, lost_total, massPercent, liquid, vapour }) => [
      k,
      lost_total,
      ...[massPercent, liquid, vapour].flatMap((phase) => components.map((name) => phase?.[name] ?? '')),
    ]),
  ];
  const notes: Rows = [
    [leakSentence(found.verdict.code, { fluid: found.fluid, w: `${found.verdict.w} K` }, t.locale)],
    [t('leak.taken.order')],
  ];
  return { name: t('leak.exported.file'), text: csvOfTables([asked, notes, table, every, way], t.locale) };
}
