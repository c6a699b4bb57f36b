/**
 * The Markdown a model writes, as a tree that holds text and nothing else: what is not known stays text, so
 * raw HTML, pictures and addresses other than http and https can never become more than characters.
 */
import { DEEPEST, inlineFromText } from './markdown-inline.ts';
import type { Inline } from './markdown-inline.ts';

export type { Inline } from './markdown-inline.ts';

export interface ListItem {
  readonly children: readonly Block[];
}

export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3 | 4 | 5 | 6; readonly children: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'quote'; readonly children: readonly Block[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly start: number; readonly items: readonly ListItem[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  | { readonly kind: 'rule' };

/**
 * Longer lines go on in the next one, and longer paragraphs in the next one: while an answer arrives its last
 * paragraph is laid out with every frame, so its length is bounded. Characters.
 */
const LONGEST_PARAGRAPH = 4000;

/** What was read before, by the words it was read from: the same words keep the same tree. */
type Known = <T>(words: string, read: () => T) => T;
const nothingKnown: Known = (_, read) => read();

const FENCE = /^ {0,3}(```+|~~~+)/;
const HEADING = /^ {0,3}(#{1,6})\s+(\S.*)$/;
const RULE = /^ {0,3}(?:-\s*){3,}$|^ {0,3}(?:\*\s*){3,}$|^ {0,3}(?:_\s*){3,}$/;
const QUOTE = /^ {0,3}> ?/;
const ITEM = /^( {0,12})(?:[-*+•]|(\d{1,9})[.)])\s+(.*)$/;
const TABLE_RULE = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

const cellsOf = (line: string): readonly string[] =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** A longer line is no rule of a table. */
const LONGEST_RULE = 500;

function isTableAt(lines: readonly string[], at: number): boolean {
  const [head = '', rule = ''] = lines.slice(at, at + 2);
  return head.includes('|') && rule.includes('|') && rule.length <= LONGEST_RULE && TABLE_RULE.test(rule);
}

function beginsBlock(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  return (
    line.trim() === '' ||
    FENCE.test(line) ||
    HEADING.test(line) ||
    RULE.test(line) ||
    QUOTE.test(line) ||
    ITEM.test(line) ||
    isTableAt(lines, at)
  );
}

interface Read {
  readonly block: Block;
  readonly next: number;
}

function codeBlock(lines: readonly string[], at: number, fence: string): Read {
  let end = at + 1;
  while (end < lines.length && !(lines[end] ?? '').trim().startsWith(fence)) end += 1;
  return { block: { kind: 'code', text: lines.slice(at + 1, end).join('\n') }, next: end + 1 };
}

function quoteBlock(lines: readonly string[], at: number, depth: number, known: Known): Read {
  let end = at;
  while (end < lines.length && QUOTE.test(lines[end] ?? '')) end += 1;
  return {
    block: {
      kind: 'quote',
      children: blocksFrom(
        lines.slice(at, end).map((line) => line.replace(QUOTE, '')),
        depth + 1,
        known,
      ),
    },
    next: end,
  };
}

function listBlock(lines: readonly string[], at: number, depth: number, known: Known): Read {
  const [, indent = '', number] = ITEM.exec(lines[at] ?? '') ?? [];
  const isOrdered = number !== undefined;
  const items: ListItem[] = [];
  let next = at;
  while (next < lines.length) {
    const [, itsIndent = '', itsNumber, first = ''] = ITEM.exec(lines[next] ?? '') ?? [];
    if (
      !ITEM.test(lines[next] ?? '') ||
      itsIndent.length > indent.length + 1 ||
      (itsNumber !== undefined) !== isOrdered
    )
      break;
    if (itsIndent.length < indent.length) break;
    const own = [first];
    next += 1;
    // What is indented beyond the mark belongs to the item, as does a line that goes on.
    while (next < lines.length) {
      const line = lines[next] ?? '';
      const isInside = /^\s+\S/.test(line) && line.search(/\S/) > indent.length + 1;
      const goesOn = line.trim() !== '' && !beginsBlock(lines, next);
      const isGap =
        line.trim() === '' &&
        /^\s{2,}\S/.test(lines[next + 1] ?? '') &&
        (lines[next + 1] ?? '').search(/\S/) > indent.length + 1;
      if (!isInside && !goesOn && !isGap) break;
      own.push(line.slice(Math.min(line.search(/\S|$/), indent.length + 2)));
      next += 1;
    }
    items.push({ children: known(`item ${depth} ${own.join('\n')}`, () => blocksFrom(own, depth + 1, known)) });
    if ((lines[next] ?? '').trim() === '' && ITEM.test(lines[next + 1] ?? '')) next += 1;
  }
  return { block: { kind: 'list', isOrdered, start: number === undefined ? 1 : Number(number), items }, next };
}

function tableBlock(lines: readonly string[], at: number, known: Known): Read {
  const head = cellsOf(lines[at] ?? '').map(inlineFromText);
  let next = at + 2;
  const rows: (readonly (readonly Inline[])[])[] = [];
  while (next < lines.length && (lines[next] ?? '').includes('|')) {
    const line = lines[next] ?? '';
    rows.push(
      known(`row ${head.length} ${line}`, () => {
        const cells = cellsOf(line).map(inlineFromText);
        return head.map((_, column) => cells[column] ?? []);
      }),
    );
    next += 1;
  }
  return { block: { kind: 'table', head, rows }, next };
}

function paragraph(lines: readonly string[], at: number): Read {
  let next = at + 1;
  let length = lines[at]?.length ?? 0;
  while (next < lines.length && !beginsBlock(lines, next)) {
    length += lines[next]?.length ?? 0;
    if (length > LONGEST_PARAGRAPH) break;
    next += 1;
  }
  const text = lines
    .slice(at, next)
    .map((line) => line.trim())
    .join('\n');
  return { block: { kind: 'paragraph', children: inlineFromText(text) }, next };
}

function blockAt(lines: readonly string[], at: number, depth: number, known: Known): Read {
  const line = lines[at] ?? '';
  const fence = FENCE.exec(line)?.[1];
  if (fence !== undefined) return codeBlock(lines, at, fence);
  const [, marks, title = ''] = HEADING.exec(line) ?? [];
  if (marks !== undefined) {
    return {
      block: { kind: 'heading', level: marks.length as 1 | 2 | 3 | 4 | 5 | 6, children: inlineFromText(title.trim()) },
      next: at + 1,
    };
  }
  if (RULE.test(line)) return { block: { kind: 'rule' }, next: at + 1 };
  if (depth < DEEPEST && QUOTE.test(line)) return quoteBlock(lines, at, depth, known);
  if (depth < DEEPEST && ITEM.test(line)) return listBlock(lines, at, depth, known);
  if (isTableAt(lines, at)) return tableBlock(lines, at, known);
  return paragraph(lines, at);
}

function blocksFrom(lines: readonly string[], depth: number, known: Known): readonly Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    if ((lines[at] ?? '').trim() === '') {
      at += 1;
      continue;
    }
    const { block, next } = blockAt(lines, at, depth, known);
    blocks.push(block);
    at = next;
  }
  return blocks;
}

interface Line {
  readonly text: string;
  /** Where it begins in the answer. */
  readonly start: number;
}

/** Where a line that is too long is cut: after a space when there is one, never inside a character. */
function cutOf(text: string): number {
  const space = text.lastIndexOf(' ', LONGEST_PARAGRAPH - 1) + 1;
  if (space > 0) return space;
  return /[\uD800-\uDBFF]/.test(text.charAt(LONGEST_PARAGRAPH - 1)) ? LONGEST_PARAGRAPH - 1 : LONGEST_PARAGRAPH;
}

function linesFrom(markdown: string, from: number): readonly Line[] {
  const lines: Line[] = [];
  const ends = /\r\n?|\n|$/g;
  let start = from;
  while (start <= markdown.length) {
    ends.lastIndex = start;
    const end = ends.exec(markdown);
    const stop = end?.index ?? markdown.length;
    let text = markdown.slice(start, stop);
    while (text.length > LONGEST_PARAGRAPH) {
      const cut = cutOf(text);
      lines.push({ text: text.slice(0, cut).replaceAll('\t', '  '), start });
      start += cut;
      text = text.slice(cut);
    }
    lines.push({ text: text.replaceAll('\t', '  '), start });
    start = stop + (end?.[0].length || 1);
  }
  return lines;
}

/** Remembers what was asked of it since the last `turnOver`, and the time before. */
function memory(): { readonly known: Known; readonly turnOver: () => void } {
  let before = new Map<string, unknown>();
  let now = new Map<string, unknown>();
  return {
    known<T>(words: string, read: () => T): T {
      const value = now.has(words) ? now.get(words) : before.has(words) ? before.get(words) : read();
      now.set(words, value);
      return value as T;
    },
    turnOver() {
      before = now;
      now = new Map();
    },
  };
}

/**
 * Reads an answer again and again while it grows, and looks only at what is new: finished blocks stay the objects
 * they were, and so do the items and rows of a list or a table that still grows.
 */
export function markdownReader(): (markdown: string) => readonly Block[] {
  const { known, turnOver } = memory();
  let read = '';
  let finished: Block[] = [];
  let from = 0;
  return (markdown) => {
    if (!markdown.startsWith(read)) {
      finished = [];
      from = 0;
    }
    read = markdown;
    const lines = linesFrom(markdown, from);
    const texts = lines.map(({ text }) => text);
    const open: Block[] = [];
    let at = 0;
    while (at < texts.length) {
      if ((texts[at] ?? '').trim() === '') {
        at += 1;
        continue;
      }
      const { block, next } = blockAt(texts, at, 0, known);
      // A block ends where it does because of the line after it and the one beyond; the last line may still grow.
      const after = next + 2 < texts.length ? lines[next] : undefined;
      if (after === undefined) open.push(block);
      else {
        finished.push(block);
        from = after.start;
      }
      at = next;
    }
    turnOver();
    return [...finished, ...open];
  };
}

/** The blocks of an answer, finished or still arriving. */
export const blocksFromMarkdown = (markdown: string): readonly Block[] =>
  blocksFrom(
    linesFrom(markdown, 0).map(({ text }) => text),
    0,
    nothingKnown,
  );
