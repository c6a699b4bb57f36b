import { useId } from 'react';
import type { LineRole, Sheet, SheetChoices, SheetLine } from '../../circuit/compressor/sheet/sheet.ts';
import { LINE_ROLES } from '../../circuit/compressor/sheet/sheet.ts';
import { COEFFICIENTS } from '../../circuit/compressor/polynomial.ts';
import { unitsOf } from '../../circuit/compressor/quantities.ts';
import { formatAtMost, formatNumber } from '../../quantities/number.ts';
import { numberFromText } from '../../quantities/parse.ts';
import { useWhole } from '../../kit/island/use-part.ts';
import { usePage } from './island.ts';
import { DoctorOffer } from './DoctorOffer.tsx';
import command from '../../kit/styles/command.module.css';
import field from '../../kit/styles/field.module.css';
import fold from '../../kit/styles/fold.module.css';
import notice from '../../kit/styles/notice.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import tables from '../../kit/styles/tables.module.css';
import type { ReadSheet } from './state/pasted.ts';
import { coefficientText } from './state/sheet.ts';
import styles from './SheetTable.module.css';
import { problemText } from './words.ts';

const PERCENT = 100;
/** Values shown beside the name of a column. */
const GLIMPSE = 3;
const DIGITS = 4;

/** What was read in the pasted sheet, each guess open to correction by one touch; or why it was not read. */
export function SheetTable() {
  const { session, t } = usePage();
  const pasted = useWhole(session.$pasted);
  if (pasted.kind === 'none') return null;
  const say = (said: SheetChoices): void => void session.correct(said);
  if (pasted.kind === 'problem') {
    const isDecimal = pasted.problem.values['detail'] === 'decimal';
    return (
      <div className={styles.pasted} role="status" data-taken="problem">
        <p className={notice.error}>{problemText(pasted.problem, t)}</p>
        <div className={command.row}>
          {isDecimal ? <Decimals say={say} /> : null}
          <button type="button" className={command.quiet} onClick={session.forget}>
            {t('compressor.pasted.forget')}
          </button>
        </div>
      </div>
    );
  }
  return <Read read={pasted.read} say={say} />;
}

interface SayProps {
  readonly say: (said: SheetChoices) => void;
}

function Decimals({ say }: SayProps) {
  const { t } = usePage();
  return (
    <>
      <button type="button" className={command.quiet} onClick={() => say({ decimal: ',' })}>
        {t('compressor.pasted.comma')}
      </button>
      <button type="button" className={command.quiet} onClick={() => say({ decimal: '.' })}>
        {t('compressor.pasted.point')}
      </button>
    </>
  );
}

function Read({ read, say }: SayProps & { readonly read: ReadSheet }) {
  const { t } = usePage();
  const { sheet, quantities } = read;
  const names = quantities.map((quantity) => t(`compressor.sheet.quantity.${quantity}`));
  return (
    <div className={styles.pasted} data-taken={sheet.kind}>
      <p role="status">
        {t(sheet.kind === 'points' ? 'compressor.pasted.fitted' : 'compressor.pasted.taken', {
          quantities: names.join(', '),
        })}
      </p>
      <ul className={styles.lines} aria-label={t('compressor.pasted.lines')}>
        {sheet.lines.map((line, index) => (
          <Line key={index} line={line} index={index} gap={read.fits[index]?.worst} say={say} />
        ))}
      </ul>
      <Doubts sheet={sheet} say={say} />
      <Speed sheet={sheet} say={say} />
      <DoctorOffer />
      <Values read={read} />
    </div>
  );
}

/** How a fit is told: its gap, unless it has as many coefficients as points and passes through all of them. */
function fitWord(count: number, gap: number | undefined): 'points' | 'few' | 'gap' {
  if (gap === undefined) return 'points';
  return count <= COEFFICIENTS ? 'few' : 'gap';
}

/** One column or line: what it is, its unit, and its first values. */
function Line({
  line,
  index,
  gap,
  say,
}: SayProps & { readonly line: SheetLine; readonly index: number; readonly gap: number | undefined }) {
  const { t } = usePage();
  const { role, label, unit, values, points } = line;
  const name = label === '' ? t('compressor.pasted.unnamed', { n: index + 1 }) : label;
  const first = values.slice(0, GLIMPSE).map((value) => formatAtMost(Number(value.toPrecision(DIGITS)), 6, t.locale));
  const glimpse =
    points.length > 0
      ? t(`compressor.pasted.${fitWord(points.length, gap)}`, {
          count: points.length,
          gap: formatAtMost(PERCENT * (gap ?? 0), 2, t.locale),
        })
      : t('compressor.pasted.count', { count: values.length, values: first.join('\u2003') });
  return (
    <li className={styles.line} data-sheet-line={role} data-guessed={line.isGuessed ? '' : undefined}>
      <span className={styles.name}>{name}</span>
      <select
        className={field.input}
        name={`role_${index}`}
        aria-label={t('compressor.pasted.role', { name })}
        value={role}
        onChange={(event) => say({ roles: { [index]: event.currentTarget.value as LineRole } })}
      >
        {LINE_ROLES.map((one) => (
          <option key={one} value={one}>
            {one === 'skip' ? t('compressor.pasted.skip') : t(`compressor.sheet.quantity.${one}`)}
          </option>
        ))}
      </select>
      {role === 'skip' ? (
        <span />
      ) : (
        <select
          className={field.input}
          name={`unit_${index}`}
          aria-label={t('compressor.pasted.unit', { name })}
          value={unit ?? ''}
          onChange={(event) => say({ units: { [index]: event.currentTarget.value } })}
        >
          {unit === undefined ? <option value="">{t('compressor.pasted.unsaid')}</option> : null}
          {unitsOf(role).map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      )}
      <small className={remarks.fine}>{glimpse}</small>
    </li>
  );
}

/** What to look at, with the touch that settles it. */
function Doubts({ sheet, say }: SayProps & { readonly sheet: Sheet }) {
  const { t } = usePage();
  if (sheet.doubts.length === 0) return null;
  return (
    <ul className={styles.doubts}>
      {sheet.doubts.map((doubt) => (
        <li key={doubt} className={notice.warning} data-doubt={doubt}>
          <p>{t(`compressor.pasted.doubts.${doubt}`)}</p>
          <div className={command.row}>
            {doubt === 'decimal' ? <Decimals say={say} /> : null}
            {doubt === 'axes' ? (
              <button type="button" className={command.quiet} onClick={() => say({ isTurned: true })}>
                {t('compressor.pasted.turn')}
              </button>
            ) : null}
            {doubt === 'temperature' ? (
              <button type="button" className={command.quiet} onClick={() => say({ temperature: 'C' })}>
                {t('compressor.pasted.celsius')}
              </button>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Of a variable-speed machine: the speed its ten coefficients are taken at. */
function Speed({ sheet, say }: SayProps & { readonly sheet: Sheet }) {
  const { t } = usePage();
  const id = useId();
  const { speed, speeds } = sheet;
  if (speed === undefined || (sheet.kind === 'points' && speeds.length < 2)) return null;
  const take = (text: string): void => {
    const value = numberFromText(text);
    if (value > 0) say({ speed: value });
  };
  return (
    <div className={styles.speed}>
      <label htmlFor={id}>{t('compressor.pasted.speed')}</label>
      {speeds.length > 1 ? (
        <select
          id={id}
          className={field.input}
          name="sheet_speed"
          value={String(speed)}
          onChange={(event) => take(event.currentTarget.value)}
        >
          {speeds.map((one) => (
            <option key={one} value={String(one)}>
              {formatAtMost(one, 1, t.locale)}
            </option>
          ))}
        </select>
      ) : (
        <input
          key={speed}
          id={id}
          className={field.input}
          name="sheet_speed"
          inputMode="decimal"
          defaultValue={formatAtMost(speed, 2, t.locale)}
          onChange={(event) => take(event.currentTarget.value)}
          data-keeps=""
        />
      )}
    </div>
  );
}

/** The sheet as it was read, for who compares it with the paper: coefficients, or points with the gap of the fit. */
function Values({ read }: { readonly read: ReadSheet }) {
  const { t } = usePage();
  const { sheet, fits } = read;
  const lines = sheet.lines.flatMap((line, index) =>
    line.role === 'skip' ? [] : [{ line, fit: fits[index] ?? null, index }],
  );
  const most = Math.max(0, ...lines.map(({ line }) => line.values.length));
  const nameOf = ({ role, label }: SheetLine): string =>
    role === 'skip' ? label : t(`compressor.sheet.short.${role}`);
  const [first] = lines;
  return (
    <details className={fold.aside}>
      <summary>{t('compressor.pasted.values')}</summary>
      <div className={tables.scroller} tabIndex={0}>
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">{sheet.kind === 'points' ? t('compressor.pasted.at') : ''}</th>
              {lines.map(({ line, index }) => (
                <th key={index} scope="col">
                  {nameOf(line)} <small>{line.unit ?? ''}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.kind === 'points'
              ? (first?.line.points ?? []).map(({ te, tc }, row) => (
                  <tr key={row}>
                    <th scope="row">{`${formatAtMost(te, 1, t.locale)} / ${formatAtMost(tc, 1, t.locale)}`}</th>
                    {lines.map(({ line, fit, index }) => {
                      const point = line.points[row];
                      const gap = fit?.residuals[row]?.gap;
                      return (
                        <td key={index}>
                          {point === undefined ? '' : formatAtMost(point.value, 4, t.locale)}
                          <small>
                            {gap === undefined
                              ? ''
                              : `${gap > 0 ? '+' : ''}${formatNumber(PERCENT * gap, 2, t.locale)}\u202f%`}
                          </small>
                        </td>
                      );
                    })}
                  </tr>
                ))
              : Array.from({ length: most }, (_, row) => (
                  <tr key={row}>
                    <th scope="row">{`C${row + 1}`}</th>
                    {lines.map(({ line, index }) => (
                      <td key={index}>
                        {line.values[row] === undefined ? '' : coefficientText(line.values[row], t.locale)}
                      </td>
                    ))}
                  </tr>
                ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
