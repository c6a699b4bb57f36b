import { factorText } from '../alert-text.ts';
import type { BriefOf } from '../brief-of.ts';
import { CHARGE } from './part.ts';

/** The charge as a range, with the class of a fluid that burns or poisons; how far over the limit of its room where it is. */
export const brief: BriefOf = ({ answerOf, alerts }, t, format) => {
  const answer = answerOf(CHARGE);
  const over = alerts.find(({ code }) => code === 'S_OVER');
  if (over) return { text: t('circuitPages.bar.over', { factor: factorText(over, t.locale) }), isReason: true };
  const safetyClass = alerts.find(({ code }) => code === 'S_CLASS')?.values['safetyClass'];
  if (!answer) return safetyClass === undefined ? undefined : { text: String(safetyClass) };
  const { low, high } = answer.range;
  const mass =
    low === high
      ? format.full('mass', high, answer.is_weighed)
      : t('circuitPages.bar.about', { low: format.number('mass', low), high: format.full('mass', high) });
  return { text: safetyClass === undefined ? mass : t('circuitPages.bar.classed', { safetyClass, mass }) };
};
