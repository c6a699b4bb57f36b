/** How far the reading of a file is, what waits, and why a file was refused. */
import { useId, useState } from 'react';
import { useTranslator } from '../../../kit/island/context.ts';
import { formatAtMost } from '../../../quantities/number.ts';
import { parseNumber } from '../../../quantities/parse.ts';
import command from '../../../kit/styles/command.module.css';
import fields from '../../../kit/styles/field.module.css';
import notice from '../../../kit/styles/notice.module.css';
import styles from './Recording.module.css';
import type { RecordingState, RecordingStore } from './state/recording.ts';
import { problemText, quoted } from './words.ts';

interface StatusProps {
  readonly store: RecordingStore;
  readonly state: RecordingState;
}

export function Status({ store, state }: StatusProps) {
  const t = useTranslator();
  const { reading, failed, waiting, isBroken, isShareEmpty } = state;
  const hasTable = state.preview !== undefined || state.current !== undefined;
  return (
    <>
      <div className={styles.progress} role="status">
        {reading === undefined ? null : (
          <>
            <span>
              {t('recording.reading', {
                name: quoted(reading.name),
                percent: formatAtMost(100 * reading.share, 0, t.locale),
              })}
            </span>
            <progress value={reading.share} max={1} aria-hidden="true" />
            <button type="button" className={command.quiet} onClick={store.cancel}>
              {t('recording.cancel')}
            </button>
          </>
        )}
        {reading === undefined && waiting.length > 0 ? (
          <>
            <span>
              {t(waiting.length === 1 ? 'recording.waiting_one' : 'recording.waiting_other', {
                count: waiting.length,
              })}
            </span>
            <button type="button" className={command.quiet} onClick={store.openNext}>
              {t('recording.next')}
            </button>
          </>
        ) : null}
      </div>
      <div role="alert" className={styles.stack}>
        {isShareEmpty === true ? (
          <p className={notice.warning} data-problem="E_SHARE">
            {t('recording.share')}
          </p>
        ) : null}
        {isBroken === true ? <p className={notice.error}>{t('recording.noWorker')}</p> : null}
        {failed === undefined ? null : (
          <p className={notice.error} data-problem={failed.problem.code}>
            {t('recording.failed', { name: quoted(failed.asked.name), problem: problemText(failed.problem, t) })}
            {hasTable ? ` ${t('recording.kept')}` : ''}
          </p>
        )}
      </div>
      {failed?.problem.code === 'E_NO_TIME' ? <Step store={store} /> : null}
    </>
  );
}

/** The interval between two rows of a file that has no time. */
function Step({ store }: { readonly store: RecordingStore }) {
  const t = useTranslator();
  const id = useId();
  const [text, setText] = useState('10');
  const parsed = parseNumber(text);
  const step = parsed.ok && parsed.value > 0 ? parsed.value : undefined;
  return (
    <form
      className={styles.answers}
      onSubmit={(event) => {
        event.preventDefault();
        if (step !== undefined) store.retryWithStep(step);
      }}
    >
      <div className={styles.number}>
        <label htmlFor={id}>{t('recording.step.label')}</label>
        <span className={`${fields.box} ${step === undefined ? fields.wrong : ''}`}>
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            aria-invalid={step === undefined ? true : undefined}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          s
        </span>
      </div>
      <button type="submit" className={command.primary} disabled={step === undefined}>
        {t('recording.step.read')}
      </button>
    </form>
  );
}
