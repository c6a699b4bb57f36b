import type { APIContext } from 'astro';
import { describe, expect, it } from 'vitest';
import { FIELDS } from '../../../src/simulation/fields.ts';
import { ALL } from './mono.ts';

async function post(body: unknown, headers: Record<string, string> = {}, clientAddress = '192.0.2.7') {
  const request = new Request('http://localhost/api/simulation/mono', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
  const response = (await ALL({ request, clientAddress } as APIContext)) as Response;
  return { status: response.status, body: (await response.json()) as Record<string, never> & { result?: Answer } };
}

interface Answer {
  readonly performance: Record<string, number>;
  readonly points: Record<string, Record<string, number>>;
  readonly fluid: Record<string, number>;
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
}

describe('POST /api/simulation/mono', () => {
  // CoolProp 8.0.0 (HEOS, IIR): R134a, 0/40 °C, subcooling 2 + 2 K, superheat 5 + 2 K, 10 kW.
  it('answers an empty object with the default R134a cycle', async () => {
    const { status, body } = await post({});
    expect(status).toBe(200);
    expect(body).toMatchObject({ ok: true });
    const { performance, points, fluid } = body.result!;
    expect(performance['power_cold']).toBeCloseTo(10, 9);
    expect(performance['power_compressor']).toBeCloseTo(1.76144, 5);
    expect(performance['eer']).toBeCloseTo(5.67716, 5);
    expect(performance['mass_flow_s']).toBeCloseTo(0.065528, 6);
    expect(points['c_refoulement_reel']!['T']).toBeCloseTo(51.1, 2);
    expect(points['a_aspiration']!['D']).toBeCloseTo(13.9287, 4);
    expect(fluid['p_crit']).toBeCloseTo(40.593, 3);
  });

  // An independent program on the reference equation: R134a, -10/40 °C, effectiveness 0.5, EER 2.95294 for 2.89354.
  it('takes an internal heat exchanger as an optional key, and answers as before without it', async () => {
    const bare = { rend_is: 0.7, pt_evp: -10, t_sft: 0, t_srt: 0 };
    const { body } = await post({ ...bare, eff_ihx: 0.5 });
    expect(body.result!.performance['eer']).toBeCloseTo(2.95294, 5);
    expect(body.result!.points['h_sortie_vapeur_echangeur']!['T']).toBeCloseTo(16.7428, 3);
    expect(body.result!).toMatchObject({ extra: { eer_base: expect.closeTo(2.89354, 5) as number } });
    const without = await post(bare);
    expect(await post({ ...bare, architecture: 'simple' })).toEqual(without);
    expect(JSON.stringify(without.body)).not.toMatch(/ihx|architecture|echangeur|eer_base/);
    const refused = await post({ ...bare, eff_ihx: 1 }, { 'accept-language': 'en' });
    expect(refused.body).toEqual({
      ok: false,
      code: 'E_RANGE',
      field: 'eff_ihx',
      error: 'Value out of range (0 to 0.95): Suction-line heat exchanger effectiveness',
    });
  });

  it('takes numbers as text', async () => {
    const { body } = await post({ rend_is: '0.7', rend_v: '0,85' });
    expect(body.result!.performance['power_compressor']).toBeCloseTo(2.51635, 5);
    expect(body.result!.performance['step_volume_h']).toBeCloseTo(19.9252, 4);
  });

  it.each([
    [{ fluid: 'R0' }, 'E_FLUID', 'fluid', 'Fluide introuvable'],
    [{ rend_is: 1.2 }, 'E_RENDIS', 'rend_is', 'Le rendement isentropique doit être compris entre 0 (exclu) et 1'],
    [{ rend_is: 0 }, 'E_RENDIS', 'rend_is', 'Le rendement isentropique doit être compris entre 0 (exclu) et 1'],
    [{ pt_evp: 'froid' }, 'E_NUMBER', 'pt_evp', "Valeur non numérique\u00a0: Température (ou pression) d'évaporation"],
  ])('answers %o with %s on %s, status 200', async (input, code, field, error) => {
    const { status, body } = await post(input);
    expect(status).toBe(200);
    expect(body).toEqual({ ok: false, code, field, error });
  });

  it('takes the names of the page and of the questions for its own', async () => {
    const own = {
      fluid: 'R134a',
      pt_evp: -10,
      pt_cdr: 45,
      t_sft: 8,
      t_sf: 6,
      t_sr: 3,
      t_srt: 1,
      choice_1: 2,
      choice_1_value: 7,
    };
    const page = {
      fluid: 'R134a',
      temp_evp: -10,
      temp_cdr: 45,
      surch_la: 8,
      surch_evp: 6,
      sous_ref_cdr: 3,
      sous_ref_ll: 1,
      intitule_choix: 2,
      choix_value: 7,
    };
    const question = {
      fluid: 'R134a',
      evaporating_C: -10,
      condensing_C: 45,
      line_superheat_K: 8,
      superheat_K: 6,
      subcooling_K: 3,
      line_subcooling_K: 1,
      choice_1: 2,
      choice_1_value: 7,
    };
    const [one, other] = [await post(own), await post(page)];
    expect(await post(question)).toEqual(one);
    expect(await post({ ...question, te: -10, sh: '6' })).toEqual(one);
    expect(one.body).toMatchObject({ ok: true });
    expect(one.body.result!.performance['power_heat']).toBeCloseTo(7, 9);
    expect(other).toEqual(one);
    expect(await post({ ...own, temp_evp: '-10,0' })).toEqual(one);
    // What is wrong with a value is said of the name it came under.
    expect((await post({ temp_evp: 'froid' })).body).toMatchObject({ code: 'E_NUMBER', field: 'temp_evp' });
  });

  it.each([
    [{ fluidd: 'R290' }, 'E_NAME', 'fluidd', 'Unknown field: fluidd. The nearest: fluid'],
    [{ pt_epv: -10 }, 'E_NAME', 'pt_epv', 'Unknown field: pt_epv. The nearest: pt_evp'],
    [{ evaporating: -10 }, 'E_NAME', 'evaporating', 'Unknown field: evaporating. The nearest: evaporating_C'],
    [
      { evaporating_C: -10, mode_evp: 2 },
      'E_TWICE',
      'mode_evp',
      'mode_evp and evaporating_C are the same field, with two values: keep one',
    ],
    [{ Fluid: 'R290' }, 'E_NAME', 'Fluid', 'Unknown field: Fluid. The nearest: fluid'],
    [
      { pt_evp: -10, temp_evp: -5 },
      'E_TWICE',
      'temp_evp',
      'temp_evp and pt_evp are the same field, with two values: keep one',
    ],
    [{ fluid: 'R454' }, 'E_FLUID', 'fluid', 'Fluid not found: R454A, R454B, R454C?'],
  ])('refuses %o with %s, status 200', async (input, code, field, error) => {
    const { status, body } = await post(input, { 'accept-language': 'en' });
    expect(status).toBe(200);
    expect(body).toEqual({ ok: false, code, field, error });
  });

  it('lists the names where none is near, in French too', async () => {
    const { body } = await post({ quoi: 1 });
    expect(body).toMatchObject({ ok: false, code: 'E_NAME', field: 'quoi' });
    expect(body['error']).toMatch(
      /^Champ inconnu\u00a0: quoi\. Au choix\u00a0: fluid, choice_1, .*sat_ref, architecture$/,
    );
    expect((await post({ fluid: 'R454' })).body['error']).toBe('Fluide introuvable\u00a0: R454A, R454B, R454C\u202f?');
    expect((await post({ ['x'.repeat(5000)]: 1 })).body['error']).toMatch(/x{40}\./);
  });

  it.each([
    [{ pt_cdr: 102 }, 'E_SUPERCRIT'],
    [{ pt_evp: 45 }, 'E_ORDER'],
  ])('answers %o with %s in both languages', async (input, code) => {
    const french = await post(input);
    const english = await post(input, { 'accept-language': 'en' });
    expect([french.status, english.status]).toEqual([200, 200]);
    expect(french.body['code']).toBe(code);
    expect(english.body['code']).toBe(code);
    expect(french.body['error']).toMatch(/La condensation/);
    expect(english.body['error']).toMatch(/^(Condensing|The condensing)/);
  });

  it('gives warnings their text', async () => {
    const { body } = await post({ t_ref: 40 }, { 'accept-language': 'en' });
    const warning = body.result!.warnings.find(({ code }) => code === 'W_TREF');
    expect(warning?.message).toMatch(/51\.1\u202f?\s?°C/);
  });

  it('says beside its figures that they are of a perfect compressor, and of no other', async () => {
    const { body } = await post({}, { 'accept-language': 'en' });
    expect(body.result).toMatchObject({
      compressor: expect.stringMatching(/^Efficiencies 1: .* give rend_is/) as string,
    });
    expect((await post({ rend_is: 0.7 })).body.result).not.toHaveProperty('compressor');
    const booster = { architecture: 'booster', rend_is_lt: 1, rend_is_mt: 1 };
    expect((await post(booster)).body.result).toHaveProperty('compressor');
    expect((await post({ ...booster, rend_is_mt: 0.7 })).body.result).not.toHaveProperty('compressor');
  });

  it('writes no number out at length in a message, whatever is sent', async () => {
    const values = [1e300, -1e300, 1e21, 1e-300, '9'.repeat(300), '1'.repeat(60), `R134a[${'9'.repeat(300)}]&R32[1]`];
    const bases = [{}, { mode_evp: 2, mode_cdr: 2 }, { fluid: 'R744', mode_trans: 1 }];
    const keys = FIELDS.map(({ body }) => body);
    for (const base of bases) {
      for (const key of keys) {
        for (const value of values) {
          // One caller a field: so many calls are more than one is allowed.
          const { status, body } = await post({ ...base, [key]: value }, {}, `192.0.2.${keys.indexOf(key)}`);
          expect(status).toBe(200);
          const texts = body.result?.warnings.map(({ message }) => message) ?? [body['error'] as unknown as string];
          for (const text of texts) expect(text, `${key}: ${value}`).not.toMatch(/(?:\d[ \u202f\u00a0,.]?){25}/);
        }
      }
    }
  });

  it.each([
    ['{"fluid":', 400, 'E_JSON'],
    ['', 400, 'E_JSON'],
    [`{"a":"${'x'.repeat(2_000_000)}"}`, 413, 'E_SIZE'],
  ])('refuses an unusable body', async (text, status, code) => {
    const answer = await post(text);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ ok: false, code });
    expect(JSON.stringify(answer.body)).not.toMatch(/at .*\.ts/);
  });
});
