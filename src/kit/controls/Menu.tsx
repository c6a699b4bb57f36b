import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './Menu.module.css';

interface MenuProps {
  readonly label: ReactNode;
  /** Name for a screen reader when the label is not a text. */
  readonly name?: string;
  readonly className?: string | undefined;
  /** Closes after a click inside: right for commands, wrong for check boxes. */
  readonly closesOnClick?: boolean;
  readonly children: ReactNode;
}

/** A button that opens a small panel; closed by Escape, by a click outside, or by leaving it with Tab. */
export function Menu({ label, name, className, closesOnClick = false, children }: MenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOutside = (event: Event): void => {
      const details = ref.current;
      if (details?.open && event.target instanceof Node && !details.contains(event.target)) details.open = false;
    };
    const closeByKey = (event: globalThis.KeyboardEvent): void => {
      const details = ref.current;
      if (event.key !== 'Escape' || !details?.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, []);
  const close = (): void => {
    if (closesOnClick && ref.current) ref.current.open = false;
  };
  return (
    <details ref={ref} className={styles.menu}>
      <summary className={className} aria-label={name}>
        {label}
      </summary>
      <div className={styles.panel} onClick={close}>
        {children}
      </div>
    </details>
  );
}
