/** On paper: whose machine it is and when, and the way back, a code of the link. Drawn when the page is printed, and only then. */
import { useEffect, useRef } from 'react';
import { qrEncoder } from '../../kit/controls/qr-code.ts';
import type { QrCode } from '../../kit/controls/qr-code.ts';
import { momentInWords } from '../../language/days.ts';
import { pageLocale } from '../../language/page.ts';
import { fillWhose, whoseMachine } from './whose.ts';
import styles from './Verdict.module.css';

interface PrintedCodeProps {
  readonly label: string;
  readonly link: () => string;
}

export function PrintedCode({ label, link }: PrintedCodeProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const path = useRef<SVGPathElement>(null);
  useEffect(() => {
    // A printer waits for nothing: what draws the code is there before it is asked for.
    let codeOf: ((text: string) => QrCode | null) | undefined;
    qrEncoder()
      .then((encoder) => (codeOf = encoder))
      .catch(() => undefined);
    let whose: Awaited<ReturnType<typeof whoseMachine>> = {};
    void whoseMachine().then((found) => (whose = found));
    const draw = (): void => {
      fillWhose({ ...whose, date: momentInWords(new Date(), pageLocale()) });
      const code = codeOf?.(link());
      drawing.current?.setAttribute('viewBox', `0 0 ${String(code?.size ?? 1)} ${String(code?.size ?? 1)}`);
      path.current?.setAttribute('d', code?.path ?? '');
    };
    addEventListener('beforeprint', draw);
    return () => removeEventListener('beforeprint', draw);
  }, [link]);
  return (
    <svg
      translate="no"
      ref={drawing}
      className={styles.code}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      data-code=""
    >
      <path ref={path} />
    </svg>
  );
}
