/** What follows from a year: its warming over the life; its bins in a table; where its figures are from. */
import { localePath } from '../../i18n/paths.ts';
import { PROCESS_CONFIRMED_TO } from '../../season/climate.ts';
import { ELECTRICITY } from '../../physics/electricity.ts';
import { MADE } from '../../season/data/factors.ts';
import { formatNumber } from '../../quantities/number.ts';
import { Note } from '../../kit/island/note.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import type { IslandProps } from '../../kit/page/island.tsx';
import { useWhole } from '../../kit/island/use-part.ts';
import fold from '../../kit/styles/fold.module.css';
import panel from '../../kit/styles/panel.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import study from '../../shell/layout/study.module.css';
import { ScreenTable } from '../../kit/table/ScreenTable.tsx';
import { binTable } from './table.ts';
import { classesOf } from './figures.ts';
import { usePage } from './island.ts';
import { energyOf } from './question.ts';
import type { Impact, Machine } from './question.ts';
import styles from './Season.module.css';

const TECHNIQUE = '/simulation/circuit/technique';

function ImpactFigures({ impact, name }: { readonly impact: Impact; readonly name: string }) {
  const t = useTranslator();
  const kg = (mass: number): string => t('season.impact.kg', { mass: formatNumber(mass, 0, t.locale) });
  const rows = [
    ['leak', impact.tewi.leak],
    ['end_of_life', impact.tewi.end_of_life],
    ['indirect', impact.tewi.indirect],
    ['tewi', impact.tewi.tewi],
    ['lccp', impact.lccp.lccp],
  ] as const;
  return (
    <div>
      <h3>{name}</h3>
      <dl>
        {rows.map(([key, mass]) => (
          <div key={key} className={`${styles.row} ${key === 'tewi' || key === 'lccp' ? styles.total : ''}`}>
            <dt>{t(`season.impact.${key}`)}</dt>
            <dd data-impact={key}>{kg(mass)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Warming({
  machines,
  locale,
}: {
  readonly machines: readonly Machine[];
  readonly locale: IslandProps['locale'];
}) {
  const t = useTranslator();
  const known = machines.flatMap(({ impact }, machine) => (impact ? [{ impact, machine }] : []));
  const [first] = machines;
  const used = first && JSON.stringify({ e_annual: Math.round(energyOf(first.figures)) });
  return (
    <section className={`${panel.panel} ${study.section}`} aria-labelledby="impact">
      <h2 id="impact">{t('season.impact.title')}</h2>
      {known.length === 0 ? (
        <p>
          {t(
            machines.some(({ impactProblem }) => impactProblem?.field === 'gwp')
              ? 'season.impact.noGwp'
              : 'season.impact.none',
          )}
        </p>
      ) : (
        <div className={styles.impacts}>
          {known.map(({ impact, machine }) => (
            <ImpactFigures key={machine} impact={impact} name={t(machine === 0 ? 'season.first' : 'season.second')} />
          ))}
        </div>
      )}
      <p className={remarks.fine}>{t('season.impact.note')}</p>
      {used === undefined ? null : (
        <p>
          <a
            className="alone"
            href={`${localePath(locale, TECHNIQUE)}?${new URLSearchParams({ technique: used }).toString()}`}
          >
            {t('season.impact.use')}
          </a>
        </p>
      )}
    </section>
  );
}

function BinTable({ machines }: { readonly machines: readonly Machine[] }) {
  const t = useTranslator();
  const format = useFormatter();
  return (
    <details className={`${panel.panel} ${fold.fold}`} data-bins="">
      <summary>{t('season.table.title')}</summary>
      {machines.map(({ figures }, machine) => (
        <ScreenTable
          key={machine}
          table={binTable(classesOf(figures.bins), t, format)}
          label={t(machine === 0 ? 'season.first' : 'season.second')}
          hasCaption
        />
      ))}
    </details>
  );
}

export function Further({ locale }: IslandProps) {
  const t = useTranslator();
  const { machines } = useWhole(usePage().answers.year).result;
  return (
    <div className={study.stack}>
      <Warming machines={machines} locale={locale} />
      <BinTable machines={machines} />
      <details className={`${panel.panel} ${fold.fold}`}>
        <summary>{t('season.sources.title')}</summary>
        <ul className={remarks.fine}>
          <li>{t('season.sources.bins')}</li>
          <li>
            <Note text={t('season.notes.process', { t: PROCESS_CONFIRMED_TO })} />
          </li>
          <li>{t('season.sources.electricity', { source: ELECTRICITY.source[t.locale] })}</li>
          <li>{t('season.sources.made', { source: MADE.source[t.locale] })}</li>
        </ul>
      </details>
    </div>
  );
}
