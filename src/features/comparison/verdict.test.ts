import { describe, expect, it } from 'vitest';
import { supposedMachine } from '../../circuit/comparison/pairs.ts';
import { isClassAbove, serviceOf } from '../../machine/index.ts';
import { summaryFromName } from '../../refrigerants/index.ts';
import { comparisonExample } from './build.ts';
import { isCapacityHeld } from './rows.ts';
import { today } from '../../language/days.ts';
import { offeredOn } from './verdict.ts';

const { verdict, offered, same } = await comparisonExample('fr');

describe('the comparison as served', () => {
  // Regulation (EU) 2024/590, Article 4: no recharge with an HCFC.
  it('says first that R22 is forbidden, by which article, for which supposed machine', () => {
    expect(verdict).toMatchObject({ code: 'V_FORBIDDEN', level: 'forbidden', word: 'Interdit' });
    expect(verdict.reasons[0]).toContain('2024/590');
    expect(verdict.machine).toBe('groupe de condensation distant');
  });

  it('offers what may be charged in a machine with R134a', () => {
    expect(offeredOn(offered['R134a'], today())).toEqual(expect.arrayContaining(['R513A', 'R450A']));
  });

  it.each([today(), '2031-12-31', '2032-01-01'])('offers on %s nothing that is closed or of a higher class', (day) => {
    for (const [from, each] of Object.entries(offered)) {
      for (const to of offeredOn(each, day)) {
        expect([from, to, serviceOf(supposedMachine(from), to, day).virgin]).toEqual([from, to, []]);
        expect([
          from,
          to,
          isClassAbove(summaryFromName(to)?.safetyClass ?? '', summaryFromName(from)?.safetyClass ?? ''),
        ]).toEqual([from, to, false]);
      }
    }
  });

  it('has no EER to headline below ninety per cent of the need', () => {
    const with_ = (delta: number) =>
      isCapacityHeld({ ...same, rows: { ...same.rows, power_cold: { ...same.rows.power_cold, delta } } });
    expect([with_(-9.9), with_(-10.1)]).toEqual([true, false]);
  });
});
