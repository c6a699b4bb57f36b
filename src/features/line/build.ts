import { createEmbeddedEngine } from '../../engine/embedded.ts';
import { lineInput } from '../../circuit/line/line-input.ts';
import { linePoint } from '../../circuit/line/point.ts';
import { sweep } from '../../circuit/line/sweep.ts';
import { LINE_DEFAULTS } from './question.ts';
import type { LineResults } from './question.ts';

/** The quick point and its sweep as the page opens. @throws {Error} when there is no answer: the site must not be built then */
export function lineExample(): LineResults {
  const engine = createEmbeddedEngine();
  const point = linePoint(LINE_DEFAULTS, engine);
  const { variable = '', from, to, step } = LINE_DEFAULTS;
  const swept = sweep(lineInput(LINE_DEFAULTS), variable, from, to, step, engine);
  if (!point.ok || !swept.ok) throw new Error('the quick point opens without an answer');
  return { point: point.result, sweep: { variable, points: swept.result.points } };
}
