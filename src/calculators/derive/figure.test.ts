import { describe, expect, it } from 'vitest';
import { definition } from '../volume-mini/definition.ts';
import { figureOf, outputsOf } from '../../../tests/unit/calculators/outcomes.ts';
import { formDefaults } from '../index.ts';
import { figureWithDecimals, outputWriter } from './figure.ts';

describe('a limit, as it is written', () => {
  const inputs = { ...formDefaults(definition), fluid: 'R32', charge: 1, room_height: 2.5 };
  it('holds when it is typed: the most and the least are never rounded over themselves', () => {
    for (const [value, most, least] of [
      [6.083_724, '6.083', '6.084'],
      [6.0839, '6.083', '6.084'],
      // A whole digit is none to cut, whatever the computer left of it.
      [0.1 + 0.2, '0.300', '0.300'],
      [3.45, '3.450', '3.450'],
    ] as const) {
      expect(figureWithDecimals(value, 3, { decimals: 3, limit: 'most' }, 'en')).toBe(most);
      expect(figureWithDecimals(value, 3, { decimals: 3, limit: 'least' }, 'en')).toBe(least);
    }
  });

  it('of the charge of a room is a charge the room may have', () => {
    for (let area = 8; area < 60; area += 1.7) {
      const room = { ...inputs, room_area: area };
      const written = outputWriter(definition, 'en')('m_max', figureOf('volume-mini', room, 'm_max'));
      const charge = Number(written.replace(/[^\d.]/g, ''));
      expect(outputsOf('volume-mini', { ...room, charge })['verdict'], written).toBe('conforme');
    }
  });
});
