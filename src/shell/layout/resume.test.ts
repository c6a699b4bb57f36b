import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { numberedText } from '../../kit/storage/numbered.ts';

const script = readFileSync(new URL('resume.js', import.meta.url), 'utf8');
const NEXT = {
  locale: 'fr',
  path: '/ressources/articles/epreuve-azote',
  name: 'Essai à l’azote, $& compris',
  quiz: '',
};
const QUIZ = { locale: 'fr', path: '/quiz/composants', name: 'Composants', quiz: 'composants' };

/** The line of the home page for what a browser has kept. */
function lineFor(kept: string | undefined, { lang = 'fr', scores }: { lang?: string; scores?: string } = {}) {
  const link = { href: '', textContent: '' };
  const line = {
    dataset: { locale: lang, path: '/parcours', steps: 'Reprendre le parcours', to: 'Reprendre : #' },
    firstElementChild: link,
    hidden: true,
  };
  const localStorage = { getItem: () => kept ?? null, 'appfroid.quiz': scores };
  const document = { currentScript: { previousElementSibling: line } };
  runInNewContext(script, { document, localStorage });
  return { ...link, hidden: line.hidden };
}

const kept = (value: unknown): string => numberedText(value);
const PATH = { href: '/parcours', textContent: 'Reprendre le parcours', hidden: false };

it('names the next step of a path that was begun, and shows nothing otherwise', () => {
  expect(lineFor(kept(NEXT))).toEqual({ href: NEXT.path, textContent: `Reprendre : ${NEXT.name}`, hidden: false });
  for (const none of [undefined, '', '{', 'null', '{"schema":1}']) expect(lineFor(none).hidden).toBe(true);
});

it('leads to the path where the step is named in the other language, or its quiz was taken since', () => {
  expect(lineFor(kept(NEXT), { lang: 'en' })).toEqual(PATH);
  expect(lineFor(kept(QUIZ)).href).toBe('/quiz/composants');
  expect(lineFor(kept(QUIZ), { scores: '{"schema":1,"value":{"composants":{"best":9}}}' })).toEqual(PATH);
});

it('leads to no other site', () => {
  for (const path of ['//evil.example/', String.raw`/\evil.example`, 'https://evil.example', 'javascript:alert(1)'])
    expect(lineFor(kept({ ...NEXT, path })).href).toBe('/parcours');
});
