import { describe, expect, it } from 'vitest';
import { searchData } from './data.ts';
import { createSearcher } from './searcher.ts';
import type { Locale } from '../../language/index.ts';

const barePath = (address: string): string => address.replace(/^\/en(?=\/)/, '');
const find = { fr: createSearcher(searchData('fr')), en: createSearcher(searchData('en')) };
const first = (text: string, locale: Locale = 'fr'): string => barePath(find[locale](text).pages[0]?.address ?? '');

describe('search', () => {
  it.each([
    ['psi', '/tools/convertisseur'],
    ['surchauffe', '/simulation/circuit/general'],
    ['compresseur', '/simulation/compressor'],
    ['détendeur', '/tools/calcul-kv'],
    ['detendeur', '/tools/calcul-kv'],
    ['Détendeurs', '/tools/calcul-kv'],
    ['diametre tuyau', '/tools/calcul-diam'],
    ['diamètre du tuyau', '/tools/calcul-diam'],
    ['diamtre tuyaux', '/tools/calcul-diam'],
    ['mollier', '/tools/air-data'],
    ['psychro', '/tools/air-data'],
    ['psychrometrique', '/tools/air-data'],
    ['cuivre', '/tools/calcul-diam'],
    ['sonde', '/tools/capteur-signal'],
    ['F-Gaz', '/tools/calcul-charge'],
    ['f gaz', '/tools/calcul-charge'],
    ['azote', '/tools/test-azote'],
    ['azotte', '/tools/test-azote'],
    ['tirage au vide', '/tools/pompe-a-vide'],
    ['chambre froide', '/tools/bilan-frigorifique'],
    ['hors ligne', '/install'],
    ['ped', '/tools/desp'],
    ['convertir bar en psi', '/tools/convertisseur'],
  ])('%s: %s', (text, path) => {
    const paths = find.fr(text).pages.map(({ address }) => barePath(address));
    // Pages that are built beside these may come before, as the ruler does for superheat.
    expect(paths.slice(0, 3)).toContain(path);
  });

  it('has the nitrogen test first for nitrogen, in both languages', () => {
    expect(first('azote')).toBe('/tools/test-azote');
    expect(first('nitrogen', 'en')).toBe('/tools/test-azote');
    expect(first('azote', 'en')).toBe('/tools/test-azote');
    expect(first('nitrogene')).toBe('/tools/test-azote');
  });

  it.each([
    ['vacuum pump', '/tools/pompe-a-vide'],
    ['pipe size', '/tools/calcul-diam'],
    ['superheat', '/simulation/circuit/general'],
    ['sensor', '/tools/capteur-signal'],
    ['moist air', '/tools/air-data'],
    ['cold room', '/tools/bilan-frigorifique'],
    ['convertor', '/tools/convertisseur'],
    ['expansion valve', '/tools/calcul-kv'],
  ])('in English, %s: %s', (text, path) => {
    const paths = find.en(text).pages.map(({ address }) => barePath(address));
    expect(paths.slice(0, 3)).toContain(path);
  });

  it.each([
    ['290', ['R290']],
    ['R290', ['R290']],
    ['propane', ['R290']],
    ['ammoniac', ['R717']],
    ['CO2', ['R744']],
    ['12', ['R12']],
    ['charge R290', ['R290']],
    ['azote', ['R728']],
  ])('knows fluids by any name: %s', (text, names) => {
    const found = find.fr(text).fluids.map(({ name }) => name);
    expect(found.slice(0, Math.max(1, names.length))).toEqual(names);
  });

  it.each(['xyzzy', 'qwertz', '&&', 'blaireau', '999999'])('never leaves a reader with nothing: %s', (text) => {
    const found = find.fr(text);
    expect(found.pages.length + found.fluids.length).toBeGreaterThan(0);
  });

  it('puts first what a name most likely means', () => {
    expect(find.fr('azote').isFluidFirst).toBe(false);
    expect(find.fr('CO2').isFluidFirst).toBe(true);
    expect(find.fr('R448A').isFluidFirst).toBe(true);
  });

  it('says when it guesses', () => {
    expect(find.fr('xyzzy').isGuess).toBe(true);
    expect(find.fr('azote').isGuess).toBe(false);
  });
});

describe('a refrigerant put in the place of another', () => {
  const bare = (address: string): string => address.replace(/^\/en(?=\/)/, '');
  const pagesOf = (locale: 'fr' | 'en', text: string) =>
    find[locale](text)
      .pages.slice(0, 3)
      .map(({ address }) => bare(address));

  it.each([
    ['fr', 'remplacer R404A par R448A', 'r404a-r448a'],
    ['en', 'replace R404A with R449A', 'r404a-r449a'],
  ] as const)('%s: %s leads to its page and to how it is done', (locale, text, slug) => {
    expect(pagesOf(locale, text).slice(0, 2)).toEqual([
      `/ressources/remplacer/${slug}`,
      '/ressources/articles/convertir-r404a-r22',
    ]);
  });

  it.each([
    ['fr', 'mettre du R32 dans une machine R410A', 'r410a-r32'],
    ['en', 'drop-in R22', 'r22-r407c'],
  ] as const)('%s: %s leads to the page of the pair', (locale, text, slug) => {
    expect(pagesOf(locale, text)).toContain(`/ressources/remplacer/${slug}`);
  });
});
