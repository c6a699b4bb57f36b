/** The limits of a line as its page has them. */
import type { Pipes } from '../../../circuit/pipes/index.ts';
import type { Line } from '../../../circuit/line-names.ts';
import type { Part } from '../state/part.ts';
import { pageSimulation } from '../simulator/state/page-simulation.ts';
import { usePart } from '../../../kit/island/use-part.ts';
import type { LimitsOfLine } from './broken.ts';

export function useLimits(line: Line, part: Part<'pipes'>, figures: Pipes['lines'][Line]): LimitsOfLine {
  const typed = usePart(part.form.$content, ({ options }) => options[`vit_${line}`]);
  const te = usePart(pageSimulation.$shown, ({ permanent }) => permanent.result?.extra.t_dew_evp ?? 0);
  return { line, figures, fastest: typeof typed === 'number' ? typed : undefined, te };
}
