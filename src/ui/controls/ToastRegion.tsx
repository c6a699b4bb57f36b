import { useStore } from '@nanostores/react';
import { $toasts, removeToast } from '../../stores/toasts.ts';
import styles from './ToastRegion.module.css';

interface ToastTexts {
  readonly label: string;
  /** Title of an error or a warning. */
  readonly failure: string;
  /** Title of anything else. */
  readonly success: string;
  readonly close: string;
}

/** Where toasts appear, bottom right; read aloud without taking the focus. */
export function ToastRegion({ texts }: { readonly texts: ToastTexts }) {
  const toasts = useStore($toasts, { ssr: 'initial' });
  return (
    <section className={styles.region} data-toasts="" aria-label={texts.label} aria-live="polite">
      {toasts.map(({ id, color, description, open }) => {
        const isBad = color === 'error' || color === 'warning';
        return (
          <div key={id} className={`${styles.toast} ${styles[color]} ${open ? '' : styles.leaving}`} role={isBad ? 'alert' : undefined}>
            <div>
              <p className={styles.title}>{isBad ? texts.failure : texts.success}</p>
              <p>{description}</p>
            </div>
            <button type="button" aria-label={texts.close} onClick={() => removeToast(id)}>×</button>
          </div>
        );
      })}
    </section>
  );
}
