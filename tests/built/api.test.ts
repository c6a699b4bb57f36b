import { describe, expect, test } from './support/test.ts';

const path = '/api/simulation/mono';
const json = { 'content-type': 'application/json' };

describe('POST /api/simulation/mono on the served site', () => {
  // CoolProp 8.0.0 (HEOS, IIR), default steady R134a cycle.
  test('answers the default cycle to an empty object', async ({ request }) => {
    const response = await request.post(path, { headers: json, data: '{}' });
    expect(response.status()).toBe(200);
    const { ok, result } = await response.json();
    expect(ok).toBe(true);
    expect(result.performance.power_cold).toBeCloseTo(10, 9);
    expect(result.performance.power_compressor).toBeCloseTo(1.76144, 5);
    expect(result.performance.eer).toBeCloseTo(5.67716, 5);
    expect(result.points.c_refoulement_reel.T).toBeCloseTo(51.1, 2);
  });

  test('stays alive after every kind of bad call', async ({ request }) => {
    const calls = [
      [await request.post(path, { headers: json, data: '' }), 400],
      [await request.post(path, { headers: json, data: '{"fluid"' }), 400],
      [await request.post(path, { headers: json, data: `{"a":"${'x'.repeat(2_000_000)}"}` }), 413],
      [await request.post(path, { headers: { 'content-type': 'text/plain' }, data: '{}' }), 415],
      [await request.post(path, { form: { fluid: 'R134a' } }), 415],
      [await request.get(path), 405],
      [await request.post(path, { headers: json, data: '{"fluid":"R0"}' }), 200],
    ] as const;
    for (const [response, status] of calls) {
      expect(response.status()).toBe(status);
      const body = await response.json();
      expect(body.ok).toBe(false);
      expect(body.error).toEqual(expect.any(String));
      expect(JSON.stringify(body)).not.toMatch(/node_modules|\.mjs|\bat \//);
    }
    expect((await request.post(path, { headers: json, data: '{}' })).status()).toBe(200);
  });

  test('speaks the caller’s language', async ({ request }) => {
    const ask = async (language: string) =>
      (await (
        await request.post(path, { headers: { ...json, 'accept-language': language }, data: '{"rend_is":1.2}' })
      ).json()) as { error: string };
    expect((await ask('fr')).error).toBe('Le rendement isentropique doit être compris entre 0 (exclu) et 1');
    expect((await ask('en-US,en;q=0.8')).error).toBe('Isentropic efficiency must be above 0 and at most 1');
  });
});
