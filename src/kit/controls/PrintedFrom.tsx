/** What a sheet says of itself and no screen shows: whose it is, when it was printed, the address that brings it back. */
import { useEffect, useRef } from 'react';
import { dateLanguage } from '../../language/index.ts';
import type { Locale } from '../../language/index.ts';
import { shortLink } from '../form/short-link/pack.ts';
import { readableLink } from '../form/readable-link.ts';
import styles from './PrintedFrom.module.css';

/** What holds JSON is no text to type from paper: pages whose links do read their short ones too. */
const onPaper = (link: string): string =>
  readableLink(/%7B|%5B|[{[]/i.test(link) ? shortLink(link) : link).replace(/^https?:\/\//, '');

interface PrintedFromProps {
  readonly locale: Locale;
  /** The whole address of what is printed. */
  readonly link: () => string;
}

/** Written when the page is printed, and only then: a keystroke draws none of it. */
export function PrintedFrom({ locale, link }: PrintedFromProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const write = (): void => {
      const date = new Date().toLocaleDateString(dateLanguage(locale), { dateStyle: 'long' });
      line.current?.replaceChildren(`AppFroid · ${date} · ${onPaper(link())}`);
    };
    addEventListener('beforeprint', write);
    return () => removeEventListener('beforeprint', write);
  }, [locale, link]);
  return <p ref={line} className={styles.from} data-printed-from="" />;
}
