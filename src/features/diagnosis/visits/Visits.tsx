/** Visits kept on this device: this one saved, those of a machine opened, followed, compared, taken elsewhere. */
import { useEffect, useState } from 'react';
import { saveFile } from '../../../kit/files/save.ts';
import { useTranslator } from '../../../kit/island/context.ts';
import { useOnceOpened } from '../../../kit/island/use-opened.ts';
import { textFrom, usePartDraft } from '../../../kit/island/use-part-draft.ts';
import { useWhole } from '../../../kit/island/use-part.ts';
import command from '../../../kit/styles/command.module.css';
import notice from '../../../kit/styles/notice.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import { usePage } from '../page-data.ts';
import { Compare } from './Compare.tsx';
import { Files } from './Files.tsx';
import { textFromVisits } from './file.ts';
import { useOwn } from './fitness.ts';
import type { Own } from './fitness.ts';
import { History } from './History.tsx';
import { MACHINE_PART, SaveForm } from './SaveForm.tsx';
import { followVisits, visits as store } from './store.ts';
import { referenceOf, useReference } from './use-reference.ts';
import { VisitList } from './VisitList.tsx';
import type { KeptVisit } from './visit.ts';
import { doubtText, momentText, unfitText } from './words.ts';
import panel from '../panel.module.css';
import styles from './Visits.module.css';

const NONE: readonly KeptVisit[] = [];

/** What the browser refused, with the visit it would not keep as a file. */
function Refusal() {
  const t = useTranslator();
  const failure = useWhole(store.$failure);
  if (!failure) return null;
  const { kind, visit } = failure;
  const download = (): void =>
    visit &&
    saveFile(new Blob([textFromVisits([visit])], { type: 'application/json' }), `${t('visits.files.name')}.json`);
  return (
    <div className={notice.error} data-refused={kind}>
      <p>{t(`visits.${kind}`)}</p>
      {visit ? (
        <button type="button" className={command.quiet} onClick={download}>
          {t('visits.download')}
        </button>
      ) : null}
    </div>
  );
}

interface AgainstNoteProps {
  readonly reference: KeptVisit | undefined;
  readonly own: Own | undefined;
}

/** What the diagnosis is compared with, or why the visit that is marked for it is not. */
function AgainstNote({ reference, own }: AgainstNoteProps) {
  const t = useTranslator();
  if (!reference) return <p className={remarks.note}>{t('visits.noReference')}</p>;
  const date = momentText(reference.date, t);
  return own?.unfit === undefined ? (
    <p className={own?.doubt === undefined ? remarks.note : notice.info} data-against={reference.id}>
      {t('visits.against', { date })} {own && doubtText(own, t)}
    </p>
  ) : (
    <p className={notice.warning} data-unfit={own.unfit}>
      {t('visits.notUsed', { date })} {unfitText(own, t)}
    </p>
  );
}

export function Visits() {
  const t = useTranslator();
  const { diagnosis } = usePage();
  const { wasOpened, details } = useOnceOpened();
  const { value: machine, set: setMachine } = usePartDraft(MACHINE_PART, () => '', textFrom);
  const [said, setSaid] = useState('');
  const all = useWhole(store.$visits) ?? NONE;
  const removed = useWhole(store.$removed);
  useEffect(() => followVisits(), []);
  const machines = [...new Set(all.map((visit) => visit.machine))].toSorted((one, other) => one.localeCompare(other));
  const reference = referenceOf(all, machine);
  const own = useOwn(reference?.request);
  useReference(diagnosis, own && own.unfit === undefined ? reference : undefined, own?.doubt);
  const shown = machine === '' ? all : all.filter((visit) => visit.machine === machine);
  const open = (visit: KeptVisit): void => {
    setMachine(visit.machine);
    diagnosis.take(visit.request, true, visit.measured);
    setSaid(t('visits.opened', { date: momentText(visit.date, t) }));
    document.querySelector('[data-field="p_lp"]')?.scrollIntoView({ block: 'center' });
  };
  return (
    <details className={panel.panel} data-visits="" {...details}>
      <summary>
        <h2>{t('visits.title')}</h2>
        <span className={remarks.note}>{t('visits.about')}</span>
      </summary>
      <div role="status" className={styles.messages}>
        {said === '' ? null : <p className={remarks.note}>{said}</p>}
        <Refusal />
        {removed.length > 0 ? (
          <p className={`${notice.info} ${command.row}`}>
            {t('visits.removed')}{' '}
            <button type="button" className={command.quiet} onClick={() => void store.undo()}>
              {t('visits.undo')}
            </button>
          </p>
        ) : null}
      </div>
      {wasOpened ? (
        <div className={panel.parts}>
          <SaveForm machines={machines} machine={machine} onMachine={setMachine} onSaid={setSaid} />
          {machine === '' ? null : <AgainstNote reference={reference} own={own} />}
          <VisitList visits={shown} onOpen={open} />
          {machine === '' ? null : <History machine={machine} visits={shown} />}
          {shown.length > 1 ? <Compare visits={shown} /> : null}
          <Files visits={all} onSaid={setSaid} />
          <p className={remarks.fine}>{t('visits.kept')}</p>
        </div>
      ) : null}
    </details>
  );
}
