import type { Translator } from '../../i18n/index.ts';
import type { Locale } from '../../language/index.ts';
import type { Group } from '../../quiz/groups.ts';
import type { ServedQuestion } from '../../quiz/serve.ts';
import type { Subject } from '../../quiz/subjects.ts';

export interface PageQuestion extends ServedQuestion {
  /** Its quiz and its id there, as "composants/mop", where the page is of several quizzes. */
  readonly name?: string;
}

export interface QuizPageData {
  readonly slug: string;
  /** Of the page, where the heading alone would not say enough. */
  readonly title: string;
  readonly heading: string;
  readonly description: string;
  readonly lead: string;
  readonly questions: readonly PageQuestion[];
  /** ISO date of the last change of its questions. */
  readonly updated: string;
  /** Whether its questions stand in other quizzes, whose pages say them to search engines. */
  readonly isSelection: boolean;
  /** What its questions are about, the most asked first. */
  readonly subjects: readonly PageSubject[];
  /** The quiz after it in the list; the first after the last. */
  readonly next: Link;
}

/** What every route of a quiz is given. */
export interface QuizPageProps {
  readonly locale: Locale;
  readonly page: QuizPageData;
}

export interface Link {
  readonly label: string;
  /** Bare. */
  readonly path: string;
}

/** A subject of a page, and where it is learnt. */
export interface PageSubject {
  readonly subject: Subject;
  readonly name: string;
  readonly read: Link;
  readonly compute: Link;
  /** Another quiz that asks of it; undefined where none does. */
  readonly practise: Link | undefined;
}

/** Questions asked in one sitting; a page that holds more has them drawn by the seed. */
export const SITTING = 12;

/** "Groupe 4", "Groupes 3 et 5", "Groupes 6 à 10". */
export function groupsText(groups: readonly Group[], t: Translator): string {
  if (groups.length === 1) return t('quiz.index.group', { groups: groups[0] ?? '' });
  const [first = 0, last = 0] = [groups[0], groups.at(-1)];
  return t('quiz.index.groups', {
    groups: `${first}${t(groups.length === 2 ? 'quiz.index.and' : 'quiz.index.to')}${last}`,
  });
}

export interface IndexedQuiz {
  readonly slug: string;
  readonly heading: string;
  readonly lead: string;
  readonly count: number;
}

export interface IndexedSelection {
  readonly slug: string;
  readonly heading: string;
  readonly groups: readonly [Group, ...Group[]];
  readonly count: number;
}

interface Facts {
  readonly locale: Locale;
  readonly page: QuizPageData;
  readonly url: string;
}

/** JSON-LD of a quiz: its own questions with their answers, which the page shows as well. */
export function quizData({ locale, page, url }: Facts): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Quiz',
    name: page.title,
    url,
    inLanguage: locale,
    description: page.description,
    isAccessibleForFree: true,
    dateModified: page.updated,
    hasPart: (page.isSelection ? [] : page.questions).map(({ text, choices, answer }) => ({
      '@type': 'Question',
      text,
      acceptedAnswer: {
        '@type': 'Answer',
        text: answer?.text ?? choices.flatMap((choice) => (choice.isRight ? [choice.text] : [])).join(' ; '),
      },
    })),
  };
  // Inside a script element, "</" would end it.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
