/** The text of a PDF that Chromium printed: its content streams decoded by the fonts' own tables of characters. */
import { inflateSync } from 'node:zlib';

/** Objects of the file by number: their dictionary as text, and what their stream holds once inflated. */
interface PdfObject {
  readonly head: string;
  readonly stream: string;
}

function objectsOf(pdf: Buffer): ReadonlyMap<number, PdfObject> {
  const text = pdf.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const match of text.matchAll(/(?:^|[\r\n])(\d+) 0 obj\b/g)) {
    const from = match.index + match[0].length;
    const end = text.indexOf('endobj', from);
    const start = /stream\r?\n/.exec(text.slice(from, end));
    const head = start ? text.slice(from, from + start.index) : text.slice(from, end);
    let stream = '';
    if (start) {
      const at = from + start.index + start[0].length;
      const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
      const raw = pdf.subarray(at, at + length);
      stream = head.includes('/FlateDecode') ? inflateSync(raw).toString('latin1') : raw.toString('latin1');
    }
    objects.set(Number(match[1]), { head, stream });
  }
  return objects;
}

const textOfHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** What the codes of a font stand for: its ToUnicode table. */
interface Font {
  /** Hexadecimal digits of a code. */
  readonly width: number;
  readonly characters: ReadonlyMap<number, string>;
}

function fontOf(table: string): Font {
  const characters = new Map<number, string>();
  for (const [, block = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', text = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g)) {
      characters.set(Number.parseInt(code, 16), textOfHex(text));
    }
  }
  for (const [, block = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, low = '', high = '', text = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const [first, from] = [Number.parseInt(text, 16), Number.parseInt(low, 16)];
      for (let code = from; code <= Number.parseInt(high, 16); code++) {
        characters.set(code, String.fromCodePoint(first + code - from));
      }
    }
  }
  return { width: /begincodespacerange\s*<(\w+)>/.exec(table)?.[1]?.length ?? 4, characters };
}

/** The fonts of a file by the name its pages call them by. */
function fontsOf(objects: ReadonlyMap<number, PdfObject>): ReadonlyMap<string, Font> {
  const fonts = new Map<string, Font>();
  for (const { head } of objects.values()) {
    for (const [, block = ''] of head.matchAll(/\/Font\s*<<([^>]*)>>/g)) {
      for (const [, name = '', number] of block.matchAll(/\/(\w+) (\d+) 0 R/g)) {
        const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(number))?.head ?? '')?.[1];
        if (table && !fonts.has(name)) fonts.set(name, fontOf(objects.get(Number(table))?.stream ?? ''));
      }
    }
  }
  return fonts;
}

/** What one block of text paints. */
function textOfBlock(
  block: string,
  fonts: ReadonlyMap<string, Font>,
  before: Font | undefined,
): [string, Font | undefined] {
  let font = before;
  let text = '';
  // What a mark says for copying (a narrow space) is no code of the font.
  const painted = block.replaceAll(/\/ActualText\s*<\w*>/g, '');
  for (const [, name, shown = ''] of painted.matchAll(/\/(\w+) [\d.]+ Tf|([[<][^\]]*?[\]>])\s*T[jJ]/g)) {
    if (name !== undefined) font = fonts.get(name);
    for (const [, hex = ''] of shown.matchAll(/<(\w*)>/g)) {
      const codes = hex.match(new RegExp(`.{${font?.width ?? 4}}`, 'g')) ?? [];
      text += codes.map((code) => font?.characters.get(Number.parseInt(code, 16)) ?? '').join('');
    }
  }
  return [text, font];
}

/** Every text of a PDF, in the order it is painted, a space between two blocks. */
export function textOfPdf(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = fontsOf(objects);
  const painted: string[] = [];
  for (const { stream } of objects.values()) {
    let font: Font | undefined;
    for (const [, block = ''] of stream.matchAll(/(?:^|\s)BT\s([\s\S]*?)\sET(?=\s)/g)) {
      const [text, last] = textOfBlock(block, fonts, font);
      painted.push(text);
      font = last;
    }
  }
  return painted.join(' ');
}
