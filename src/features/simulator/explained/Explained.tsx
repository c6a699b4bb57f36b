/** The name of a figure with its "?": code and texts of what it opens come when it is first pressed. */
import type { MouseEvent, ReactNode } from 'react';
import styles from './Explained.module.css';
import type { ExplainedName } from './names.ts';

interface ExplainedProps {
  readonly of: ExplainedName;
  readonly children: ReactNode;
}

export function Explained({ of, children }: ExplainedProps) {
  const open = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    // What could not be fetched is asked for again at the next press.
    import('./window.ts').then(({ explain }) => explain(currentTarget, of)).catch(() => undefined);
  };
  return (
    <button type="button" className={styles.why} aria-haspopup="dialog" onClick={open}>
      {children}
    </button>
  );
}
