import type { LoopStatus } from '../../physics/signals.ts';
import { loopStatus, positionInSpan, SIGNAL_SPANS, valueAtPosition } from '../../physics/signals.ts';
import type { ComputeContext } from '../calculator.ts';
import { calculator } from '../calculator.ts';
import type { OutputsOf } from '../define.ts';
import { definition } from './definition.ts';

type Status = NonNullable<OutputsOf<typeof definition>['status']>;

const LOOP: Readonly<Record<LoopStatus, Status>> = {
  ok: 'ok',
  'under-range': 'sous-échelle',
  'over-range': 'sur-échelle',
  'low-fault': 'défaut bas',
  'high-fault': 'défaut haut',
};
const CURRENT_LOOP = 0;

function statusOf(type: number, signal: number, position: number): Status {
  if (type === CURRENT_LOOP) return LOOP[loopStatus(signal)];
  return position < 0 || position > 1 ? 'hors échelle' : 'ok';
}

function warnOf(status: Status, context: ComputeContext): void {
  if (status === 'ok') return;
  const code = status === 'défaut bas' ? 'lowFault' : status === 'défaut haut' ? 'highFault' : 'outOfScale';
  context.warn(code, {}, 'searchValue');
}

export const compute = calculator(definition, {
  check({ minValue, maxValue }, report) {
    if (minValue !== undefined && minValue === maxValue) report('maxValue', 'sameRangeLimits');
  },
  run({ signalType, minValue, maxValue, direction, searchValue }, context) {
    const [start, end] = SIGNAL_SPANS[signalType];
    const isFromSignal = direction === 'signalToValue';
    const position = isFromSignal
      ? positionInSpan(searchValue, start, end)
      : positionInSpan(searchValue, minValue, maxValue);
    const signal = isFromSignal ? searchValue : valueAtPosition(position, start, end);
    const status = statusOf(signalType, signal, position);
    warnOf(status, context);
    return {
      result: isFromSignal ? valueAtPosition(position, minValue, maxValue) : signal,
      percent: position * 100,
      status,
    };
  },
});
