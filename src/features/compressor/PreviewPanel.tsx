import type { CompressorPoint } from '../../circuit/compressor/between.ts';
import type { Outcome } from '../../circuit/outcome.ts';
import { describeMachineProblem } from '../../i18n/machine-problems.ts';
import { PREVIEW_POINTS } from '../../circuit/compressor/preview-points.ts';
import { usePart, useWhole } from '../../kit/island/use-part.ts';
import { usePage } from './island.ts';
import { envelopeWord } from './envelope-word.ts';
import { NO_VALUE, pairText, symbolOf, written } from './figures.ts';
import type { Kind } from './figures.ts';
import { useFormatter } from '../../kit/island/context.ts';
import { keyed } from '../../kit/island/keyed.ts';
import notice from '../../kit/styles/notice.module.css';
import panel from '../../kit/styles/panel.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import tables from '../../kit/styles/tables.module.css';
import styles from './Results.module.css';
import { struckValue } from './impossible.ts';
import { problemText } from './words.ts';

interface Line extends Kind {
  readonly key: 'capacity' | 'power' | 'mass_flow' | 'current' | 'eer' | 'eta_is' | 'eta_v' | 't_discharge';
  readonly value: (point: CompressorPoint) => number | null;
}

const LINES: readonly Line[] = [
  { key: 'capacity', quantity: 'power', decimals: 2, value: ({ rated }) => rated.capacity },
  { key: 'power', quantity: 'power', decimals: 2, value: ({ polynomial }) => polynomial.power },
  { key: 'mass_flow', quantity: 'massFlow', decimals: 1, value: ({ rated }) => rated.mass_flow_s },
  { key: 'current', unit: 'A', decimals: 1, value: ({ polynomial }) => polynomial.current },
  {
    key: 'eer',

    decimals: 2,
    value: ({ rated, polynomial }) =>
      rated.capacity === null || polynomial.power === null ? null : rated.capacity / polynomial.power,
  },
  { key: 'eta_is', decimals: 3, value: ({ eta_is }) => eta_is },
  { key: 'eta_v', decimals: 3, value: ({ eta_v }) => eta_v },
  { key: 't_discharge', quantity: 'temperature', decimals: 1, value: ({ t_discharge }) => t_discharge },
];

const warningsOf = (points: readonly Outcome<CompressorPoint>[], names: readonly string[]) =>
  points.flatMap((point, index) =>
    point.ok ? point.result.warnings.map((warning) => ({ name: names[index] ?? '', warning })) : [],
  );

/** What the sheet gives at the usual points: the polynomials, and the efficiencies they imply. */
export function PreviewPanel() {
  const { session, t } = usePage();
  const format = useFormatter();
  const { points } = useWhole(session.$preview);
  const isStale = useWhole(session.$isStale);
  const problems = usePart(session.$reading, (reading) => reading.problems);
  const names = PREVIEW_POINTS.map(([te, tc]) => pairText(te, tc, format));
  const isBlank = useWhole(session.$isBlank);
  const struck = points.map(struckValue);
  const struckLines = [...new Set(struck.flatMap((one) => one?.line ?? []))];
  const lines = LINES.filter(
    ({ key, value }) =>
      points.some((point) => point.ok && value(point.result) !== null) || struck.some((one) => one?.line === key),
  );
  const rangeText = (point: Outcome<CompressorPoint>): string =>
    point.ok ? t(`compressor.preview.${envelopeWord(point.result)}`) : NO_VALUE;
  // Outside the envelope is in the table already.
  const warnings = warningsOf(points, names).filter(({ warning }) => warning.code !== 'W_ENV');
  const said = new Map(warnings.map(({ name, warning }) => [describeMachineProblem(warning, t), name]));
  return (
    <section className={`${panel.panel} ${styles.panel}`} aria-labelledby="preview" data-preview="">
      <h2 id="preview">{t('compressor.preview.title')}</h2>
      <div role="status" className={styles.problems}>
        {Object.entries(problems).map(([field, problem]) => (
          <p key={field} className={notice.error} data-problem={field}>
            {problemText(problem, t)}
          </p>
        ))}
        {isStale ? <p className={styles.stale}>{t('compressor.preview.stale')}</p> : null}
      </div>
      {isBlank ? <p className={remarks.note}>{t('compressor.preview.blank')}</p> : null}
      <div className={tables.scroller} tabIndex={0} hidden={isBlank || points.length === 0}>
        <table className={`${tables.table} ${styles.table}`} data-stale={isStale ? '' : undefined}>
          <thead>
            <tr>
              <th scope="col">{t('compressor.preview.point')}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, value, ...kind }) => (
              <tr key={key} data-line={key}>
                <th scope="row">
                  {t(`compressor.preview.${key}`)}
                  {symbolOf(kind, format) === '' ? null : <span className={styles.unit}>{symbolOf(kind, format)}</span>}
                </th>
                {points.map((point, index) => {
                  const wrong = struck[index]?.line === key ? struck[index] : undefined;
                  const right = point.ok ? written(kind, value(point.result), format) : NO_VALUE;
                  return (
                    <td key={names[index]}>
                      {wrong === undefined ? (
                        right
                      ) : (
                        <s className={styles.struck} title={t('compressor.preview.impossible')}>
                          {written(kind, wrong.value, format)}
                        </s>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
            <tr data-line="in_range">
              <th scope="row">{t('compressor.preview.in_range')}</th>
              {points.map((point, index) => (
                <td key={names[index]} className={point.ok && !point.result.in_range ? styles.outside : undefined}>
                  {rangeText(point)}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <ul className={`${remarks.warnings} ${styles.messages}`} aria-label={t('compressor.preview.warnings')}>
        {isStale
          ? null
          : points.map((point, index) =>
              point.ok || struck[index] !== undefined ? null : (
                <li key={names[index]} className={styles.wrong}>
                  <span>{names[index]}</span> {problemText(point.problem, t)}
                </li>
              ),
            )}
        {isStale
          ? null
          : struckLines.map((line) => {
              const places = points.flatMap((_, index) => (struck[index]?.line === line ? [index] : []));
              const first = points[places[0] ?? 0];
              return (
                <li key={line} className={styles.wrong} data-struck={line}>
                  <span>{t(`compressor.preview.${line}`)}</span> {places.map((index) => names[index]).join('\u2002')} ·{' '}
                  {first?.ok === false ? `${problemText(first.problem, t)}. ` : ''}
                  {t('compressor.preview.struck')}
                </li>
              );
            })}
        {isStale ? null : keyed([...said.keys()]).map(([key, text]) => <li key={key}>{text}</li>)}
      </ul>
    </section>
  );
}
