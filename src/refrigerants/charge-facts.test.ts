import { describe, expect, it } from 'vitest';
import { chargeFacts } from './charge-facts.ts';

describe('what the law counts of a charge', () => {
  // Regulation (EU) 2024/573, Annex I: R32 675. Of R600a no legal GWP was read.
  it('is that of the parts there are: a part of nothing is none', () => {
    expect(chargeFacts('R32[1]&R600a[0]')).toMatchObject({ gwp: 675, annex: 'I', gwpAnnex1: 675, fractionAnnex2: 0 });
    expect(chargeFacts('R32[0.5]&R600a[0.5]')).toMatchObject({ gwp: undefined, annex: 'I', gwpAnnex1: 337.5 });
  });

  it('of nobody’s name is not known', () => {
    expect(chargeFacts('R999')).toMatchObject({ gwp: undefined, annex: undefined });
  });
});
