/** A part of a page under its heading that is folded on a phone, and open where there is room and on paper. */
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { openWhereRoom } from './roomy.ts';
import fold from '../styles/fold.module.css';

interface Props {
  /** Names it for links and tests. */
  readonly name: string;
  readonly title: ReactNode;
  readonly className?: string | undefined;
  /** What is in it has to be corrected, or was typed: it opens. */
  readonly isWanted?: boolean;
  readonly children: ReactNode;
}

export function RoomyFold({ name, title, className = '', isWanted = false, children }: Props) {
  const ref = useRef<HTMLDetailsElement>(null);
  // What was served the shell has opened already.
  useEffect(() => {
    if (ref.current) openWhereRoom(ref.current);
  }, []);
  useEffect(() => {
    if (ref.current && isWanted) ref.current.open = true;
  }, [isWanted]);
  return (
    // Before this code comes the shell opens it where there is room, and readers do on a phone: neither is an error of what was served.
    <details
      ref={ref}
      className={`${fold.fold} ${className}`.trim()}
      data-fold={name}
      data-roomy=""
      suppressHydrationWarning
    >
      <summary>{title}</summary>
      {children}
    </details>
  );
}
