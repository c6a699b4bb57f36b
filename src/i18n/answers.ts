/** What an answer over HTTP may say: refusals of the function itself, problems of a simulation. Words of pages are none of it. */
import { http as httpInEnglish } from './en/http.ts';
import { problems as problemsInEnglish } from './en/problems.ts';
import { http } from './fr/http.ts';
import { problems } from './fr/problems.ts';
import type { SharedKey } from './keys.ts';
import { translatorsOf } from './translator.ts';

export const translator = translatorsOf<SharedKey>({
  fr: { http, problems },
  en: { http: httpInEnglish, problems: problemsInEnglish },
});
