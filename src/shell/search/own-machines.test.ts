import { expect, it } from 'vitest';
import { machinesAmong } from './own-machines.ts';

const machine = (id: string, name: string, who: object = {}, changed = '2026-11-20T10:00:00.000Z') => ({
  ...{ schema: 1, id, name, who, changed, note: 'code du portail', facts: {}, studies: [] },
});
const KEPT = [
  machine('a', 'Chambre négative 2', { customer: 'Boucherie Dupont', site: 'Lyon' }),
  machine('b', 'Groupe froid', { customer: 'Dupont' }, '2026-11-27T10:00:00.000Z'),
  machine('c', '<b>Vitrine</b>'),
  { id: 'd', name: 5 },
  null,
];
const found = (asked: string) => machinesAmong(KEPT, asked).map(({ id }) => id);

it('finds a machine by its name and by whose it is, whatever the accents, the last changed first', () => {
  expect(found('chambre negative')).toEqual(['a']);
  expect(found('DUPONT')).toEqual(['b', 'a']);
  expect(found('dupont lyon')).toEqual(['a']);
  expect(machinesAmong(KEPT, 'vitrine')).toEqual([{ id: 'c', name: '<b>Vitrine</b>', whose: '' }]);
});

it('finds none by its notes, by too few signs, or of what is no machine', () => {
  for (const asked of ['portail', 'ch', '', '  ', 'dupont paris', '5']) expect(found(asked)).toEqual([]);
});
