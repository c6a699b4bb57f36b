import { getCollection } from 'astro:content';
import { createEmbeddedEngine } from '../../engine/embedded.ts';
import { translator } from '../../shell/texts.ts';
import { localeStaticPaths } from '../../i18n/paths.ts';
import type { Locale } from '../../language/index.ts';
import { SELECTIONS } from '../../quiz/groups.ts';
import type { Group } from '../../quiz/groups.ts';
import { serve } from '../../quiz/serve.ts';
import type { ServedQuestion } from '../../quiz/serve.ts';
import type { QuizPageData } from './page-data.ts';
import { groupsText } from './page-data.ts';

/** Quizzes in the order they are listed. */
export const quizzes = async () =>
  (await getCollection('quiz')).toSorted((one, other) => one.data.order - other.data.order);

const served = new Map<Locale, Promise<readonly (readonly ServedQuestion[])[]>>();

/** Every quiz's questions in a language, their figures computed once while the site is built. */
function questionsIn(locale: Locale): Promise<readonly (readonly ServedQuestion[])[]> {
  let found = served.get(locale);
  if (!found) {
    const engine = createEmbeddedEngine();
    found = quizzes().then((all) => all.map(({ data }) => data.questions.map((one) => serve(one, locale, engine))));
    served.set(locale, found);
  }
  return found;
}

/** Ids hold within one quiz; on a page of several they carry its place. */
const apart = (questions: readonly ServedQuestion[], place: number): ServedQuestion[] =>
  questions.map((question) => ({ ...question, id: `${question.id}-${place + 1}` }));

/** A page for each quiz and each selection by competence group, in both languages. */
export async function quizPaths() {
  const all = await quizzes();
  const latest = all.map(({ data }) => data.updated).reduce((one, other) => (one > other ? one : other));
  const pages = await Promise.all(
    localeStaticPaths().map(async ({ params, props: { locale } }) => {
      const t = translator(locale);
      const questions = await questionsIn(locale);
      const own = all.map(({ id, data }, index): QuizPageData => ({
        slug: id,
        title: data.title[locale],
        heading: data.heading[locale],
        description: data.description[locale],
        lead: data.lead[locale],
        questions: questions[index] ?? [],
        updated: data.updated,
        isSelection: false,
      }));
      const selected = SELECTIONS.map(({ slug, groups, heading }): QuizPageData => {
        const wanted: readonly Group[] = groups;
        const found = questions.flatMap(apart).filter(({ group }) => group !== undefined && wanted.includes(group));
        const values = { heading: heading[locale], groups: groupsText(groups, t), count: found.length };
        return {
          slug,
          title: t('quiz.page.certificateTitle', values),
          heading: t('quiz.page.certificateHeading', values),
          description: t('quiz.page.certificateDescription', values),
          lead: t('quiz.page.certificateLead', values),
          questions: found,
          updated: latest,
          isSelection: true,
        };
      });
      return [...own, ...selected].map((page) => ({
        params: { ...params, slug: page.slug },
        props: { locale, page },
      }));
    }),
  );
  return pages.flat();
}

/** What the index lists: each quiz, and each selection with how many questions it holds. */
export async function quizIndex(locale: Locale) {
  const all = await quizzes();
  const groups = all.flatMap(({ data }) => data.questions.map(({ group }) => group));
  return {
    quizzes: all.map(({ id, data }) => ({
      slug: id,
      heading: data.heading[locale],
      lead: data.lead[locale],
      count: data.questions.length,
    })),
    selections: SELECTIONS.map((selection) => {
      const wanted: readonly number[] = selection.groups;
      return {
        slug: selection.slug,
        heading: selection.heading[locale],
        groups: selection.groups,
        count: groups.filter((group) => group !== undefined && wanted.includes(group)).length,
      };
    }),
  };
}
