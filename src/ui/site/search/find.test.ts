import { describe, expect, it } from 'vitest';
import { find } from './find.ts';

const entries = [
  { title: 'Réglette', text: 'Pression et température de saturation d’un fluide', address: '/reglette' },
  { title: 'Installer', text: 'Mettre AppFroid sur l’écran d’accueil, hors ligne aussi', address: '/install' },
  { title: 'R1150', text: 'Simuler', address: '/r1150', names: ['Éthylène', 'C2H4'] },
  { title: 'R290', text: 'Simuler', address: '/r290', names: ['Propane'] },
  { title: 'R12', text: 'Simuler', address: '/r12' },
  { title: 'R123', text: 'Simuler', address: '/r123' },
];
const titles = (search: string, limit = 8): string[] => find(entries, search, limit).map(({ title }) => title);

describe('find', () => {
  it.each([
    ['reglette', ['Réglette']],
    ['RÉGLETTE', ['Réglette']],
    ['290', ['R290']],
    ['propane', ['R290']],
    ['ethylene', ['R1150']],
    ['12', ['R12', 'R123']],
    ['hors ligne', ['Installer']],
    ['saturation pression', ['Réglette']],
    ['', []],
    ['xyz', []],
  ])('%s finds %j', (search, expected) => {
    expect(titles(search)).toEqual(expected);
  });

  it('keeps to its limit', () => {
    expect(titles('r', 2)).toHaveLength(2);
  });
});
