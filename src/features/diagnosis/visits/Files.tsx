/** All visits as a file, a file as visits, and all of them erased. */
import { useRef, useState } from 'react';
import { saveFile } from '../../../kit/files/save.ts';
import { useTranslator } from '../../../kit/island/context.ts';
import command from '../../../kit/styles/command.module.css';
import group from '../../../kit/styles/group.module.css';
import notice from '../../../kit/styles/notice.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import type { DroppedVisit } from './file.ts';
import { textFromVisits } from './file.ts';
import { visits as store } from './store.ts';
import type { KeptVisit } from './visit.ts';

/** Bytes: thousands of visits. */
const LARGEST = 20_000_000;
type FieldOfVisit = keyof KeptVisit | 'visit';

interface FilesProps {
  readonly visits: readonly KeptVisit[];
  readonly onSaid: (text: string) => void;
}

export function Files({ visits, onSaid }: FilesProps) {
  const t = useTranslator();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [dropped, setDropped] = useState<readonly DroppedVisit[]>([]);
  const [isAsked, setAsked] = useState(false);

  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    onSaid('');
    setDropped([]);
    const imported = file.size > LARGEST ? undefined : await store.take(await file.text());
    setProblem(imported ? '' : t(file.size > LARGEST ? 'visits.files.tooLarge' : 'visits.files.notOurs'));
    if (!imported) return;
    setDropped(imported.dropped);
    const { taken } = imported;
    onSaid(t(taken === 1 ? 'visits.files.taken_one' : 'visits.files.taken_other', { count: taken }));
  };
  const erase = async (): Promise<void> => {
    setAsked(false);
    await store.eraseAll();
    onSaid(t('visits.files.erased'));
  };
  const save = (): void =>
    saveFile(new Blob([textFromVisits(visits)], { type: 'application/json' }), `${t('visits.files.name')}.json`);

  return (
    <section aria-label={t('visits.files.title')}>
      <h3 className={group.name}>{t('visits.files.title')}</h3>
      <div className={command.row}>
        {visits.length > 0 ? (
          <button type="button" className={command.quiet} onClick={save}>
            {t('visits.files.export')}
          </button>
        ) : null}
        <button type="button" className={command.quiet} onClick={() => input.current?.click()}>
          {t('visits.files.import')}
        </button>
        {visits.length > 0 && !isAsked ? (
          <button type="button" className={command.quiet} onClick={() => setAsked(true)}>
            {t('visits.files.erase')}
          </button>
        ) : null}
      </div>
      <input
        ref={input}
        className="sr-only"
        type="file"
        name="visits-file"
        accept="application/json,.json"
        tabIndex={-1}
        aria-label={t('visits.files.import')}
        onChange={(event) => {
          const { currentTarget } = event;
          void take(currentTarget.files?.[0]).finally(() => {
            currentTarget.value = '';
          });
        }}
      />
      {isAsked ? (
        <div className={`${notice.warning} ${command.row}`} role="alert">
          <p>{t('visits.files.sure')}</p>
          <button type="button" className={command.quiet} onClick={() => void erase()}>
            {t('visits.files.yes')}
          </button>
          <button type="button" className={command.quiet} onClick={() => setAsked(false)}>
            {t('visits.files.no')}
          </button>
        </div>
      ) : null}
      <p role="alert" className={remarks.problem}>
        {problem}
      </p>
      {dropped.length > 0 ? (
        <ul className={remarks.warnings}>
          {dropped.map(({ place, machine, field }) => (
            <li key={place}>
              {t('visits.files.dropped', { place, machine, field: t(`visits.fields.${field as FieldOfVisit}`) })}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
