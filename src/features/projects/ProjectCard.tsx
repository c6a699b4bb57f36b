/** One project of the list: its name, its variants, and what can be done with it. */
import { useState } from 'react';
import { linkWithin } from '../../kit/form/long-link.ts';
import { localePath } from '../../i18n/paths.ts';
import { useTranslator } from '../../kit/island/context.ts';
import command from '../../kit/styles/command.module.css';
import field from '../../kit/styles/field.module.css';
import fold from '../../kit/styles/fold.module.css';
import panel from '../../kit/styles/panel.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import { momentInWords } from '../../language/days.ts';
import { NameInput, SignButton } from './Controls.tsx';
import { Photos } from './Photos.tsx';
import { keepOpen } from './state/open.ts';
import { newId } from '../../kit/kept/new-id.ts';
import { duplicateOf, LONGEST_NOTE, withVariant } from './state/project.ts';
import type { Project, Variant } from './state/project.ts';
import { projects } from './state/store.ts';
import styles from './Projects.module.css';

interface Props {
  readonly project: Project;
  /** Keys of the variants to compare. */
  readonly chosen: readonly string[];
  readonly onChoose: (key: string) => void;
  readonly onExport: () => void;
}

export const keyOf = (project: Project, variant: Variant): string => `${project.id}/${variant.id}`;

const save = (project: Project): Promise<boolean> => projects.save({ ...project, changed: new Date().toISOString() });

export function ProjectCard({ project, chosen, onChoose, onExport }: Props) {
  const t = useTranslator();
  const [isOpen, setOpen] = useState(false);
  const page = localePath(t.locale, '/simulation/circuit/general');
  const copy = async (): Promise<void> => {
    const double = duplicateOf(project, t('projects.copyName', { name: project.name }), new Date().toISOString());
    const photos = await projects.photosOf(project.id);
    if (!(await projects.save(double)) || photos.length === 0) return;
    await projects.savePhotos(photos.map((photo) => ({ ...photo, id: newId(), project: double.id })));
  };
  return (
    <li className={`${panel.tight} ${styles.card}`} data-project={project.id}>
      <div className={styles.cardHead}>
        <NameInput
          className={styles.name}
          name="project-name"
          label={t('projects.name')}
          value={project.name}
          onSave={(name) => void save({ ...project, name })}
        />
        <time className={remarks.fine} dateTime={project.changed}>
          {t('projects.changed', { at: momentInWords(new Date(project.changed), t.locale) })}
        </time>
      </div>
      <ul className={styles.variants}>
        {project.variants.map((variant) => (
          <li key={variant.id} data-variant={variant.id}>
            <label className={styles.tick}>
              <input
                type="checkbox"
                checked={chosen.includes(keyOf(project, variant))}
                onChange={() => onChoose(keyOf(project, variant))}
              />
              <span className="sr-only">{t('projects.compared', { name: `${project.name}, ${variant.name}` })}</span>
            </label>
            <a
              href={linkWithin(`${page}${variant.query}`)}
              onClick={() => keepOpen({ project: project.id, variant: variant.id, query: variant.query })}
              aria-label={t('projects.open', { name: `${project.name}, ${variant.name}` })}
            >
              {variant.name}
            </a>
            <span className={remarks.fine}>{variant.summary}</span>
          </li>
        ))}
      </ul>
      <div className={command.row}>
        <button type="button" className={command.quiet} onClick={() => void copy()}>
          {t('projects.duplicate')}
        </button>
        <button type="button" className={command.quiet} onClick={onExport}>
          {t('projects.exportOne')}
        </button>
        <button type="button" className={command.quiet} onClick={() => void projects.remove(project.id)}>
          {t('projects.remove')}
        </button>
      </div>
      <details className={fold.aside} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('projects.more')}</summary>
        {isOpen ? <More project={project} /> : null}
      </details>
    </li>
  );
}

/** Notes, names of variants, photos: what is opened when it is wanted. */
function More({ project }: { readonly project: Project }) {
  const t = useTranslator();
  return (
    <div className={styles.more}>
      <label className={styles.note}>
        {t('projects.note')}
        <textarea
          className={field.input}
          name="project-note"
          rows={4}
          maxLength={LONGEST_NOTE}
          defaultValue={project.note}
          onChange={(event) => void save({ ...project, note: event.currentTarget.value })}
        />
      </label>
      {project.variants.map((variant) => (
        <div key={variant.id} className={styles.variantRow}>
          <NameInput
            name="variant-name"
            label={t('projects.variantName')}
            value={variant.name}
            onSave={(name) => void save(withVariant(project, variant.id, { name }))}
          />
          {project.variants.length > 1 ? (
            <SignButton
              label={t('projects.removeVariant', { name: variant.name })}
              onClick={() =>
                void save({ ...project, variants: project.variants.filter(({ id }) => id !== variant.id) })
              }
            >
              ×
            </SignButton>
          ) : null}
        </div>
      ))}
      <Photos project={project.id} />
    </div>
  );
}
