/** One machine of the list: what is known of it, its visits and studies, and what can be done with it. */
import { useState } from 'react';
import { linkWithin } from '../../kit/form/long-link.ts';
import { localePath } from '../../i18n/paths.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { newId } from '../../kit/storage/new-id.ts';
import command from '../../kit/styles/command.module.css';
import field from '../../kit/styles/field.module.css';
import fold from '../../kit/styles/fold.module.css';
import panel from '../../kit/styles/panel.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import { momentInWords } from '../../language/days.ts';
import type { MachineRecord, Study } from '../../machine/index.ts';
import { bareFacts } from '../../machine/record/record.ts';
import { duplicateOf, LONGEST_NOTE, MOST_STUDIES, withStudy } from '../../machine/record/record.ts';
import type { KeptVisit } from '../diagnosis/visits/visit.ts';
import { NameInput, SignButton } from './Controls.tsx';
import { FactFields } from './FactFields.tsx';
import { studyQuery, visitQuery } from './links.ts';
import { Photos } from './Photos.tsx';
import { openMachine } from '../../kit/storage/open-machine.ts';
import { ResultLines } from './ResultLines.tsx';
import { machines } from './state/store.ts';
import { openInTab, tellTab } from './tab/tab.ts';
import { WithMachine } from './WithMachine.tsx';
import { VisitLines } from './VisitLines.tsx';
import { machineLine } from './words.ts';
import styles from './Machines.module.css';

interface Props {
  readonly machine: MachineRecord;
  readonly visits: readonly KeptVisit[];
  /** Keys of the studies to compare. */
  readonly chosen: readonly string[];
  readonly onChoose: (key: string) => void;
  /** Puts the studies of this machine side by side. */
  readonly onCompare: () => void;
  readonly onExport: () => void;
  /** Nothing else stands on the page: what is known of it is seen at once where there is room. */
  readonly isOnly: boolean;
}

/** Side by side: more are no table. */
export const MOST_VARIANTS = 6;

export const keyOf = (machine: MachineRecord, study: Study): string => `${machine.id}/${study.id}`;

async function save(machine: MachineRecord): Promise<boolean> {
  const isKept = await machines.save({ ...machine, changed: new Date().toISOString() });
  if (isKept && openMachine()?.machine === machine.id) tellTab(machine);
  return isKept;
}

/** Where what is known of a machine has a column of its own (Machines.module.css). */
const hasRoomBeside = (): boolean => matchMedia('(min-width: 75rem)').matches;

export function MachineCard({ machine, visits, chosen, onChoose, onCompare, onExport, isOnly }: Props) {
  const t = useTranslator();
  const [isOpen, setOpen] = useState(() => isOnly && hasRoomBeside());
  const page = localePath(t.locale, '/simulation/circuit/general');
  const line = machineLine(machine, t);
  const copy = async (): Promise<void> => {
    const now = new Date().toISOString();
    const double = duplicateOf(machine, newId(), t('machines.copyName', { name: machine.name }), now);
    const photos = await machines.photosOf(machine.id);
    if (!(await machines.save(double)) || photos.length === 0) return;
    await machines.savePhotos(photos.map((photo) => ({ ...photo, id: newId(), project: double.id })));
  };
  return (
    <li className={`${panel.tight} ${styles.card}`} data-machine={machine.id}>
      <div className={styles.halves}>
        <div className={styles.half}>
          <div className={styles.cardHead}>
            <NameInput
              className={styles.name}
              name="machine-name"
              label={t('machines.name')}
              value={machine.name}
              onSave={(name) => void save({ ...machine, name })}
            />
            <span className={styles.line}>{line === '' ? t('machines.nothingKnown') : line}</span>
            <time className={remarks.fine} dateTime={machine.changed}>
              {t('machines.changed', { at: momentInWords(new Date(machine.changed), t.locale) })}
            </time>
          </div>
          <div className={command.row}>
            <a
              className={command.primary}
              href={`${localePath(t.locale, '/simulation/diagnostic')}${visitQuery(machine)}`}
              onClick={() => openInTab(machine)}
              data-new-visit=""
            >
              {t('machines.newVisit')}
            </a>
            <NewStudy machine={machine} page={page} />
          </div>
          <WithMachine machine={machine} />
          <VisitLines machine={machine} visits={visits} />
          {machine.studies.length === 0 ? null : (
            <ul className={styles.studies}>
              {machine.studies.map((study) => (
                <li key={study.id} data-study-of={study.id}>
                  <label className={styles.tick}>
                    <input
                      type="checkbox"
                      checked={chosen.includes(keyOf(machine, study))}
                      disabled={chosen.length >= MOST_VARIANTS && !chosen.includes(keyOf(machine, study))}
                      onChange={() => onChoose(keyOf(machine, study))}
                    />
                    <span className="sr-only">
                      {t('machines.compared', { name: `${machine.name}, ${study.name}` })}
                    </span>
                  </label>
                  <a
                    href={linkWithin(`${page}${study.query}`)}
                    onClick={() => openInTab(machine, { study: study.id, query: study.query })}
                    aria-label={t('machines.open', { name: `${machine.name}, ${study.name}` })}
                  >
                    {study.name}
                  </a>
                  <span className={remarks.fine}>{study.summary}</span>
                </li>
              ))}
            </ul>
          )}
          <ResultLines machine={machine} onSave={(changed) => void save(changed)} />
          {chosen.length >= MOST_VARIANTS &&
          machine.studies.some((study) => !chosen.includes(keyOf(machine, study))) ? (
            <p className={remarks.fine}>{t('machines.mostChosen')}</p>
          ) : null}
          <div className={command.row}>
            {machine.studies.length < 2 ? null : (
              <button type="button" className={command.quiet} onClick={onCompare} data-compare-all="">
                {t('machines.compareAll')}
              </button>
            )}
            <button type="button" className={command.quiet} onClick={() => void copy()}>
              {t('machines.duplicate')}
            </button>
            <button type="button" className={command.quiet} onClick={onExport}>
              {t('machines.exportOne')}
            </button>
            <button type="button" className={command.quiet} onClick={() => void machines.remove(machine.id)}>
              {t('machines.remove')}
            </button>
          </div>
        </div>
        <details
          className={fold.aside}
          open={isOpen}
          onToggle={(event) => setOpen(event.currentTarget.open)}
          data-more=""
        >
          <summary>{t('machines.more')}</summary>
          {isOpen ? <More machine={machine} /> : null}
        </details>
      </div>
    </li>
  );
}

/** A study that opens with what is known of the machine; kept in it from its first key on. */
function NewStudy({ machine, page }: { readonly machine: MachineRecord; readonly page: string }) {
  const t = useTranslator();
  if (machine.studies.length >= MOST_STUDIES) return null;
  const begin = async (): Promise<void> => {
    const query = studyQuery(bareFacts(machine));
    const study = { id: newId(), name: t('machines.nth', { n: machine.studies.length + 1 }), query, summary: '' };
    const isKept = await save({ ...machine, studies: [...machine.studies, study] });
    // Where nothing can be kept the study opens all the same.
    if (isKept) openInTab(machine, { study: study.id, query });
    location.assign(linkWithin(`${page}${query}`));
  };
  return (
    <button type="button" className={command.quiet} onClick={() => void begin()} data-new-study="">
      {t('machines.newStudy')}
    </button>
  );
}

/** Facts, notes, names of studies, photos: what is opened when it is wanted. */
function More({ machine }: { readonly machine: MachineRecord }) {
  const t = useTranslator();
  return (
    <div className={styles.more}>
      <FactFields machine={machine} onSave={(changed) => void save(changed)} />
      <label className={styles.note}>
        {t('machines.note')}
        <textarea
          className={field.input}
          name="machine-note"
          rows={4}
          maxLength={LONGEST_NOTE}
          defaultValue={machine.note}
          onChange={(event) => void save({ ...machine, note: event.currentTarget.value })}
        />
      </label>
      {machine.studies.map((study) => (
        <div key={study.id} className={styles.studyRow}>
          <NameInput
            name="study-name"
            label={t('machines.studyName')}
            value={study.name}
            onSave={(name) => void save(withStudy(machine, study.id, { name }))}
          />
          <SignButton
            label={t('machines.removeStudy', { name: study.name })}
            onClick={() => void save({ ...machine, studies: machine.studies.filter(({ id }) => id !== study.id) })}
          >
            ×
          </SignButton>
        </div>
      ))}
      <Photos machine={machine.id} />
    </div>
  );
}
