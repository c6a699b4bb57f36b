import { interpolate } from './dome.ts';
import type { CyclePoints, Dome, FluidFacts, PhCurves, PhWindow } from './types.ts';

/**
 * The part of the plane that shows the cycles well. Pressures: half the lowest (not below 1.05 times the
 * triple pressure, nor far below the coldest dew point there is) to the greater of 1.3 times the highest and 1.15 times critical. Enthalpies: saturated
 * liquid at the lowest pressure less 5 % of the width, to the greater of the highest of the cycles and of
 * the dew line plus 10 %.
 */
export function windowForCycles(facts: FluidFacts, dome: Dome, cycles: readonly CyclePoints[]): PhWindow {
  const points = cycles.flatMap((cycle) => Object.values(cycle));
  const pressures = points.map(({ P }) => P);
  const enthalpies = points.map(({ H }) => H);
  const lowest = pressures.length > 0 ? Math.min(...pressures) : facts.critical.P / 40;
  const highest = pressures.length > 0 ? Math.max(...pressures) : facts.critical.P / 4;
  const coldest = Math.min(dome.pDew[0] ?? 0, lowest);
  const pMin = Math.max(0.5 * lowest, 1.05 * facts.triple.P, 0.8 * coldest);
  const pMax = Math.max(1.3 * highest, 1.15 * facts.critical.P);
  const liquid = interpolate(dome.P, dome.hBubble, Math.max(pMin, dome.P[0] ?? pMin));
  const vapour = Math.max(...[...dome.hDew, ...enthalpies].filter(Number.isFinite));
  const left = Math.min(...[liquid, ...enthalpies].filter(Number.isFinite));
  const width = vapour - left;
  return { pMin, pMax, hMin: left - 0.05 * width, hMax: vapour + 0.1 * width };
}

const NO_DOME: Dome = {
  T: new Float64Array(),
  P: new Float64Array(),
  pDew: new Float64Array(),
  hBubble: new Float64Array(),
  hDew: new Float64Array(),
  sDew: new Float64Array(),
  dDew: new Float64Array(),
};

/** Shown when nothing at all is known: a window any refrigerant is partly in. */
const ANYWHERE: PhWindow = { hMin: 100e3, hMax: 600e3, pMin: 1e5, pMax: 60e5 };

/** The lower pressure of a resting window is a whole tenth of a decade, its enthalpies whole multiples of this, J/kg. */
const STEADY_STEP = 20e3;
const STEADY_TENTHS = 10;

/** The window widened to round bounds, so that the axes stay where they are while an input moves a little. */
function steadied({ hMin, hMax, pMin, pMax }: PhWindow, lowest: number): PhWindow {
  return {
    hMin: STEADY_STEP * Math.floor(hMin / STEADY_STEP),
    hMax: STEADY_STEP * Math.ceil(hMax / STEADY_STEP),
    pMin: Math.max(lowest, 10 ** (Math.floor(STEADY_TENTHS * Math.log10(pMin)) / STEADY_TENTHS)),
    pMax,
  };
}

/**
 * `windowForCycles`, its bounds rounded outwards, when the fluid's lines are there; from the cycles and the critical pressure (bar) alone
 * until they are.
 */
export function restingWindow(
  curves: PhCurves | undefined,
  cycles: readonly CyclePoints[],
  known: { readonly p_crit: number; readonly p_triple: number | null } | undefined,
): PhWindow {
  if (curves) {
    const { facts, dome } = curves;
    return steadied(windowForCycles(facts, dome, cycles), 1.05 * facts.triple.P);
  }
  if (!known || cycles.length === 0) return ANYWHERE;
  const facts: FluidFacts = {
    name: '',
    critical: { T: 0, P: known.p_crit * 1e5, D: 0 },
    triple: { T: 0, P: (known.p_triple ?? 0) * 1e5 },
    limits: { Tmin: 0, Tmax: 0, Pmax: 0 },
  };
  return steadied(windowForCycles(facts, NO_DOME, cycles), 1.05 * facts.triple.P);
}

/** The outer bounds of zooming: half as much again as the resting window on every side. */
export function outerBounds(resting: PhWindow): PhWindow {
  const margin = (resting.hMax - resting.hMin) * 0.5;
  const ratio = Math.sqrt(resting.pMax / resting.pMin);
  return {
    hMin: resting.hMin - margin,
    hMax: resting.hMax + margin,
    pMin: resting.pMin / ratio,
    pMax: resting.pMax * ratio,
  };
}

/** The window `factor` times as wide and high (log p) about the point (h, p), never beyond `outer`. */
export function zoomWindow(current: PhWindow, outer: PhWindow, factor: number, h: number, p: number): PhWindow {
  const along = (min: number, max: number, centre: number): [number, number] => [
    centre - (centre - min) * factor,
    centre + (max - centre) * factor,
  ];
  const [hMin, hMax] = along(current.hMin, current.hMax, h);
  const [low, high] = along(Math.log(current.pMin), Math.log(current.pMax), Math.log(p));
  return keepWithin({ hMin, hMax, pMin: Math.exp(low), pMax: Math.exp(high) }, outer);
}

/** The window moved by `dh` (J/kg) and by `dLogP` (natural logarithm), never beyond `outer`. */
export function panWindow(current: PhWindow, outer: PhWindow, dh: number, dLogP: number): PhWindow {
  const factor = Math.exp(dLogP);
  return keepWithin(
    {
      hMin: current.hMin + dh,
      hMax: current.hMax + dh,
      pMin: current.pMin * factor,
      pMax: current.pMax * factor,
    },
    outer,
  );
}

const MAX_ZOOM = 40;

/** An interval kept within another, no narrower than a fortieth of it. */
export function slideWithin(min: number, max: number, low: number, high: number): [number, number] {
  const span = Math.min(Math.max(max - min, (high - low) / MAX_ZOOM), high - low);
  const centre = (min + max) / 2;
  const start = Math.min(Math.max(centre - span / 2, low), high - span);
  return [start, start + span];
}

function keepWithin(wanted: PhWindow, outer: PhWindow): PhWindow {
  const [hMin, hMax] = slideWithin(wanted.hMin, wanted.hMax, outer.hMin, outer.hMax);
  const [low, high] = slideWithin(
    Math.log(wanted.pMin),
    Math.log(wanted.pMax),
    Math.log(outer.pMin),
    Math.log(outer.pMax),
  );
  return { hMin, hMax, pMin: Math.exp(low), pMax: Math.exp(high) };
}

/** Room beside the dome for the superheated vapour and the compressed liquid of a cycle, in widths of the dome. */
const ROOM = { left: 0.12, right: 0.3 } as const;
/** A picture spans at most this ratio of pressures. */
const WIDEST_SPAN = 400;

/** The part of the plane that shows a fluid by itself: from a cold dew pressure, Pa, to above critical. */
export function windowOfFluid({ dome, facts }: PhCurves, coldest: number): PhWindow {
  const pMax = 1.6 * facts.critical.P;
  const pMin = Math.max(0.8 * coldest, pMax / WIDEST_SPAN, 1.02 * (dome.pDew[0] ?? 0));
  const left = interpolate(dome.P, dome.hBubble, Math.max(pMin, dome.P[0] ?? pMin));
  const right = Math.max(...Array.from(dome.hDew).filter(Number.isFinite));
  const width = right - left;
  return { pMin, pMax, hMin: left - ROOM.left * width, hMax: right + ROOM.right * width };
}
