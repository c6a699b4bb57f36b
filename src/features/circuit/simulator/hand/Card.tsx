/** Figures in a card by what is held or pointed at: above it, where no hand is in the way. */
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Size } from '../../../../charts/plot/use-size.ts';
import { NO_VALUE } from '../../../../kit/island/format.ts';
import styles from './Hand.module.css';
import state from '../state-cells.module.css';

const WIDTH = 328;
/** What a finger hides above its tip, and what a mouse does, px. */
const GAPS = { touch: 60, mouse: 28, keys: 28 } as const;
/** Of the window: under the page's own header nothing is read. */
const TOP = 64;
/** Of a card, about, px. */
const HEIGHT = 110;

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
  const [top, setTop] = useState(Infinity);
  const gap = GAPS[by];
  const width = Math.min(WIDTH, size.width);
  // Measured where it appears and not as it moves: a frame has no time for the layout of the page.
  useLayoutEffect(() => {
    const frame = ref.current?.offsetParent;
    if (frame) setTop(frame.getBoundingClientRect().top);
  }, [by]);
  const isBelow = top + y - gap - HEIGHT < TOP;
  const left = Math.round(Math.min(Math.max(x - width / 2, 0), size.width - width));
  const shift = isBelow ? `${Math.round(y + gap)}px` : `calc(${Math.round(y - gap)}px - 100%)`;
  return (
    <div
      ref={ref}
      className={styles.card}
      data-card=""
      aria-hidden="true"
      style={{ inlineSize: `${width}px`, transform: `translate(${left}px, ${shift})` }}
    >
      <header>
        <span>{title}</span>
        {value === undefined ? null : <b>{value}</b>}
      </header>
      <dl className={`${state.cells} ${styles.cells}`}>
        {cells
          .filter(([, text]) => text !== NO_VALUE)
          .map(([symbol, text]) => (
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
