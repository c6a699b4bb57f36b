import { chatFunction } from '../../ai/chat-function.ts';
import { offerFromEnvironment } from '../../ai/offer.ts';
import { functionLimit } from '../../http/settings.ts';
import { route } from '../../http/web.ts';
import { CHAT_LIMITS } from '../../../src/assistant/limits.ts';

export const prerender = false;

/** POST /api/ai/chat: a question to the model, answered as a stream. */
export const answer = chatFunction({
  rateLimit: functionLimit(),
  offer: offerFromEnvironment(process.env),
  answerWithin: 60_000,
  limits: { silenceWithin: 90_000, totalWithin: 240_000, longest: CHAT_LIMITS.answer, mostRead: 32_000_000 },
});

export const ALL = route(answer);
