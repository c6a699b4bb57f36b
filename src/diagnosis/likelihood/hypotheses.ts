/** What may be the matter with a machine, each as a mixture of bell curves with wide tails over the channels. */
import type { FaultKey } from '../data/machines.ts';
import { PRIORS, SETTINGS, SEVERITY } from '../data/machines.ts';
import { CHANNELS, FIELD_OF } from './channels.ts';
import type { OutsideFault } from './evidence.ts';
import type { Matrix } from './matrix.ts';
import { addDiagonal, addOuter, cholesky, copyOf, forward, logDeterminant, squareOf, submatrix } from './matrix.ts';
import type { FaultPath, Healthy } from './twin-set.ts';
import { changeAt } from './twin-set.ts';

/** One bell curve of a hypothesis. */
export interface Component {
  readonly weight: number;
  readonly mean: ArrayLike<number>;
  readonly covariance: Matrix;
  /** 0 to 1, of a fault. */
  readonly severity?: number;
  /** Field of the probe, of a doubtful one. */
  readonly probe?: string;
}

export interface Hypothesis {
  readonly key: string;
  readonly prior: number;
  readonly components: readonly Component[];
}

const LNP = CHANNELS.indexOf('lnp');
const NONE = new Float64Array(CHANNELS.length);

/** Weight of a severity before anything was read: half where it is small. */
const weightOf = (severity: number): number => (severity < SEVERITY.half_prior_below ? 0.5 : 1);

/** A fault's curves, one a severity the machine runs at; each a fifth unsure of its size and of each channel. */
export function faultComponents(path: FaultPath, S: Matrix): readonly Component[] {
  const along = SEVERITY.grid.flatMap((severity) => {
    const change = changeAt(path, severity);
    return change === undefined ? [] : [{ severity, change }];
  });
  return along.map(({ severity, change }) => {
    const covariance = copyOf(S);
    addOuter(covariance, change, SETTINGS.dfull ** 2);
    addDiagonal(covariance, (i) => (SETTINGS.ddiag * change[i]!) ** 2);
    return { weight: weightOf(severity) / along.length, mean: change, covariance, severity };
  });
}

function withDiagonal(S: Matrix, of: (i: number) => number): Matrix {
  const wider = copyOf(S);
  addDiagonal(wider, of);
  return wider;
}

/** A probe that reads anything: its own channel, or by what passes over an exchanger all that depends on it. */
function doubted(S: Matrix, probe: string, { byTe, byTc }: Pick<Healthy, 'byTe' | 'byTc'>): Matrix {
  const wider = copyOf(S);
  const side = probe === 'te_in' ? byTe : probe === 'tc_in' ? byTc : undefined;
  addOuter(wider, side ?? CHANNELS.map((channel) => (FIELD_OF[channel] === probe ? 1 : 0)), SETTINGS.sensor_K ** 2);
  return wider;
}

/** Every hypothesis. @param S covariance of the healthy machine @param isRead which channels were */
export function hypothesesOf(
  S: Matrix,
  paths: ReadonlyMap<FaultKey, FaultPath>,
  outside: readonly OutsideFault[],
  isRead: readonly boolean[],
  healthy: Pick<Healthy, 'byTe' | 'byTc'>,
): readonly Hypothesis[] {
  const inlets = ['te_in', 'tc_in'];
  const probes = SETTINGS.sensor_on.filter(
    (probe) => inlets.includes(probe) || CHANNELS.some((channel, i) => FIELD_OF[channel] === probe && isRead[i]),
  );
  const own: Hypothesis[] = [
    { key: 'normal', prior: PRIORS['normal']!, components: [{ weight: 1, mean: NONE, covariance: S }] },
    ...[...paths].map(([key, path]) => ({ key, prior: PRIORS[key]!, components: faultComponents(path, S) })),
    {
      key: 'sensor',
      prior: PRIORS['sensor']!,
      components: probes.map((probe) => ({
        weight: 1 / probes.length,
        mean: NONE,
        covariance: doubted(S, probe, healthy),
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

/**
 * Student's t of several variables: far from every hypothesis no single one becomes sure, as it would with the normal law's
 * thin tails.
 * @param places channels that were read @param residual of every channel, against the healthy machine
 */
export function fitOf({ mean, covariance }: Component, places: readonly number[], residual: ArrayLike<number>): Fit {
  const L = cholesky(submatrix(covariance, places));
  if (L === undefined) return { logLikelihood: Number.NEGATIVE_INFINITY, chiSquare: Number.POSITIVE_INFINITY };
  const chiSquare = squareOf(
    forward(
      L,
      places.map((i) => residual[i]! - mean[i]!),
    ),
  );
  const degrees = SETTINGS.t_degrees;
  const tails = (degrees + places.length) * Math.log1p(chiSquare / degrees);
  return { logLikelihood: -(tails + logDeterminant(L, places.length)) / 2, chiSquare };
}
