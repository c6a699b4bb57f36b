/** The name of a figure with its "?": code and texts of what it opens come when it is first pressed. */
import { memo } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import styles from './Explained.module.css';
import type { ExplainedName } from './names.ts';

interface ExplainedProps {
  readonly of: ExplainedName;
  readonly children: ReactNode;
}

/** Its name is the same whatever the figure beside it is: drawn once. */
export const Explained = memo(function Explained({ of, children }: ExplainedProps) {
  const open = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    // What could not be fetched is asked for again at the next press.
    import('./window.ts').then(({ explain }) => explain(currentTarget, of)).catch(() => undefined);
  };
  return (
    <button type="button" className={styles.why} aria-haspopup="dialog" onClick={open}>
      {children}
    </button>
  );
});
