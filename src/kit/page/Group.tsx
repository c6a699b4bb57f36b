import type { ReactNode } from 'react';
import group from '../styles/group.module.css';
import styles from './Form.module.css';

interface GroupProps {
  readonly title: string;
  /** The side of the circuit, by its colour. */
  readonly side?: 'high' | 'low' | 'liquid' | undefined;
  readonly children: ReactNode;
}

/** Fields under a name. */
export function Group({ title, side, children }: GroupProps) {
  return (
    <fieldset className={`${group.group} ${styles.group}`}>
      <legend className={`${styles.legend} ${side === undefined ? '' : styles[side]}`}>{title}</legend>
      {children}
    </fieldset>
  );
}
