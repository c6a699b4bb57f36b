/** A batch of another question than the simulation: the address says which, and what is the same for all its lines. */
import { answerTo } from '../../src/access/questions/index.ts';
import type { Answer } from '../../src/access/questions/question.ts';
import { FileRefused, RowAsker } from '../../src/access/rows/asker.ts';
import type { Locale } from '../../src/language/index.ts';
import { sharedEngine } from '../engine.ts';
import type { LineHandler } from '../http/lines-function.ts';
import { AddressRefused, wantedBy } from './parameters.ts';

/** Saturations a line counts as: what a simulation takes. */
const OF_A_LINE = 10;

/** @param query `ask=saturation`, with `get=` for some of its figures and inputs that every line has */
export function askedLines(query: string, spoken: Locale): LineHandler | { readonly refused: string } {
  try {
    const { question, get, locale, requests } = wantedBy(query, { format: 'json' }, spoken);
    const [fixed = {}] = requests;
    const engine = sharedEngine();
    const asker = new RowAsker({ question, fixed, get, locale }, [], engine);
    return {
      cost: Math.max(1, Math.ceil((question.cost ?? 1) / OF_A_LINE)),
      columns: {
        names: [...asker.columns, 'warnings'],
        cells(answer) {
          const told = answer as Extract<Answer, { ok: true }>;
          return [...(asker.cells(told)[0] ?? []), told.warnings.join(' ')];
        },
      },
      handle(body) {
        const answer = answerTo(question, { ...fixed, ...body }, engine, locale, '.');
        return answer.ok || answer.field !== null ? answer : { ok: false, code: answer.code, error: answer.error };
      },
    };
  } catch (fault) {
    if (fault instanceof AddressRefused || fault instanceof FileRefused) return { refused: fault.said[spoken] };
    throw fault;
  }
}
