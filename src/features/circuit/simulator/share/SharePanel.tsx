/** The short link of the study as text, as a code, and on its way to another app. */
import { useEffect, useRef } from 'react';
import { useQrCode } from '../../../../kit/controls/qr-code.ts';
import { useTranslator } from '../../../../kit/island/context.ts';
import { useWhole } from '../../../../kit/island/use-part.ts';
import command from '../../../../kit/styles/command.module.css';
import field from '../../../../kit/styles/field.module.css';
import remarks from '../../../../kit/styles/remarks.module.css';
import { $shared } from './share.ts';
import styles from './SharePanel.module.css';

export function SharePanel() {
  const t = useTranslator();
  const shared = useWhole($shared);
  const dialog = useRef<HTMLDialogElement>(null);
  const text = useRef<HTMLInputElement>(null);
  const code = useQrCode(shared?.link ?? '');
  useEffect(() => {
    if (!shared) return;
    if (dialog.current?.open === false) dialog.current.showModal();
    text.current?.select();
  }, [shared]);
  if (!shared) return null;
  const { link, isCopied } = shared;
  const send = (): void => void navigator.share({ url: link }).catch(() => undefined);
  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-label={t('simulator.share.title')}
      data-shared=""
      onClose={() => $shared.set(undefined)}
    >
      <h2>{t('simulator.share.title')}</h2>
      <label className={styles.link}>
        {t('simulator.share.link')}
        <input ref={text} className={field.input} type="text" readOnly value={link} name="short-link" />
      </label>
      <p className={remarks.note} role="status">
        {t(isCopied ? 'simulator.share.copied' : 'simulator.share.byHand')}
      </p>
      {code ? (
        <svg
          translate="no"
          className={styles.code}
          viewBox={`0 0 ${code.size} ${code.size}`}
          role="img"
          aria-label={t('simulator.share.scan')}
        >
          <rect width={code.size} height={code.size} fill="#fff" />
          <path d={code.path} fill="#000" shapeRendering="crispEdges" />
        </svg>
      ) : null}
      <div className={command.row}>
        {typeof navigator !== 'undefined' && 'share' in navigator ? (
          <button type="button" className={command.quiet} onClick={send}>
            {t('simulator.share.send')}
          </button>
        ) : null}
        <button type="button" className={command.primary} onClick={() => dialog.current?.close()}>
          {t('simulator.share.close')}
        </button>
      </div>
    </dialog>
  );
}
