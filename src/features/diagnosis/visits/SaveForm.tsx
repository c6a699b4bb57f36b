/** The visit on the page, named and kept. */
import { useId, useState } from 'react';
import { Select } from '../../../kit/controls/Select.tsx';
import { keepPartDraft } from '../../../kit/storage/drafts.ts';
import { openMachine } from '../../../kit/storage/open-machine.ts';
import { newId } from '../../../kit/storage/new-id.ts';
import { useTranslator } from '../../../kit/island/context.ts';
import { flagFrom, textFrom, usePartDraft } from '../../../kit/island/use-part-draft.ts';
import command from '../../../kit/styles/command.module.css';
import field from '../../../kit/styles/field.module.css';
import group from '../../../kit/styles/group.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import { usePage } from '../page-data.ts';
import { ownOf, ownOfKept } from './fitness.ts';
import { localMinute, visitOf } from './made.ts';
import { visits as store } from './store.ts';
import { isMinute, LONGEST_NAME, LONGEST_NOTE } from './visit.ts';
import { doubtText, unfitText } from './words.ts';
import panel from '../panel.module.css';
import styles from './Visits.module.css';

/** No machine is called so: a name has no space at its end. */
const OTHER = ' ';
/** Under which the choice of the list is kept for a day, until its visit is. */
export const MACHINE_PART = 'visit-machine';
const OTHER_PART = 'visit-other';

interface SaveFormProps {
  readonly machines: readonly string[];
  readonly machine: string;
  readonly onMachine: (machine: string) => void;
  readonly onSaid: (text: string) => void;
}

export function SaveForm({ machines, machine, onMachine, onSaid }: SaveFormProps) {
  const t = useTranslator();
  const { diagnosis } = usePage();
  const id = useId();
  // The machine this tab was opened for, in Mes machines: the visit is its own.
  const [tab] = useState(openMachine);
  const own = tab?.name ?? '';
  const { value: name, set: setName } = usePartDraft('visit-name', () => '', textFrom);
  const { value: isOther, set: setOther } = usePartDraft(
    OTHER_PART,
    () => machines.length === 0 && own === '',
    flagFrom,
  );
  const { value: date, set: setDate } = usePartDraft('visit-date', () => localMinute(new Date()), textFrom);
  const { value: note, set: setNote } = usePartDraft('visit-note', () => '', textFrom);
  const { value: isReference, set: setReference } = usePartDraft('visit-reference', () => false, flagFrom);
  const [problem, setProblem] = useState('');
  const chosen = isOther ? name.trim() : machine === '' ? own : machine;
  const names = own === '' || machines.includes(own) ? machines : [own, ...machines];

  const save = async (): Promise<void> => {
    onSaid('');
    if (chosen === '' || chosen.length > LONGEST_NAME) {
      setProblem(t('visits.save.needName', { most: LONGEST_NAME }));
      return;
    }
    if (!isMinute(date)) {
      setProblem(t('visits.save.needDate'));
      return;
    }
    const owner = chosen === own && tab ? { machineId: tab.machine } : {};
    const typed = { machine: chosen, ...owner, date, note: note.trim(), isReference };
    const visit = visitOf(diagnosis, typed, newId(), __APP_VERSION__);
    setProblem(visit ? '' : t('visits.save.needReadings'));
    if (!visit) return;
    const judged = isReference ? await ownOf(visit.request).catch(() => ownOfKept(visit.verdict)) : undefined;
    if (judged?.unfit !== undefined) {
      setProblem(unfitText(judged, t));
      return;
    }
    if (!(await store.save(visit))) return;
    // Its machine is in Mes machines, on the home page and in the search from now on, and not only once the list is opened.
    const taken = import('../../machines/state/store.ts')
      .then(({ machines: kept }) => kept.take(true))
      .catch(() => undefined);
    onMachine(chosen);
    setOther(false);
    // The next visit may be another machine's: this one was under way no longer.
    for (const part of [MACHINE_PART, OTHER_PART]) keepPartDraft(part, '');
    setName('');
    setNote('');
    setReference(false);
    setDate(localMinute(new Date()));
    // Said once it is all there: whoever leaves then leaves nothing behind.
    await taken;
    const doubt = judged ? doubtText(judged, t) : '';
    onSaid(
      [t('visits.save.done'), ...(visit.verdict === null ? [t('visits.save.stale')] : []), doubt].join(' ').trim(),
    );
  };

  return (
    <fieldset className={`${group.group} ${styles.save}`}>
      <legend>{t('visits.save.title')}</legend>
      <Select
        name="visit-machine"
        label={t('visits.save.machine')}
        value={isOther ? OTHER : chosen}
        options={[
          { value: '', label: t('visits.save.none') },
          ...names.map((value) => ({ value, label: value })),
          { value: OTHER, label: t('visits.save.other') },
        ]}
        onChange={(value) => {
          setOther(value === OTHER);
          onMachine(value === OTHER ? '' : value);
        }}
      />
      {isOther ? (
        <p className={panel.field}>
          <label htmlFor={`${id}n`}>{t('visits.save.name')}</label>
          <input
            id={`${id}n`}
            name="visit-name"
            className={field.input}
            type="text"
            autoComplete="off"
            maxLength={LONGEST_NAME}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </p>
      ) : null}
      <p className={panel.field}>
        <label htmlFor={`${id}d`}>{t('visits.save.date')}</label>
        <input
          id={`${id}d`}
          name="visit-date"
          className={field.input}
          type="datetime-local"
          value={date}
          onChange={(event) => setDate(event.currentTarget.value)}
        />
      </p>
      <p className={panel.field}>
        <label htmlFor={`${id}t`}>{t('visits.save.note')}</label>
        <textarea
          id={`${id}t`}
          name="visit-note"
          className={`${field.input} ${styles.note}`}
          rows={2}
          maxLength={LONGEST_NOTE}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <span className={remarks.fine}>{t('visits.save.count', { n: note.length, most: LONGEST_NOTE })}</span>
      </p>
      <label className={field.flag}>
        <input
          type="checkbox"
          name="visit-reference"
          checked={isReference}
          onChange={(event) => setReference(event.currentTarget.checked)}
        />
        <span>{t('visits.save.reference')}</span>
      </label>
      <p role="alert" className={remarks.problem}>
        {problem}
      </p>
      <button type="button" className={`${command.primary} ${panel.thumb}`} data-save="" onClick={() => void save()}>
        {t('visits.save.command')}
      </button>
    </fieldset>
  );
}
