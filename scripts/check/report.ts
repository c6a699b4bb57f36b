/**
 * What is outside its usual measure: `npm run report`. These are measures, not rules: a reader is not served worse by a
 * quiz of three questions or a method of 600 words, but who wrote it may want to know. Nothing fails for them.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SELECTIONS } from '../../src/quiz/groups.ts';

type Kind =
  | 'articles in all'
  | 'questions in all'
  | 'pictures in all'
  | 'questions of a quiz'
  | 'questions of a certificate'
  | 'words of an article'
  | 'instruments of an article'
  | 'words of a method';
type Bounds = readonly [fewest: number, most: number];

/** Of a quiz's file what is counted. */
interface QuizFile {
  readonly questions: readonly { readonly group: number; readonly figure?: unknown }[];
}

/** Fewest and most of each. */
const MEASURES: Readonly<Record<Kind, Bounds>> = {
  'articles in all': [14, Infinity],
  'questions in all': [120, Infinity],
  'pictures in all': [8, Infinity],
  'questions of a quiz': [12, 20],
  'questions of a certificate': [5, Infinity],
  'words of an article': [550, 1000],
  'instruments of an article': [1, 1],
  'words of a method': [240, 520],
};

function bounds([fewest, most]: Bounds): string {
  if (fewest === most) return `${fewest}`;
  return most === Infinity ? `${fewest} or more` : `${fewest} to ${most}`;
}

/** A component counts as the one word it puts there, a tag and an address as none. */
const wordsOf = (body: string): number =>
  body
    .replaceAll(/<[A-Z]\w*\b[\s\S]*?\/>/g, 'X')
    .replaceAll(/<[^<>]+>/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;

const bodyOf = (whole: string): string => whole.replace(/^---\n[\s\S]*?\n---\n/, '');

/**
 * Every measure outside its bounds, a line each with file and figure.
 * @param root the project's folder, with a slash at its end
 */
export function findings(root: string): readonly string[] {
  const lines: string[] = [];
  const read = (file: string) => readFileSync(root + file, 'utf8');
  const files = (pattern: string) => globSync(pattern, { cwd: root }).toSorted();
  const measure = (file: string, kind: Kind, count: number) => {
    const [fewest, most] = MEASURES[kind];
    const what = kind.replace(/ (?:of|in) .*/, '');
    if (count < fewest || count > most) lines.push(`${file}: ${count} ${what}, usually ${bounds(MEASURES[kind])}`);
  };

  const groups: number[] = [];
  let pictures = 0;
  for (const file of files('content/quiz/*.json')) {
    const { questions } = JSON.parse(read(file)) as QuizFile;
    measure(file, 'questions of a quiz', questions.length);
    groups.push(...questions.map(({ group }) => group));
    pictures += questions.filter(({ figure }) => figure !== undefined).length;
  }
  measure('content/quiz', 'questions in all', groups.length);
  measure('content/quiz', 'pictures in all', pictures);
  measure('content/articles', 'articles in all', files('content/articles/fr/*.mdx').length);
  for (const { slug, groups: wanted } of SELECTIONS) {
    measure(
      `/quiz/${slug}`,
      'questions of a certificate',
      groups.filter((group) => wanted.some((one) => one === group)).length,
    );
  }
  for (const file of files('content/{articles,guides}/{fr,en}/*.mdx')) {
    const body = bodyOf(read(file));
    measure(file, 'words of an article', wordsOf(body));
    if (file.startsWith('content/articles/')) {
      measure(file, 'instruments of an article', [...body.matchAll(/<Live[A-Z]?\w*\s/g)].length);
    }
  }
  const methods = files('content/methods/{fr,en}/*.mdx');
  for (const file of methods) measure(file, 'words of a method', wordsOf(bodyOf(read(file))));

  const { pure, blends } = JSON.parse(read('src/refrigerants/generated/names.json')) as Readonly<
    Record<'pure' | 'blends', readonly unknown[]>
  >;
  const calculators = methods.filter((file) => file.includes('/fr/')).length;
  const opening = (read('README.md').split('\n## ')[0] ?? '').replace(/\s+/g, ' ');
  for (const counts of [`${calculators} calculators`, `${pure.length} pure fluids, ${blends.length} blends`]) {
    if (!opening.includes(counts))
      lines.push(`README.md: its opening does not say "${counts}", which is how many there are`);
  }
  return lines;
}

/** One line on them, for the end of a longer run. */
export function summary(root: string): string {
  const { length } = findings(root);
  return length === 0
    ? 'every text and count within its usual measure'
    : `${length} outside their usual measure, which fails nothing: npm run report`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  for (const line of findings(root)) console.log(line);
  console.log(summary(root));
}
