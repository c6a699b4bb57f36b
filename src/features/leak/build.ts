import { createEmbeddedEngine } from '../../engine/embedded.ts';
import { leak } from '../../field/index.ts';
import type { Leak } from '../../field/index.ts';
import { optionsOfValues } from '../../kit/form/options.ts';
import { shortened } from '../../kit/build/shortened.ts';
import { LEAK_FIELDS } from './question.ts';

/** The leak the page opens with. @throws {Error} when it has no answer: the site must not be built then */
export function leakExample(): Leak {
  const answer = leak(optionsOfValues(LEAK_FIELDS), createEmbeddedEngine());
  if (!answer.ok) throw new Error('the leak of the page has no answer');
  return shortened(answer.result);
}
