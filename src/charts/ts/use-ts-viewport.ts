import { useCallback, useMemo, useState } from 'react';
import type { Scale } from '../plot/scale.ts';
import type { GestureTarget } from '../plot/use-gestures.ts';
import type { TsWindow } from './types.ts';
import { outerTsBounds, panTsWindow, zoomTsWindow } from './window.ts';

export interface TsViewport {
  readonly visible: TsWindow;
  readonly isZoomed: boolean;
  /** Zooms in (factor below 1) or out about the middle of what is shown. */
  zoomBy(factor: number): void;
  reset(): void;
  setVisible(change: (now: TsWindow) => TsWindow): void;
}

/** The visible window: `resting` until the reader zooms, then theirs until they reset. */
export function useTsViewport(resting: TsWindow): TsViewport {
  const [chosen, setChosen] = useState<TsWindow | undefined>(undefined);
  const visible = chosen ?? resting;
  const setVisible = useCallback(
    (change: (now: TsWindow) => TsWindow) => setChosen((known) => change(known ?? resting)),
    [resting],
  );
  const zoomBy = useCallback(
    (factor: number) =>
      setVisible((now) =>
        zoomTsWindow(now, outerTsBounds(resting), factor, (now.sMin + now.sMax) / 2, (now.tMin + now.tMax) / 2),
      ),
    [resting, setVisible],
  );
  const reset = useCallback(() => setChosen(undefined), []);
  return useMemo(
    () => ({ visible, isZoomed: chosen !== undefined, zoomBy, reset, setVisible }),
    [visible, chosen, zoomBy, reset, setVisible],
  );
}

/** What gestures do to the window. */
export function tsGestureTarget(
  { x, y }: { readonly x: Scale; readonly y: Scale },
  resting: TsWindow,
  { isZoomed, setVisible }: TsViewport,
): GestureTarget {
  return {
    isZoomed,
    zoomAt(px, py, factor) {
      setVisible((now) => zoomTsWindow(now, outerTsBounds(resting), factor, x.invert(px), y.invert(py)));
    },
    pan(from, to) {
      const dS = x.invert(from.x) - x.invert(to.x);
      const dT = y.invert(from.y) - y.invert(to.y);
      setVisible((now) => panTsWindow(now, outerTsBounds(resting), dS, dT));
    },
  };
}
