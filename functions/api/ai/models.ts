import { offerFromEnvironment } from '../../ai/offer.ts';
import { success } from '../../http/envelope.ts';
import { jsonFunction } from '../../http/json-function.ts';
import { functionLimit } from '../../http/settings.ts';
import { route } from '../../http/web.ts';

export const prerender = false;

const { model, models, shownUrl, baseUrls } = offerFromEnvironment(process.env);

/**
 * GET /api/ai/models: what a reader may choose, for the page's configuration: `model` is asked unless a request
 * names another of `models` (null: any), at `baseUrls[0]` unless it names another of them; that is '' where the publisher keeps it.
 */
export const answer = jsonFunction({
  method: 'GET',
  bodyLimit: 0,
  rateLimit: functionLimit(),
  handle: (_, { locale }) =>
    success({ model, models: models === 'any' ? null : models, baseUrls: [shownUrl, ...baseUrls] }, { locale }),
});

export const ALL = route(answer);
