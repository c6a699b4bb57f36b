/** The paths as the page shows them: each step by the name of the page it leads to. */
import { getCollection } from 'astro:content';
import type { Locale } from '../../language/index.ts';
import { dictionaryFor, translator } from '../../shell/texts.ts';
import { everyPage, textOf } from '../../shell/navigation/navigation.ts';

export interface ShownStep {
  readonly path: string;
  /** What the device keeps it by. */
  readonly key: string;
  readonly name: string;
  /** The slug of a quiz, whose score says whether it is done. */
  readonly quiz: string | undefined;
}

export interface ShownPath {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly { readonly title: string; readonly steps: readonly ShownStep[] }[];
}

const QUIZ = '/quiz/';
const EXERCISE = /^\/exercices\?kind=(\w+)$/;

/** @throws {Error} where a step leads to a page no list of pages holds: the site must not be built then */
function stepOf(path: string, locale: Locale): ShownStep {
  const t = translator(locale);
  const [, kind] = EXERCISE.exec(path) ?? [];
  const { names } = dictionaryFor(locale, ['exercises'])['exercises'] as unknown as {
    readonly names: Readonly<Record<string, string>>;
  };
  const page = everyPage.find((each) => each.path === path);
  const name =
    kind === undefined ? page && textOf(page.label, t) : names[kind] && t('quiz.paths.exercise', { name: names[kind] });
  if (name === undefined) throw new Error(`content/paths.json leads to ${path}, which no list of pages holds`);
  return {
    path,
    key: path.replace(/^\//, '').replaceAll(/[^a-z0-9-]/g, '.'),
    name,
    quiz: path.startsWith(QUIZ) ? path.slice(QUIZ.length) : undefined,
  };
}

export const shownPaths = async (locale: Locale): Promise<readonly ShownPath[]> =>
  (await getCollection('paths')).map(({ id, data }) => ({
    id,
    ...data[locale],
    parts: data.parts.map((part) => ({ title: part[locale], steps: part.steps.map((path) => stepOf(path, locale)) })),
  }));
