import type { PlaneKind } from '../plane/use-plane.ts';
import { phLayout } from './layout.ts';
import type { PhWindow } from './types.ts';
import { outerBounds, panWindow, zoomWindow } from './window.ts';

/** The plane of P-h: enthalpy, J/kg, across; pressure, Pa, up by its logarithm. */
export const PH_PLANE: PlaneKind<PhWindow> = {
  layout: phLayout,
  middle: ({ hMin, hMax, pMin, pMax }) => [(hMin + hMax) / 2, Math.sqrt(pMin * pMax)],
  zoomed: (now, resting, factor, [h, p]) => zoomWindow(now, outerBounds(resting), factor, h, p),
  panned: (now, resting, [h0, p0], [h, p]) => panWindow(now, outerBounds(resting), h0 - h, Math.log(p0 / p)),
};
