import { expect, it } from 'vitest';
import { whoseOf } from './whose.ts';

const machine = { id: 'm', name: 'Chambre négative', who: { customer: 'Dupont', site: 'Lyon' } };

it.each([
  ['its record says it', [machine], { machine: 'Chambre négative', customer: 'Dupont', site: 'Lyon' }],
  ['nobody said whose it is', [{ id: 'm', name: 'Groupe' }], { machine: 'Groupe', customer: '', site: '' }],
  ['what is kept is broken', [null, { id: 'm', name: 3, who: null }], { machine: '', customer: '', site: '' }],
  ['it is another', [{ ...machine, id: 'n' }], {}],
])('the paper says whose machine it is: %s', (_, records, whose) => {
  expect(whoseOf(records, 'm')).toEqual(whose);
});
