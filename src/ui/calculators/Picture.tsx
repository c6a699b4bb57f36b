import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { CalculatorId } from '../../calculators/index.ts';
import type { View } from '../../calculators/view-props.ts';
import { viewOf } from '../../calculators/views.ts';
import { addToast } from '../../stores/toasts.ts';
import { usePage } from './context.ts';
import { inputLines, lineText, outputLines, saveBlob } from './exports.ts';
import type { PictureKind } from './picture-file.ts';
import styles from './Picture.module.css';

/** The picture of the result: as drawn with the page until its own code is here, then drawn anew at every change. */
export function Picture({ children }: { readonly children?: ReactNode }) {
  const page = usePage();
  const { session, t, say } = page;
  const frame = useRef<HTMLDivElement>(null);
  const { inputs, outcome } = useStore(session.$answer);
  const [View, setView] = useState<View | undefined>(undefined);
  const { id } = session.definition;

  useEffect(() => {
    let isGone = false;
    // Without its code the picture of the page stays, which is that of another result: it goes then.
    void viewOf(id as CalculatorId)().then(
      ({ default: loaded }) => {
        if (!isGone) setView(() => loaded);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [id]);

  if (!outcome.ok) return null;
  const save = async (kind: PictureKind): Promise<void> => {
    try {
      const { pictureFile } = await import('./picture-file.ts');
      if (!frame.current) return;
      const file = await pictureFile(frame.current, kind, {
        title: session.definition.title[t.locale],
        written: [...inputLines(page), ...outputLines(page)].map((line) => lineText(line, t)),
        source: t('tools.picture.source', {
          date: new Intl.DateTimeFormat(t.locale, { dateStyle: 'long' }).format(new Date()),
        }),
      });
      saveBlob(file, `appfroid-${session.definition.slug}.${kind}`);
    } catch {
      addToast('error', t('tools.picture.failed'));
    }
  };
  return (
    <div ref={frame} className={styles.frame} data-live={View ? '' : undefined}>
      {View ? <View inputs={inputs} outputs={outcome.outputs} locale={t.locale} translate={say} /> : children}
      <div className={styles.save} role="group" aria-label={t('tools.picture.save')}>
        <span aria-hidden="true">{t('tools.picture.save')}</span>
        {(['png', 'svg'] as const).map((kind) => (
          <button key={kind} type="button" onClick={() => void save(kind)}>
            {kind.toUpperCase()}
          </button>
        ))}
      </div>
    </div>
  );
}
