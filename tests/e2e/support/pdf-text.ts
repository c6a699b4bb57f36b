/**
 * The text of a PDF that Chromium printed, page by page, in the order it was drawn. It reads what Skia writes and no more: fonts
 * with a ToUnicode map, content compressed by Flate, no encryption, no object streams.
 */
import { inflateSync } from 'node:zlib';

type Objects = ReadonlyMap<string, { readonly dictionary: string; readonly stream: string }>;
interface Font {
  /** Signs of hexadecimal a character has. */
  readonly digits: number;
  readonly letters: ReadonlyMap<number, string>;
}

function objectsOf(pdf: Buffer): Objects {
  const file = pdf.toString('latin1');
  const objects = new Map<string, { dictionary: string; stream: string }>();
  for (const { 1: number = '', 2: body = '', index } of file.matchAll(/(?<=[\r\n])(\d+) 0 obj\r?\n([^]*?)endobj/g)) {
    const start = /stream\r?\n/.exec(body);
    const dictionary = start ? body.slice(0, start.index) : body;
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
    if (!start || !dictionary.includes('/FlateDecode') || /\/Subtype\s*\/Image/.test(dictionary)) {
      objects.set(number, { dictionary, stream: '' });
      continue;
    }
    const from = file.indexOf(body, index) + start.index + start[0].length;
    objects.set(number, { dictionary, stream: inflateSync(pdf.subarray(from, from + length)).toString('latin1') });
  }
  return objects;
}

const letterOf = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** What a ToUnicode map says: single codes, and ranges that count up from a letter. */
function fontOf({ dictionary }: { readonly dictionary: string }, objects: Objects): Font {
  const map = objects.get(/\/ToUnicode (\d+)/.exec(dictionary)?.[1] ?? '')?.stream ?? '';
  const letters = new Map<number, string>();
  for (const [, block = ''] of map.matchAll(/beginbfchar\s([^]*?)endbfchar/g))
    for (const [, code = '', letter = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g))
      letters.set(Number.parseInt(code, 16), letterOf(letter));
  for (const [, block = ''] of map.matchAll(/beginbfrange\s([^]*?)endbfrange/g))
    for (const [, first = '', last = '', letter = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
      const start = letterOf(letter).codePointAt(0) ?? 0;
      for (let code = from; code <= to; code += 1) letters.set(code, String.fromCodePoint(start + code - from));
    }
  return { digits: dictionary.includes('/Type0') ? 4 : 2, letters };
}

/** Of each page, its text. Words are parted where Chromium parted them: compare without spaces. */
export function textOfPdf(pdf: Buffer): readonly string[] {
  const objects = objectsOf(pdf);
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type\s*\/Page\b/.test(dictionary));
  return pages.map(({ dictionary }) => {
    const named = /\/Font\s*<<([^>]*)>>/.exec(dictionary)?.[1] ?? '';
    const fonts = new Map(
      [...named.matchAll(/\/(\w+) (\d+) 0 R/g)].flatMap(([, name = '', number = '']) => {
        const font = objects.get(number);
        return font ? [[name, fontOf(font, objects)] as const] : [];
      }),
    );
    const content = objects.get(/\/Contents (\d+)/.exec(dictionary)?.[1] ?? '')?.stream ?? '';
    let text = '';
    let font: Font | undefined;
    for (const [, name, hex = ''] of content.matchAll(/\/(\w+) [\d.]+ Tf|(?<!ActualText )<([0-9A-Fa-f]+)>/g)) {
      if (name !== undefined) font = fonts.get(name);
      else if (font !== undefined)
        for (let at = 0; at < hex.length; at += font.digits)
          text += font.letters.get(Number.parseInt(hex.slice(at, at + font.digits), 16)) ?? '';
    }
    return text;
  });
}
