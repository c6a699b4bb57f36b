/** Figures in a card by what is held or pointed at: above it, where no hand is in the way. */
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Size } from '../../../charts/plot/use-size.ts';
import styles from './Hand.module.css';

const WIDTH = 328;
/** What a finger hides above its tip, and what a mouse does, px. */
const GAPS = { touch: 60, mouse: 28, keys: 28 } as const;
/** Of the window: under the page's own header nothing is read. */
const TOP = 64;

interface CardProps {
  /** Pixels of the drawing. */
  readonly at: readonly [x: number, y: number];
  readonly size: Size;
  readonly by: keyof typeof GAPS;
  readonly title: ReactNode;
  readonly value?: string | undefined;
  readonly cells: readonly (readonly [symbol: string, text: string])[];
  readonly children?: ReactNode;
}

export function Card({ at: [x, y], size, by, title, value, cells, children }: CardProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isBelow, setIsBelow] = useState(false);
  const gap = GAPS[by];
  const width = Math.min(WIDTH, size.width);
  useLayoutEffect(() => {
    const card = ref.current;
    const frame = card?.offsetParent;
    if (!card || !frame) return;
    const isHidden = frame.getBoundingClientRect().top + y - gap - card.offsetHeight < TOP;
    if (isHidden !== isBelow) setIsBelow(isHidden);
  }, [y, gap, isBelow]);
  return (
    <div
      ref={ref}
      className={styles.card}
      data-card=""
      aria-hidden="true"
      style={{
        inlineSize: `${width}px`,
        left: `${Math.min(Math.max(x - width / 2, 0), size.width - width)}px`,
        ...(isBelow ? { top: `${y + gap}px` } : { bottom: `${size.height - y + gap}px` }),
      }}
    >
      <header>
        <span>{title}</span>
        {value === undefined ? null : <b>{value}</b>}
      </header>
      <dl className={styles.cells}>
        {cells.map(([symbol, text]) => (
          <div key={symbol}>
            <dt>{symbol}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
