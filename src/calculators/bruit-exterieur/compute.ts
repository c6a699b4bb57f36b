import { isWithin } from '../../physics/limits.ts';
import {
  allowedEmergence,
  allowedLevel,
  AMBIENT_THRESHOLD,
  levelSum,
  screenAttenuation,
  spreading,
} from '../../physics/outdoor-noise.ts';
import type { ComputeContext } from '../calculator.ts';
import { calculator } from '../calculator.ts';
import type { InputsOf, OutputsOf } from '../define.ts';
import { definition } from './definition.ts';

type Inputs = InputsOf<typeof definition>;
type Outputs = OutputsOf<typeof definition>;
export type Source = NonNullable<Inputs['sources']>[number];
type Period = 'day' | 'night';
type Governing = NonNullable<Outputs['governing']>;

/** A point is no point this near, m. */
const NEAR = 1;
/** Less in hand than this decides nothing, dB. */
const UNSURE = 3;
/** Limits of MCS 020, of which nothing else is taken over. */
const MCS_LIMITS: readonly number[] = [37, 42];

/** What one unit of a line brings to the listener, dB(A). */
function levelOf(source: Source, frequency: number): number {
  const { kind, level = 0, r_ref, q_ref, q, distance = 1, h_barrier, d_barrier, h_source, h_receiver, extra } = source;
  const power = kind === 'lw' ? level : level - spreading(q_ref, r_ref);
  const screened =
    h_barrier === undefined || d_barrier === undefined
      ? 0
      : screenAttenuation({ height: h_barrier, at: d_barrier }, distance, h_source, h_receiver, frequency);
  return power + spreading(q, distance) - screened + extra;
}

interface Judged {
  readonly outputs: Outputs;
  readonly allowed?: number;
}

/** One period: what is heard, what stands out, what is allowed. */
function judged(period: Period, inputs: Inputs, lp: number): Judged {
  const [residual, minutes] =
    period === 'day' ? [inputs.residual_day, inputs.minutes_day] : [inputs.residual_night, inputs.minutes_night];
  if (residual === undefined) return { outputs: {} };
  if (minutes === 0) return { outputs: { [`verdict_${period}`]: 'silent' } };
  const threshold = AMBIENT_THRESHOLD[inputs.place];
  const ambient = levelSum([
    { level: lp, count: 1 },
    { level: residual, count: 1 },
  ]);
  const emergence = ambient - residual;
  const limit = allowedEmergence(period, minutes);
  const allowed = allowedLevel(residual, limit, threshold);
  return {
    allowed,
    outputs: {
      [`ambient_${period}`]: ambient,
      [`emergence_${period}`]: emergence,
      [`limit_${period}`]: limit,
      [`allowed_${period}`]: allowed,
      // As levels, which is what the reduction is worked out from.
      [`verdict_${period}`]: isWithin(ambient, threshold)
        ? 'belowThreshold'
        : isWithin(emergence, limit) || isWithin(lp, allowed)
          ? 'within'
          : 'exceeded',
    },
  };
}

function warnings(inputs: Inputs, context: ComputeContext): void {
  const { sources = [], use, place, fixed_limit } = inputs;
  const near = sources.findIndex(({ distance = NEAR }) => distance < NEAR);
  if (near >= 0) context.warn('tooNear', {}, `sources.${near}.distance`);
  if (use === 'domestic') context.warn('domesticUse', {}, 'use');
  if (place === 'room') context.warn('spectral', {}, 'place');
  if (fixed_limit !== undefined && MCS_LIMITS.includes(fixed_limit)) context.warn('notMcs', {}, 'fixed_limit');
}

export const compute = calculator(definition, {
  check({ sources, residual_day, residual_night, fixed_limit }, report) {
    for (const [index, { h_barrier, d_barrier, distance, count }] of (sources ?? []).entries()) {
      const at = `sources.${index}`;
      if ((h_barrier === undefined) !== (d_barrier === undefined)) {
        report(`${at}.${h_barrier === undefined ? 'h_barrier' : 'd_barrier'}`, 'screenIncomplete');
      } else if (d_barrier !== undefined && distance !== undefined && d_barrier >= distance) {
        report(`${at}.d_barrier`, 'screenIncomplete');
      }
      if (!Number.isInteger(count)) report(`${at}.count`, 'wholeNumber');
    }
    if (residual_day === undefined && residual_night === undefined && fixed_limit === undefined) {
      report('residual_day', 'nothingToJudge');
    }
  },
  run(inputs, context): Outputs {
    const levels = (inputs.sources ?? []).map((source) => ({
      level: levelOf(source, inputs.frequency),
      count: source.count,
    }));
    const lp = levelSum(levels);
    const [day, night] = [judged('day', inputs, lp), judged('night', inputs, lp)];
    warnings(inputs, context);
    const { fixed_limit } = inputs;
    const limits = (
      [
        ['day', day.allowed],
        ['fixed', fixed_limit],
        ['night', night.allowed],
      ] as const
    ).filter((limit): limit is readonly [Governing, number] => limit[1] !== undefined);
    const strictest = limits.reduce<readonly [Governing, number] | undefined>(
      (least, limit) => (least === undefined || limit[1] < least[1] ? limit : least),
      undefined,
    );
    const margin = strictest === undefined ? undefined : strictest[1] - lp;
    if (margin !== undefined && margin >= 0 && margin < UNSURE) context.warn('estimateMargin', {}, 'sources');
    const reduction = margin === undefined ? undefined : Math.max(0, -margin);
    return {
      lp,
      lp_first: levels[0]?.level,
      threshold: AMBIENT_THRESHOLD[inputs.place],
      ...day.outputs,
      ...night.outputs,
      fixed_margin: fixed_limit === undefined ? undefined : fixed_limit - lp,
      governing: strictest?.[0],
      reduction,
      distance_factor: reduction === undefined ? undefined : 10 ** (reduction / 20),
    };
  },
});
