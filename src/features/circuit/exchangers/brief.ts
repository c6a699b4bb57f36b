import type { BriefOf } from '../brief-of.ts';
import { EXCHANGERS } from './part.ts';

/** What is worst of the exchangers: a cross, freezing, else the tightest pinch of the steady regime. */
export const brief: BriefOf = ({ answerOf }, t, format) => {
  const answer = answerOf(EXCHANGERS);
  if (!answer) return undefined;
  const { permanent, transient, warnings } = answer;
  const all = [permanent, transient].flatMap((regime) => (regime ? [regime.evaporator, regime.condenser] : []));
  if (all.some(({ problem }) => problem?.code === 'E_CROSS'))
    return { text: t('circuitPages.bar.cross'), isWarning: true };
  const isTold = (code: 'W_FREEZE' | 'W_PINCH'): boolean => warnings.some((warning) => warning.code === code);
  if (isTold('W_FREEZE')) return { text: t('circuitPages.bar.freeze'), isWarning: true };
  const pinches = [permanent.evaporator.pinch, permanent.condenser.pinch].filter((pinch) => pinch !== null);
  if (pinches.length === 0) return undefined;
  const pinch = format.full('temperatureDifference', Math.min(...pinches));
  return { text: t('circuitPages.bar.pinch', { pinch }), isWarning: isTold('W_PINCH') };
};
