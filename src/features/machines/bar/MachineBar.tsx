/** Above the study: steps back and forward, and the machine it is kept in. */
import { useEffect } from 'react';
import { localePath } from '../../../i18n/paths.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { usePart, useWhole } from '../../../kit/island/use-part.ts';
import command from '../../../kit/styles/command.module.css';
import field from '../../../kit/styles/field.module.css';
import notice from '../../../kit/styles/notice.module.css';
import { isPerfect } from '../../../simulation/cycles/perfect.ts';
import { useSimulation } from '../../circuit/simulator/use-simulation.ts';
import { keepShown } from './keep-shown.ts';
import { NameInput, SignButton } from '../Controls.tsx';
import { COMPARE_HASH } from '../state/compare-hash.ts';
import { MOST_STUDIES } from '../../../machine/record/record.ts';
import type { Open } from './study.ts';
import {
  $keeping,
  $open,
  $steps,
  $tabMachine,
  addStudy,
  chooseStudy,
  followStudy,
  leaveMachine,
  redo,
  rename,
  undo,
} from './study.ts';
import styles from './MachineBar.module.css';

export const MachineBar = () => <Bar isKeptAbove={false} />;

/** Where the page's own commands have « Garder ». */
export const MachineBarBelow = () => <Bar isKeptAbove />;

function Bar({ isKeptAbove }: { readonly isKeptAbove: boolean }) {
  const { $shown } = useSimulation();
  const t = useTranslator();
  const format = useFormatter();
  const open = useWhole($open);
  const keeping = useWhole($keeping);
  const tab = useWhole($tabMachine);
  useEffect(
    () =>
      followStudy(() => {
        const { result, isStale } = $shown.get().permanent;
        if (!result || isStale) return '';
        const { eer, power_cold } = result.performance;
        const eerText = `EER ${format.full('ratio', eer)}${isPerfect(result) ? ` (${t('machineBar.perfect')})` : ''}`;
        return `${result.input.fluid} · ${eerText} · ${format.full('power', power_cold)}`;
      }),
    [$shown, format, t],
  );
  return (
    <div className={styles.bar} data-machine-bar={open ? 'open' : ''} role="group" aria-label={t('machineBar.label')}>
      <Steps />
      {open ? (
        <OpenBar open={open} />
      ) : (
        <>
          {isKeptAbove ? null : (
            <button
              type="button"
              className={command.quiet}
              onClick={() => void keepShown(t, format)}
              data-keep-machine=""
            >
              {tab ? t('machineBar.keepIn', { name: tab.name }) : t('machineBar.keep')}
            </button>
          )}
          {tab ? (
            <button type="button" className={command.quiet} onClick={leaveMachine}>
              {t('machineBar.leave')}
            </button>
          ) : null}
        </>
      )}
      <a className={styles.all} href={localePath(t.locale, '/machines')}>
        {t('machineBar.all')}
      </a>
      {open ? (
        <span className={styles.state} role="status" data-keeping={keeping}>
          {t(`machineBar.keeping.${keeping}`)}
        </span>
      ) : null}
      {keeping === 'failed' ? (
        <p className={notice.error} role="alert">
          {t('machineBar.failed')}
        </p>
      ) : null}
    </div>
  );
}

/** A field has steps of its own while it is typed in. */
const isWritten = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Ctrl+Z gives back a step of the study, a drag among them; with Shift, or Ctrl+Y, it is done again. */
function onStepKey(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || isWritten(event.target)) return;
  const key = event.key.toLowerCase();
  const step = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined;
  if (step === undefined) return;
  event.preventDefault();
  step();
}

function Steps() {
  const t = useTranslator();
  useEffect(() => {
    addEventListener('keydown', onStepKey);
    return () => removeEventListener('keydown', onStepKey);
  }, []);
  const hasPast = usePart($steps, ({ past }) => past.length > 0);
  const hasFuture = usePart($steps, ({ future }) => future.length > 0);
  return (
    <>
      <SignButton label={t('machineBar.undo')} disabled={!hasPast} onClick={undo} data-undo="">
        ↶
      </SignButton>
      <SignButton label={t('machineBar.redo')} disabled={!hasFuture} onClick={redo} data-redo="">
        ↷
      </SignButton>
    </>
  );
}

function OpenBar({ open: { machine, study } }: { readonly open: Open }) {
  const t = useTranslator();
  const count = machine.studies.length;
  return (
    <>
      <NameInput
        key={machine.id}
        className={styles.name}
        name="machine-name"
        label={t('machineBar.name')}
        value={machine.name}
        onSave={(name) => void rename(name)}
      />
      {count > 1 ? (
        <select
          className={`${field.input} ${styles.studies}`}
          name="machine-study"
          aria-label={t('machineBar.study')}
          value={study.id}
          onChange={(event) => void chooseStudy(event.currentTarget.value)}
        >
          {machine.studies.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      ) : null}
      {count > 1 ? (
        <a
          className={styles.all}
          href={`${localePath(t.locale, '/machines')}${COMPARE_HASH}${machine.id}`}
          data-compare-all=""
        >
          {t('machineBar.compare')}
        </a>
      ) : null}
      {count < MOST_STUDIES ? (
        <button
          type="button"
          className={command.quiet}
          onClick={() => void addStudy(t('machineBar.nth', { n: count + 1 }))}
          data-add-study=""
        >
          {t('machineBar.add')}
        </button>
      ) : null}
      <button type="button" className={command.quiet} onClick={leaveMachine}>
        {t('machineBar.leave')}
      </button>
    </>
  );
}
