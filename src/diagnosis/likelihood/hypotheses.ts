/** What may be the matter with a machine, each as a mixture of Gaussians over the channels. */
import type { FaultKey } from '../data/machines.ts';
import { BEYOND, PRIORS, SETTINGS, SEVERITY } from '../data/machines.ts';
import type { Channel } from './channels.ts';
import { CHANNELS } from './channels.ts';
import type { OutsideFault } from './evidence.ts';
import type { Matrix } from './matrix.ts';
import { addDiagonal, addOuter, cholesky, copyOf, forward, logDeterminant, squareOf, submatrix } from './matrix.ts';
import type { FaultPath } from './twin-set.ts';
import { changeAt } from './twin-set.ts';

/** One Gaussian of a hypothesis. */
export interface Component {
  readonly weight: number;
  readonly mean: ArrayLike<number>;
  readonly covariance: Matrix;
  /** 0 to 1, of a fault; the probe, of a doubtful one. */
  readonly severity?: number;
  readonly probe?: Channel;
}

export interface Hypothesis {
  readonly key: string;
  readonly prior: number;
  readonly components: readonly Component[];
}

/** Probes that may be doubtful. */
const PROBES: readonly Channel[] = ['t0', 'tk', 'tsuc', 'tliq', 'tdis'];
const LNP = CHANNELS.indexOf('lnp');
const NONE = new Float64Array(CHANNELS.length);

const LAST_COMMON = SEVERITY.grid.at(-1)!;
/** Whether a component is of a severity that every fault is simulated at, or of none. */
export const isCommon = ({ severity = 0 }: Component): boolean => severity <= LAST_COMMON;

/** Weight of a severity before anything was read: half where it is small. */
const weightOf = (severity: number): number => (severity < SEVERITY.half_prior_below ? 0.5 : 1);

/**
 * A fault's Gaussians, one a severity; each a quarter unsure of its size and 15 % of each channel. Severities beyond the
 * common grid are added to the fault's prior, none is taken from those below: a leak does not stop where the grid does.
 */
export function faultComponents(fault: FaultKey, path: FaultPath, S: Matrix): readonly Component[] {
  const along = (grid: readonly number[]) =>
    grid.flatMap((severity) => {
      const change = changeAt(path, severity);
      return change === undefined ? [] : [{ severity, change }];
    });
  const common = along(SEVERITY.grid);
  return [...common, ...along(BEYOND[fault]?.grid ?? [])].map(({ severity, change }) => {
    const covariance = copyOf(S);
    addOuter(covariance, change, SETTINGS.dfull ** 2);
    addDiagonal(covariance, (i) => (SETTINGS.ddiag * change[i]!) ** 2);
    return { weight: weightOf(severity) / common.length, mean: change, covariance, severity };
  });
}

function withDiagonal(S: Matrix, of: (i: number) => number): Matrix {
  const wider = copyOf(S);
  addDiagonal(wider, of);
  return wider;
}

/** Every hypothesis. @param S covariance of the healthy machine @param isRead which channels were */
export function hypothesesOf(
  S: Matrix,
  paths: ReadonlyMap<FaultKey, FaultPath>,
  outside: readonly OutsideFault[],
  isRead: readonly boolean[],
): readonly Hypothesis[] {
  const probes = PROBES.filter((probe) => isRead[CHANNELS.indexOf(probe)]);
  const own: Hypothesis[] = [
    { key: 'normal', prior: PRIORS['normal']!, components: [{ weight: 1, mean: NONE, covariance: S }] },
    ...[...paths].map(([key, path]) => ({ key, prior: PRIORS[key]!, components: faultComponents(key, path, S) })),
    {
      key: 'sensor',
      prior: PRIORS['sensor']!,
      components: probes.map((probe) => ({
        weight: 1 / probes.length,
        mean: NONE,
        covariance: withDiagonal(S, (i) => (CHANNELS[i] === probe ? SETTINGS.sensor_K ** 2 : 0)),
        probe,
      })),
    },
    {
      key: 'unknown',
      prior: PRIORS['unknown']!,
      components: [
        {
          weight: 1,
          mean: NONE,
          covariance: withDiagonal(S, (i) => (i === LNP ? SETTINGS.unknown_lnp : SETTINGS.unknown_K) ** 2),
        },
      ],
    },
  ];
  const borrowed = outside.flatMap(({ key, of, prior }) => {
    const lender = own.find((hypothesis) => hypothesis.key === of);
    return lender === undefined ? [] : [{ key, prior, components: lender.components }];
  });
  return [...own, ...borrowed];
}

/** How well a component says what was read: its logarithm, and the χ² of the residual. */
export interface Fit {
  readonly logLikelihood: number;
  readonly chiSquare: number;
}

/** @param places channels that were read @param residual of every channel, against the healthy machine */
export function fitOf({ mean, covariance }: Component, places: readonly number[], residual: ArrayLike<number>): Fit {
  const L = cholesky(submatrix(covariance, places));
  if (L === undefined) return { logLikelihood: Number.NEGATIVE_INFINITY, chiSquare: Number.POSITIVE_INFINITY };
  const chiSquare = squareOf(
    forward(
      L,
      places.map((i) => residual[i]! - mean[i]!),
    ),
  );
  return { logLikelihood: -(chiSquare + logDeterminant(L, places.length)) / 2, chiSquare };
}
