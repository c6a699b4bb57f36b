import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { panWindow, zoomWindow } from './window.ts';
import type { PhLayout } from './layout.ts';
import type { PhWindow } from './types.ts';

const STEP = 1.25;

export interface Viewport {
  readonly visible: PhWindow;
  readonly isZoomed: boolean;
  /** Zooms in (factor below 1) or out about the middle of what is shown. */
  zoomBy(factor: number): void;
  reset(): void;
}

/** The outer bounds of zooming: half as much again as the resting window on every side. */
function outerBounds(resting: PhWindow): PhWindow {
  const margin = (resting.hMax - resting.hMin) * 0.5;
  const ratio = Math.sqrt(resting.pMax / resting.pMin);
  return {
    hMin: resting.hMin - margin,
    hMax: resting.hMax + margin,
    pMin: resting.pMin / ratio,
    pMax: resting.pMax * ratio,
  };
}

/** The visible window: `resting` until the reader zooms, then theirs until they reset. */
export function useViewport(resting: PhWindow): Viewport & { setVisible(change: (now: PhWindow) => PhWindow): void } {
  const [chosen, setChosen] = useState<PhWindow | undefined>(undefined);
  const visible = chosen ?? resting;
  const setVisible = useCallback(
    (change: (now: PhWindow) => PhWindow) => setChosen((known) => change(known ?? resting)),
    [resting],
  );
  const zoomBy = useCallback(
    (factor: number) =>
      setVisible((now) =>
        zoomWindow(now, outerBounds(resting), factor, (now.hMin + now.hMax) / 2, Math.sqrt(now.pMin * now.pMax)),
      ),
    [resting, setVisible],
  );
  const reset = useCallback(() => setChosen(undefined), []);
  return useMemo(
    () => ({ visible, isZoomed: chosen !== undefined, zoomBy, reset, setVisible }),
    [visible, chosen, zoomBy, reset, setVisible],
  );
}

interface Finger {
  x: number;
  y: number;
}

/**
 * Wheel (with Ctrl or Cmd, or once the diagram has the focus), two-finger pinch, and drag once zoomed.
 * A plain wheel over a diagram nobody chose goes on scrolling the page.
 */
export function useGestures(
  ref: RefObject<SVGSVGElement | null>,
  layout: PhLayout,
  resting: PhWindow,
  viewport: ReturnType<typeof useViewport>,
): void {
  const latest = useRef({ layout, resting, viewport });
  useEffect(() => {
    latest.current = { layout, resting, viewport };
  });
  useEffect(() => {
    const svg = ref.current;
    if (!svg) return undefined;
    const fingers = new Map<number, Finger>();
    const local = (event: { clientX: number; clientY: number }): Finger => {
      const box = svg.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const zoomAt = ({ x, y }: Finger, factor: number): void => {
      const { layout: now, resting: rest, viewport: view } = latest.current;
      view.setVisible((visible) => zoomWindow(visible, outerBounds(rest), factor, now.x.invert(x), now.y.invert(y)));
    };
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey && document.activeElement !== svg) return;
      event.preventDefault();
      zoomAt(local(event), event.deltaY > 0 ? STEP : 1 / STEP);
    };
    const onDown = (event: PointerEvent): void => {
      fingers.set(event.pointerId, local(event));
    };
    const onMove = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const after = local(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      const { layout: now, resting: rest, viewport: view } = latest.current;
      if (other) {
        const spread = Math.hypot(before.x - other.x, before.y - other.y);
        const wider = Math.hypot(after.x - other.x, after.y - other.y);
        if (spread > 0 && wider > 0) zoomAt({ x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 }, spread / wider);
      } else if (view.isZoomed && (event.pointerType !== 'mouse' || event.buttons === 1)) {
        const dh = now.x.invert(before.x) - now.x.invert(after.x);
        const dLogP = Math.log(now.y.invert(before.y) / now.y.invert(after.y));
        view.setVisible((visible) => panWindow(visible, outerBounds(rest), dh, dLogP));
      }
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
