import { describe, expect, it } from 'vitest';
import { studyPointParams, trialFromParams } from './study-point.ts';

describe('the point of a study', () => {
  it('goes to the trial of the page of compressors: both temperatures, and the whole superheat', () => {
    const params = studyPointParams({ pt_evp: -8, pt_cdr: '42', t_sf: 6, t_sft: 3 });
    expect(params).toEqual({ te: '-8', tc: '42', superheat: '9' });
    expect(trialFromParams(new URLSearchParams(params))).toEqual({
      trial_te: -8,
      trial_tc: 42,
      trial_superheat: 9,
    });
  });

  it('is that of the defaults where nothing was typed: 0/40 °C, 5 + 2 K', () => {
    expect(studyPointParams({})).toEqual({ te: '0', tc: '40', superheat: '7' });
  });

  it('is none by pressures, above critical, or in an address without one', () => {
    expect(studyPointParams({ mode_evp: 2, pt_evp: 3 })).toEqual({});
    expect(studyPointParams({ mode_trans: '1' })).toEqual({});
    expect(trialFromParams(new URLSearchParams('te=x&tc='))).toEqual({});
  });
});
