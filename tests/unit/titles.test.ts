/** The title of every page of prose, of every calculator, quiz and part of the interface is read whole in a list of results. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LONGEST_TITLE, titleOfPage } from '../../src/shell/layout/title.ts';
import { headOf } from './support/front-matter.ts';
import { quizFiles } from './quiz/quiz-files.ts';

const NAME = 'AppFroid';
const modules = Object.entries(import.meta.glob<object>('/src/features/**/texts/{fr,en}.ts', { eager: true }));

/** Titles the texts of a page give it: `title` at the first level of what its module exports. */
const titlesOf = (module: object): readonly string[] =>
  Object.values(module).flatMap((texts: Readonly<Record<string, unknown>>) =>
    typeof texts['title'] === 'string' ? [texts['title']] : [],
  );

const titles: readonly (readonly [where: string, title: string])[] = [
  ...globSync('content/{articles,guides,methods}/*/*.mdx').map((file) => {
    const { title, tab = title } = headOf(readFileSync(file, 'utf8')) as { title: string; tab?: string };
    return [file, tab] as const;
  }),
  ...quizFiles().flatMap(([slug, { title }]) => [[`${slug} fr`, title.fr] as const, [`${slug} en`, title.en] as const]),
  ...modules.flatMap(([path, module]) => titlesOf(module).map((title) => [path, title] as const)),
];

it('there are some', () => expect(titles.length).toBeGreaterThan(180));

it('none is cut', () => {
  const cut = titles.filter(([, template]) => {
    const title = template.replace('{{fluid}}', 'R454B').replace('{{count}}', '155');
    const shown = titleOfPage(title, NAME);
    return shown.length > LONGEST_TITLE || !shown.startsWith(title.replace(` · ${NAME}`, ''));
  });
  expect(cut).toEqual([]);
});
