/** What is folded and drawn once it is opened: a served page does not carry what few look at. */
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import fold from '../../../kit/styles/fold.module.css';

interface Props {
  readonly name: string;
  readonly summary: string;
  readonly children: () => ReactNode;
}

export function OpenedFold({ name, summary, children }: Props) {
  const [isOpened, setOpened] = useState(false);
  const root = useRef<HTMLDetailsElement>(null);
  // Opened as it was served, before its code came.
  useEffect(() => {
    if (root.current?.open) setOpened(true);
  }, []);
  return (
    <details
      ref={root}
      className={fold.fold}
      data-fold={name}
      suppressHydrationWarning
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setOpened(true);
      }}
    >
      <summary>{summary}</summary>
      {isOpened ? children() : null}
    </details>
  );
}
