/** What the system handed over, by name and size, and whether to take it. */
import { useEffect, useRef, useState } from 'react';
import { useTranslator } from '../kit/island/context.ts';
import { formatAtMost } from '../quantities/number.ts';
import command from '../kit/styles/command.module.css';
import notice from '../kit/styles/notice.module.css';
import { followHandedFiles } from './handed-files.ts';
import type { Handed } from './handed-files.ts';

/** Names shown at most; the others are counted. */
const SHOWN = 5;
const LONGEST = 80;

/** A name as it is read: nothing in it turns the writing round or hides. */
function shown(name: string): string {
  const plain = name.replace(/\p{C}/gu, '');
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST - 1)}…` : plain;
}

interface HandedFilesProps {
  readonly sharedTo?: readonly string[];
  readonly onTake: (files: readonly File[]) => void;
  readonly onEmptyShare?: () => void;
  /** What taking does, in the words of the page. */
  readonly what: string;
}

export function HandedFiles({ sharedTo, onTake, onEmptyShare, what }: HandedFilesProps) {
  const t = useTranslator();
  const [handed, setHanded] = useState<Handed | undefined>();
  const box = useRef<HTMLDivElement>(null);
  const empty = useRef(onEmptyShare);
  useEffect(
    () =>
      followHandedFiles({
        ...(sharedTo && { sharedTo }),
        onHanded: setHanded,
        onEmptyShare: () => empty.current?.(),
      }),
    [sharedTo],
  );
  useEffect(() => {
    // Some browsers answer a promise, which is no way to end an effect.
    void box.current?.scrollIntoView({ block: 'center' });
  }, [handed]);
  if (handed === undefined) return null;

  const { names, size, beside, isTooLarge } = handed;
  const list = names.slice(0, SHOWN).map(shown).join(', ') + (names.length > SHOWN ? ` +${names.length - SHOWN}` : '');
  const mega = size >= 1e5;
  const amount = t(mega ? 'handed.megabytes' : 'handed.kilobytes', {
    size: formatAtMost(mega ? size / 1e6 : Math.max(size / 1e3, 0.1), 1, t.locale),
  });
  const answer = (isTaken: boolean): void => {
    setHanded(undefined);
    if (isTaken) void handed.take().then(onTake);
    else void handed.drop();
  };
  return (
    <div ref={box} className={notice.warning} role="alert" data-handed="">
      <p>{t('handed.came', { names: list, size: amount })}</p>
      {beside > 0 ? <p>{t(beside === 1 ? 'handed.beside_one' : 'handed.beside_other', { count: beside })}</p> : null}
      <p>{isTooLarge ? t('handed.tooLarge') : `${what} ${t('handed.unasked')}`}</p>
      <p className={command.row}>
        {isTooLarge ? null : (
          <button type="button" className={command.primary} onClick={() => answer(true)}>
            {t('handed.take')}
          </button>
        )}
        <button type="button" className={command.quiet} onClick={() => answer(false)}>
          {t('handed.drop')}
        </button>
      </p>
    </div>
  );
}
