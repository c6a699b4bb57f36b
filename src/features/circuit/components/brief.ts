/** What the bar says of the components: how many were chosen. */
import type { BriefOf } from '../brief-of.ts';
import { COMPONENTS } from './part.ts';

export const brief: BriefOf = ({ answerOf }, t) => {
  const answer = answerOf(COMPONENTS);
  const count = (answer?.chosen.length ?? 0) + (answer?.parts.length ?? 0);
  return count === 0 ? undefined : { text: t('circuitPages.bar.basket', { count }) };
};
