import { describe, expect, it } from 'vitest';
import { MOST_IN_VAIN, planFiles } from './script-files.mjs';
import type { Module } from './script-files.mjs';

const module = (size: number, imports: readonly string[] = [], more: Partial<Module> = {}): Module => ({
  size,
  imports,
  parts: [],
  isLate: false,
  ...more,
});

/** Names of the files that a page loads, by its islands. */
function loadedBy(page: readonly string[], modules: ReadonlyMap<string, Module>, plan: ReturnType<typeof planFiles>) {
  const filesOf = (id: string) => [...modules.keys()].filter((one) => plan.get(one)?.name === plan.get(id)?.name);
  const seen = new Set(page);
  for (const id of seen)
    for (const next of [...(modules.get(id)?.imports ?? []), ...(plan.has(id) ? filesOf(id) : [])]) seen.add(next);
  return seen;
}

const BIG = 3 * MOST_IN_VAIN;
const SMALL = 100;

describe('the files of the browser’s scripts', () => {
  it('hold together what the same pages ask for, under the pages’ names', () => {
    const modules = new Map([
      ['a', module(SMALL, ['one', 'both'])],
      ['b', module(SMALL, ['two', 'both', 'both-too'])],
      ['a2', module(SMALL, ['both-too'])],
      ['one', module(BIG)],
      ['two', module(BIG)],
      ['both', module(BIG)],
      ['both-too', module(BIG)],
    ]);
    const pages = new Map([
      ['pipes', ['a', 'a2']],
      ['line', ['b']],
      ['about', []],
    ]);
    const plan = planFiles(modules, pages);
    expect(Object.fromEntries([...plan].map(([id, { name }]) => [id, name]))).toEqual({
      one: 'pipes',
      two: 'line',
      both: 'line-and-pipes',
      'both-too': 'line-and-pipes',
    });
  });

  it('are joined where that spares more than it wastes, and never beyond what a page may load in vain', () => {
    // Fifty small modules that each all pages but one ask for.
    const names = Array.from({ length: 50 }, (_, index) => `m${index}`);
    const pages = new Map(names.map((_, index) => [`page${index}`, [`island${index}`]] as const));
    const modules = new Map<string, Module>([
      ...names.map((name) => [name, module(MOST_IN_VAIN / 10)] as const),
      ...names.map(
        (_, index) =>
          [
            `island${index}`,
            module(
              SMALL,
              names.filter((_name, other) => other !== index),
            ),
          ] as const,
      ),
    ]);
    const plan = planFiles(modules, pages);
    expect(new Set([...plan.values()].map(({ name }) => name)).size).toBe(1);
    const dear = new Map([...modules].map(([id, one]) => [id, id.startsWith('m') ? module(BIG) : one]));
    expect(new Set([...planFiles(dear, pages).values()].map(({ name }) => name)).size).toBe(50);
  });

  it('ask no page for a file that it does not need', () => {
    // 'helper' of two pages leans on what the second alone has: joined, the first would load it.
    const modules = new Map([
      ['a', module(SMALL, ['helper'])],
      ['b', module(SMALL, ['helper', 'small'])],
      ['helper', module(SMALL)],
      ['small', module(SMALL, ['heavy'])],
      ['heavy', module(BIG)],
    ]);
    const pages = new Map([
      ['first', ['a']],
      ['second', ['b']],
    ]);
    expect(loadedBy(['a'], modules, planFiles(modules, pages))).not.toContain('heavy');
  });

  it('do not need one another', () => {
    // Joined, 'top' and 'bottom' would stand above and below 'middle', which is another page's too.
    const modules = new Map([
      ['a', module(SMALL, ['top'])],
      ['b', module(SMALL, ['middle'])],
      ['top', module(SMALL, ['middle'])],
      ['middle', module(BIG, ['bottom'])],
      ['bottom', module(SMALL)],
      ['c', module(SMALL, ['bottom', 'top'])],
    ]);
    const plan = planFiles(
      modules,
      new Map([
        ['first', ['a', 'c']],
        ['second', ['b']],
      ]),
    );
    expect(plan.get('top')?.name).not.toBe(plan.get('bottom')?.name);
  });

  it('keep what comes once painted, and what the reader asks for, out of what a page loads', () => {
    const modules = new Map([
      ['a', module(SMALL, ['form', 'late'])],
      ['form', module(SMALL)],
      ['late', module(SMALL, [], { parts: ['chart'], isLate: true })],
      ['chart', module(SMALL, ['axes'], { parts: ['export'] })],
      ['axes', module(SMALL)],
      ['export', module(SMALL, ['csv', 'form'])],
      ['csv', module(SMALL)],
    ]);
    const plan = planFiles(modules, new Map([['pipes', ['a']]]));
    expect(plan.get('form')?.name).toBe('every-page');
    expect(plan.get('axes')?.name).toBe('every-page-later');
    expect(plan.get('csv')?.name).toBe('on-demand');
    const loaded = loadedBy(['a'], modules, plan);
    expect(loaded).not.toContain('axes');
    expect(loaded).not.toContain('csv');
  });

  it('wake no late part of another page', () => {
    const modules = new Map([
      ['a', module(SMALL, ['both'])],
      ['b', module(SMALL, ['both', 'late'])],
      ['both', module(SMALL)],
      ['late', module(SMALL, [], { parts: ['chart'], isLate: true })],
      ['chart', module(SMALL)],
    ]);
    const plan = planFiles(
      modules,
      new Map([
        ['first', ['a']],
        ['second', ['b']],
      ]),
    );
    expect(loadedBy(['a'], modules, plan)).not.toContain('late');
  });
});
