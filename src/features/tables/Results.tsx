/** The answer: one sentence first, then what tells the table from ours, what stays in doubt, and every row. */
import { localePath } from '../../i18n/paths.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { useWhole } from '../../kit/island/use-part.ts';
import { useText } from '../../kit/page/Field.tsx';
import { Status } from '../../kit/page/Status.tsx';
import named from '../../kit/styles/named.module.css';
import notice from '../../kit/styles/notice.module.css';
import panel from '../../kit/styles/panel.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import grid from '../../kit/styles/tables.module.css';
import type { Locale } from '../../language/index.ts';
import { formatNumber } from '../../quantities/number.ts';
import study from '../../shell/layout/study.module.css';
import { asIsland, usePage } from './island.ts';
import type { TablesResults } from './question.ts';
import own from './Tables.module.css';
import {
  alternativeTexts,
  causeTexts,
  doubtTexts,
  meaningText,
  problemText,
  readingWords,
  verdictText,
} from './words.ts';

const GRAVITY = { D_EXPLAINED: 'info', D_PARTLY: 'warning', D_FEW: 'warning', D_NONE: 'error' } as const;

const signed = (value: number, locale: Locale): string =>
  `${value > 0.005 ? '+' : ''}${formatNumber(value, 2, locale)}`;

/** A row's difference as a bar from the middle, the widest of the table at the edge. */
function Bar({ share }: { readonly share: number }) {
  const width = `${(50 * Math.abs(share)).toFixed(1)}%`;
  return (
    <span className={own.bar} aria-hidden="true">
      <i
        style={
          share < 0 ? { insetInlineEnd: '50%', inlineSize: width } : { insetInlineStart: '50%', inlineSize: width }
        }
      />
    </span>
  );
}

type Found = NonNullable<TablesResults['found']>;

function Rows({ rows, diagnosis: result }: Found) {
  const t = useTranslator();
  const widest = Math.max(0.05, ...result.residuals.map((one) => Math.abs(one ?? 0)));
  return (
    <section className={`${panel.panel} ${study.section}`} aria-labelledby="table-rows">
      <h2 id="table-rows">{t('tables.rows.title')}</h2>
      <div className={grid.scroller} role="group" tabIndex={0} aria-labelledby="table-rows">
        <table className={`${grid.table} ${study.table} ${own.rows}`}>
          <thead>
            <tr>
              <th scope="col">{t('tables.rows.n')}</th>
              <th scope="col">{t('tables.rows.t')}</th>
              <th scope="col">{t('tables.rows.p')}</th>
              <th scope="col">{`${t('tables.rows.left')} (K)`}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map(([temperature, pressure], i) => {
              const left = result.residuals[i] ?? null;
              return (
                <tr key={i} data-typo={result.typos.includes(i) ? '' : undefined}>
                  <th scope="row">{i + 1}</th>
                  <td>{temperature.replace('-', '−')}</td>
                  <td>{pressure.replace('-', '−')}</td>
                  <td>{left === null ? '—' : signed(left, t.locale)}</td>
                  <td>
                    {left === null ? (
                      <small>{t('tables.rows.outside')}</small>
                    ) : result.typos.includes(i) ? (
                      <small>{t('tables.rows.typo')}</small>
                    ) : (
                      <Bar share={left / widest} />
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {result.noise === null ? null : (
        <p className={remarks.fine}>
          {t('tables.noise', {
            v: formatNumber(result.noise, 2, t.locale),
            bias: signed(result.bias ?? 0, t.locale),
            max: formatNumber(result.max ?? 0, 2, t.locale),
          })}
        </p>
      )}
    </section>
  );
}

function List({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={own.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}

function Answer({ diagnosis: result }: Found) {
  const t = useTranslator();
  const curve = useText('curve');
  const claimed = curve === '' ? '' : t(`tables.curves.${curve as 'dew'}`);
  const meaning = meaningText(result, t);
  return (
    <section className={`${panel.panel} ${own.answer}`} aria-labelledby="table-answer" data-verdict={result.verdict}>
      <h2 id="table-answer" className="sr-only">
        {t('tables.verdict')}
      </h2>
      <dl className={named.figures}>
        {readingWords(result, t).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <List title={t('tables.causesTitle')} items={causeTexts(result, claimed, t)} />
      <List title={t('tables.doubtTitle')} items={doubtTexts(result, t)} />
      <List title={t('tables.alternativesTitle')} items={alternativeTexts(result, t)} />
      <List title={t('tables.meaningTitle')} items={meaning === undefined ? [] : [meaning]} />
    </section>
  );
}

/** The sentence that says it all, read before what is asked: how it stands while another table is weighed. */
export const Verdict = asIsland(function TableVerdict() {
  const t = useTranslator();
  const { result: found, status, problem } = useWhole(usePage().answers.found);
  return (
    <div className={own.first}>
      {problem ? (
        // The verdict of an earlier table is none of this one.
        <p className={`${notice.warning} ${own.verdict}`} data-said={problem.code}>
          {problemText(problem, t)}
        </p>
      ) : found ? (
        <p
          className={`${notice[GRAVITY[found.diagnosis.verdict]]} ${own.verdict} ${status === 'current' ? '' : study.dimmed}`}
          data-said={found.diagnosis.verdict}
        >
          {verdictText(found.diagnosis, t)}
        </p>
      ) : null}
      <Status of="found" />
    </div>
  );
});

export const Results = asIsland(function TableResults() {
  const t = useTranslator();
  const { result: found, status } = useWhole(usePage().answers.found);
  const isStale = status !== 'current';
  return (
    <div className={study.stack}>
      {found ? (
        <div className={`${study.stack} ${isStale ? study.dimmed : ''}`} data-stale={isStale ? '' : undefined}>
          <Answer {...found} />
          {found.diagnosis.residuals.length > 0 ? <Rows {...found} /> : null}
        </div>
      ) : null}
      <p className={remarks.fine}>
        {t('tables.limits')}{' '}
        <a href={localePath(t.locale, '/ressources/articles/deux-reglettes')}>{t('tables.article')}</a>
      </p>
    </div>
  );
});
