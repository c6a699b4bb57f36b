import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { SELECTIONS } from '../../src/quiz/groups.ts';
import { findings, summary } from './report.ts';

const root = `${mkdtempSync(`${tmpdir()}/report-`)}/`;
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(root + file), { recursive: true });
  writeFileSync(root + file, text);
}
const words = (count: number): string => 'word '.repeat(count);
const page = (body: string): string => `---\ntitle: "A title that does not count"\n---\n${body}\n`;

it('names what is outside its usual measure by file and figure', () => {
  const groups = SELECTIONS.flatMap(({ groups: wanted }) => Array.from({ length: 5 }, () => ({ group: wanted[0] })));
  write('content/quiz/long.json', JSON.stringify({ questions: groups }));
  write('content/quiz/short.json', JSON.stringify({ questions: [{}, {}, {}] }));
  write('content/articles/fr/good.mdx', page(`${words(600)}<Live of="desp" with={{ a: 1 }} />`));
  write('content/articles/fr/bare.mdx', page(words(549)));
  write('content/articles/fr/twice.mdx', page(`${words(1000)}<Live of="desp" /> <LiveRuler fluid="R32" />`));
  write('content/methods/fr/good.mdx', page(`${words(239)}<i>x</i>`));
  write('content/methods/fr/long.mdx', page(words(521)));
  write('src/refrigerants/generated/names.json', JSON.stringify({ pure: ['a', 'b'], blends: ['c'] }));
  write('README.md', 'A toolbox with 2\ncalculators, 3 pure fluids, 1 blends.\n\n## More\n2 pure fluids, 1 blends\n');
  expect(findings(root)).toEqual([
    `content/quiz/long.json: ${groups.length} questions, usually 12 to 20`,
    'content/quiz/short.json: 3 questions, usually 12 to 20',
    `content/quiz: ${groups.length + 3} questions, usually 120 or more`,
    'content/quiz: 0 pictures, usually 8 or more',
    'content/articles: 3 articles, usually 14 or more',
    'content/articles/fr/bare.mdx: 549 words, usually 550 to 1000',
    'content/articles/fr/bare.mdx: 0 instruments, usually 1',
    'content/articles/fr/twice.mdx: 1002 words, usually 550 to 1000',
    'content/articles/fr/twice.mdx: 2 instruments, usually 1',
    'content/methods/fr/long.mdx: 521 words, usually 240 to 520',
    'README.md: its opening does not say "2 pure fluids, 1 blends", which is how many there are',
  ]);
  expect(summary(root)).toBe('11 outside their usual measure, which fails nothing: npm run report');
});
