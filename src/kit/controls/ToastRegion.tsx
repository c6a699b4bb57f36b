import { useRef } from 'react';
import type { FocusEvent } from 'react';
import type { Locale } from '../../language/index.ts';
import { $toasts, holdToasts, NO_TOASTS, removeToast } from '../storage/toasts.ts';
import { useWhole } from '../island/use-part.ts';
import styles from './ToastRegion.module.css';

/** By what it tells: an error or a warning, or anything else. */
const WORDS = {
  fr: {
    label: 'Notifications',
    failure: 'Une erreur est survenue\u202f!',
    success: 'Succès\u202f!',
    close: 'Fermer l’avis',
  },
  en: { label: 'Notifications', failure: 'An error occurred!', success: 'Success!', close: 'Close the notice' },
} as const satisfies Record<Locale, object>;

/** Where toasts appear, bottom right; read aloud without taking the focus, and held while one is being read. */
export function ToastRegion({ locale }: { readonly locale: Locale }) {
  const texts = WORDS[locale];
  // This region may wake after the first came.
  const toasts = useWhole($toasts, NO_TOASTS);
  /** Where the keyboard came from. */
  const before = useRef<Element | null>(null);
  const isInside = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
    relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
  const close = (id: number): void => {
    removeToast(id);
    holdToasts(false);
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  return (
    <section
      className={styles.region}
      data-toasts=""
      aria-label={texts.label}
      aria-live="polite"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && holdToasts(true)}
      onPointerLeave={() => holdToasts(false)}
      onFocus={(event) => {
        if (isInside(event)) return;
        before.current = event.relatedTarget;
        holdToasts(true);
      }}
      onBlur={(event) => {
        if (!isInside(event)) holdToasts(false);
      }}
    >
      {toasts.map(({ id, color, description, open, action }) => {
        const isBad = color === 'error' || color === 'warning';
        return (
          <div
            key={id}
            className={`${styles.toast} ${styles[color]} ${open ? '' : styles.leaving}`}
            role={isBad ? 'alert' : undefined}
            data-state={open ? 'open' : 'closed'}
          >
            <div>
              <p className={styles.title}>{isBad ? texts.failure : texts.success}</p>
              <p>{description}</p>
            </div>
            {action ? (
              <button
                type="button"
                className={styles.action}
                onClick={() => {
                  action.run();
                  close(id);
                }}
              >
                {action.label}
              </button>
            ) : null}
            <button type="button" aria-label={texts.close} onClick={() => close(id)}>
              ×
            </button>
          </div>
        );
      })}
    </section>
  );
}
