import { describe, expect, it } from 'vitest';
import { inlineFromText, safeAddress } from './markdown-inline.ts';
import { blocksFromMarkdown, markdownReader } from './markdown.ts';
import type { Block, Inline } from './markdown.ts';

/** Every address a tree holds, and all its text. */
function gather(value: unknown): { addresses: string[]; text: string } {
  if (Array.isArray(value)) {
    const parts = value.map(gather);
    return { addresses: parts.flatMap(({ addresses }) => addresses), text: parts.map(({ text }) => text).join('') };
  }
  if (typeof value !== 'object' || value === null) return { addresses: [], text: '' };
  const node = value as Record<string, unknown>;
  const inside = gather(
    Object.entries(node)
      .filter(([key]) => key !== 'text')
      .map(([, child]) => child),
  );
  const own = typeof node['address'] === 'string' ? [node['address']] : [];
  return {
    addresses: [...own, ...inside.addresses],
    text: (typeof node['text'] === 'string' ? node['text'] : '') + inside.text,
  };
}

const text = (words: string): Inline => ({ kind: 'text', text: words });
const paragraph = (...children: Inline[]): Block => ({ kind: 'paragraph', children });

describe('markdown', () => {
  it.each<[string, Block[]]>([
    [
      '# Un\n### Trois',
      [
        { kind: 'heading', level: 1, children: [text('Un')] },
        { kind: 'heading', level: 3, children: [text('Trois')] },
      ],
    ],
    [
      'a **b** *c* `d`',
      [
        paragraph(
          text('a '),
          { kind: 'strong', children: [text('b')] },
          text(' '),
          { kind: 'emphasis', children: [text('c')] },
          text(' '),
          { kind: 'code', text: 'd' },
        ),
      ],
    ],
    [
      '*a **b** c*',
      [paragraph({ kind: 'emphasis', children: [text('a '), { kind: 'strong', children: [text('b')] }, text(' c')] })],
    ],
    ['surch_evp et surch_la', [paragraph(text('surch_evp et surch_la'))]],
    ['2 * 3 * 4', [paragraph(text('2 * 3 * 4'))]],
    ['\\*a\\*', [paragraph(text('*a*'))]],
    ['> cité\n> encore', [{ kind: 'quote', children: [paragraph(text('cité\nencore'))] }]],
    ['```ts\nlet a = 1 < 2;\n```\nfin', [{ kind: 'code', text: 'let a = 1 < 2;' }, paragraph(text('fin'))]],
    ['```\nsans fin', [{ kind: 'code', text: 'sans fin' }]],
    ['---', [{ kind: 'rule' }]],
    [
      '- a\n  - b\n- c',
      [
        {
          kind: 'list',
          isOrdered: false,
          start: 1,
          items: [
            {
              children: [
                paragraph(text('a')),
                { kind: 'list', isOrdered: false, start: 1, items: [{ children: [paragraph(text('b'))] }] },
              ],
            },
            { children: [paragraph(text('c'))] },
          ],
        },
      ],
    ],
    [
      '3. a\n4. b',
      [
        {
          kind: 'list',
          isOrdered: true,
          start: 3,
          items: [{ children: [paragraph(text('a'))] }, { children: [paragraph(text('b'))] }],
        },
      ],
    ],
    [
      '| a | b |\n|---|:-:|\n| 1 | **2** |\n| 3 |',
      [
        {
          kind: 'table',
          head: [[text('a')], [text('b')]],
          rows: [
            [[text('1')], [{ kind: 'strong', children: [text('2')] }]],
            [[text('3')], []],
          ],
        },
      ],
    ],
    ['a | b\nc', [paragraph(text('a | b\nc'))]],
  ])('reads %j', (markdown, blocks) => {
    expect(blocksFromMarkdown(markdown)).toEqual(blocks);
  });

  it('makes links of http and https only', () => {
    expect(inlineFromText('[site](https://example.org/a_(b))')).toEqual([
      { kind: 'link', address: 'https://example.org/a_(b)', children: [text('site')] },
    ]);
    expect(inlineFromText('voir https://example.org/x.')).toEqual([
      text('voir '),
      { kind: 'link', address: 'https://example.org/x', children: [text('https://example.org/x')] },
      text('.'),
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//example.org',
    '/admin',
    'http://user:pass@example.org',
    'https://exa mple.org',
    'https://a"onclick=x',
    'https://',
    'blob:https://x',
  ])('holds no address %j', (address) => {
    expect(safeAddress(address)).toBeUndefined();
    expect(
      gather(blocksFromMarkdown(`[clic](${address}) ![i](${address})`)).addresses.filter(
        (found) => !/^https?:\/\//.test(found),
      ),
    ).toEqual([]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<iframe src=//e>',
    '&lt;script&gt;',
    '<svg/onload=alert(1)>',
  ])('keeps %s as characters', (html) => {
    expect(blocksFromMarkdown(html)).toEqual([paragraph(text(html))]);
  });

  it('shows a picture as its description, and fetches nothing', () => {
    const { addresses, text: words } = gather(blocksFromMarkdown('![schéma](https://evil.example/p.png?key=1)'));
    expect(addresses).toEqual([]);
    expect(words).toContain('schéma');
  });

  it('is quick and finite on hostile input', () => {
    const long = 20_000;
    for (const piece of [
      '*',
      '**a',
      '_',
      '`',
      '[',
      '![',
      '[a](',
      '> ',
      '- ',
      '  - ',
      '|',
      '|-',
      '#',
      '# ',
      '\\',
      '```\n',
      'http://',
      '1. ',
      ' ',
      '\t',
      '*a `b [c](',
    ]) {
      const began = performance.now();
      expect(blocksFromMarkdown(piece.repeat(long / piece.length))).toBeDefined();
      expect(performance.now() - began, piece).toBeLessThan(1500);
    }
    const lines = [
      '>'.repeat(500),
      `# ${' '.repeat(50_000)}x`,
      `|${' '.repeat(50_000)}|\n|${' '.repeat(50_000)}-x`,
      '> '.repeat(2000) + 'fin',
      '- '.repeat(2000),
    ];
    for (const line of lines) {
      const began = performance.now();
      expect(blocksFromMarkdown(line)).toBeDefined();
      expect(performance.now() - began, line.slice(0, 8)).toBeLessThan(1500);
    }
  });

  it('loses no word while an answer is still arriving', () => {
    const whole =
      '## Titre\n\nDu **gras**, du `code` et [un lien](https://example.org).\n\n1. un\n2. deux\n\n| a | b |\n|---|---|\n| c | d |';
    for (let length = 0; length <= whole.length; length += 1) {
      const part = whole.slice(0, length);
      const shown = gather(blocksFromMarkdown(part)).text;
      for (const word of ['Titre', 'gras', 'code', 'deux'])
        if (part.includes(`${word} `)) expect(shown, part).toContain(word);
    }
  });
});

describe('an answer that grows', () => {
  const whole = [
    '# Titre\n\nDu **gras**\net sa suite.\n\n- un\n- deux\n  - dessous\n\n  encore\n\n1. a\n\n2. b\n',
    '| a | b |\r\n|---|---|\r\n| c | d |\r\n| e | f |\r\n\r\n> cité\n> - liste\n\n```\ncode\n\n# non\n```\na | b\n--|--\nfin *x\ny*\n---\n\tdeux',
  ].join('');

  it('is read as one that is whole, at every length', () => {
    const read = markdownReader();
    for (let length = 0; length <= whole.length; length += 1) {
      const part = whole.slice(0, length);
      expect(read(part), JSON.stringify(part)).toEqual(blocksFromMarkdown(part));
    }
  });

  it('keeps its finished blocks, items and rows', () => {
    const read = markdownReader();
    const list = (block: Block | undefined) => (block?.kind === 'list' ? block.items : []);
    const before = read('un\n\ndeux\n\n- a\n- b\n- c');
    const after = read('un\n\ndeux\n\n- a\n- b\n- cd\n- e');
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toBe(before[1]);
    expect(list(after[2])).toHaveLength(4);
    expect(list(after[2])[1]?.children).toBe(list(before[2])[1]?.children);
    expect(read('autre')).toEqual(blocksFromMarkdown('autre'));
  });

  it('has no paragraph and no line that costs more the longer it gets', () => {
    for (const words of [
      'eau froide '.repeat(20_000),
      'x'.repeat(200_000),
      'eau froide\n'.repeat(20_000),
      '😀'.repeat(100_000),
    ]) {
      const blocks = blocksFromMarkdown(words);
      const lengths = blocks.map((block) => gather(block).text.length);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(8000);
      expect(
        blocks
          .map((block) => gather(block).text)
          .join('')
          .replaceAll(/\s/g, ''),
      ).toBe(words.replaceAll(/\s/g, ''));
      expect(blocks.every((block) => gather(block).text.isWellFormed())).toBe(true);
    }
  });

  it('costs what is new, not what is there', () => {
    const read = markdownReader();
    const piece = '- un point **fort**\n\nUn paragraphe de quelques mots.\n\n';
    const long = piece.repeat(Math.ceil(200_000 / piece.length));
    const began = performance.now();
    for (let length = 0; length <= long.length; length += 70) read(long.slice(0, length));
    // Reading all of it each time takes minutes.
    expect(performance.now() - began).toBeLessThan(5000);
  });
});
