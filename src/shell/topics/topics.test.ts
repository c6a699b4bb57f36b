import { describe, expect, it } from 'vitest';
import { RECORDS } from '../../refrigerants/records.ts';
import { slugFromName } from '../../refrigerants/slug.ts';
import { everyPage, fluidPath } from '../navigation/navigation.ts';
import { topicsOfFluid } from './fluid-topics.ts';
import { goOnFrom } from './go-on.ts';
import { PAGE_TOPICS, TOPICS, WITHOUT_TOPICS } from './topics.ts';

const KINDS = [
  ['article', /^\/ressources\/articles\//],
  ['resource', /^\/ressources\/[^/]+$/],
  ['fluid', /^\/ressources\/list-fluide\/./],
  ['calculator', /^\/tools\//],
  ['simulation', /^\/(?:simulation\/|reglette)/],
  ['quiz', /^\/quiz\//],
] as const;
const kindOf = (path: string): string => KINDS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'house';

const fluids = RECORDS.map((record) => ({ path: fluidPath(slugFromName(record.name)), topics: topicsOfFluid(record) }));
const pages = [...Object.entries(PAGE_TOPICS).map(([path, topics]) => ({ path, topics })), ...fluids];
const links = pages.flatMap(({ path, topics }) => {
  const { read, compute, train, fluids: met } = goOnFrom(topics, path);
  return [...read, ...compute, ...train, ...met].map((target) => ({ from: path, to: target.path }));
});

describe('the web of pages', () => {
  it('has every page with its topics, and no topic of a page that is none', () => {
    const missing = everyPage.map(({ path }) => path).filter((path) => !WITHOUT_TOPICS.has(path) && !PAGE_TOPICS[path]);
    expect(missing).toEqual([]);
    const known = new Set(everyPage.map(({ path }) => path));
    // The report is of a study, and in no list.
    const strange = Object.keys(PAGE_TOPICS).filter(
      (path) => !known.has(path) && path !== '/simulation/circuit/rapport',
    );
    expect(strange).toEqual([]);
  });

  it('has each topic on two pages or more', () => {
    const few = TOPICS.filter((topic) => Object.values(PAGE_TOPICS).filter((own) => own.includes(topic)).length < 2);
    expect(few).toEqual([]);
  });

  it('leads from every page to something to read, to compute and to try oneself on', () => {
    const poor = pages.filter(({ path, topics }) => {
      const { read, compute, train } = goOnFrom(topics, path);
      return read.length === 0 || compute.length === 0 || train.length === 0;
    });
    expect(poor.map(({ path }) => path)).toEqual([]);
  });

  it('leaves no article, calculator, resource or quiz without a way to it from two others', () => {
    const into = (path: string): number => links.filter(({ to }) => to === path).length;
    const orphans = Object.keys(PAGE_TOPICS)
      .filter((path) => ['article', 'calculator', 'quiz'].includes(kindOf(path)))
      .filter((path) => into(path) < 2);
    expect(orphans).toEqual([]);
  });

  it.each([
    ['article', ['fluid', 'calculator', 'quiz']],
    ['fluid', ['article', 'calculator', 'quiz']],
    ['calculator', ['article', 'quiz']],
    ['quiz', ['article', 'calculator']],
    ['simulation', ['article', 'calculator', 'quiz']],
  ] as const)('leads from each page of kind %s to %s', (from, kinds) => {
    const without = pages
      .filter(({ path }) => kindOf(path) === from)
      .flatMap(({ path }) =>
        kinds.flatMap((kind) =>
          links.some((link) => link.from === path && kindOf(link.to) === kind) ? [] : [`${path}: no ${kind}`],
        ),
      );
    expect(without).toEqual([]);
  });
});
