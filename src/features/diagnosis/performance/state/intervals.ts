/** Steady intervals of a recording, each measured once: means of its columns, one answer. */
import { askWorker } from '../../../../runtime/circuit-bridge.ts';
import { $compressors } from '../../../compressor/state/list.ts';
import type { AnalysisFigures, RecordingClient } from '../../../../runtime/recording-bridge.ts';
import { readingsFromMeans } from '../../recording/state/readings.ts';
import type { Request } from '../../state/request.ts';
import type { Answer } from './performance.ts';
import { isHeatingVisit, performanceRequest, saidWithMeans } from './request.ts';

type Interval = AnalysisFigures['intervals'][number];

/** s: water and metal keep heat longer than the gauges show. */
const LEAST = 600;
/** Intervals that are measured: a season of them is no list. */
const MOST = 200;

export interface MeasuredInterval {
  readonly start: number;
  readonly end: number;
  readonly isHeating: boolean;
  readonly answer: Answer;
}

/** Ratio and capacity of an interval, where it has them. */
export function figuresOf({ answer, isHeating }: MeasuredInterval) {
  if (!answer.ok) return {};
  const { figures } = answer.result;
  return isHeating
    ? { ratio: figures.cop_compressor, capacity: figures.capacity_heat }
    : { ratio: figures.eer_compressor, capacity: figures.capacity_cold };
}

/** Those that may be measured: steady ones alone; starts, defrosts, hunting and stops never enter. */
export const measurable = (intervals: readonly Interval[]): readonly Interval[] =>
  intervals.filter(({ label, start, end }) => label === 'steady' && end - start >= LEAST).slice(0, MOST);

/**
 * One answer an interval; those that lack readings are left out.
 * @param machine what is typed of the machine beside the visit: losses, media, sheet
 */
export async function measuredIntervals(
  client: RecordingClient,
  intervals: readonly Interval[],
  visit: Request,
  machine: Parameters<typeof performanceRequest>[1],
  facts: { readonly fluid: string; readonly machine: Parameters<typeof readingsFromMeans>[0]['machine'] },
  signal: AbortSignal,
): Promise<readonly MeasuredInterval[]> {
  const found: MeasuredInterval[] = [];
  for (const { start, end } of measurable(intervals)) {
    const means = await client.call('means', { from: start, to: end });
    if (signal.aborted) return found;
    const readings = readingsFromMeans({ means, ...facts, typed: {}, mode: 'abs', atmosphere: 0 });
    const own = {
      ...settingsOf(visit),
      ...Object.fromEntries(Object.entries(readings).filter(([, value]) => value !== null)),
    };
    const answer = await askWorker(
      'measuredPerformance',
      [performanceRequest(own, saidWithMeans(machine, means), $compressors.get())],
      {
        signal,
      },
    );
    if (answer.ok || answer.problem.code !== 'E_FEW')
      found.push({ start, end, isHeating: isHeatingVisit(own), answer });
  }
  return found;
}

/** What of the visit on the page holds for a recording too: the probes and the correction of the clamp. */
const settingsOf = (visit: Request): Request =>
  Object.fromEntries(
    Object.entries(visit).filter(([key]) =>
      ['fluid', 'application', 'altitude', 'td_corr', 'acc_t', 'acc_p', 'fs_lp', 'fs_hp', 'v_swept'].includes(key),
    ),
  );
