/**
 * What is outside its usual measure: `npm run report`. These are measures, not rules: a reader is not served worse by a
 * quiz of three questions or a method of 600 words, but who wrote it may want to know. Nothing fails for them.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SELECTIONS } from '../../src/quiz/groups.ts';

/** Fewest and most of each. */
const MEASURES = {
  'articles in all': [14, Infinity],
  'questions in all': [120, Infinity],
  'pictures in all': [8, Infinity],
  'questions of a quiz': [12, 20],
  'questions of a certificate': [5, Infinity],
  'words of an article': [550, 1000],
  'instruments of an article': [1, 1],
  'words of a method': [240, 520],
};

function bounds([fewest, most]) {
  if (fewest === most) return `${fewest}`;
  return most === Infinity ? `${fewest} or more` : `${fewest} to ${most}`;
}

/** A component counts as the one word it puts there, a tag and an address as none. */
const wordsOf = (body) =>
  body
    .replaceAll(/<[A-Z]\w*\b[\s\S]*?\/>/g, 'X')
    .replaceAll(/<[^<>]+>/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;

const bodyOf = (whole) => whole.replace(/^---\n[\s\S]*?\n---\n/, '');

/**
 * Every measure outside its bounds, a line each with file and figure.
 * @param {string} root the project's folder, with a slash at its end
 */
export function findings(root) {
  const lines = [];
  const read = (file) => readFileSync(root + file, 'utf8');
  const files = (pattern) => globSync(pattern, { cwd: root }).toSorted();
  const measure = (file, kind, count) => {
    const [fewest, most] = MEASURES[kind];
    const what = kind.replace(/ (?:of|in) .*/, '');
    if (count < fewest || count > most) lines.push(`${file}: ${count} ${what}, usually ${bounds(MEASURES[kind])}`);
  };

  const groups = [];
  let pictures = 0;
  for (const file of files('content/quiz/*.json')) {
    const { questions } = JSON.parse(read(file));
    measure(file, 'questions of a quiz', questions.length);
    groups.push(...questions.map(({ group }) => group));
    pictures += questions.filter(({ figure }) => figure !== undefined).length;
  }
  measure('content/quiz', 'questions in all', groups.length);
  measure('content/quiz', 'pictures in all', pictures);
  measure('content/articles', 'articles in all', files('content/articles/fr/*.mdx').length);
  for (const { slug, groups: wanted } of SELECTIONS) {
    measure(`/quiz/${slug}`, 'questions of a certificate', groups.filter((group) => wanted.includes(group)).length);
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

  const { pure, blends } = JSON.parse(read('src/refrigerants/generated/names.json'));
  const calculators = methods.filter((file) => file.includes('/fr/')).length;
  const opening = read('README.md').split('\n## ')[0].replace(/\s+/g, ' ');
  for (const counts of [`${calculators} calculators`, `${pure.length} pure fluids, ${blends.length} blends`]) {
    if (!opening.includes(counts))
      lines.push(`README.md: its opening does not say "${counts}", which is how many there are`);
  }
  return lines;
}

/** One line on them, for the end of a longer run. */
export function summary(root) {
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
