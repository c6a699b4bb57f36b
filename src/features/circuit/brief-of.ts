/** What a page's say in the bar is made of: the `brief.ts` of each folder. */
import type { Alert } from '../../circuit/alerts/alert.ts';
import type { Translator } from '../../i18n/keys.ts';
import type { Formatter } from '../../kit/island/format.ts';
import type { SimulationResult } from '../../simulation/types.ts';
import type { Brief } from './bar-data.ts';
import type { AnswerOf } from './state/part.ts';

export interface Said {
  readonly permanent: SimulationResult | undefined;
  readonly isStale: boolean;
  /** The name a reader knows the fluid by. */
  readonly fluid: string;
  readonly answerOf: AnswerOf;
  /** Of the whole study, worst first. */
  readonly alerts: readonly Alert[];
  /** Whether the last answer of a part is that of other inputs. */
  readonly isOld: (spec: Parameters<AnswerOf>[0]) => boolean;
}

/** How grave it is, the list of alerts says. */
export type BriefOf = (
  said: Said,
  t: Translator,
  format: Formatter,
) => (Pick<Brief, 'text'> & { /** The text says why the page is marked. */ readonly isReason?: true }) | undefined;
