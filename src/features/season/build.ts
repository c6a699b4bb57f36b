import { createEmbeddedEngine } from '../../engine/embedded.ts';
import { seasonal } from '../../season/index.ts';
import { shortened } from '../../kit/build/shortened.ts';
import { optionsOfValues } from '../../kit/form/options.ts';
import type { Machine } from './question.ts';
import { SEASON_FIELDS } from './state/fields.ts';
import { requestsOf } from './state/request.ts';

/** The year the page opens with. @throws {Error} when it has no answer: the site must not be built then */
export function seasonExample(): Machine {
  const [request = {}] = requestsOf('scop', optionsOfValues(SEASON_FIELDS), undefined);
  const answer = seasonal('scop', request, createEmbeddedEngine());
  if (!answer.ok) throw new Error('the year opens without an answer');
  return { figures: shortened(answer.result), impact: undefined };
}
