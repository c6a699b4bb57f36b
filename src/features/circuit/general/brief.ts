/** What the bar says of the simulation. */
import { isPerfect } from '../../../simulation/cycles/perfect.ts';
import type { BriefOf } from '../brief-of.ts';

export const brief: BriefOf = ({ permanent }, t, format) =>
  permanent && {
    text: t(isPerfect(permanent) ? 'circuitPages.bar.perfectEer' : 'circuitPages.bar.eer', {
      eer: format.number('ratio', permanent.performance.eer),
    }),
  };
