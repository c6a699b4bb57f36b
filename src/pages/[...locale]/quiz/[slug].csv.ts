import type { APIRoute } from 'astro';
import { quizPaths } from '../../../features/quiz/build.ts';
import type { QuizPageProps } from '../../../features/quiz/page-data.ts';
import { csvOf } from '../../../quiz/export/csv.ts';

export const getStaticPaths = quizPaths;

/** The questions of a page, for a spreadsheet. */
export const GET: APIRoute<QuizPageProps> = ({ props: { locale, page } }) =>
  new Response(csvOf(page.questions, locale), { headers: { 'content-type': 'text/csv; charset=utf-8' } });
