/** POST /api/simulation/mono of a machine: what nobody typed is the machine's, and who names none is answered as ever. */
import type { APIContext } from 'astro';
import { describe, expect, it } from 'vitest';
import { ALL } from './mono.ts';

interface Answer {
  readonly ok: boolean;
  readonly code?: string;
  readonly field?: string;
  readonly error?: string;
  readonly result?: {
    readonly input: Readonly<Record<string, unknown>>;
    readonly performance: Readonly<Record<string, number>>;
    readonly warnings: readonly { readonly code: string; readonly message: string }[];
    readonly machine?: { readonly assumed: readonly string[]; readonly missing: readonly string[] };
  };
}

async function post(body: unknown): Promise<{ readonly status: number; readonly text: string; readonly body: Answer }> {
  const request = new Request('http://localhost/api/simulation/mono', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
  });
  const response = (await ALL({ request, clientAddress: '192.0.2.9' } as APIContext)) as Response;
  const text = await response.text();
  return { status: response.status, text, body: JSON.parse(text) as Answer };
}

describe('POST /api/simulation/mono with a machine', () => {
  it('opens as a study of it does, and says what it took for granted', async () => {
    const { status, body } = await post({ machine: { use: 'cold_room_neg', fluid: 'R290' } });
    expect(status).toBe(200);
    // src/machine/data/uses.json
    expect(body.result?.input).toMatchObject({ fluid: 'R290', pt_evp: -27, pt_cdr: 44, sat_ref: 'mid', t_ref: 107 });
    expect(body.result?.performance['power_cold']).toBeCloseTo(5, 9);
    expect(body.result?.machine).toMatchObject({
      assumed: expect.arrayContaining(['te', 'tc', 'capacity', 'compressor']) as [],
      missing: [],
    });
  });

  it('leaves what is typed, under any of its names', async () => {
    const { body } = await post({ fluid: 'R32', temp_evp: -5, kw: 7, machine: { use: 'split' } });
    expect(body.result?.input).toMatchObject({ fluid: 'R32', pt_evp: -5, choice_1: 1, choice_1_value: 7 });
    expect(body.result?.machine?.assumed).toEqual(['tc', 'compressor']);
  });

  it('judges by the row of its compressor', async () => {
    const hot = { fluid: 'R32', pt_evp: -10, pt_cdr: 55, rend_is: 0.6 };
    const codesOf = async (machine?: object): Promise<readonly string[]> =>
      (await post({ ...hot, ...(machine && { machine }) })).body.result?.warnings.map(({ code }) => code) ?? [];
    expect(await codesOf({ compressor: 'scroll' })).toContain('W_TREF');
    expect(await codesOf({ compressor: 'screw' })).not.toContain('W_TREF');
    expect(await codesOf()).toContain('W_TREF');
  });

  it('answers byte for byte as before where none is named', async () => {
    const { text } = await post({ fluid: 'R134a', pt_evp: -10 });
    expect(text).not.toMatch(/"(?:machine|assumed|filled)"/);
    expect((await post({ fluid: 'R134a', pt_evp: -10 })).text).toBe(text);
    // A machine of which nothing is said changes no figure.
    const { machine: _, ...same } = (await post({ fluid: 'R134a', pt_evp: -10, machine: {} })).body.result ?? {};
    expect(JSON.stringify(same)).toContain('"eer":');
    expect(same).toEqual((JSON.parse(text) as Answer).result);
  });

  it.each([
    [{ use: 'castle' }, 'machine.use'],
    [{ colour: 'red' }, 'machine'],
    ['cold_room_neg', 'machine'],
    [{ capacity: -5 }, 'machine.capacity'],
  ])('refuses %j by name', async (machine, field) => {
    const { body } = await post({ machine });
    expect(body).toMatchObject({ ok: false, code: 'E_FIELD' });
    expect(body.field).toMatch(new RegExp(`^${field}`));
    if (field === 'machine.use') expect(body.error).toMatch(/cold_room_neg/);
  });
});
