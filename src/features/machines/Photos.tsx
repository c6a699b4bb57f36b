/** The photos of a machine: scaled down when they are taken in, and kept beside it. */
import { useEffect, useRef, useState } from 'react';
import { smallPicture } from '../../kit/files/small-picture.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { useWhole } from '../../kit/island/use-part.ts';
import { keyed } from '../../kit/island/keyed.ts';
import command from '../../kit/styles/command.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import { NameInput, SignButton } from './Controls.tsx';
import { newId } from '../../kit/storage/new-id.ts';
import { LONGEST_NAME } from '../../machine/record/record.ts';
import { LONGEST_PHOTO, MOST_PHOTOS } from './state/photo.ts';
import type { Photo } from './state/photo.ts';
import { machines } from './state/store.ts';
import styles from './Machines.module.css';

/** px, of the longer side: a name plate stays readable. */
const SIDE = 1600;

export function Photos({ machine }: { readonly machine: string }) {
  const t = useTranslator();
  // Read again whenever anything of the machines has changed, here or in another tab.
  const list = useWhole(machines.$machines);
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    let isOver = false;
    void machines.photosOf(machine).then((found) => {
      if (!isOver) setPhotos(found);
    });
    return () => {
      isOver = true;
    };
  }, [machine, list]);

  const take = async (files: readonly File[]): Promise<void> => {
    const wrong: string[] = [];
    const taken: Photo[] = [];
    for (const file of files) {
      if (photos.length + taken.length >= MOST_PHOTOS) {
        wrong.push(t('machines.manyPhotos', { most: MOST_PHOTOS }));
        break;
      }
      try {
        const picture = await smallPicture(file, SIDE, LONGEST_PHOTO);
        const caption = file.name.replace(/\.[^.]*$/, '').slice(0, LONGEST_NAME);
        taken.push({ id: newId(), project: machine, caption, picture });
      } catch {
        wrong.push(t('machines.badPhoto', { name: file.name }));
      }
    }
    setProblems(wrong);
    if (taken.length > 0) await machines.savePhotos(taken);
  };

  return (
    <section aria-label={t('machines.photos')} data-photos={photos.length}>
      <div className={styles.photos}>
        {photos.map((photo, index) => (
          <figure key={photo.id}>
            <img src={photo.picture} alt={photo.caption || t('machines.photo', { n: index + 1 })} />
            <figcaption>
              <NameInput
                name="photo-caption"
                label={t('machines.caption')}
                value={photo.caption}
                mayBeEmpty
                onSave={(caption) => void machines.savePhotos([{ ...photo, caption }])}
              />
              <SignButton
                label={t('machines.removePhoto', { n: index + 1 })}
                onClick={() => void machines.removePhoto(photo)}
              >
                ×
              </SignButton>
            </figcaption>
          </figure>
        ))}
      </div>
      <button type="button" className={command.quiet} onClick={() => input.current?.click()}>
        {t('machines.addPhoto')}
      </button>
      <input
        ref={input}
        className="sr-only"
        type="file"
        name="machine-photos"
        accept="image/*"
        multiple
        tabIndex={-1}
        aria-label={t('machines.addPhoto')}
        onChange={(event) => {
          const { currentTarget } = event;
          void take([...(currentTarget.files ?? [])]).finally(() => {
            currentTarget.value = '';
          });
        }}
      />
      {keyed(problems).map(([key, text]) => (
        <p key={key} role="alert" className={remarks.problem}>
          {text}
        </p>
      ))}
    </section>
  );
}
