import { getCollection } from 'astro:content';
import { createEmbeddedEngine } from '../../engine/embedded.ts';
import { translator } from '../../shell/texts.ts';
import { localeStaticPaths } from '../../i18n/paths.ts';
import type { Locale } from '../../language/index.ts';
import { SELECTIONS } from '../../quiz/groups.ts';
import type { Group } from '../../quiz/groups.ts';
import { serve } from '../../quiz/serve.ts';
import type { ServedQuestion } from '../../quiz/serve.ts';
import { everyPage } from '../../shell/navigation/navigation.ts';
import { SUBJECTS } from '../../quiz/subjects.ts';
import type { Subject, SubjectEntry } from '../../quiz/subjects.ts';
import type { Link, PageQuestion, PageSubject, QuizPageData } from './page-data.ts';
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

/** Ids hold within one quiz; on a page of several they carry its place, and the question its own name beside it. */
const apart = (questions: readonly ServedQuestion[], slug: string, place: number): PageQuestion[] =>
  questions.map((question) => ({ ...question, id: `${question.id}-${place + 1}`, name: `${slug}/${question.id}` }));

type Unlinked = Omit<QuizPageData, 'subjects' | 'next'>;

const timesOf = ({ questions }: Unlinked, subject: Subject): number =>
  questions.filter((question) => question.subject === subject).length;

function labelOf(path: string, locale: Locale): string {
  const page = everyPage.find((one) => one.path === path);
  if (!page) throw new Error(`src/quiz/subjects.ts leads to ${path}, which is no page`);
  return page.label[locale];
}

/** A page with what its subjects lead to, among all pages of its language. */
function linked(page: Unlinked, all: readonly Unlinked[], locale: Locale): QuizPageData {
  const kin = all.filter(({ isSelection }) => isSelection === page.isSelection);
  const next = kin[(kin.indexOf(page) + 1) % kin.length] ?? page;
  const subjects = [...new Set(page.questions.map(({ subject }) => subject))]
    .toSorted((one, other) => timesOf(page, other) - timesOf(page, one))
    .map((subject): PageSubject => {
      const { name, read, part, compute }: SubjectEntry = SUBJECTS[subject];
      const link = (path: string): Link => ({ path, label: labelOf(path, locale) });
      // Where a quiz of its own asks of it, that one; a selection holds the same questions again.
      const [most] = all
        .filter((other) => other !== page && !other.isSelection && timesOf(other, subject) > 0)
        .toSorted((one, other) => timesOf(other, subject) - timesOf(one, subject));
      const practise = most && { path: `/quiz/${most.slug}`, label: most.heading };
      const prose = link(read);
      const paragraph = part === undefined ? prose : { ...prose, path: `${read}#${part[locale]}` };
      return { subject, name: name[locale], read: paragraph, compute: link(compute), practise };
    });
  return { ...page, subjects, next: { path: `/quiz/${next.slug}`, label: next.heading } };
}

/** A page for each quiz and each selection by competence group, in both languages. */
export async function quizPaths() {
  const all = await quizzes();
  const latest = all.map(({ data }) => data.updated).reduce((one, other) => (one > other ? one : other));
  const pages = await Promise.all(
    localeStaticPaths().map(async ({ params, props: { locale } }) => {
      const t = translator(locale);
      const questions = await questionsIn(locale);
      const own = all.map(({ id, data }, index) => ({
        slug: id,
        title: data.title[locale],
        heading: data.heading[locale],
        description: data.description[locale],
        lead: data.lead[locale],
        questions: (questions[index] ?? []) as readonly PageQuestion[],
        updated: data.updated,
        isSelection: false,
      }));
      const selected = SELECTIONS.map(({ slug, groups, heading }) => {
        const wanted: readonly Group[] = groups;
        const found = questions
          .flatMap((of, place) => apart(of, all[place]?.id ?? '', place))
          .filter(({ group }) => group !== undefined && wanted.includes(group));
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
      const unlinked = [...own, ...selected];
      return unlinked.map((page) => ({
        params: { ...params, slug: page.slug },
        props: { locale, page: linked(page, unlinked, locale) },
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
