/** The list of machines, what can be done with each, and with the file of all. */
import { unaccented } from '../../language/unaccented.ts';
import { useEffect, useRef, useState } from 'react';
import { localePath } from '../../i18n/paths.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { useWhole } from '../../kit/island/use-part.ts';
import { keyed } from '../../kit/island/keyed.ts';
import command from '../../kit/styles/command.module.css';
import field from '../../kit/styles/field.module.css';
import notice from '../../kit/styles/notice.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import { HandedFiles } from '../../shell/HandedFiles.tsx';
import { restoreUnits } from '../../kit/form/units.ts';
import type { MachineRecord } from '../../machine/index.ts';
import { MACHINE_HASH } from '../../shell/navigation/of-machine.ts';
import { BesideLine } from './BesideLine.tsx';
import { Compare } from './Compare.tsx';
import { asIsland } from './page-data.ts';
import { keyOf, MachineCard, MOST_VARIANTS } from './MachineCard.tsx';
import { NewMachine } from './NewMachine.tsx';
import { SpoiltList } from './SpoiltList.tsx';
import { TakenLine } from './TakenLine.tsx';
import { COMPARE_HASH } from './state/compare-hash.ts';
import { FILE_ENDING } from './state/file-name.ts';
import { visitsOf } from './state/visits-of.ts';
import { followMachines, machines } from './state/store.ts';
import { useFiles } from './use-files.ts';
import { useVisits } from './use-visits.ts';
import { machineLine } from './words.ts';
import styles from './Machines.module.css';

/** What people look for: words without accents, in any letters. */

/** The hash of a link that begins a machine at once. */
const BEGIN = '#nouvelle';

const keysOf = (machine: MachineRecord): readonly string[] =>
  machine.studies.slice(0, MOST_VARIANTS).map((study) => keyOf(machine, study));

export const Machines = asIsland(function MachineList() {
  const t = useTranslator();
  const list = useWhole(machines.$machines);
  const failure = useWhole(machines.$failure);
  const removed = useWhole(machines.$removed);
  const visits = useVisits();
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [turn, setTurn] = useState(0);
  const [isBegun, setBegun] = useState(false);
  const [compareAsked, setCompareAsked] = useState<string | undefined>(undefined);
  const { said, take, write } = useFiles(() => setTurn((now) => now + 1));
  useEffect(() => {
    restoreUnits();
    // The address of before leads here, with whatever it carried.
    const path = localePath(t.locale, '/machines');
    if (location.pathname !== path)
      history.replaceState(history.state, '', `${path}${location.search}${location.hash}`);
    if (location.hash === BEGIN) setBegun(true);
    if (location.hash.startsWith(COMPARE_HASH)) setCompareAsked(location.hash.slice(COMPARE_HASH.length));
    return followMachines();
  }, [t.locale]);

  // The bar of a study leads to all studies of its machine.
  const asked = list?.find(({ id }) => id === compareAsked);
  useEffect(() => {
    if (asked === undefined) return;
    setCompareAsked(undefined);
    setChosen(keysOf(asked));
  }, [asked]);

  // A search leads to one of them.
  const isRead = list !== undefined;
  useEffect(() => {
    if (!isRead || !location.hash.startsWith(MACHINE_HASH)) return;
    const id = location.hash.slice(MACHINE_HASH.length);
    const card = [...document.querySelectorAll<HTMLElement>('[data-machine]')].find(
      (one) => encodeURIComponent(one.dataset['machine'] ?? '') === id,
    );
    card?.scrollIntoView({ block: 'start' });
    card?.querySelector('input')?.focus({ preventScroll: true });
  }, [isRead]);

  const known = new Set((list ?? []).map(({ id }) => id));
  const textOf = ({ name, note, who, studies, ...machine }: MachineRecord): string =>
    unaccented(
      [
        name,
        note,
        ...Object.values(who),
        machineLine(machine, t),
        ...studies.flatMap((one) => [one.name, one.summary]),
      ].join(' '),
    );
  const found = (list ?? []).filter((machine) => {
    const text = textOf(machine);
    return unaccented(words)
      .split(/\s+/)
      .every((word) => text.includes(word));
  });
  const toggle = (key: string): void =>
    setChosen((before) => (before.includes(key) ? before.filter((one) => one !== key) : [...before, key]));

  return (
    <div
      className={styles.list}
      data-machines={list?.length ?? ''}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take([...event.dataTransfer.files]);
      }}
    >
      <HandedFiles onTake={(files) => void take(files)} what={t('machines.handed')} />
      <div className={`${command.row} ${styles.commands}`}>
        <button type="button" className={command.primary} onClick={() => setBegun(true)} data-begin="">
          {t('machines.begin')}
        </button>
        <button type="button" className={command.quiet} onClick={() => input.current?.click()}>
          {t('machines.importFile')}
        </button>
        <button type="button" className={command.quiet} onClick={() => void write()}>
          {t('machines.exportAll')}
        </button>
        <input
          ref={input}
          className="sr-only"
          type="file"
          name="machines-file"
          multiple
          accept={`${FILE_ENDING},image/svg+xml,.svg,application/json`}
          tabIndex={-1}
          aria-label={t('machines.importFile')}
          onChange={(event) => {
            const { currentTarget } = event;
            void take([...(currentTarget.files ?? [])]).finally(() => {
              currentTarget.value = '';
            });
          }}
        />
      </div>
      {isBegun ? <NewMachine onMade={() => setBegun(false)} onLeave={() => setBegun(false)} /> : null}
      <p className={remarks.fine}>{t('machines.drop')}</p>
      {failure ? (
        <p className={notice.error} role="alert">
          {t(`machines.${failure}`)}
        </p>
      ) : null}
      <div role="status">
        <TakenLine />
        {keyed(said.done).map(([key, text]) => (
          <p key={key} className={notice.info}>
            {text}
          </p>
        ))}
        {removed ? (
          <p className={notice.info}>
            {t('machines.removed', { name: removed.machine.name })}{' '}
            <button type="button" className={command.quiet} onClick={() => void machines.undo()}>
              {t('machines.undo')}
            </button>
          </p>
        ) : null}
      </div>
      {keyed(said.problems).map(([key, text]) => (
        <p key={key} className={notice.error} role="alert">
          {text}
        </p>
      ))}
      <SpoiltList />
      {list === undefined ? <p>{t('machines.reading')}</p> : null}
      {list?.length === 0 && !isBegun ? <p>{t('machines.none')}</p> : null}
      {(list?.length ?? 0) > 2 ? (
        <input
          className={`${field.input} ${styles.search}`}
          type="search"
          name="machines-search"
          aria-label={t('machines.search')}
          placeholder={t('machines.search')}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      ) : null}
      {words !== '' && found.length === 0 ? <p role="status">{t('machines.noneFound')}</p> : null}
      <ul className={styles.cards}>
        {found.map((machine) => (
          <MachineCard
            key={machine.id}
            machine={machine}
            visits={visitsOf(machine, visits, known)}
            chosen={chosen}
            onChoose={toggle}
            onCompare={() => setChosen(keysOf(machine))}
            onExport={() => void write(machine)}
            isOnly={list?.length === 1}
          />
        ))}
      </ul>
      <Compare machines={list ?? []} chosen={chosen} />
      <BesideLine turn={turn} />
    </div>
  );
});
