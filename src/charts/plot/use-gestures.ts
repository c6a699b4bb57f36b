import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

const STEP = 1.25;

/** What gestures do to a diagram; places in pixels of its drawing. */
export interface GestureTarget {
  readonly isZoomed: boolean;
  /** Zooms in (factor below 1) or out about a place. */
  zoomAt(px: number, py: number, factor: number): void;
  /** What stood at the first place comes to stand at the second. */
  pan(from: Place, to: Place): void;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * Wheel (with Ctrl or Cmd, or once the diagram has the focus), two-finger pinch, and drag once zoomed.
 * A plain wheel over a diagram nobody chose goes on scrolling the page.
 */
export function useGestures(ref: RefObject<SVGSVGElement | null>, target: GestureTarget): void {
  const latest = useRef(target);
  useEffect(() => {
    latest.current = target;
  });
  useEffect(() => {
    const svg = ref.current;
    if (!svg) return undefined;
    const fingers = new Map<number, Place>();
    const local = (event: { clientX: number; clientY: number }): Place => {
      const box = svg.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey && document.activeElement !== svg) return;
      event.preventDefault();
      const { x, y } = local(event);
      latest.current.zoomAt(x, y, event.deltaY > 0 ? STEP : 1 / STEP);
    };
    const onDown = (event: PointerEvent): void => {
      fingers.set(event.pointerId, local(event));
    };
    const onMove = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const after = local(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      const { isZoomed, pan, zoomAt } = latest.current;
      if (other) {
        const spread = Math.hypot(before.x - other.x, before.y - other.y);
        const wider = Math.hypot(after.x - other.x, after.y - other.y);
        if (spread > 0 && wider > 0) zoomAt((after.x + other.x) / 2, (after.y + other.y) / 2, spread / wider);
      } else if (isZoomed && (event.pointerType !== 'mouse' || event.buttons === 1)) pan(before, after);
      fingers.set(event.pointerId, after);
    };
    const onUp = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
    };
    svg.addEventListener('wheel', onWheel, { passive: false });
    svg.addEventListener('pointerdown', onDown);
    svg.addEventListener('pointermove', onMove);
    for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const) svg.addEventListener(type, onUp);
    return () => {
      svg.removeEventListener('wheel', onWheel);
      svg.removeEventListener('pointerdown', onDown);
      svg.removeEventListener('pointermove', onMove);
      for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const) svg.removeEventListener(type, onUp);
    };
  }, [ref]);
}
