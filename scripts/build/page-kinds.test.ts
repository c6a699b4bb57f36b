import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { barePathOf, kindOf } from './page-kinds.ts';

describe('kinds of pages', () => {
  it.each([
    ['index.html', '/', 'home'],
    ['en/index.html', '/', 'home'],
    ['en/about/index.html', '/about', 'prose'],
    ['tools/index.html', '/tools', 'list'],
    ['en/tools/air-data/index.html', '/tools/air-data', 'calculator'],
    ['simulation/circuit/general/index.html', '/simulation/circuit/general', 'simulation'],
    ['simulation/comparatif/index.html', '/simulation/comparatif', 'study'],
    ['ressources/index.html', '/ressources', 'resource'],
    ['ressources/refprop/index.html', '/ressources/refprop', 'resource'],
    ['ressources/list-fluide/index.html', '/ressources/list-fluide', 'catalogue'],
    ['en/ressources/list-fluide/r134a/index.html', '/ressources/list-fluide/r134a', 'fluid'],
    ['ressources/articles/tirage-au-vide/index.html', '/ressources/articles/tirage-au-vide', 'article'],
    ['quiz/frigoriste/index.html', '/quiz/frigoriste', 'quiz'],
    ['en/quiz/attestation-6-10/index.html', '/quiz/attestation-6-10', 'certificate'],
  ])('%s is %s, a page of kind %s', (file, path, kind) => {
    expect(barePathOf(file)).toBe(path);
    expect(kindOf(file).kind).toBe(kind);
  });

  it('says which page has none', () => {
    expect(() => kindOf('en/nowhere/index.html')).toThrow('/nowhere is of no kind');
    expect(() => kindOf('ressourcesque/index.html')).toThrow('/ressourcesque');
  });

  it('has one for every route', () => {
    const root = new URL('../../src/pages/[...locale]/', import.meta.url).pathname;
    const routes = globSync('**/*.{astro,mdx}', { cwd: root.replaceAll('%5B', '[').replaceAll('%5D', ']') });
    expect(routes).toContain('about.astro');
    for (const route of routes) {
      const file = route.replace(/(?:(^|\/)index)?\.(?:astro|mdx)$/, '$1').replaceAll(/\[[^\]]+\]/g, 'any');
      expect(() => kindOf(`${file.replace(/\/$/, '')}${file === '' ? '' : '/'}index.html`), route).not.toThrow();
    }
  });
});
