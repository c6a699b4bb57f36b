/** Sound of machines outdoors: point sources over hard ground, a thin screen, emergence. Levels in dB(A), lengths in m. */

/** Speed of sound that Maekawa's wavelength is taken with, m/s. */
const SOUND = 340;
/** A screen is not trusted with more, dB. */
const MOST_SCREENED = 20;

const decibels = (ratio: number): number => 10 * Math.log10(ratio);
const power = (level: number): number => 10 ** (level / 10);

/** What a directivity and a distance take from the power level, dB: spherical spreading. */
export const spreading = (directivity: number, distance: number): number =>
  decibels(directivity / (4 * Math.PI * distance ** 2));

/** Sum of levels by their energy. */
export const levelSum = (levels: readonly { readonly level: number; readonly count: number }[]): number =>
  decibels(levels.reduce((sum, { level, count }) => sum + count * power(level), 0));

/** The level that, beside another, gives a sum; −∞ where the other alone is as much. */
export const levelBeside = (sum: number, other: number): number => {
  const rest = power(sum) - power(other);
  return rest > 0 ? decibels(rest) : -Infinity;
};

export interface Screen {
  /** Of its edge, and from the source, m. */
  readonly height: number;
  readonly at: number;
}

/**
 * What a thin screen takes, dB: Maekawa by the fit 10 log(3 + 20 N), 20 at most; 0 where its edge is under the line of sight.
 * @param frequency at which the whole is judged, Hz
 */
export function screenAttenuation(
  { height, at }: Screen,
  distance: number,
  source: number,
  receiver: number,
  frequency: number,
): number {
  if (height <= source + ((receiver - source) * at) / distance) return 0;
  const over = Math.hypot(at, height - source) + Math.hypot(distance - at, height - receiver);
  const number = (2 * (over - Math.hypot(distance, receiver - source)) * frequency) / SOUND;
  return Math.min(decibels(3 + 20 * number), MOST_SCREENED);
}

/** Emergence allowed, dB(A): Code de la santé publique, art. R. 1336-7, by day (7 h to 22 h) and by night. */
const ALLOWED = { day: 5, night: 3 } as const;
/** The same article: what is added for a running time of the period up to so many minutes. */
const ADDED = [
  [1, 6],
  [5, 5],
  [20, 4],
  [120, 3],
  [240, 2],
  [480, 1],
] as const;

/** Emergence allowed, dB(A), for the time in minutes that the noise lasts in the period. */
export const allowedEmergence = (period: 'day' | 'night', minutes: number): number =>
  ALLOWED[period] + (ADDED.find(([longest]) => minutes <= longest)?.[1] ?? 0);

/** Ambient noise up to which emergence is not looked for, dB(A): art. R. 1336-6. */
export const AMBIENT_THRESHOLD = { outside: 30, room: 25 } as const;

/** The level that a machine may have, dB(A): emergence within what is allowed, or the whole within the threshold. */
export const allowedLevel = (residual: number, emergence: number, threshold: number): number =>
  Math.max(levelBeside(residual + emergence, residual), levelBeside(threshold, residual));
