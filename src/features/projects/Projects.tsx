/** The list of projects, what can be done with each, and with the file of all. */
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
import { BesideLine } from './BesideLine.tsx';
import { Compare } from './Compare.tsx';
import { asIsland } from './page-data.ts';
import { ProjectCard } from './ProjectCard.tsx';
import { SpoiltList } from './SpoiltList.tsx';
import { FILE_ENDING } from './state/file.ts';
import { followProjects, projects } from './state/store.ts';
import { useFiles } from './use-files.ts';
import styles from './Projects.module.css';

/** What people look for: words without accents, in any letters. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const Projects = asIsland(function ProjectList() {
  const t = useTranslator();
  const list = useWhole(projects.$projects);
  const failure = useWhole(projects.$failure);
  const removed = useWhole(projects.$removed);
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [turn, setTurn] = useState(0);
  const { said, take, write } = useFiles(() => setTurn((now) => now + 1));
  useEffect(() => {
    restoreUnits();
    return followProjects();
  }, []);

  const found = (list ?? []).filter(({ name, note, variants }) => {
    const text = plain([name, note, ...variants.flatMap((one) => [one.name, one.summary])].join(' '));
    return plain(words)
      .split(/\s+/)
      .every((word) => text.includes(word));
  });
  const toggle = (key: string): void =>
    setChosen((before) => (before.includes(key) ? before.filter((one) => one !== key) : [...before, key].slice(-2)));

  return (
    <div
      className={styles.list}
      data-projects={list?.length ?? ''}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take([...event.dataTransfer.files]);
      }}
    >
      <HandedFiles onTake={(files) => void take(files)} what={t('projects.handed')} />
      <div className={`${command.row} ${styles.commands}`}>
        <a className={command.primary} href={localePath(t.locale, '/simulation/circuit/general')}>
          {t('projects.start')}
        </a>
        <button type="button" className={command.quiet} onClick={() => input.current?.click()}>
          {t('projects.importFile')}
        </button>
        <button type="button" className={command.quiet} onClick={() => void write()}>
          {t('projects.exportAll')}
        </button>
        <input
          ref={input}
          className="sr-only"
          type="file"
          name="projects-file"
          multiple
          accept={`${FILE_ENDING},image/svg+xml,.svg,application/json`}
          tabIndex={-1}
          aria-label={t('projects.importFile')}
          onChange={(event) => {
            const { currentTarget } = event;
            void take([...(currentTarget.files ?? [])]).finally(() => {
              currentTarget.value = '';
            });
          }}
        />
      </div>
      <p className={remarks.fine}>{t('projects.drop')}</p>
      {failure ? (
        <p className={notice.error} role="alert">
          {t(`projects.${failure}`)}
        </p>
      ) : null}
      <div role="status">
        {keyed(said.done).map(([key, text]) => (
          <p key={key} className={notice.info}>
            {text}
          </p>
        ))}
        {removed ? (
          <p className={notice.info}>
            {t('projects.removed', { name: removed.project.name })}{' '}
            <button type="button" className={command.quiet} onClick={() => void projects.undo()}>
              {t('projects.undo')}
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
      {list === undefined ? <p>{t('projects.reading')}</p> : null}
      {list?.length === 0 ? <p>{t('projects.none')}</p> : null}
      {(list?.length ?? 0) > 2 ? (
        <input
          className={`${field.input} ${styles.search}`}
          type="search"
          name="projects-search"
          aria-label={t('projects.search')}
          placeholder={t('projects.search')}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      ) : null}
      {words !== '' && found.length === 0 ? <p role="status">{t('projects.noneFound')}</p> : null}
      <ul className={styles.cards}>
        {found.map((project) => (
          <ProjectCard
            key={project.id}
            project={project}
            chosen={chosen}
            onChoose={toggle}
            onExport={() => void write(project)}
          />
        ))}
      </ul>
      <Compare projects={list ?? []} chosen={chosen} />
      <BesideLine turn={turn} />
    </div>
  );
});
