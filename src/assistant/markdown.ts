/**
 * The Markdown a model writes, as a tree that holds text and nothing else: what is not known stays text, so
 * raw HTML, pictures and addresses other than http and https can never become more than characters.
 */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly address: string; readonly children: readonly Inline[] };

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

/** Deeper nesting is read as text. */
const DEEPEST = 6;
/** A longer answer is shown as plain text beyond this, characters. */
const LONGEST = 100_000;

const SAFE_ADDRESS = /^https?:\/\/[^\s<>"'`\\]+$/i;

/** The address of a link when it is one a page may hold; undefined for any other. */
export function safeAddress(text: string): string | undefined {
  if (!SAFE_ADDRESS.test(text)) return undefined;
  try {
    const { protocol, href, username, password } = new URL(text);
    return (protocol === 'http:' || protocol === 'https:') && username === '' && password === '' ? href : undefined;
  } catch {
    return undefined;
  }
}

const MARKED: readonly { readonly kind: 'strong' | 'emphasis'; readonly mark: string }[] = [
  { kind: 'strong', mark: '**' },
  { kind: 'strong', mark: '__' },
  { kind: 'emphasis', mark: '*' },
  { kind: 'emphasis', mark: '_' },
];

interface Found {
  readonly node: Inline;
  readonly end: number;
}

/** Each end is looked for once per text: without it, a run of opening marks would cost the square of its length. */
type Ends = Map<string, number>;

function indexAfter(text: string, mark: string, from: number, ends: Ends): number {
  const known = ends.get(mark);
  if (known !== undefined && (known === -1 || known >= from)) return known;
  let at = text.indexOf(mark, from);
  // A single mark is not half of a double one.
  while (
    at >= 0 &&
    mark.length === 1 &&
    mark !== '`' &&
    (text.charAt(at + 1) === mark || text.charAt(at - 1) === mark)
  ) {
    at = text.indexOf(mark, at + 1);
  }
  ends.set(mark, at);
  return at;
}

function codeAt(text: string, at: number, ends: Ends): Found | undefined {
  const fence = /^`+/.exec(text.slice(at, at + 8))?.[0] ?? '';
  const end = fence === '' ? -1 : indexAfter(text, fence, at + fence.length, ends);
  if (end < 0 || end === at + fence.length) return undefined;
  return { node: { kind: 'code', text: text.slice(at + fence.length, end).trim() }, end: end + fence.length };
}

function markedAt(text: string, at: number, depth: number, ends: Ends): Found | undefined {
  for (const { kind, mark } of MARKED) {
    if (!text.startsWith(mark, at)) continue;
    const start = at + mark.length;
    // Inside a word, an underscore is a character like any other: surch_evp.
    if (mark.startsWith('_') && /[\p{L}\p{N}]/u.test(text.charAt(at - 1))) continue;
    const end = indexAfter(text, mark, start + 1, ends);
    if (end < 0 || /^\s|\s$/.test(text.slice(start, end))) continue;
    return { node: { kind, children: inlineAt(text.slice(start, end), depth + 1) }, end: end + mark.length };
  }
  return undefined;
}

const LINK = /^(!?)\[([^[\]]{0,400})\]\(([^()\s]{1,2000}(?:\([^()\s]{0,200}\)[^()\s]{0,200})?)\)/;
const BARE_ADDRESS = /^https?:\/\/[^\s<>"'`\\()[\]]{1,2000}/i;

function linkAt(text: string, at: number, depth: number): Found | undefined {
  const rest = text.slice(at, at + 2700);
  const [whole, picture, label = '', target = ''] = LINK.exec(rest) ?? [];
  if (whole !== undefined) {
    const address = picture === '' ? safeAddress(target) : undefined;
    const children = inlineAt(label, depth + 1);
    // A picture is its description; a link that leads nowhere safe is its text.
    return {
      node: address === undefined ? { kind: 'text', text: label } : { kind: 'link', address, children },
      end: at + whole.length,
    };
  }
  const bare = BARE_ADDRESS.exec(rest)?.[0].replace(/[.,;:!?*_]+$/, '');
  const address = bare === undefined ? undefined : safeAddress(bare);
  if (bare === undefined || address === undefined) return undefined;
  return { node: { kind: 'link', address, children: [{ kind: 'text', text: bare }] }, end: at + bare.length };
}

/** The parts of a line. */
export function inlineFromText(text: string): readonly Inline[] {
  return inlineAt(text, 0);
}

function inlineAt(text: string, depth: number): readonly Inline[] {
  if (depth > DEEPEST) return text === '' ? [] : [{ kind: 'text', text }];
  const parts: Inline[] = [];
  const ends: Ends = new Map();
  let plain = '';
  const push = (node: Inline): void => {
    if (plain !== '') parts.push({ kind: 'text', text: plain });
    plain = '';
    parts.push(node);
  };
  let at = 0;
  while (at < text.length) {
    const character = text.charAt(at);
    if (character === '\\' && /[\\`*_{}[\]()#+\-.!|>~]/.test(text.charAt(at + 1))) {
      plain += text.charAt(at + 1);
      at += 2;
      continue;
    }
    const found =
      character === '`'
        ? codeAt(text, at, ends)
        : character === '*' || character === '_'
          ? markedAt(text, at, depth, ends)
          : character === '[' || character === '!' || character === 'h' || character === 'H'
            ? linkAt(text, at, depth)
            : undefined;
    if (found) {
      push(found.node);
      at = found.end;
    } else {
      plain += character;
      at += 1;
    }
  }
  if (plain !== '') parts.push({ kind: 'text', text: plain });
  return parts;
}

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

function quoteBlock(lines: readonly string[], at: number, depth: number): Read {
  let end = at;
  while (end < lines.length && QUOTE.test(lines[end] ?? '')) end += 1;
  return {
    block: {
      kind: 'quote',
      children: blocksFrom(
        lines.slice(at, end).map((line) => line.replace(QUOTE, '')),
        depth + 1,
      ),
    },
    next: end,
  };
}

function listBlock(lines: readonly string[], at: number, depth: number): Read {
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
    items.push({ children: blocksFrom(own, depth + 1) });
    if ((lines[next] ?? '').trim() === '' && ITEM.test(lines[next + 1] ?? '')) next += 1;
  }
  return { block: { kind: 'list', isOrdered, start: number === undefined ? 1 : Number(number), items }, next };
}

function tableBlock(lines: readonly string[], at: number): Read {
  const head = cellsOf(lines[at] ?? '').map(inlineFromText);
  let next = at + 2;
  const rows: (readonly (readonly Inline[])[])[] = [];
  while (next < lines.length && (lines[next] ?? '').includes('|')) {
    const cells = cellsOf(lines[next] ?? '').map(inlineFromText);
    rows.push(head.map((_, column) => cells[column] ?? []));
    next += 1;
  }
  return { block: { kind: 'table', head, rows }, next };
}

function paragraph(lines: readonly string[], at: number): Read {
  let next = at + 1;
  while (next < lines.length && !beginsBlock(lines, next)) next += 1;
  const text = lines
    .slice(at, next)
    .map((line) => line.trim())
    .join('\n');
  return { block: { kind: 'paragraph', children: inlineFromText(text) }, next };
}

function blockAt(lines: readonly string[], at: number, depth: number): Read {
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
  if (depth < DEEPEST && QUOTE.test(line)) return quoteBlock(lines, at, depth);
  if (depth < DEEPEST && ITEM.test(line)) return listBlock(lines, at, depth);
  if (isTableAt(lines, at)) return tableBlock(lines, at);
  return paragraph(lines, at);
}

function blocksFrom(lines: readonly string[], depth: number): readonly Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    if ((lines[at] ?? '').trim() === '') {
      at += 1;
      continue;
    }
    const { block, next } = blockAt(lines, at, depth);
    blocks.push(block);
    at = next;
  }
  return blocks;
}

/** The blocks of an answer, finished or still arriving. */
export function blocksFromMarkdown(markdown: string): readonly Block[] {
  if (markdown.length > LONGEST) return [{ kind: 'paragraph', children: [{ kind: 'text', text: markdown }] }];
  return blocksFrom(markdown.replace(/\r\n?/g, '\n').replaceAll('\t', '  ').split('\n'), 0);
}
