import { describe, expect, it } from 'vitest';
import { blocksFromMarkdown, inlineFromText, safeAddress } from './markdown.ts';
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
