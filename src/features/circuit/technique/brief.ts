import { worstOf } from '../../../circuit/alerts/alert.ts';
import { isOfSafety } from '../alert-text.ts';
import type { BriefOf } from '../brief-of.ts';
import { TECHNIQUE } from './part.ts';

/** How much there is to look at among the indicators and what the fluid asks; else how many values are but fair. */
export const brief: BriefOf = ({ answerOf, alerts = [] }, t) => {
  if (!answerOf(TECHNIQUE)) return undefined;
  const own = alerts.filter((alert) => alert.page === 'technique' || isOfSafety(alert));
  const count = own.filter(({ severity }) => severity !== 'notice').length;
  if (count > 0) {
    return {
      text: t(count === 1 ? 'circuitPages.bar.oneWarning' : 'circuitPages.bar.warnings', { count }),
      isWarning: true,
      isDanger: worstOf(own) === 'danger',
    };
  }
  const fair = new Set(own.flatMap(({ code, values }) => (code === 'I_FAIR' ? String(values['keys']).split(',') : [])))
    .size;
  return {
    text: fair === 0 ? t('circuitPages.bar.nothing') : t('circuitPages.bar.fair', { count: fair }),
  };
};
