import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyFromForm } from './fields.ts';
import {
  paramsFromSimulatorLink,
  simulatorLinkFromParams,
  STEADY_FORM,
  TRANSIENT_FORM,
  withoutDefaults,
} from './url.ts';

const read = (text: string) => simulatorLinkFromParams(new URLSearchParams(text));

describe('simulatorLinkFromParams', () => {
  it('opens on the documented defaults', () => {
    expect(read('')).toEqual({
      permanent: STEADY_FORM,
      transient: undefined,
      mode: 'normal',
      compressor: null,
      isManual: true,
    });
    expect(STEADY_FORM).toMatchObject({
      fluid: 'R134a',
      intitule_choix: 1,
      choix_value: 10,
      temp_cdr: 40,
      temp_evp: 0,
      t_ref: 90,
    });
    expect(TRANSIENT_FORM).toMatchObject({
      intitule_choix: 0,
      choix_value: 10,
      temp_cdr: 25,
      temp_evp: 10,
      t_ref: 100,
    });
  });

  it('opens a cycle it names and says no more of on what that cycle opens with', () => {
    const named = (architecture: string) =>
      read(new URLSearchParams({ permanent: JSON.stringify({ architecture }) }).toString());
    expect(named('booster').permanent).toMatchObject({ mode_trans: '1', p_gc: 90, t_out_gc: 35 });
    expect(named('cascade').permanent).toMatchObject({ temp_evp: -40, temp_cdr: 35 });
    expect(named('two_stage').permanent).toEqual({ ...STEADY_FORM, architecture: 'two_stage' });
    expect(named('nothing').permanent).toEqual({ ...STEADY_FORM, architecture: 'nothing' });
  });

  it('says what a cycle opens with otherwise, so that a short link brings it back', () => {
    const classic = { ...STEADY_FORM, architecture: 'booster', mode_trans: '0' };
    const link = { ...read(''), permanent: classic };
    const short = withoutDefaults(paramsFromSimulatorLink(link));
    expect(simulatorLinkFromParams(short).permanent).toEqual(
      simulatorLinkFromParams(paramsFromSimulatorLink(link)).permanent,
    );
    expect(simulatorLinkFromParams(short).permanent.mode_trans).toBe('0');
  });

  it('keeps what was typed and ignores unknown keys', () => {
    const permanent = JSON.stringify({
      fluid: 'R290',
      temp_cdr: '45,5',
      mode_trans: true,
      pt_cdr: 99,
      __proto__: { t_ref: 1 },
    });
    const link = read(new URLSearchParams({ permanent, mode: 'compressor', compressor: 'DANFOSS|MTZ 50' }).toString());
    expect(link.permanent).toEqual({ ...STEADY_FORM, fluid: 'R290', temp_cdr: '45,5', mode_trans: '1' });
    expect(link.mode).toBe('compressor');
    expect(link.compressor).toBe('DANFOSS|MTZ 50');
  });

  it.each([
    '{',
    '[]',
    'null',
    '3',
    '"R290"',
    '{"fluid":{}}',
    '{"t_ref":null}',
    `{"fluid":"${'x'.repeat(9000)}"}`,
    '{"temp_cdr":1e999}',
  ])('falls back to the defaults on %.30s', (permanent) => {
    expect(read(new URLSearchParams({ permanent }).toString()).permanent).toEqual(STEADY_FORM);
  });

  it('has a second operating point wherever a link says anything of one', () => {
    expect(read('transient=%7B%7D').transient).toEqual(TRANSIENT_FORM);
    expect(read('transient=[').transient).toEqual(TRANSIENT_FORM);
    expect(read('manual=0')).toMatchObject({ transient: TRANSIENT_FORM, isManual: false });
    expect(read('permanent=%7B%7D&mode=normal').transient).toBeUndefined();
    expect(paramsFromSimulatorLink(read('permanent=%7B%7D')).has('transient')).toBe(false);
  });

  it.each(['DANFOSS', 'a|b|c', '|', 'x'.repeat(500)])('takes no compressor from %.20s', (compressor) => {
    expect(read(new URLSearchParams({ compressor }).toString()).compressor).toBeNull();
  });

  it('survives any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.json(), (text, json) => {
        const params = new URLSearchParams({
          permanent: text,
          transient: json,
          mode: text,
          compressor: text,
          manual: text,
        });
        const link = simulatorLinkFromParams(params);
        expect(Object.keys(link.permanent)).toEqual(Object.keys(STEADY_FORM));
        expect(Object.keys(link.transient ?? {})).toEqual(Object.keys(STEADY_FORM));
      }),
    );
  });
});

describe('paramsFromSimulatorLink', () => {
  it('says the cycle and its inputs when they are not what every form opens with', () => {
    const link = read('');
    const said = (extra: object) =>
      JSON.parse(
        paramsFromSimulatorLink({ ...link, permanent: { ...link.permanent, ...extra } }).get('permanent') ?? '',
      ) as unknown;
    expect(said({ architecture: 'simple', eff_ihx: 0.5 })).toEqual(STEADY_FORM);
    expect(said({ architecture: 'ihx', eff_ihx: 0.5 })).toEqual({ ...STEADY_FORM, architecture: 'ihx' });
    const whole = { ...STEADY_FORM, architecture: 'ihx', eff_ihx: 0.7 };
    expect(said(whole)).toEqual(whole);
    expect(read(new URLSearchParams({ permanent: JSON.stringify(whole) }).toString()).permanent).toEqual(whole);
  });

  it('comes back as it was', () => {
    const link = {
      permanent: { ...STEADY_FORM, fluid: 'R744', temp_evp: '−10' },
      transient: { ...TRANSIENT_FORM, choix_value: '1 000' },
      mode: 'compressor',
      compressor: 'CARLY|É 1',
      isManual: false,
    } as const;
    expect(read(paramsFromSimulatorLink(link).toString())).toEqual(link);
  });

  it('names the parameters permanent, transient, mode, compressor', () => {
    const params = paramsFromSimulatorLink(read('compressor=A%7CB&manual=0'));
    expect([...params.keys()]).toEqual(['permanent', 'transient', 'mode', 'compressor', 'manual']);
    expect(JSON.parse(params.get('permanent') ?? '')).toEqual(STEADY_FORM);
  });
});

describe('bodyFromForm', () => {
  it('names the form keys as the request does', () => {
    expect(
      bodyFromForm({ fluid: 'R22', intitule_choix: 2, choix_value: 5, temp_cdr: 41, sous_ref_ll: 1, surch_la: 3 }),
    ).toEqual({
      fluid: 'R22',
      choice_1: 2,
      choice_1_value: 5,
      pt_cdr: 41,
      t_srt: 1,
      t_sft: 3,
    });
  });
});

describe('a compressor in a link', () => {
  const link = { ...read(''), mode: 'compressor', compressor: 'DANFOSS|MT100', carried: '[1,{"n":"x"}]' } as const;

  it('brings its sheet and its frequency', () => {
    const whole = { ...link, frequency: '62,5' };
    expect(read(paramsFromSimulatorLink(whole).toString())).toEqual(whole);
  });

  it('says neither in the normal mode, and takes no endless text', () => {
    const normal = paramsFromSimulatorLink({ ...link, mode: 'normal', frequency: '60' });
    expect([normal.has('sheet'), normal.has('frequency')]).toEqual([false, false]);
    const endless = new URLSearchParams({ mode: 'compressor', sheet: 'x'.repeat(9000), frequency: '5'.repeat(21) });
    expect(read(endless.toString())).toEqual({ ...read(''), mode: 'compressor' });
  });
});

describe('withoutDefaults', () => {
  it('says only what was changed, and reads as the whole link does', () => {
    const link = {
      permanent: { ...STEADY_FORM, temp_evp: -10, fluid: 'R290' },
      transient: TRANSIENT_FORM,
      mode: 'normal',
      compressor: null,
      isManual: false,
    } as const;
    const whole = paramsFromSimulatorLink(link);
    whole.set('technique', '{"charge":8}');
    const short = withoutDefaults(whole);
    expect(short.get('permanent')).toBe('{"fluid":"R290","temp_evp":-10}');
    expect([...short.keys()].sort()).toEqual(['manual', 'permanent', 'technique', 'transient']);
    expect(simulatorLinkFromParams(short)).toEqual(link);
  });
});
