import { interpolate } from '../ph/dome.ts';
import { slideWithin } from '../ph/window.ts';
import type { PhCurves } from '../ph/types.ts';
import type { CycleShape } from './cycle.ts';
import type { TsWindow } from './types.ts';

/** Bounds are whole multiples of these, so that the axes stay while an input moves a little: J/(kg K), K. */
const S_STEP = 50;
const T_STEP = 10;
/** Shown below the coldest state and above the hottest, K. */
const BELOW = 25;
const ABOVE = 15;

/** Shown when nothing at all is known: a window any refrigerant is partly in. */
const ANYWHERE: TsWindow = { sMin: 800, sMax: 2000, tMin: 230, tMax: 400 };

/**
 * What shows the cycles and the dome about them: from below the coldest state to above the hottest and the critical
 * point, from the liquid to the vapour at the lower of these temperatures. From the cycles alone until the fluid's lines are there.
 */
export function restingTsWindow(curves: PhCurves | undefined, cycles: readonly CycleShape[]): TsWindow {
  const points = cycles.flatMap((cycle) => Object.values(cycle));
  const temperatures = points.map(({ T }) => T);
  const { dome, facts } = curves ?? {};
  if (points.length === 0 && !facts) return ANYWHERE;
  const coldest = Math.min(...(points.length > 0 ? temperatures : [(facts?.critical.T ?? 400) * 0.7])) - BELOW;
  const tMin = Math.max(coldest, dome?.T[0] ?? coldest);
  const tMax = Math.max(...temperatures.map((T) => T + ABOVE), facts ? facts.critical.T + ABOVE : -Infinity);
  const at = (values: Float64Array): number => (dome ? interpolate(dome.T, values, tMin) : Number.NaN);
  const vapour = dome ? at(dome.sDew) : Number.NaN;
  // What boils at one temperature takes its latent heat over it; near enough for a blend's window.
  const liquid = dome ? vapour - (at(dome.hDew) - at(dome.hBubble)) / tMin : Number.NaN;
  const entropies = [...points.map(({ S }) => S), vapour, liquid].filter(Number.isFinite);
  const low = Math.min(...entropies);
  const high = Math.max(...entropies);
  const width = high - low;
  return {
    sMin: S_STEP * Math.floor((low - 0.05 * width) / S_STEP),
    sMax: S_STEP * Math.ceil((high + 0.15 * width) / S_STEP),
    tMin: T_STEP * Math.floor(tMin / T_STEP),
    tMax: T_STEP * Math.ceil(tMax / T_STEP),
  };
}

/** The outer bounds of zooming: half as much again as the resting window on every side. */
export function outerTsBounds({ sMin, sMax, tMin, tMax }: TsWindow): TsWindow {
  const s = (sMax - sMin) / 2;
  const t = (tMax - tMin) / 2;
  return { sMin: sMin - s, sMax: sMax + s, tMin: Math.max(1, tMin - t), tMax: tMax + t };
}

function within(wanted: TsWindow, outer: TsWindow): TsWindow {
  const [sMin, sMax] = slideWithin(wanted.sMin, wanted.sMax, outer.sMin, outer.sMax);
  const [tMin, tMax] = slideWithin(wanted.tMin, wanted.tMax, outer.tMin, outer.tMax);
  return { sMin, sMax, tMin, tMax };
}

/** The window `factor` times as wide and high about a place, never beyond `outer`. */
export function zoomTsWindow(now: TsWindow, outer: TsWindow, factor: number, S: number, T: number): TsWindow {
  return within(
    {
      sMin: S - (S - now.sMin) * factor,
      sMax: S + (now.sMax - S) * factor,
      tMin: T - (T - now.tMin) * factor,
      tMax: T + (now.tMax - T) * factor,
    },
    outer,
  );
}

/** The window moved by `dS` and `dT`, never beyond `outer`. */
export function panTsWindow(now: TsWindow, outer: TsWindow, dS: number, dT: number): TsWindow {
  return within({ sMin: now.sMin + dS, sMax: now.sMax + dS, tMin: now.tMin + dT, tMax: now.tMax + dT }, outer);
}
