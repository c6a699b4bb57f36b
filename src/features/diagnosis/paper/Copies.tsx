/** Texts to copy, frame by frame: in French, as the form and Trackdéchets are. */
import { useState } from 'react';
import { copyText } from '../../../kit/files/copy-text.ts';
import { useTranslator } from '../../../kit/island/context.ts';
import command from '../../../kit/styles/command.module.css';
import group from '../../../kit/styles/group.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import type { PaperPart } from './fields.tsx';
import { FRAME_NAMES, FRAMES, frameTexts, TRACK_NAMES, TRACKDECHETS, trackTexts } from './frames.ts';
import styles from './Papers.module.css';

interface CopyProps {
  readonly id: string;
  readonly name: string;
  readonly gloss: string;
  readonly text: string;
}

function Copy({ id, name, gloss, text }: CopyProps) {
  const t = useTranslator();
  const [said, setSaid] = useState<'copied' | 'failed'>();
  const copy = async (): Promise<void> => {
    setSaid((await copyText(text)) ? 'copied' : 'failed');
  };
  return (
    <div className={styles.copy} data-copy={id}>
      <p className={styles.copyName}>
        <strong lang="fr">{name}</strong>
        {name.endsWith(gloss) ? null : <span className={remarks.note}>{gloss}</span>}
      </p>
      {text === '' ? (
        <p className={remarks.note}>{t('papers.copies.none')}</p>
      ) : (
        <>
          <p lang="fr" className={styles.copied}>
            {text}
          </p>
          <button
            type="button"
            className={command.quiet}
            aria-label={t('papers.copies.copyOf', { name })}
            onClick={() => void copy()}
          >
            {t('papers.copies.copy')}
          </button>
        </>
      )}
      <span role="status" className={remarks.note}>
        {said === undefined ? '' : t(`papers.copies.${said}`)}
      </span>
    </div>
  );
}

export function Copies({ fluid, sheet, answer }: Pick<PaperPart, 'fluid' | 'sheet' | 'answer'>) {
  const t = useTranslator();
  const frames = frameTexts(fluid, sheet, answer);
  const track = trackTexts(sheet);
  return (
    <>
      <section aria-label={t('papers.copies.frames')}>
        <h3 className={group.name}>{t('papers.copies.frames')}</h3>
        {FRAMES.map((key) => (
          <Copy key={key} id={key} name={FRAME_NAMES[key]} gloss={t(`papers.gloss.${key}`)} text={frames[key]} />
        ))}
      </section>
      <section aria-label={t('papers.copies.track')}>
        <h3 className={group.name}>{t('papers.copies.track')}</h3>
        {TRACKDECHETS.map((key) => (
          <Copy key={key} id={key} name={TRACK_NAMES[key]} gloss={t(`papers.gloss.${key}`)} text={track[key]} />
        ))}
      </section>
    </>
  );
}
