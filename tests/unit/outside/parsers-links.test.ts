import { acknowledgementsFromParameter } from '../../../src/circuit/alerts/acknowledged.ts';
import { sheetFromLink } from '../../../src/features/compressor/state/sheet.ts';
import { linkFromParams } from '../../../src/features/comparison/state/link.ts';
import { idOfFragment } from '../../../src/features/resources/accuracy/fragment.ts';
import { valuesFromParameter } from '../../../src/kit/form/link.ts';
import { readableLink } from '../../../src/kit/form/readable-link.ts';
import { packedFromParams, shortLink } from '../../../src/kit/form/short-link/pack.ts';
import { paramsFromPacked } from '../../../src/kit/form/short-link/unpack.ts';
import { meantPath } from '../../../src/offline/meant-path.ts';
import { answersFromText } from '../../../src/quiz/answers.ts';
import { seedFromText } from '../../../src/quiz/order.ts';
import { simulatorLinkFromParams } from '../../../src/simulation/url.ts';
import { callerAddress } from '../../../functions/http/address.ts';
import { localeFromAcceptLanguage } from '../../../functions/http/language.ts';
import { linesOf } from '../../../functions/http/lines.ts';
import { holdParsers } from './hold-parsers.ts';

const KEY = { choices: 'abcd', right: 'ac', isMultiple: true } as const;

async function* once(text: string): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += 64) yield await Promise.resolve(bytes.subarray(at, at + 64));
}
async function lines(text: string): Promise<void> {
  for await (const { isTooLong } of linesOf(once(text), 1e9)) if (isTooLong) return;
}

holdParsers({
  'short link': paramsFromPacked,
  'link to be made short': (text) => shortLink(`https://a.example/?permanent=${text}`),
  'parameter to be packed': (text) => packedFromParams(new URLSearchParams({ permanent: text })),
  'readable link': readableLink,
  'part of a link': valuesFromParameter,
  'link of the simulator': (text) => simulatorLinkFromParams(new URLSearchParams(text)),
  'link of the comparison': (text) => linkFromParams(new URLSearchParams({ input: text, more: text, machine: text })),
  'link of a sheet': (text) => sheetFromLink(text, 'fr'),
  'notes of a link': acknowledgementsFromParameter,
  'answers of a link': (text) => answersFromText(text, [KEY]),
  'seed of a link': seedFromText,
  fragment: idOfFragment,
  'path without a network': (text) => meantPath(`/${text}`, { '/about': '/about' }),
  'caller told by proxies': (text) => callerAddress(text, '192.0.2.1', 1),
  'language a caller prefers': localeFromAcceptLanguage,
  'body of lines': lines,
});
