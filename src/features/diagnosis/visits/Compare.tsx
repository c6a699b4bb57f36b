/** Two visits side by side, on the page and on paper. */
import { useRef, useState } from 'react';
import { Select } from '../../../kit/controls/Select.tsx';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { NO_VALUE } from '../../../kit/island/format.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import command from '../../../kit/styles/command.module.css';
import group from '../../../kit/styles/group.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import tables from '../../../kit/styles/tables.module.css';
import { fieldName, signedKelvin } from '../words.ts';
import { COMPARED, figureRows, modeOf, readingRows } from './compare.ts';
import type { ComparedKey } from './compare.ts';
import { againstText, outcomeText, residualRows, worthRows } from './judged-rows.ts';
import type { JudgedRow } from './judged-rows.ts';
import { verdictOf } from './made.ts';
import { useJudged } from './use-judged.ts';
import type { KeptVisit } from './visit.ts';
import { changeText, momentText, verdictText, withUncertainty } from './words.ts';
import styles from './Visits.module.css';

/** A reading in the reader's unit, a pressure by the reference it was read with. */
function readingText(key: ComparedKey, value: number | undefined, visit: KeptVisit, format: Formatter): string {
  const kind = COMPARED[key];
  const quantity = kind === 'pressure' && modeOf(visit) === 'rel' ? 'gaugePressure' : kind;
  return format.full(quantity, value);
}

function Sheet({ before, after }: { readonly before: KeptVisit; readonly after: KeptVisit }) {
  const t = useTranslator();
  const format = useFormatter();
  const judged = useJudged(before, after);
  const against = againstText(judged, t, format);
  const outcome = outcomeText(judged, t, format);
  // Each judged alone: what was kept may rest on a reference that was sick.
  const own = (diagnosis: typeof judged.before, kept: KeptVisit): string =>
    verdictText(diagnosis ? verdictOf(diagnosis) : kept.verdict, t);
  return (
    <table className={`${tables.table} ${tables.ruled} ${styles.compared}`}>
      <thead>
        <tr>
          <th scope="col">{t('visits.compare.reading')}</th>
          <th scope="col">
            {t('visits.compare.before')}
            <small>{momentText(before.date, t)}</small>
          </th>
          <th scope="col">
            {t('visits.compare.after')}
            <small>{momentText(after.date, t)}</small>
          </th>
          <th scope="col">{t('visits.compare.change')}</th>
        </tr>
      </thead>
      <tbody>
        {figureRows(before, after).map(({ figure, before: one, after: other, change, isNamed }) => (
          <tr key={figure}>
            <th scope="row">{t(`visits.history.${figure}`)}</th>
            <td>{withUncertainty(...one, format)}</td>
            <td>{withUncertainty(...other, format)}</td>
            <td>
              {change === undefined ? NO_VALUE : signedKelvin(format, change)}
              {change === undefined ? null : (
                <small>{t(isNamed ? 'visits.compare.beyond' : 'visits.compare.within')}</small>
              )}
            </td>
          </tr>
        ))}
        {readingRows(before, after).map(({ key, before: one, after: other, change }) => (
          <tr key={key}>
            <th scope="row">{fieldName(key, t)}</th>
            <td>{readingText(key, one, before, format)}</td>
            <td>{readingText(key, other, after, format)}</td>
            <td>{changeText(key, change, format)}</td>
          </tr>
        ))}
        {worthRows(judged, t, format).map((row) => (
          <JudgedLine {...row} key={row.key} />
        ))}
        {residualRows(judged, t, format).map((row) => (
          <JudgedLine {...row} key={row.key} name={t('visits.compare.off', { reading: row.name })} />
        ))}
        {(['before', 'after'] as const).map((which) => (
          <tr key={which} className={styles.verdicts}>
            <th scope="row">
              {t('visits.compare.verdict')}
              <small>{t(`visits.compare.${which}`)}</small>
            </th>
            <td colSpan={3}>{own(judged[which], which === 'before' ? before : after)}</td>
          </tr>
        ))}
        {outcome === undefined ? null : (
          <tr className={styles.verdicts} data-outcome="">
            <th scope="row">{t('visits.compare.outcome')}</th>
            <td colSpan={3}>{outcome}</td>
          </tr>
        )}
        {against === undefined ? null : (
          <tr className={styles.verdicts} data-judged="">
            <th scope="row">{t('visits.compare.against')}</th>
            <td colSpan={3}>{against}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function JudgedLine({ name, before, after, change }: JudgedRow) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{before}</td>
      <td>{after}</td>
      <td>{change}</td>
    </tr>
  );
}

/** @param visits two or more, the latest first */
export function Compare({ visits }: { readonly visits: readonly KeptVisit[] }) {
  const t = useTranslator();
  const sheet = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<readonly [string, string]>(['', '']);
  const found = (id: string, usual: KeptVisit | undefined): KeptVisit | undefined =>
    visits.find((visit) => visit.id === id) ?? usual;
  const before = found(chosen[0], visits.find(({ isReference }) => isReference) ?? visits.at(-1));
  const after = found(
    chosen[1],
    visits.find((visit) => visit !== before),
  );
  if (!before || !after) return null;
  // What tells two visits of a machine apart comes first: a phone cuts the end.
  const options = visits.map(({ id, date, machine }) => ({ value: id, label: `${momentText(date, t)}, ${machine}` }));
  const print = (): void => {
    const { current } = sheet;
    if (!current) return;
    // A copy at the end of the page, which paper shows alone.
    const copy = document.body.appendChild(current.cloneNode(true)) as HTMLElement;
    copy.classList.add(styles.alone ?? '');
    addEventListener('afterprint', () => copy.remove(), { once: true });
    window.print();
  };
  return (
    <section aria-label={t('visits.compare.title')} data-compare="">
      <h3 className={group.name}>{t('visits.compare.title')}</h3>
      <Select
        name="visit-before"
        label={t('visits.compare.before')}
        value={before.id}
        options={options}
        onChange={(id) => setChosen([id, after.id])}
      />
      <Select
        name="visit-after"
        label={t('visits.compare.after')}
        value={after.id}
        options={options}
        onChange={(id) => setChosen([before.id, id])}
      />
      {before.request['fluid'] === after.request['fluid'] ? null : (
        <p className={remarks.problem}>{t('visits.compare.fluids')}</p>
      )}
      <div ref={sheet}>
        <p className={styles.onPaper}>{t('visits.compare.sheet', { machine: after.machine })}</p>
        <div
          className={tables.scroller}
          role="region"
          tabIndex={0}
          aria-label={t('visits.compare.sheet', { machine: after.machine })}
        >
          <Sheet before={before} after={after} />
        </div>
        {[before, after].map(({ id, note }) =>
          note === '' ? null : (
            <p key={id} className={styles.written}>
              {note}
            </p>
          ),
        )}
        <p className={styles.onPaper}>
          {t('visits.version', { version: __APP_VERSION__ })}. {t('visits.compare.notice')}
        </p>
      </div>
      <div className={command.row}>
        <button type="button" className={command.quiet} onClick={print}>
          {t('visits.compare.print')}
        </button>
      </div>
    </section>
  );
}
