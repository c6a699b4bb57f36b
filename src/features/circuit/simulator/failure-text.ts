import { describeProblem } from '../../../i18n/problems.ts';
import type { Translator } from '../../../i18n/keys.ts';
import type { Failures } from './state/results.ts';

type Failure = NonNullable<Failures['permanent']>;
type CompressorFailure = Extract<Failure, { readonly by: 'compressor' }>;

let describeCompressorProblem: ((problem: CompressorFailure['problem']) => string) | undefined;

/** Problems of a compressor are told by what comes with its mode. */
export function describeCompressorsBy(describe: (problem: CompressorFailure['problem']) => string): void {
  describeCompressorProblem = describe;
}

/** A failure in the reader's words: the server's own when it has spoken, else those of the problem or of the obstacle. */
export function failureText(failure: Failure, t: Translator): string {
  if (failure.obstacle) return t(`simulator.obstacles.${failure.obstacle}`);
  if ('by' in failure) return describeCompressorProblem?.(failure.problem) ?? t('simulator.toasts.failed');
  if (failure.problem) return describeProblem(failure.problem, t);
  return failure.message ?? t('simulator.toasts.unknown');
}

/** The failure of a run: that of the steady regime, else that of the transitory one under its name. */
export function failureInWords({ permanent, transient }: Failures, t: Translator): string {
  if (permanent) return failureText(permanent, t);
  return transient ? t('simulator.regimes.failed', { message: failureText(transient, t) }) : '';
}
