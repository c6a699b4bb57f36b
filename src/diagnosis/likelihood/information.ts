/** Which reading to take next: the one expected to say most (Lindley 1956). */
import { barFromPascal } from '../../quantities/si.ts';
import { OUTSIDE } from '../data/machines.ts';
import type { Channel } from './channels.ts';
import { CHANNELS, FIELD_OF } from './channels.ts';
import { cholesky, forward, submatrix } from './matrix.ts';
import type { Component } from './hypotheses.ts';
import type { Judged } from './posterior.ts';

/** Readings that may be proposed, beside the test at standstill. */
const CANDIDATES: readonly Channel[] = ['teout', 'tcout', 'tdis', 'tvalve', 't4v'];
/** Places of the integral, some five a standard deviation, and how far it goes, in standard deviations. */
const PLACES = 501;
const REACH = 5;
/** bar of air at standstill for a severity of 1, and K a standstill test is good for. */
const STANDSTILL_AIR = 1.3;
const STANDSTILL_SIGMA = 0.75;
/** The same where the cause is one nobody named. */
const STANDSTILL_UNKNOWN = 3;
/** Components of less than this probability change nothing that is shown: a thousandth of a bit at most, all together. */
const NEGLIGIBLE = 1e-5;

/** A doubtful probe and a fault without a simulated machine change no reading that is foreseen. */
const isForeseenHealthy = (key: string): boolean => key === 'sensor' || Object.hasOwn(OUTSIDE, key);

interface Gaussian {
  readonly weight: number;
  readonly mean: number;
  readonly sd: number;
}
/** A reading under one hypothesis: its share, and what the reading would then be. */
interface Foreseen {
  readonly P: number;
  readonly parts: readonly Gaussian[];
}

export interface NextReading {
  /** Field of the request, or 'nct' for the test at standstill. */
  readonly key: string;
  readonly bits: number;
}

function densityOf(parts: readonly Gaussian[], x: number): number {
  let sum = 0;
  for (const { weight, mean, sd } of parts) {
    const z = (x - mean) / sd;
    if (z < 8 && z > -8) sum += (weight * Math.exp((-z * z) / 2)) / (sd * Math.sqrt(2 * Math.PI));
  }
  return sum;
}

/** Σ P ∫ p(x|h) log₂(p(x|h)/p(x)) dx, bits. */
export function expectedInformation(hypotheses: readonly Foreseen[]): number {
  const parts = hypotheses.flatMap((hypothesis) => hypothesis.parts);
  if (parts.length === 0) return 0;
  const low = Math.min(...parts.map(({ mean, sd }) => mean - REACH * sd));
  const high = Math.max(...parts.map(({ mean, sd }) => mean + REACH * sd));
  const step = (high - low) / (PLACES - 1);
  let bits = 0;
  for (let place = 0; place < PLACES; place += 1) {
    const x = low + place * step;
    const densities = hypotheses.map((hypothesis) => densityOf(hypothesis.parts, x));
    const all = hypotheses.reduce((sum, { P }, i) => sum + P * densities[i]!, 0);
    for (const [i, { P }] of hypotheses.entries()) {
      const density = densities[i]!;
      if (density > 0 && all > 0) bits += P * density * Math.log2(density / all) * step;
    }
  }
  return Math.max(bits, 0);
}

/** A channel not read yet, given those that were. */
function given(
  component: Component,
  channel: number,
  places: readonly number[],
  residual: ArrayLike<number>,
): Gaussian | undefined {
  const { covariance, mean } = component;
  const L = cholesky(submatrix(covariance, places));
  if (L === undefined) return undefined;
  const cross = forward(
    L,
    places.map((i) => covariance.values[channel * covariance.size + i]!),
  );
  const off = forward(
    L,
    places.map((i) => residual[i]! - mean[i]!),
  );
  let shift = 0;
  let variance = covariance.values[channel * covariance.size + channel]!;
  for (let i = 0; i < places.length; i += 1) {
    shift += cross[i]! * off[i]!;
    variance -= cross[i]! ** 2;
  }
  return { weight: 0, mean: mean[channel]! + shift, sd: Math.sqrt(Math.max(variance, 1e-6)) };
}

/**
 * Readings not taken yet by what they are expected to say, the most first.
 * @param standstillSlope Pa/K of the bubble line at 25 °C; undefined once the test at standstill was made
 */
export function nextReadings(
  hypotheses: readonly Judged[],
  places: readonly number[],
  residual: ArrayLike<number>,
  standstillSlope: number | undefined,
): readonly NextReading[] {
  const healthy = hypotheses.find(({ key }) => key === 'normal')?.components ?? [];
  const likely = hypotheses
    .filter(({ P }) => P > NEGLIGIBLE)
    .map((hypothesis) => (isForeseenHealthy(hypothesis.key) ? { ...hypothesis, components: healthy } : hypothesis));
  const foreseen = (
    part: (component: Judged['components'][number], key: string) => Gaussian | undefined,
  ): readonly Foreseen[] =>
    likely.map(({ key, P, components }) => ({
      P,
      parts: components.flatMap((component) => {
        const found = P * component.share > NEGLIGIBLE ? part(component, key) : undefined;
        return found === undefined ? [] : [{ ...found, weight: component.share }];
      }),
    }));
  const channels = CANDIDATES.map((name) => CHANNELS.indexOf(name)).filter((channel) => !places.includes(channel));
  const found = channels.map((channel) => ({
    key: FIELD_OF[CHANNELS[channel]!],
    bits: expectedInformation(foreseen((component) => given(component, channel, places, residual))),
  })) as NextReading[];
  if (standstillSlope !== undefined && Number.isFinite(standstillSlope)) {
    const kelvin = STANDSTILL_AIR / barFromPascal(standstillSlope);
    const test = foreseen((component, key) => ({
      weight: 0,
      mean: key === 'noncondensable' ? (component.severity ?? 0) * kelvin : 0,
      sd: key === 'unknown' ? STANDSTILL_UNKNOWN : STANDSTILL_SIGMA,
    }));
    found.push({ key: 'nct', bits: expectedInformation(test) });
  }
  return found.toSorted((one, other) => other.bits - one.bits);
}
