/** On paper, the way back: a code of the link, drawn when the page is printed and only then. */
import { useEffect, useRef } from 'react';
import { qrModules, qrPath } from '../../charts/qr/modules.ts';
import styles from './Verdict.module.css';

/** Light modules around a code, so that it is found. */
const MARGIN = 4;

interface PrintedCodeProps {
  readonly label: string;
  readonly link: () => string;
}

export function PrintedCode({ label, link }: PrintedCodeProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const path = useRef<SVGPathElement>(null);
  useEffect(() => {
    const draw = (): void => {
      const rows = qrModules(link());
      const size = (rows?.length ?? 0) + 2 * MARGIN;
      drawing.current?.setAttribute('viewBox', `${String(-MARGIN)} ${String(-MARGIN)} ${String(size)} ${String(size)}`);
      path.current?.setAttribute('d', rows ? qrPath(rows) : '');
    };
    addEventListener('beforeprint', draw);
    return () => removeEventListener('beforeprint', draw);
  }, [link]);
  return (
    <svg ref={drawing} className={styles.code} role="img" aria-label={label} shapeRendering="crispEdges" data-code="">
      <path ref={path} />
    </svg>
  );
}
