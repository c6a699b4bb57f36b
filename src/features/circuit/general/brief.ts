/** What the bar says of the simulation. */
import type { BriefOf } from '../brief-of.ts';

export const brief: BriefOf = ({ permanent }, t, format) =>
  permanent && { text: t('circuitPages.bar.eer', { eer: format.number('ratio', permanent.performance.eer) }) };
