/** The parts of a line of Markdown: see markdown.ts. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly address: string; readonly children: readonly Inline[] };

/** Deeper nesting is read as text. */
export const DEEPEST = 6;

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
