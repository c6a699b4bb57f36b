/** What a file is, by its first bytes and never by its name. */
import { markedEncoding } from './decode.ts';
import { refuse } from './outcome.ts';

export type FileKind = 'json' | 'text' | 'svg';

/** Bytes in which a NUL tells a binary file. */
const LOOKED_AT = 4096;
/** Bytes looked at for the first character that is no space, and for what a page of marks is. */
const MARKUP = 65_536;
/** PNG, JPEG, GIF, PDF, gzip, RIFF (WebP, WAV), 7-Zip, RAR. */
const MAGIC = ['\x89PNG', '\xff\xd8\xff', 'GIF8', '%PDF', '\x1f\x8b', 'RIFF', '7z\xbc\xaf', 'Rar!'];

/** Excel's workbooks: a zip archive, and before 2007 a compound file ([MS-CFB] 2.2). */
const WORKBOOKS = ['PK', '\xd0\xcf\x11\xe0'];

const latin = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/**
 * The kind of a file from its first slice.
 * @throws {Refusal} E_EMPTY, E_XLSX, E_BINARY, E_HTML
 */
export function kindOf(head: Uint8Array): FileKind {
  const magic = latin(head.subarray(0, 4));
  if (WORKBOOKS.some((mark) => magic.startsWith(mark))) refuse('E_XLSX');
  const encoding = markedEncoding(head);
  const isWide = encoding === 'utf-16le' || encoding === 'utf-16be';
  if (MAGIC.some((mark) => magic.startsWith(mark))) refuse('E_BINARY');
  if (!isWide && head.subarray(0, LOOKED_AT).includes(0)) refuse('E_BINARY');
  const text = new TextDecoder(encoding ?? 'utf-8').decode(head.subarray(0, MARKUP)).trimStart();
  if (text === '' && head.length <= MARKUP) refuse('E_EMPTY');
  if (text.startsWith('{') || text.startsWith('[')) return 'json';
  if (!text.startsWith('<')) return 'text';
  return /<svg[\s>]/i.test(text) ? 'svg' : refuse('E_HTML');
}
