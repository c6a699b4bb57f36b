import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { loadWriting, loadWritingWhenIdle, writingNow } from './load-writing.ts';

interface Written {
  readonly Head: ComponentType<{ readonly date: Date }>;
  readonly date: Date;
}

/** What a printed sheet says before the result: when, and from what. It is written when the page goes to paper. */
export function SheetHead() {
  const [written, setWritten] = useState<Written | undefined>(undefined);
  useEffect(() => {
    const paper = matchMedia('print');
    const write = (): void => {
      const date = new Date();
      const here = writingNow();
      if (here) flushSync(() => setWritten({ Head: here.WrittenHead, date }));
      else
        loadWriting().then(
          ({ WrittenHead }) => setWritten({ Head: WrittenHead, date }),
          () => undefined,
        );
    };
    const clear = (): void => {
      if (!paper.matches) setWritten(undefined);
    };
    const follow = (): void => (paper.matches ? write() : clear());
    loadWritingWhenIdle();
    if (paper.matches) write();
    window.addEventListener('beforeprint', write);
    window.addEventListener('afterprint', clear);
    paper.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', write);
      window.removeEventListener('afterprint', clear);
      paper.removeEventListener('change', follow);
    };
  }, []);
  return written ? <written.Head date={written.date} /> : null;
}
