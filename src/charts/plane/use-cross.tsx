/** What is read of a state diagram, P-h or T-s: by the pointer anywhere, by the keys from point to point. */
import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { nearestPoint } from './points.ts';
import type { PlacedPoint } from './points.ts';
import type { PlotLayout, PlotFrame } from '../plot/layout.ts';
import { isInPlot } from './layout.ts';
import styles from './plane.module.css';

/** A point of one of the cycles. */
export interface PointRef {
  readonly cycle: string;
  readonly letter: string;
}

/** Pixels within which the pointer is at a point of a cycle. */
const SNAP = 14;
/** Pixels a press may wander. */
const STILL = 4;

interface CrossProps<At> {
  readonly layout: PlotLayout;
  readonly cycles: readonly { readonly id: string; readonly points: Readonly<Record<string, At>> }[];
  /** Where the points of each of them stand, in pixels. */
  readonly placed: readonly (readonly PlacedPoint[])[];
  /** The point the page tells of, where nothing is pointed at. */
  readonly active: PointRef | undefined;
  /** The place of the plane at a value of each axis, SI, and back. */
  readonly at: (x: number, y: number) => At;
  readonly valuesOf: (at: At) => readonly [x: number, y: number];
  readonly onPoint: (pointed: (At & { readonly point: PointRef | undefined }) | undefined) => void;
  readonly viewport: { zoomBy(factor: number): void; reset(): void };
  /** A press of the mouse, or Enter: what is pointed at shall be kept. */
  readonly onKeep?: (() => void) | undefined;
}

interface CrossMarkProps {
  readonly layout: PlotFrame;
  readonly place: readonly [x: number, y: number];
}

export interface Cross {
  /** Its place in pixels; undefined where there is none in sight. */
  readonly place: readonly [x: number, y: number] | undefined;
  /** For the drawing's element. */
  readonly handlers: {
    onPointerMove(event: PointerEvent<SVGSVGElement>): void;
    onPointerDown(event: PointerEvent<SVGSVGElement>): void;
    onPointerLeave(event: PointerEvent<SVGSVGElement>): void;
    onPointerUp(event: PointerEvent<SVGSVGElement>): void;
    onKeyDown(event: KeyboardEvent<SVGSVGElement>): void;
  };
}

/** The cross of a diagram, and what moves it. */
export function useCross<At>(props: CrossProps<At>): Cross {
  const { layout, cycles, placed, active, at, valuesOf, onPoint, viewport, onKeep } = props;
  const [cross, setCross] = useState<At | undefined>(undefined);
  const pressed = useRef<readonly [x: number, y: number] | undefined>(undefined);

  const leave = (): void => {
    setCross(undefined);
    onPoint(undefined);
  };
  const show = (place: At, point: PointRef | undefined): void => {
    setCross(place);
    onPoint({ ...place, point });
  };
  const stateOf = (point: PointRef | undefined): At | undefined =>
    point && cycles.find(({ id }) => id === point.cycle)?.points[point.letter];
  const showPoint = (point: PointRef): void => {
    const state = stateOf(point);
    if (state) show(at(...valuesOf(state)), point);
  };
  const onPointerMove = (event: PointerEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const px = event.clientX - box.left;
    const py = event.clientY - box.top;
    if (!isInPlot(layout, px, py)) {
      leave();
      return;
    }
    for (const [index, { id }] of cycles.entries()) {
      const near = nearestPoint(placed[index] ?? [], px, py, SNAP);
      if (near) {
        showPoint({ cycle: id, letter: near.letter });
        return;
      }
    }
    show(at(layout.x.invert(px), layout.y.invert(py)), undefined);
  };
  const step = (direction: 1 | -1): void => {
    const all = cycles.flatMap(({ id, points }) => Object.keys(points).map((letter) => ({ cycle: id, letter })));
    const now = all.findIndex(({ cycle, letter }) => cycle === active?.cycle && letter === active.letter);
    const next = now < 0 && direction < 0 ? all.at(-1) : all[(now + direction + all.length) % all.length];
    if (next) showPoint(next);
  };
  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>): void => {
    const actions: Record<string, () => void> = {
      ArrowRight: () => step(1),
      ArrowLeft: () => step(-1),
      '+': () => viewport.zoomBy(0.8),
      '=': () => viewport.zoomBy(0.8),
      '-': () => viewport.zoomBy(1.25),
      '0': viewport.reset,
      Escape: leave,
      ...(onKeep && { Enter: onKeep }),
    };
    const action = actions[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };

  const shown = cross ?? stateOf(active);
  const [x, y] = shown === undefined ? [] : valuesOf(shown);
  const [px, py] = x === undefined || y === undefined ? [Number.NaN, Number.NaN] : [layout.x(x), layout.y(y)];
  return {
    place: isInPlot(layout, px, py) ? [px, py] : undefined,
    handlers: {
      onPointerMove,
      onPointerDown(event) {
        pressed.current = [event.clientX, event.clientY];
        onPointerMove(event);
      },
      onPointerUp({ clientX, clientY, pointerType }) {
        const [x, y] = pressed.current ?? [Number.NaN, Number.NaN];
        pressed.current = undefined;
        // A finger reads with a press; a mouse that has moved has drawn the view along.
        if (pointerType === 'mouse' && Math.hypot(clientX - x, clientY - y) < STILL) onKeep?.();
      },
      onPointerLeave(event) {
        // A lifted finger leaves its reading on the page.
        if (event.pointerType === 'mouse') leave();
      },
      onKeyDown,
    },
  };
}

/** The cross as it is drawn; an exported picture has none. */
export function CrossMark({ layout, place: [x, y] }: CrossMarkProps) {
  return (
    <g data-export="no">
      <line className={styles.cross} x1={layout.left} x2={layout.right} y1={y} y2={y} />
      <line className={styles.cross} x1={x} x2={x} y1={layout.top} y2={layout.bottom} />
      <circle className={styles.crossDot} cx={x} cy={y} r={9} />
    </g>
  );
}
