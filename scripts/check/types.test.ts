/** A fault in a page is said of the page: of its head, of its markup, of its scripts. */
import { expect, it } from 'vitest';
import { converted, inSource } from './types.ts';

const SOURCE = `---
interface Props {
  readonly count: number;
}
const { count } = Astro.props;
const half: number = 'é';
---

<p title={count.nope}>{half}</p>
<script>
  const text: string = 2;
</script>
`;
const [page, script] = converted('src/x/Page.astro', SOURCE);

/** Where a word stands, line and column from 1, where the compiler would say so. */
function placeOf(text: string, word: string): readonly [number, number] {
  const lines = text.split('\n');
  const line = lines.findIndex((one) => one.includes(word));
  return [line + 1, (lines[line]?.indexOf(word) ?? 0) + 1];
}

it.each(["half: number = 'é'", 'nope', 'half}'])('%s is found where it stands', (word) => {
  if (!page) throw new Error('no page');
  const [line, column] = placeOf(SOURCE, word);
  expect(inSource(page, ...placeOf(page.code, word), 'error TS2322: no')).toBe(
    `src/x/Page.astro(${line},${column}): error TS2322: no`,
  );
});

it('a script is a module of its own', () => {
  if (!script) throw new Error('no script');
  expect(script.path).toBe('src/x/Page.astro.0.mts');
  expect(inSource(script, ...placeOf(script.code, 'text'), 'error TS2322: no')).toBe(
    'src/x/Page.astro(11,9): error TS2322: no',
  );
});

it('what Astro allows is no fault', () => {
  if (!page) throw new Error('no page');
  expect(inSource(page, 1, 1, "error TS1108: A 'return' statement can only be used within a function body.")).toBe('');
});

it('a page that cannot be read is one', () => {
  expect(() => converted('src/x/Page.astro', '---\nconst a = 1;\n---\n<p {')).toThrow('src/x/Page.astro(');
});
