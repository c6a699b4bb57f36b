import { useId, useState, useSyncExternalStore } from 'react';
import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode, RefObject } from 'react';
import type { Axis, PlotLayout } from './layout.ts';
import { nextValue } from './reading.ts';
import type { Readable, Reading } from './reading.ts';
import picture from './picture.module.css';
import styles from './Reader.module.css';
import { text } from '../../language/index.ts';

const TEXTS = {
  hint: text(
    'Pointez le diagramme, ou prenez les flèches du clavier, pour lire une valeur.',
    'Point at the chart, or use the arrow keys, to read a value.',
  ),
  keys: text(
    'Flèches\u00a0: déplacer la lecture. Avec Maj\u00a0: plus vite. Échap\u00a0: effacer.',
    'Arrows: move the reading. With Shift: faster. Escape: clear.',
  ),
};

const subscribe = (): (() => void) => () => undefined;
/** False in the page as served, where nothing answers yet. */
const useIsLive = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

const SLACK = 1e-9;
const isOn = ({ domain: [from, to] }: Pick<Axis, 'domain'>, value: number): boolean => {
  const air = Math.abs(to - from) * SLACK;
  return value >= Math.min(from, to) - air && value <= Math.max(from, to) + air;
};

interface ReaderProps {
  readonly layout: PlotLayout;
  readonly x: Pick<Axis, 'domain' | 'isLog' | 'shown'>;
  readonly y: Pick<Axis, 'domain' | 'isLog' | 'shown'>;
  readonly label: string;
  readonly canvas: RefObject<HTMLDivElement | null>;
  /** What the stylesheet is told of the plot's shape. */
  readonly place?: CSSProperties | undefined;
  readonly readable: Readable;
  readonly children: ReactNode;
}

const SIGN = 7;
const MOST_LINES = 4;

const ARROWS: Readonly<Record<string, readonly [across: -1 | 0 | 1, up: -1 | 0 | 1]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** A drawing that tells the values under the pointer, the finger or the arrow keys. */
export function Reader({ layout, x, y, label, canvas, place, readable, children }: ReaderProps) {
  const isLive = useIsLive();
  const keys = useId();
  const [pointed, setPointed] = useState<readonly [number, number] | undefined>(undefined);
  // Another result may have moved the axes away from under it.
  const isOnAxes = pointed !== undefined && isOn(x, pointed[0]) && isOn(y, pointed[1]);
  const reading = isOnAxes ? readable.at(pointed[0], pointed[1]) : undefined;

  const follow = (event: PointerEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const scale = layout.width / box.width;
    const [px, py] = [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale];
    const isInside = px >= layout.left && px <= layout.right && py >= layout.top && py <= layout.bottom;
    setPointed(isInside ? [layout.x.invert(px), layout.y.invert(py)] : undefined);
  };
  const press = (event: KeyboardEvent<SVGSVGElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      setPointed(undefined);
      return;
    }
    const arrow = ARROWS[event.key];
    if (arrow === undefined || (readable.isCurve === true && arrow[1] !== 0)) return;
    event.preventDefault();
    if (pointed === undefined || !isOnAxes) {
      setPointed(readable.start);
      return;
    }
    const [across, up] = arrow;
    setPointed([
      across === 0 ? pointed[0] : nextValue(x, pointed[0], across, event.shiftKey),
      up === 0 ? pointed[1] : nextValue(y, pointed[1], up, event.shiftKey),
    ]);
  };

  const hint = readable.translate(TEXTS.hint);
  const signs = Math.max(hint.length, readable.signs ?? 0);
  const lines = Math.min(MOST_LINES, Math.ceil((signs * SIGN) / layout.width));
  return (
    <>
      <div ref={canvas} className={`${picture.canvas} ${picture.plot}`} style={place}>
        <svg
          translate="no"
          className={`${picture.svg} ${styles.svg}`}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          role={isLive ? 'application' : 'img'}
          tabIndex={isLive ? 0 : undefined}
          aria-label={label}
          aria-describedby={isLive ? keys : undefined}
          data-picture=""
          onPointerMove={follow}
          onPointerDown={follow}
          onPointerLeave={(event) => {
            // A lifted finger leaves its reading on the page.
            if (event.pointerType === 'mouse') setPointed(undefined);
          }}
          onKeyDown={press}
        >
          {children}
          {reading ? <Cross layout={layout} reading={reading} /> : null}
        </svg>
      </div>
      <p className={`${styles.reading} ${styles[`lines${lines}`]}`} data-reading="" aria-live="polite">
        {reading ? (
          reading.values.map(({ name, text: value }, place) => (
            <span key={place} className={styles.value}>
              <span className={styles.name}>{name}</span> {value}
            </span>
          ))
        ) : (
          <span className={styles.hint}>{hint}</span>
        )}
      </p>
      <span id={keys} hidden>
        {readable.translate(TEXTS.keys)}
      </span>
    </>
  );
}

function Cross({
  layout,
  reading: {
    at: [x, y],
  },
}: {
  readonly layout: PlotLayout;
  readonly reading: Reading;
}) {
  const [px, py] = [layout.x(x), layout.y(y)];
  return (
    <g data-export="no" aria-hidden="true">
      <line className={styles.cross} x1={layout.left} x2={layout.right} y1={py} y2={py} />
      <line className={styles.cross} x1={px} x2={px} y1={layout.top} y2={layout.bottom} />
      <circle className={styles.dot} cx={px} cy={py} r="7" />
    </g>
  );
}
