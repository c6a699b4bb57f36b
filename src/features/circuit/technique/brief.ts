import { alertsOfPage } from '../../../circuit/alerts/alert.ts';
import type { BriefOf } from '../brief-of.ts';
import { TECHNIQUE } from './part.ts';

/** How many values are but fair, where nothing else is to be looked at. */
export const brief: BriefOf = ({ answerOf, alerts }, t) => {
  if (!answerOf(TECHNIQUE)) return undefined;
  const own = alertsOfPage(alerts, 'technique');
  // What there is to look at, the bar counts by itself.
  if (own.some(({ severity }) => severity !== 'know')) return undefined;
  const fair = new Set(own.flatMap(({ code, values }) => (code === 'I_FAIR' ? String(values['keys']).split(',') : [])))
    .size;
  // Something is missing, and nothing says that there is nothing to say.
  if (fair === 0 && own.length > 0) return undefined;
  return {
    text: fair === 0 ? t('circuitPages.bar.nothing') : t('circuitPages.bar.fair', { count: fair }),
  };
};
