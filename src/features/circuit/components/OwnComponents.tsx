/** Components of the reader's own: described here, to travel in the link, and as files, kept on the device. */
import { CATEGORIES } from '../../../circuit/components/kinds.ts';
import { LINES } from '../../../circuit/line-names.ts';
import type { Part } from '../state/part.ts';
import { useTranslator } from '../../../kit/island/context.ts';
import { Note } from '../../../kit/island/note.ts';
import { usePart } from '../../../kit/island/use-part.ts';
import { PartRows } from '../PartFields.tsx';
import { isColumnOf } from './own-columns.ts';
import { OpenedFold } from './OpenedFold.tsx';
import { OwnCatalogue } from './OwnCatalogue.tsx';
import group from '../../../kit/styles/group.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import styles from './ComponentsForm.module.css';

export function OwnComponents({ part }: { readonly part: Part<'selection'> }) {
  const t = useTranslator();
  const rows = usePart(part.form.$content, ({ texts }) => texts['own']);
  const words = (keys: readonly string[], group: 'categories' | 'lines'): Readonly<Record<string, string>> =>
    Object.fromEntries(keys.map((key) => [key, t(`circuitPages.components.${group}.${key}` as never)]));
  return (
    <OpenedFold name="own" summary={t('circuitPages.components.ownFold')}>
      {() => (
        <div className={styles.fold}>
          <fieldset className={`${group.group} ${styles.group}`}>
            <legend>{t('circuitPages.components.ownTitle')}</legend>
            <p className={remarks.fine}>
              <Note text={t('circuitPages.components.ownNote')} />
            </p>
            <PartRows
              part={part}
              name="own"
              labels={{
                add: t('circuitPages.components.addOwn'),
                remove: (n) => t('circuitPages.components.removeOwn', { n }),
              }}
              columns={{
                category: { label: t('circuitPages.components.category'), words: words(CATEGORIES, 'categories') },
                lines: { label: t('circuitPages.components.line'), words: words(['all', ...LINES], 'lines') },
                d_mm: { label: t('circuitPages.components.bore') },
                zeta: { label: t('circuitPages.components.zeta') },
              }}
              isShown={(column, line) =>
                isColumnOf(column, typeof rows === 'object' ? rows[line]?.['category'] : undefined)
              }
            />
          </fieldset>
          <OwnCatalogue />
        </div>
      )}
    </OpenedFold>
  );
}
