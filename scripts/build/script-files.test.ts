import { describe, expect, it } from 'vitest';
import { MOST_IN_VAIN, planFiles } from './script-files.ts';
import type { Module } from './script-files.ts';

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

  it('hold nothing that acts as it loads, which would act on other pages', () => {
    const modules = new Map([
      ['a', module(SMALL, ['acting', 'shared'])],
      ['b', module(SMALL, ['shared'])],
      ['acting', module(SMALL, ['shared'], { isOfScript: true })],
      ['shared', module(BIG)],
    ]);
    const plan = planFiles(
      modules,
      new Map([
        ['offline', ['a']],
        ['report', ['b']],
      ]),
    );
    expect([...plan.keys()]).toEqual(['shared']);
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

  it('never need one another, and let no page load more than it may in vain, whatever the graph', () => {
    let seed = 1;
    const random = (below: number): number => {
      seed = (seed * 16807) % 2147483647;
      return seed % below;
    };
    for (let run = 0; run < 20; run += 1) {
      // Each module asks for some that come after it; the first ten are islands of five pages.
      const ids = Array.from({ length: 60 }, (_, index) => `m${index}`);
      const after = (index: number) => ids.slice(Math.max(index + 1, 10)).filter(() => random(12) === 0);
      const modules = new Map(ids.map((id, index) => [id, module(1 + random(4000), after(index))]));
      const pages = new Map(Array.from({ length: 5 }, (_, page) => [`p${page}`, [`m${page}`, `m${page + 5}`]]));
      const plan = planFiles(modules, pages);

      const fileOf = (id: string): string => plan.get(id)?.name ?? id;
      const needs = new Map<string, Set<string>>();
      for (const [id, { imports }] of modules) {
        const own = needs.get(fileOf(id)) ?? new Set();
        for (const next of imports) if (fileOf(next) !== fileOf(id)) own.add(fileOf(next));
        needs.set(fileOf(id), own);
      }
      for (const [file, first] of needs) {
        const below = new Set(first);
        for (const one of below) for (const next of needs.get(one) ?? []) below.add(next);
        expect(below, `${file} of run ${run}`).not.toContain(file);
      }
      for (const [page, own] of pages) {
        const needed = new Set(own);
        for (const id of needed) for (const next of modules.get(id)?.imports ?? []) needed.add(next);
        const inVain = [...loadedBy(own, modules, plan)].filter((id) => !needed.has(id));
        const bytes = inVain.reduce((sum, id) => sum + (modules.get(id)?.size ?? 0), 0);
        expect(bytes, `${page} of run ${run}`).toBeLessThanOrEqual(MOST_IN_VAIN);
      }
      expect(new Set([...plan.values()].map(({ name }) => name)).size).toBeLessThan(25);
    }
  });

  it('keep what comes once painted, and what the reader asks for, out of what a page loads', () => {
    const modules = new Map([
      ['a', module(SMALL, ['form', 'late'])],
      ['form', module(SMALL)],
      ['late', module(SMALL, [], { parts: ['chart'], isLate: true })],
      ['chart', module(SMALL, ['axes'], { parts: ['export'] })],
      ['axes', module(BIG)],
      ['export', module(SMALL, ['csv', 'form'])],
      ['csv', module(BIG)],
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
