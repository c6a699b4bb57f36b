/** What a function answers when the call itself is at fault. */
import { translator } from '../../src/i18n/answers.ts';
import type { SharedKey } from '../../src/i18n/keys.ts';
import type { Locale } from '../../src/language/index.ts';
import type { Answer } from './call.ts';
import { failure } from './envelope.ts';

export const REFUSALS = {
  E_RATE: { status: 429, key: 'http.E_RATE' },
  E_METHOD: { status: 405, key: 'http.E_METHOD' },
  E_TYPE: { status: 415, key: 'http.E_TYPE' },
  E_TYPE_LINES: { status: 415, key: 'http.E_TYPE_LINES' },
  E_SIZE: { status: 413, key: 'http.E_SIZE' },
  E_PIECES: { status: 413, key: 'http.E_PIECES' },
  E_SLOW: { status: 408, key: 'http.E_SLOW' },
  E_GONE: { status: 400, key: 'http.E_JSON' },
  E_JSON: { status: 400, key: 'http.E_JSON' },
  E_FAULT: { status: 500, key: 'http.E_FAULT' },
} as const satisfies Record<string, { status: number; key: SharedKey }>;
export type Refusal = keyof typeof REFUSALS;

/** A maker of refusals, each made once: a caller refused a thousand times costs little more than its connection. */
export function refusals(values: Readonly<Record<string, string | number>>) {
  const made = new Map<string, Answer>();
  return (locale: Locale, code: Refusal, header?: 'retry-after' | 'allow', value = ''): Answer => {
    const name = `${locale} ${code} ${value}`;
    let answer = made.get(name);
    if (answer === undefined) {
      const { status, key } = REFUSALS[code];
      const error = translator(locale)(key, values);
      answer = failure(
        { error, code: code === 'E_TYPE_LINES' ? 'E_TYPE' : code },
        { status, locale, ...(header && { headers: { [header]: value } }) },
      );
      made.set(name, answer);
    }
    return answer;
  };
}
