/** What a reader must be told beside a charge limit, as codes that texts are written for. */
import { reaches } from '../../physics/limits.ts';
import { ICPE_4735 } from './ammonia.ts';
import type { Case } from './inputs.ts';
import type { C3 } from './provisions-c3.ts';

/** In the order of the alphabet. */
export const SAYS = [
  'c2-not-for-light-gas',
  'c3-conditions-a-to-k',
  'c3-not-for-this-class',
  'c3-only-in-location-II',
  'class-3-below-ground-1-kg',
  'class-b-table-c1',
  'en378-3-machinery-room',
  'fr-ch35-if-public-building',
  'fr-icpe-4735',
  'product-standard-first',
  'ventilated-enclosure-by-its-place',
] as const;
export type Says = (typeof SAYS)[number];

function isSaid(code: Says, room: Case, c3: C3): boolean {
  const { toxicity, flammability, application, location } = room;
  const isHarmful = toxicity === 'B' || flammability !== '1';
  switch (code) {
    case 'c2-not-for-light-gas':
      return (
        application === 'comfort' && room.isLightGas && flammability !== '1' && location !== 'III' && location !== 'IV'
      );
    case 'c3-conditions-a-to-k':
      return c3.status === 'open';
    case 'c3-not-for-this-class':
      return c3.reason === 'class';
    case 'c3-only-in-location-II':
      return c3.reason === 'location';
    case 'class-3-below-ground-1-kg':
      return flammability === '3' && room.isBelowGround;
    case 'class-b-table-c1':
      return toxicity === 'B';
    case 'en378-3-machinery-room':
      return location === 'III';
    case 'fr-ch35-if-public-building':
      return application === 'comfort' && isHarmful;
    case 'fr-icpe-4735':
      return room.isAmmonia && reaches(room.charge, ICPE_4735.declaration);
    case 'product-standard-first':
      return room.isSealed || (application === 'comfort' && isHarmful);
    case 'ventilated-enclosure-by-its-place':
      return location === 'IV';
  }
}

export const saysOf = (room: Case, c3: C3): readonly Says[] => SAYS.filter((code) => isSaid(code, room, c3));
