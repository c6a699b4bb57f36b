import type { PlaneKind } from '../plane/use-plane.ts';
import { tsLayout } from './layout.ts';
import type { TsWindow } from './types.ts';
import { outerTsBounds, panTsWindow, zoomTsWindow } from './window.ts';

/** The plane of T-s: entropy, J/(kg K), across; temperature, K, up. */
export const TS_PLANE: PlaneKind<TsWindow> = {
  layout: tsLayout,
  middle: ({ sMin, sMax, tMin, tMax }) => [(sMin + sMax) / 2, (tMin + tMax) / 2],
  zoomed: (now, resting, factor, [S, T]) => zoomTsWindow(now, outerTsBounds(resting), factor, S, T),
  panned: (now, resting, [S0, T0], [S, T]) => panTsWindow(now, outerTsBounds(resting), S0 - S, T0 - T),
};
