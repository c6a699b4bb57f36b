import { useCallback, useMemo, useState } from 'react';
import type { Scale } from '../plot/scale.ts';
import type { GestureTarget } from '../plot/use-gestures.ts';

type Place = readonly [x: number, y: number];

/** How the window of one plane is changed, in SI values of its axes; never beyond what may be seen about `resting`. */
export interface WindowMoves<Window> {
  /** The place in the middle of what is shown. */
  middle(now: Window): Place;
  /** `factor` times as wide and high about a place. */
  zoomed(now: Window, resting: Window, factor: number, about: Place): Window;
  /** With what was at one place now at another. */
  panned(now: Window, resting: Window, from: Place, to: Place): Window;
}

export interface Viewport<Window> {
  readonly visible: Window;
  readonly isZoomed: boolean;
  /** Zooms in (factor below 1) or out about the middle of what is shown. */
  zoomBy(factor: number): void;
  reset(): void;
  setVisible(change: (now: Window) => Window): void;
}

/** The visible window: `resting` until the reader zooms, then theirs until they reset. */
export function useViewport<Window>(resting: Window, moves: WindowMoves<Window>): Viewport<Window> {
  const [chosen, setChosen] = useState<{ readonly window: Window } | undefined>(undefined);
  const visible = chosen ? chosen.window : resting;
  const setVisible = useCallback(
    (change: (now: Window) => Window) => setChosen((known) => ({ window: change(known ? known.window : resting) })),
    [resting],
  );
  const zoomBy = useCallback(
    (factor: number) => setVisible((now) => moves.zoomed(now, resting, factor, moves.middle(now))),
    [resting, moves, setVisible],
  );
  const reset = useCallback(() => setChosen(undefined), []);
  return useMemo(
    () => ({ visible, isZoomed: chosen !== undefined, zoomBy, reset, setVisible }),
    [visible, chosen, zoomBy, reset, setVisible],
  );
}

/** What gestures do to the window: zoom about a pixel, move. */
export function gestureTarget<Window>(
  { x, y }: { readonly x: Scale; readonly y: Scale },
  resting: Window,
  moves: WindowMoves<Window>,
  { isZoomed, setVisible }: Viewport<Window>,
): GestureTarget {
  const placeAt = (px: number, py: number): Place => [x.invert(px), y.invert(py)];
  return {
    isZoomed,
    zoomAt(px, py, factor) {
      setVisible((now) => moves.zoomed(now, resting, factor, placeAt(px, py)));
    },
    pan(from, to) {
      setVisible((now) => moves.panned(now, resting, placeAt(from.x, from.y), placeAt(to.x, to.y)));
    },
  };
}
