import type { APIRoute } from 'astro';
import { quizPaths } from '../../../features/quiz/build.ts';
import type { QuizPageProps } from '../../../features/quiz/page-data.ts';
import { giftOf } from '../../../quiz/export/gift.ts';

export const getStaticPaths = quizPaths;

/** The questions of a page, for learning platforms that read GIFT. */
export const GET: APIRoute<QuizPageProps> = ({ props: { page } }) =>
  new Response(giftOf(page.heading, page.questions), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
