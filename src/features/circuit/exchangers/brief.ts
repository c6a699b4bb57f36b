import type { BriefOf } from '../brief-of.ts';
import { EXCHANGERS } from './part.ts';

/** What is worst of the exchangers: a cross, freezing, else the tightest pinch of the steady regime. */
export const brief: BriefOf = ({ answerOf, alerts }, t, format) => {
  const answer = answerOf(EXCHANGERS);
  if (!answer) return undefined;
  const isTold = (code: 'X_CROSS' | 'W_FREEZE'): boolean => alerts.some((alert) => alert.code === code);
  if (isTold('X_CROSS')) return { text: t('circuitPages.bar.cross'), isReason: true };
  if (isTold('W_FREEZE')) return { text: t('circuitPages.bar.freeze'), isReason: true };
  const { evaporator, condenser } = answer.permanent;
  const pinches = [evaporator?.pinch ?? null, condenser?.pinch ?? null].filter((pinch) => pinch !== null);
  if (pinches.length === 0) return undefined;
  return { text: t('circuitPages.bar.pinch', { pinch: format.full('temperatureDifference', Math.min(...pinches)) }) };
};
