/** What the bar says of the pipes: the tube of each line, '?' where none is. */
import type { BriefOf } from '../brief-of.ts';
import { labelText } from '../line-figures.ts';
import { PIPES } from './part.ts';

export const brief: BriefOf = ({ answerOf }, t) => {
  const answer = answerOf(PIPES);
  if (!answer) return undefined;
  const { asp, ll, ref } = answer.lines;
  // A tube that breaks a limit is not named as the tube of its line.
  const tubes = [asp, ll, ref].map(({ recommended, broken }) =>
    recommended && broken.length === 0 ? labelText(recommended.label, t.locale) : '?',
  );
  return { text: tubes.join(' · ') };
};
