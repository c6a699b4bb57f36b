/** The text of an answer, its figures held against what the site said: see src/assistant/figures.ts. */
import { createContext, useContext, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { figuresOf } from '../../assistant/figures.ts';
import type { Figure, Verifier } from '../../assistant/figures.ts';
import { useTexts } from './context.ts';
import styles from './Markdown.module.css';

interface Check {
  readonly verified: Verifier;
  /** Told when a figure is not verified. */
  readonly onUnverified: () => void;
}

const CheckContext = createContext<Check | undefined>(undefined);
export const CheckProvider = CheckContext.Provider;

/** What a text says, each of its figures that nothing the site said contains marked as such. */
export function Said({ text }: { readonly text: string }) {
  const check = useContext(CheckContext);
  const unverified = useMemo(
    () => (check === undefined ? [] : figuresOf(text).filter((figure) => !check.verified(figure))),
    [text, check],
  );
  const isMarked = unverified.length > 0;
  useEffect(() => {
    if (isMarked) check?.onUnverified();
  }, [isMarked, check]);
  return isMarked ? <Marked text={text} figures={unverified} /> : text;
}

function Marked({ text, figures }: { readonly text: string; readonly figures: readonly Figure[] }) {
  const t = useTexts();
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { start, end } of figures) {
    parts.push(
      text.slice(from, start),
      <span key={start} className={styles.unverified} title={t('assistant.unverified.reason')} data-unverified="">
        {text.slice(start, end)}
        <span className="sr-only"> {t('assistant.unverified.short')}</span>
      </span>,
    );
    from = end;
  }
  return [...parts, text.slice(from)];
}
