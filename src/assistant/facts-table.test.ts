import { describe, expect, it } from 'vitest';
import type { BareFacts } from '../machine/index.ts';
import { factsTable } from './facts-table.ts';

const STORE = {
  use: 'cold_room_neg',
  fluid: 'R455A',
  expansion: 'txv',
  charge: 12.5,
  compressors: ['BITZER|4VES'],
} as const;
const linesOf = (facts: BareFacts, locale: 'fr' | 'en'): readonly string[] =>
  (factsTable(facts, { locale })?.rows ?? []).map(
    ({ object, key, value, unit }) => `${object} | ${key}: ${value}${unit === undefined ? '' : ` ${unit}`}`,
  );

describe('the machine, told a model', () => {
  // src/machine/data/uses.json: a cold room of low temperature at means of −27 and 44 °C, 5 kW.
  it('is what was said, what its use supposes and what nobody knows', () => {
    expect(linesOf(STORE, 'fr')).toEqual([
      'Machine, dit par le lecteur | Usage: Chambre froide négative',
      'Machine, dit par le lecteur | Fluide: R455A',
      'Machine, dit par le lecteur | Détente: txv',
      'Machine, dit par le lecteur | Charge: 12,50 kg',
      'Machine, supposé d’après l’usage | Évaporation moyenne: -27 °C',
      'Machine, supposé d’après l’usage | Condensation moyenne: 44 °C',
      'Machine, supposé d’après l’usage | Puissance: 5 kW',
      'Machine | Compresseur: non connu',
      'Machine | Bouteille liquide: non connu',
    ]);
    expect(linesOf({ ...STORE, te: -30, receiver: 'unknown' }, 'en')).toEqual(
      expect.arrayContaining([
        'Machine, said by the reader | Mean evaporating temperature: -30 °C',
        'Machine | Liquid receiver: not known',
      ]),
    );
  });

  it('says of each fact whether it was said, read on the plate, weighed, measured, or taken from a study', () => {
    const sources = { charge: 'weighed', fluid: 'plate', expansion: 'study', te: 'measured' } as const;
    const rows = factsTable({ ...STORE, te: -30 }, { locale: 'fr' }, sources)?.rows ?? [];
    expect(rows.slice(0, 5).map(({ object, key }) => `${key}: ${object.replace('Machine, ', '')}`)).toEqual([
      'Usage: dit par le lecteur',
      'Fluide: lu sur la plaque',
      'Détente: d’après une étude ou un relevé, à confirmer',
      'Évaporation moyenne: mesuré',
      'Charge: pesé',
    ]);
  });

  it('is no table where nothing is known, and never the reader’s own list', () => {
    expect(factsTable(undefined, { locale: 'fr' })).toBeUndefined();
    expect(factsTable({}, { locale: 'fr' })).toBeUndefined();
    expect(linesOf(STORE, 'en').join()).not.toContain('BITZER');
  });
});
