import { interpolate } from './dome.ts';
import type { PlotLayout } from '../plot/layout.ts';
import type { PhCurves } from './types.ts';
import { METRIC } from './scales.ts';

/** In steps of the isotherms there are. */
const STEPS: readonly number[] = [1, 2, 5, 10];
/** Isotherms closer than this in the liquid, in widths of a character, cannot all be read. */
const CHARACTERS_APART = 3.2;

const ISENTROPE_STEPS: readonly number[] = [50, 100, 200, 500, 1000];

/** The isentropes there is room for: every 0.05 to 1 kJ/(kg K) by how far apart they stand in the vapour. */
export function thinnedIsentropes({ isentropes, facts }: PhCurves, layout: PlotLayout): PhCurves['isentropes'] {
  const [first, second] = isentropes;
  if (!first || !second) return isentropes;
  const abscissas = isentropes.map(({ H, P }) => {
    const at = P.findIndex((pressure, index) => pressure > facts.critical.P * 0.1 && Number.isFinite(H[index]));
    return at < 0 ? Number.NaN : layout.x(H[at] ?? Number.NaN);
  });
  const gaps = abscissas
    .slice(1)
    .map((x, index) => x - (abscissas[index] ?? Number.NaN))
    .filter(Number.isFinite);
  const apart = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const perUnit = apart / (second.value - first.value);
  const step = ISENTROPE_STEPS.find((candidate) => candidate * perUnit >= layout.fontSize * CHARACTERS_APART) ?? 1000;
  return isentropes.filter(({ value }) => value % step === 0);
}

/** The isotherms there is room for: all, every second, fifth or tenth by how far apart they stand in the liquid. */
export function thinnedIsotherms(
  { dome, facts, isotherms, scales = METRIC }: PhCurves,
  layout: PlotLayout,
): PhCurves['isotherms'] {
  const middle = facts.critical.T * 0.75;
  const bubble = (T: number): number => layout.x(interpolate(dome.T, dome.hBubble, T));
  const { temperature, isothermStep } = scales;
  const kelvins = temperature.toSi(isothermStep) - temperature.toSi(0);
  const apart = ((bubble(middle + 5) - bubble(middle - 5)) / 10) * kelvins;
  const step = STEPS.find((candidate) => candidate * apart >= layout.fontSize * CHARACTERS_APART) ?? STEPS.at(-1) ?? 10;
  return isotherms.filter(({ value }) => Math.round(temperature.fromSi(value) / isothermStep) % step === 0);
}
