/** Every article ends with two questions of the quizzes, each answered by one of the choices that stand there. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { locales } from '../../src/language/index.ts';
import { SUBJECTS } from '../../src/quiz/subjects.ts';
import type { SubjectEntry } from '../../src/quiz/subjects.ts';
import checks from '../../content/checks.json' with { type: 'json' };

interface Asked {
  readonly id: string;
  readonly choices: readonly { readonly right?: boolean; readonly mistake?: unknown }[];
  readonly figure?: unknown;
  readonly answer?: unknown;
}

const articles = globSync('content/articles/fr/*.mdx').map((file) => path.basename(file, '.mdx'));
const asked = (name: string): Asked | undefined => {
  const [quiz, id] = name.split('/');
  const { questions } = JSON.parse(readFileSync(`content/quiz/${quiz}.json`, 'utf8')) as { questions: Asked[] };
  return questions.find((question) => question.id === id);
};

it('are two for each article, and for nothing else', () => {
  expect(Object.keys(checks).toSorted()).toEqual(articles.toSorted());
  for (const [article, names] of Object.entries(checks)) expect(new Set(names).size, article).toBe(2);
});

it('need no drawing and no typed figure: one choice is right, and each other says why it is not', () => {
  for (const name of new Set(Object.values(checks).flat())) {
    const question = asked(name);
    expect(question, name).toBeDefined();
    expect([question?.figure, question?.answer], name).toEqual([undefined, undefined]);
    expect(question?.choices.filter(({ right }) => right === true).length, name).toBe(1);
    for (const { right, mistake } of question?.choices ?? [])
      expect(right === true || mistake !== undefined, name).toBe(true);
  }
});

it('lead from a result to a part of the article that is there, in both languages', () => {
  // As the addresses of headings are made: what is no letter, digit, hyphen or space goes, spaces become hyphens.
  const slugOf = (heading: string): string =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{Nd} _-]/gu, '')
      .replaceAll(' ', '-');
  for (const { name, read, part } of Object.values(SUBJECTS) as readonly SubjectEntry[]) {
    if (part === undefined) continue;
    for (const locale of locales) {
      const prose = readFileSync(`content/articles/${locale}/${path.basename(read)}.mdx`, 'utf8');
      const slugs = [...prose.matchAll(/^## (.*)$/gmu)].map(([, heading = '']) => slugOf(heading));
      expect(slugs, `${name[locale]}, ${locale}`).toContain(part[locale]);
    }
  }
});
