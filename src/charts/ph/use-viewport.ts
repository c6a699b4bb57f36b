import { useCallback, useMemo, useState } from 'react';
import type { GestureTarget } from '../plot/use-gestures.ts';
import { panWindow, zoomWindow } from './window.ts';
import type { PhLayout } from './layout.ts';
import type { PhWindow } from './types.ts';

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

/** What gestures do to the window: zoom about a pixel, move, never beyond the outer bounds. */
export function gestureTarget(
  layout: PhLayout,
  resting: PhWindow,
  { isZoomed, setVisible }: ReturnType<typeof useViewport>,
): GestureTarget {
  const { x, y } = layout;
  return {
    isZoomed,
    zoomAt(px, py, factor) {
      setVisible((visible) => zoomWindow(visible, outerBounds(resting), factor, x.invert(px), y.invert(py)));
    },
    pan(from, to) {
      const dh = x.invert(from.x) - x.invert(to.x);
      const dLogP = Math.log(y.invert(from.y) / y.invert(to.y));
      setVisible((visible) => panWindow(visible, outerBounds(resting), dh, dLogP));
    },
  };
}
