/** The lines of a fluid that a first paint shows, as plain data: they travel in the page. */
import type { IsoLine, PhCurves } from '../../charts/ph/types.ts';
import { ZERO_CELSIUS } from '../../quantities/si.ts';

interface CompactLine {
  readonly value: number;
  readonly H: readonly number[];
  readonly P: readonly number[];
}

export interface CompactCurves {
  readonly facts: PhCurves['facts'];
  /** Without what only isentropes and isochores are built on. */
  readonly dome: Readonly<Record<Exclude<keyof PhCurves['dome'], 'sDew' | 'dDew'>, readonly number[]>>;
  readonly isotherms: readonly CompactLine[];
}

/** A sixth of a pixel at 1440 px, until the lines are computed here. */
const DIGITS = 4;
const round = (value: number): number => Number(value.toPrecision(DIGITS));

/** Every second sample and both ends of a run. */
function thinned(values: Float64Array, every: number): number[] {
  return Array.from(values)
    .filter((_, index) => index % every === 0 || index >= values.length - 3)
    .map(round);
}

/** The lines a first paint shows, few and rounded: dome, and one isotherm in two. */
export function compactCurves({ facts, dome, isotherms }: PhCurves): CompactCurves {
  return {
    facts: {
      name: facts.name,
      critical: { ...facts.critical },
      triple: { ...facts.triple },
      limits: { ...facts.limits },
    },
    dome: {
      T: thinned(dome.T, 2),
      P: thinned(dome.P, 2),
      pDew: thinned(dome.pDew, 2),
      hBubble: thinned(dome.hBubble, 2),
      hDew: thinned(dome.hDew, 2),
    },
    isotherms: isotherms
      .filter(({ value }) => Math.round(value - ZERO_CELSIUS) % 20 === 0)
      .map(({ value, H, P }) => {
        // Where the pressure does not change, both ends of the horizontal part must stay.
        const kept = Array.from(H, (_, index) => index).filter(
          (index) => index % 3 === 0 || isLevel(P[index], P[index - 1]) || isLevel(P[index], P[index + 1]),
        );
        const pick = (column: Float64Array): number[] => kept.map((index) => round(column[index] ?? Number.NaN));
        return { value, H: pick(H), P: pick(P) };
      })
      .map(withoutGaps),
  };
}

function isLevel(one: number | undefined, other: number | undefined): boolean {
  return one !== undefined && other !== undefined && Math.abs(one / other - 1) < 1e-9;
}

/** Data in a page has no NaN: what has no state is left out. */
function withoutGaps({ value, H, P }: CompactLine): CompactLine {
  const kept = H.map((_, index) => index).filter((index) => Number.isFinite(H[index]) && Number.isFinite(P[index]));
  return { value, H: kept.map((index) => H[index] ?? 0), P: kept.map((index) => P[index] ?? 0) };
}

/** The curves of a first paint, drawn until the whole set is there. */
export function curvesFromCompact(
  { facts, dome, isotherms }: CompactCurves,
  quality: (dome: PhCurves['dome']) => readonly IsoLine[],
): PhCurves {
  const array = (values: readonly number[]): Float64Array => Float64Array.from(values);
  const wide = {
    T: array(dome.T),
    P: array(dome.P),
    pDew: array(dome.pDew),
    hBubble: array(dome.hBubble),
    hDew: array(dome.hDew),
    sDew: array([]),
    dDew: array([]),
  };
  return {
    facts,
    dome: wide,
    // The example computed with the page is a pure fluid.
    cap: undefined,
    quality: quality(wide),
    isotherms: isotherms.map(({ value, H, P }) => ({ value, H: array(H), P: array(P) })),
    isentropes: [],
    isochores: [],
  };
}
