/** The alerts of a study in full: what, limit, what to do, source, and the reader's note. Fetched late. */
import { useId, useState } from 'react';
import { LONGEST_NOTE, acknowledgementOf } from '../../circuit/alerts/acknowledged.ts';
import type { Acknowledgements } from '../../circuit/alerts/acknowledged.ts';
import type { Alert } from '../../circuit/alerts/alert.ts';
import { isMissing } from '../../circuit/alerts/alert.ts';
import { signOf } from './sign.ts';
import type { Translator } from '../../i18n/keys.ts';
import type { Formatter } from '../../kit/island/format.ts';
import { useWhole } from '../../kit/island/use-part.ts';
import { keepPartDraft, partDraft } from '../../kit/storage/drafts.ts';
import command from '../../kit/styles/command.module.css';
import fold from '../../kit/styles/fold.module.css';
import { WHOSE_LAW } from '../../regulation/wording/whose.ts';
import { useRegimes } from './simulator/regimes.ts';
import { useSimulation } from './simulator/use-simulation.ts';
import { chooseSaturation } from './simulator/state/saturation-choice.ts';
import { alertWords } from './list-text.ts';
import type { PageLabel } from './list-text.ts';
import styles from './AlertList.module.css';
import { $acknowledged, takeBack, takeNote } from './state/acknowledged.ts';
import { $alerts } from './state/alerts.ts';

interface Props {
  /** Knows the texts of the list. */
  readonly t: Translator;
  readonly format: Formatter;
  readonly labelOf: PageLabel;
}

export function AlertList(props: Props) {
  const alerts = useWhole($alerts);
  const tellsLaw = alerts.some(({ code }) => code.startsWith('L_'));
  return (
    <>
      <FoldedLines alerts={alerts} noted={useWhole($acknowledged)} {...props} />
      {tellsLaw ? <p className={styles.source}>{WHOSE_LAW[props.t.locale]}</p> : null}
    </>
  );
}

interface LinesProps extends Props {
  readonly alerts: readonly Alert[];
  readonly noted: Acknowledgements;
}

/** What is but to be known waits behind one line, so that the list is short enough to be read. */
function FoldedLines({ alerts, ...props }: LinesProps) {
  const known = alerts.filter(({ severity }) => severity === 'know');
  const told = alerts.filter(({ severity }) => severity !== 'know');
  return (
    <>
      {told.length === 0 ? null : <AlertLines alerts={told} {...props} />}
      {known.length === 0 ? null : (
        <details className={fold.aside} data-known={known.length}>
          <summary>{`${props.t('circuitPages.alerts.severity.know')} (${known.length})`}</summary>
          <AlertLines alerts={known} {...props} />
        </details>
      )}
    </>
  );
}

export const AlertLines = ({ alerts, ...props }: LinesProps) => (
  <ul className={styles.list}>
    {alerts.map((alert) => (
      <Line key={alert.id} alert={alert} {...props} />
    ))}
  </ul>
);

function Line({ alert, noted, t, format, labelOf }: Omit<LinesProps, 'alerts'> & { readonly alert: Alert }) {
  const simulation = useSimulation();
  const { place, text, limit, todo, source, note } = alertWords(alert, noted, t, format, labelOf, useRegimes());
  const taken = acknowledgementOf(alert, noted);
  const says = useId();
  return (
    <li
      data-entry={alert.code}
      data-id={alert.id}
      data-severity={alert.severity}
      data-noted={taken ? (taken.asks ? 'again' : 'yes') : undefined}
    >
      <span className={styles.sign} aria-hidden="true">
        {signOf(alert.severity)}
      </span>
      <div>
        <p className={styles.what}>
          <strong>{t(`circuitPages.alerts.severity.${alert.severity}`)}</strong>
          {place === '' ? null : <span> · {place}</span>} · <span id={says}>{text}</span>
          {limit === undefined ? null : <span> {limit}</span>}
        </p>
        <p>
          {t('circuitPages.list.what')} {todo}
        </p>
        <p className={styles.source}>
          {t('circuitPages.list.source')} {source}
        </p>
        {note === undefined ? null : <p className={styles.note}>{note}</p>}
        {alert.code === 'W_GLIDE' ? (
          <button
            type="button"
            className={command.quiet}
            aria-describedby={says}
            onClick={() => chooseSaturation(simulation, 'mid')}
          >
            {t('circuitPages.list.readAsMean')}
          </button>
        ) : null}
        {isMissing(alert) ? null : (
          <Note alert={alert} t={t} says={says} note={taken?.note} asks={taken?.asks ?? true} />
        )}
      </div>
    </li>
  );
}

interface NoteProps {
  readonly alert: Alert;
  readonly t: Translator;
  /** Identity of what the alert says. */
  readonly says: string;
  /** Undefined where nothing was noted. */
  readonly note: string | undefined;
  /** The alert is to be looked at, for the first time or again. */
  readonly asks: boolean;
}

/** Under which what is being written of an alert is kept for a day. */
const draftName = ({ id }: Alert): string => `note-${id}`;

/** The way to take note of an alert, and back. */
function Note({ alert, t, says, note, asks }: NoteProps) {
  const [draft, setDraft] = useState(() => partDraft(draftName(alert))?.said);
  const [isAsked, setAsked] = useState(false);
  const id = useId();
  const write = (text: string | undefined): void => {
    setDraft(text);
    keepPartDraft(draftName(alert), text ?? '');
  };
  if (draft !== undefined) {
    return (
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          takeNote(alert, draft);
          write(undefined);
        }}
      >
        <label htmlFor={id}>{t('circuitPages.list.note.text')}</label>
        <textarea
          id={id}
          name="note"
          rows={2}
          maxLength={LONGEST_NOTE}
          value={draft}
          autoFocus={isAsked}
          onChange={(event) => write(event.currentTarget.value)}
        />
        <div className={command.row}>
          <button type="submit" className={command.quiet}>
            {t('circuitPages.list.note.keep')}
          </button>
          <button type="button" className={command.quiet} onClick={() => write(undefined)}>
            {t('circuitPages.list.note.cancel')}
          </button>
        </div>
      </form>
    );
  }
  return (
    <div className={`${command.row} ${styles.actions}`}>
      {asks ? (
        <button
          type="button"
          className={command.quiet}
          aria-describedby={says}
          onClick={() => {
            setAsked(true);
            setDraft(note ?? '');
          }}
        >
          {t('circuitPages.list.note.take')}
        </button>
      ) : null}
      {note === undefined ? null : (
        <button type="button" className={command.quiet} aria-describedby={says} onClick={() => takeBack(alert)}>
          {t('circuitPages.list.note.back')}
        </button>
      )}
    </div>
  );
}
