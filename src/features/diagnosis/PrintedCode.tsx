/** On paper, the way back: a code of the link, drawn when the page is printed and only then. */
import { useEffect, useRef } from 'react';
import { qrEncoder } from '../../kit/controls/qr-code.ts';
import type { QrCode } from '../../kit/controls/qr-code.ts';
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
    const draw = (): void => {
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
