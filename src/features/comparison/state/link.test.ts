import { describe, expect, it } from 'vitest';
import { STEADY_FORM } from '../../../simulation/url.ts';
import { linkFromParams, paramsFromLink } from './link.ts';

describe('the link of a comparison', () => {
  it('says inputs and fluids as JSON texts, and brings them back', () => {
    const fluids = { fluid1: 'R404A', fluid2: 'R32[0.689]&R1234yf[0.311]' };
    const params = paramsFromLink({ ...STEADY_FORM, temp_evp: -10 }, fluids, { ps_hp: 25 }, ['R448A', 'R290']);
    expect(params.get('fluid1')).toBe('"R404A"');
    expect(JSON.parse(params.get('input') ?? '')).toMatchObject({ temp_evp: -10 });
    expect(JSON.parse(params.get('input') ?? '')).not.toHaveProperty('fluid');
    expect(linkFromParams(new URLSearchParams(params.toString()))).toEqual({
      input: { ...STEADY_FORM, temp_evp: -10 },
      fluids,
      more: ['R448A', 'R290'],
      machine: { ps_hp: 25 },
    });
  });

  it('takes a fluid written by hand, and defaults for nonsense', () => {
    const link = linkFromParams(new URLSearchParams('fluid1=R290&fluid2=[1]&input={broken&machine=3'));
    expect(link.fluids).toEqual({ fluid1: 'R290', fluid2: 'R22' });
    expect(link.input).toEqual(STEADY_FORM);
    expect(link.machine).toEqual({});
    expect(link.more).toEqual([]);
    const more = JSON.stringify(['R290', 'R32', 7, 'R32', 'R22', 'R513A', 'R448A', 'R449A', 'R450A']);
    expect(linkFromParams(new URLSearchParams({ fluid1: 'R290', more })).more).toEqual([
      'R32',
      'R513A',
      'R448A',
      'R449A',
    ]);
  });
});
