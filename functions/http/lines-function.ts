/** The rules of a function that takes a JSON object, or a row of a table, a line and answers a line for each, as they come. */
import { translator } from '../../src/i18n/answers.ts';
import type { SharedTranslator } from '../../src/i18n/keys.ts';
import { ShreddedBody, SlowBody } from './call.ts';
import type { Call, HttpFunction } from './call.ts';
import { FUNCTION_HEADERS } from './envelope.ts';
import { localeFromAcceptLanguage } from './language.ts';
import { CSV, formWanted, lineReader, lineWriter, NDJSON } from './line-forms.ts';
import type { Columns, FormName } from './line-forms.ts';
import { failure } from './envelope.ts';
import { linesOf } from './lines.ts';
import type { RateLimit } from './rate-limit.ts';
import { refusals } from './refusals.ts';
import { reportFault } from './report.ts';

export interface LinesFunction {
  /** Most lines of a call. */
  readonly most: number;
  /** Longest line, characters. */
  readonly lineLimit: number;
  /** Most time without a piece of the body, ms; ten seconds unless told. */
  readonly within?: number;
  /** Most time the body is waited for in all, ms; fourteen seconds unless told, a second less than the server gives a request. */
  readonly whole?: number;
  /** Counts lines, and a call as one. */
  readonly rateLimit: RateLimit;
  /** What is done with the lines of a call; a refusal in words where its address asks for something there is not. */
  handler(call: Call, t: SharedTranslator): LineHandler | { readonly refused: string };
}

export interface LineHandler {
  /** Lines that one counts as. */
  readonly cost: number;
  readonly columns: Columns;
  /** The answer to a line: an object with `ok`. */
  handle(body: Readonly<Record<string, unknown>>): object;
}

/** Of an answer, before it is handed on, characters. */
const PIECE = 32_000;
/** Of lines, before everyone else has a turn, ms. */
const TURN = 5;

const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** A line that ends the answer before the end of the body. */
interface Last {
  readonly code: string;
  readonly error: string;
  readonly retry_after_s?: number;
}

/** Why the answer ends early, as its last line. */
class Ended extends Error {
  readonly last: Last;
  constructor(last: Last) {
    super(last.code);
    this.last = last;
  }
}

interface Forms {
  readonly came: FormName;
  readonly wanted: FormName;
}

async function* answers(
  call: Call,
  rules: LinesFunction,
  { handle, cost, columns }: LineHandler,
  forms: Forms,
  t: SharedTranslator,
): AsyncGenerator<string> {
  const { most, lineLimit, within = 10_000, whole = 14_000, rateLimit } = rules;
  const reader = lineReader(forms.came);
  const writer = lineWriter(forms.wanted, columns);
  let count = 0;
  let blanks = 0;
  /** Lines of the body before those at hand, and the number of the line to be told next: blank ones count, as in an editor. */
  let before = 0;
  let next = 1;
  let piece = '';
  let turn = performance.now();
  const add = (answer: object): void => {
    piece += writer.told(next, answer, reader.written);
  };
  const tooMany = (): Ended => new Ended({ code: 'E_LINES', error: t('http.E_LINES', { limit: most }) });
  const answer = (line: string): void => {
    const body = reader.read(line);
    if (body === 'head') return;
    if (count >= most) throw tooMany();
    const wait = rateLimit.take(call.address, cost);
    if (wait > 0) throw new Ended({ code: 'E_RATE', error: t('http.E_RATE'), retry_after_s: wait });
    const told = body === undefined ? { ok: false, error: t('http.E_LINE'), code: 'E_JSON' } : handle(body);
    count += 1;
    add(told);
    next += 1;
  };
  try {
    for await (const { lines, places, blank, isTooLong } of linesOf(call.chunks(within, whole), lineLimit)) {
      blanks += blank;
      if (blanks > most) throw tooMany();
      for (const [index, line] of lines.entries()) {
        next = before + (places[index] ?? index) + 1;
        answer(line);
        if (piece.length < PIECE && performance.now() - turn < TURN) continue;
        yield piece;
        piece = '';
        await nextTurn();
        if (call.signal.aborted) return;
        turn = performance.now();
      }
      if (isTooLong) {
        const limit = Math.floor(lineLimit / 1000);
        throw new Ended({ code: 'E_SIZE', error: t('http.E_LINE_SIZE', { limit }) });
      }
      before += lines.length + blank;
      next = before + 1;
      // Who sends one line and waits for its answer has it before the next.
      if (piece !== '') yield piece;
      piece = '';
      // Reading takes its time too, whether it ended a line or not.
      if (performance.now() - turn < TURN) continue;
      await nextTurn();
      if (call.signal.aborted) return;
      turn = performance.now();
    }
  } catch (fault) {
    add({ ok: false, ...lastOf(fault, t) });
  }
  if (piece !== '') yield piece;
}

function lastOf(fault: unknown, t: SharedTranslator): Last {
  if (fault instanceof Ended) return fault.last;
  if (fault instanceof SlowBody) return { code: 'E_SLOW', error: t('http.E_SLOW') };
  if (fault instanceof ShreddedBody) return { code: 'E_PIECES', error: t('http.E_PIECES') };
  // The decoder's word for bytes that are no UTF-8.
  if (fault instanceof TypeError && 'code' in fault && fault.code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return { code: 'E_JSON', error: t('http.E_LINE') };
  reportFault(fault);
  return { code: 'E_FAULT', error: t('http.E_FAULT') };
}

/** A function of lines: refused like any other before the first, and answered line by line from then on. */
export function linesFunction(rules: LinesFunction): HttpFunction {
  const refusal = refusals({ limit: Math.floor(rules.lineLimit / 1000), method: 'POST' });
  return (call) => {
    const locale = localeFromAcceptLanguage(call.header('accept-language'));
    const wait = rules.rateLimit.take(call.address);
    if (wait > 0) return refusal(locale, 'E_RATE', 'retry-after', String(wait));
    if (call.method !== 'POST') return refusal(locale, 'E_METHOD', 'allow', 'POST');
    const encoding = call.header('content-encoding')?.trim().toLowerCase() ?? 'identity';
    const type = call.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
    const came = [NDJSON, CSV].find((form): form is FormName => form === type);
    if (came === undefined || encoding !== 'identity') return refusal(locale, 'E_TYPE_LINES');
    const t = translator(locale);
    const handler = rules.handler(call, t);
    if ('refused' in handler) return failure({ error: handler.refused, code: 'E_INPUT' }, { locale, status: 400 });
    const wanted = formWanted(call.header('accept'), came);
    return {
      status: 200,
      headers: {
        'content-type': `${wanted}; charset=utf-8`,
        'content-language': locale,
        'cache-control': 'no-store',
        // Nothing on the way may keep lines back until there are many.
        'x-accel-buffering': 'no',
        ...FUNCTION_HEADERS,
      },
      body: answers(call, rules, handler, { came, wanted }, t),
    };
  };
}
