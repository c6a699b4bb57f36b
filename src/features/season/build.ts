import { createEmbeddedEngine } from '../../engine/embedded.ts';
import { seasonal } from '../../season/index.ts';
import { shortened } from '../../kit/build/shortened.ts';
import { exampleRequest } from './example.ts';
import type { Machine } from './example.ts';

/** The year the page opens with. @throws {Error} when it has no answer: the site must not be built then */
export function seasonExample(): Machine {
  const answer = seasonal('scop', exampleRequest(), createEmbeddedEngine());
  if (!answer.ok) throw new Error('the year opens without an answer');
  return { figures: shortened(answer.result), impact: undefined };
}
