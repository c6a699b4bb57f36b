import type { APIRoute } from 'astro';
import { chatFunction } from '../../ai/chat-function.ts';
import { baseUrlFromEnvironment } from '../../ai/provider.ts';
import { createRateLimit, perMinuteFromEnvironment } from '../../http/rate-limit.ts';

export const prerender = false;

const answer = chatFunction({
  rateLimit: createRateLimit({ perMinute: perMinuteFromEnvironment(process.env['RATE_LIMIT_PER_MINUTE']) }),
  provider: { baseUrl: baseUrlFromEnvironment(process.env['AI_BASE_URL']), answerWithin: 60_000 },
  silenceWithin: 60_000,
});

export const ALL: APIRoute = ({ request, clientAddress }) => answer(request, clientAddress);
