/** Above the study: steps back and forward, and the project it is kept in. */
import { useEffect } from 'react';
import { localePath } from '../../../i18n/paths.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { usePart, useWhole } from '../../../kit/island/use-part.ts';
import command from '../../../kit/styles/command.module.css';
import field from '../../../kit/styles/field.module.css';
import notice from '../../../kit/styles/notice.module.css';
import { pageSimulation } from '../../simulator/state/page-simulation.ts';
import { NameInput, SignButton } from '../Controls.tsx';
import { LONGEST_NAME, MOST_VARIANTS } from '../state/project.ts';
import type { Open } from './study.ts';
import {
  $keeping,
  $open,
  $steps,
  addVariant,
  chooseVariant,
  followStudy,
  keepAsProject,
  leaveProject,
  redo,
  rename,
  undo,
} from './study.ts';
import styles from './ProjectBar.module.css';

const { $fluid, $shown } = pageSimulation;

export function ProjectBar() {
  const t = useTranslator();
  const format = useFormatter();
  const open = useWhole($open);
  const keeping = useWhole($keeping);
  useEffect(
    () =>
      followStudy(() => {
        const { result, isStale } = $shown.get().permanent;
        if (!result || isStale) return '';
        const { eer, power_cold } = result.performance;
        return `${result.input.fluid} · EER ${format.full('ratio', eer)} · ${format.full('power', power_cold)}`;
      }),
    [format],
  );
  const keep = (): void => {
    const power = $shown.get().permanent.result?.performance.power_cold;
    const name = [$fluid.get(), power === undefined ? '' : format.full('power', power)].filter(Boolean).join(' · ');
    void keepAsProject(name.slice(0, LONGEST_NAME), t('projectBar.first'));
  };
  return (
    <div className={styles.bar} data-project-bar={open ? 'open' : ''} role="group" aria-label={t('projectBar.label')}>
      <Steps />
      {open ? (
        <OpenBar open={open} />
      ) : (
        <button type="button" className={command.quiet} onClick={keep} data-keep-project="">
          {t('projectBar.keep')}
        </button>
      )}
      <a className={styles.all} href={localePath(t.locale, '/simulation/projets')}>
        {t('projectBar.all')}
      </a>
      {open ? (
        <span className={styles.state} role="status" data-keeping={keeping}>
          {t(`projectBar.keeping.${keeping}`)}
        </span>
      ) : null}
      {keeping === 'failed' ? (
        <p className={notice.error} role="alert">
          {t('projectBar.failed')}
        </p>
      ) : null}
    </div>
  );
}

function Steps() {
  const t = useTranslator();
  const hasPast = usePart($steps, ({ past }) => past.length > 0);
  const hasFuture = usePart($steps, ({ future }) => future.length > 0);
  return (
    <>
      <SignButton label={t('projectBar.undo')} disabled={!hasPast} onClick={undo} data-undo="">
        ↶
      </SignButton>
      <SignButton label={t('projectBar.redo')} disabled={!hasFuture} onClick={redo} data-redo="">
        ↷
      </SignButton>
    </>
  );
}

function OpenBar({ open: { project, variant } }: { readonly open: Open }) {
  const t = useTranslator();
  const count = project.variants.length;
  return (
    <>
      <NameInput
        key={project.id}
        className={styles.name}
        name="project-name"
        label={t('projectBar.name')}
        value={project.name}
        onSave={(name) => void rename(name)}
      />
      {count > 1 ? (
        <select
          className={`${field.input} ${styles.variants}`}
          name="project-variant"
          aria-label={t('projectBar.variant')}
          value={variant.id}
          onChange={(event) => void chooseVariant(event.currentTarget.value)}
        >
          {project.variants.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      ) : null}
      {count < MOST_VARIANTS ? (
        <button
          type="button"
          className={command.quiet}
          onClick={() => void addVariant(t('projectBar.nth', { n: count + 1 }))}
          data-add-variant=""
        >
          {t('projectBar.add')}
        </button>
      ) : null}
      <button type="button" className={command.quiet} onClick={leaveProject}>
        {t('projectBar.leave')}
      </button>
    </>
  );
}
