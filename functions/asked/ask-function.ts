/**
 * A function that is read: a question asked by an address, answered as JSON, as a table or as one figure. For cells of spreadsheets,
 * notebooks and `curl`, which send no body; any page may read it, as it knows nobody and keeps nothing.
 */
import { answerTo } from '../../src/access/questions/index.ts';
import type { Question } from '../../src/access/questions/index.ts';
import type { Answer as Asked } from '../../src/access/questions/question.ts';
import { FileRefused, RowAsker } from '../../src/access/rows/asker.ts';
import { lineText, WRITTEN } from '../../src/access/rows/writing.ts';
import type { CellValue } from '../../src/access/rows/writing.ts';
import { sharedEngine } from '../engine.ts';
import type { Answer, Call, HttpFunction } from '../http/call.ts';
import { FUNCTION_HEADERS } from '../http/envelope.ts';
import { localeFromAcceptLanguage } from '../http/language.ts';
import { refusals } from '../http/refusals.ts';
import type { Refusal } from '../http/refusals.ts';
import { reportFault } from '../http/report.ts';
import { computedLimit } from '../http/settings.ts';
import { locales } from '../../src/language/index.ts';
import type { Locale } from '../../src/language/index.ts';
import { AddressRefused, FORMATS, wantedBy } from './parameters.ts';
import type { Format, Wanted } from './parameters.ts';

/** Saturations that count as one call, as states do for `properties`. */
const OF_A_CALL = 10;
/** Longest query, characters: more than any question has inputs for. */
const LONGEST = 4000;
/** What is computed is the same until the site is published anew; what depends on the day, till it is over or so. */
const KEPT = 'public, max-age=3600';
const KEPT_A_DAY = 'public, max-age=300';

const TYPES: Readonly<Record<Format, string>> = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  text: 'text/plain; charset=utf-8',
};
/** Reading is open to every page: there is no account, cookie or key that could be used in its reader's name. */
const OPEN = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'retry-after' };

interface Told {
  readonly status: number;
  readonly body: string;
  readonly cache: string;
}

const refusal = refusals({ method: 'GET', limit: LONGEST / 1000 });
const open = (answer: Answer): Answer => ({ ...answer, headers: { ...answer.headers, ...OPEN } });

/** A figure with the decimals asked for, every digit where none are. */
function figure(value: CellValue, { decimals, decimal }: Wanted): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'number') return String(value);
  const text = decimals === undefined ? String(value) : value.toFixed(decimals);
  return decimal === 'comma' ? text.replace('.', ',') : text;
}

const cacheOf = ({ question, requests }: Wanted): string =>
  question.schema.properties?.['date'] !== undefined && requests.some((one) => one['date'] === undefined)
    ? KEPT_A_DAY
    : KEPT;

function tableOf(asker: RowAsker, wanted: Wanted, answers: readonly Asked[]): Told {
  const { requests, decimal } = wanted;
  const written = WRITTEN[decimal];
  const inputs = Object.keys(requests[0] ?? {});
  const asked = inputs.map((name) => (asker.columns.includes(name) ? `given_${name}` : name));
  const lines = answers.flatMap((answer, place) => {
    const given = inputs.map((name) => requests[place]?.[name]);
    if (!answer.ok) return [lineText([...given, ...asker.columns.map(() => null), answer.error], written)];
    return asker
      .cells(answer)
      .map((cells) => lineText([...given, ...cells.map((cell) => cellOf(cell, wanted)), ''], written));
  });
  const head = lineText([...asked, ...asker.columns, 'error'], written);
  const isWhole = answers.every(({ ok }) => ok);
  return { status: 200, body: head + lines.join(''), cache: isWhole ? cacheOf(wanted) : 'no-store' };
}

/** A number of so many decimals, as a number: the line writes its sign. */
const cellOf = (cell: CellValue, { decimals }: Wanted): CellValue =>
  typeof cell === 'number' && decimals !== undefined ? Number(cell.toFixed(decimals)) : cell;

function told(wanted: Wanted): Told {
  const { question, requests, format, locale, get } = wanted;
  const engine = sharedEngine();
  const [first = {}] = requests;
  const asker = new RowAsker(
    { question, fixed: {}, get, locale, carry: Object.keys(first) },
    Object.keys(first),
    engine,
  );
  const answers = requests.map((request) => answerTo(question, request, engine, locale, '.'));
  if (format === 'csv') return tableOf(asker, wanted, answers);
  if (format === 'text') {
    const texts = answers.map((answer) =>
      answer.ok
        ? asker
            .cells(answer)
            .map(([cell]) => figure(cell, wanted))
            .join('\n')
        : answer.error,
    );
    const isWhole = answers.every(({ ok }) => ok);
    return { status: 200, body: texts.join('\n'), cache: isWhole ? cacheOf(wanted) : 'no-store' };
  }
  const shown = answers.length === 1 ? answers[0] : { ok: answers.every(({ ok }) => ok), answers };
  const isRefused = answers.length === 1 && answers[0]?.ok === false && answers[0].code === 'E_INPUT';
  return {
    status: isRefused ? 400 : 200,
    body: JSON.stringify(shown),
    cache: answers.every(({ ok }) => ok) ? cacheOf(wanted) : 'no-store',
  };
}

const answerOf = ({ status, body, cache }: Told, format: Format, locale: Locale): Answer => ({
  status,
  headers: {
    'content-type': TYPES[format],
    'content-language': locale,
    ...FUNCTION_HEADERS,
    ...OPEN,
    'cache-control': cache,
  },
  body,
});

/** What is wrong with an address: a sentence in a cell, an envelope for a program. A table has no place for it but its status. */
function refused(field: string, error: string, format: Format, locale: Locale): Answer {
  const isJson = format === 'json';
  const body = isJson ? JSON.stringify({ ok: false, code: 'E_INPUT', field: field || null, error }) : `${error}\n`;
  // A cell shows what it is answered, and nothing of what it is refused.
  const status = format === 'text' ? 200 : 400;
  return answerOf({ status, body, cache: 'no-store' }, isJson ? 'json' : 'text', locale);
}

interface Door {
  /** The question of the door; without one the address names it. */
  readonly only?: Question;
  /** How it answers unless the address says otherwise. */
  readonly format: Format;
}

/** A function of one question, or of any. */
export function askFunction(door: Door): HttpFunction {
  const isGet = ({ method }: Call): boolean => method === 'GET' || method === 'HEAD';
  const refuse = (locale: Locale, code: Refusal, header?: 'retry-after' | 'allow', value?: string): Answer =>
    open(refusal(locale, code, header, value));
  return (call) => {
    const words = new URLSearchParams(call.query.slice(0, LONGEST));
    const spoken =
      locales.find((one) => one === words.get('lang')) ?? localeFromAcceptLanguage(call.header('accept-language'));
    const wait = computedLimit.take(call.address);
    if (wait > 0) return refuse(spoken, 'E_RATE', 'retry-after', String(wait));
    if (!isGet(call)) return refuse(spoken, 'E_METHOD', 'allow', 'GET, HEAD');
    if (call.query.length > LONGEST) return refuse(spoken, 'E_SIZE');
    let wanted: Wanted | undefined;
    const known = FORMATS.find((one) => one === words.get('format')) ?? door.format;
    try {
      wanted = wantedBy(call.query, door, spoken);
      const { question, requests, get } = wanted;
      if (wanted.format === 'text' && get.length !== 1)
        throw new AddressRefused('get', {
          fr: 'get\u00a0: une grandeur de la réponse, et une seule.',
          en: 'get: one figure of the answer, and one alone.',
        });
      const cost = Math.ceil((requests.length * (question.cost ?? 1)) / OF_A_CALL) - 1;
      const more = cost > 0 ? computedLimit.take(call.address, cost) : 0;
      if (more > 0) return refuse(wanted.locale, 'E_RATE', 'retry-after', String(more));
      return answerOf(told(wanted), wanted.format, wanted.locale);
    } catch (fault) {
      const locale = wanted?.locale ?? spoken;
      if (fault instanceof AddressRefused) return refused(fault.field, fault.said[locale], known, locale);
      if (fault instanceof FileRefused) return refused('', fault.said[locale], known, locale);
      reportFault(fault);
      return refuse(locale, 'E_FAULT');
    }
  };
}
