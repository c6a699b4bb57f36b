import { alertsOfPage } from '../../../circuit/alerts/alert.ts';
import type { BriefOf } from '../brief-of.ts';
import { TECHNIQUE } from './part.ts';

/** How much there is to look at among the indicators and what the fluid asks; else how many values are but fair. */
export const brief: BriefOf = ({ answerOf, alerts }, t) => {
  if (!answerOf(TECHNIQUE)) return undefined;
  const own = alertsOfPage(alerts, 'technique');
  const count = own.filter(({ severity }) => severity !== 'notice').length;
  if (count > 0)
    return {
      text: t(count === 1 ? 'circuitPages.bar.oneWarning' : 'circuitPages.bar.warnings', { count }),
      isReason: true,
    };
  const fair = new Set(own.flatMap(({ code, values }) => (code === 'I_FAIR' ? String(values['keys']).split(',') : [])))
    .size;
  // Something is missing, and nothing says that there is nothing to say.
  if (fair === 0 && own.length > 0) return undefined;
  return {
    text: fair === 0 ? t('circuitPages.bar.nothing') : t('circuitPages.bar.fair', { count: fair }),
  };
};
