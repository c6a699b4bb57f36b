import type { APIRoute } from 'astro';
import { quizPaths } from '../../../features/quiz/build.ts';
import type { QuizPageProps } from '../../../features/quiz/page-data.ts';
import { moodleOf } from '../../../quiz/export/moodle.ts';

export const getStaticPaths = quizPaths;

/** The questions of a page, for Moodle, with their pictures. */
export const GET: APIRoute<QuizPageProps> = ({ props: { locale, page } }) =>
  new Response(moodleOf(page.heading, page.questions, locale), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
