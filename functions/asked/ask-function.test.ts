/** What is read with GET: cells, tables, their headers, and the limit they share with what is sent. */
import type { APIContext, APIRoute } from 'astro';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { SCHEMAS } from '../../src/access/openapi.ts';
import { ALL_QUESTIONS } from '../../src/access/questions/index.ts';
import { ALL as ask } from '../api/ask.ts';
import { ALL as properties } from '../api/properties.ts';
import { ALL as saturation } from '../api/saturation.ts';
import { ALL as batch } from '../api/simulation/batch.ts';
import { ALL as table } from '../api/table.ts';
import { ALL as value } from '../api/value.ts';

let caller = 0;
async function read(route: APIRoute, query: string, address = `192.0.2.${(caller += 1)}`, language = 'en') {
  const request = new Request(`http://localhost/api/x?${query}`, { headers: { 'accept-language': language } });
  const response = (await route({ request, clientAddress: address } as APIContext)) as Response;
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('one figure for a cell', () => {
  // CoolProp 8.0.0: R454B's dew pressure at 0 °C is 7.32422341929 bar, R410A's 7.98053622072; R134a 2.92803 bar.
  it.each([
    ['ask=saturation&fluid=R454B&t_C=0&get=p_dew_bar', 7.32422341929],
    ['ask=saturation&fluid=r410a&t=0&get=p_bar', 7.98053622072],
    ['ask=saturation&fluid=HFC-134a&t_F=32&get=p_bar', 2.92803],
    ['ask=saturation&fluid=R134a&T_K=273.15&get=p_dew_bar', 2.92803],
    // CoolProp 8.0.0 (HEOS): R134a, 0/40 °C without losses.
    ['ask=cycle&fluid=R134a&get=eer', 5.67716],
  ])('%s', async (query, figure) => {
    const { status, text, headers } = await read(value, query);
    expect(status).toBe(200);
    expect(Number(text)).toBeCloseTo(figure, 4);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  it('has the decimals and the sign that are asked for', async () => {
    const query = 'ask=saturation&fluid=R454B&t_C=0&get=p_dew_bar&decimals=2';
    expect((await read(value, query)).text).toBe('7.32');
    expect((await read(value, `${query}&decimal=comma`)).text).toBe('7,32');
  });

  it.each([
    ['ask=saturation&fluid=R454&t_C=5&get=p_bar', 'en', 'Fluid not found: R454A, R454B, R454C?'],
    ['ask=saturation&fluid=R454&t_C=5&get=p_bar', 'fr', 'Fluide introuvable\u00a0: R454A, R454B, R454C\u202f?'],
    ['ask=saturation&fluid=R454B&t_C=5&get=p_dew', 'en', 'p_dew: no figure of the answer, the nearest: p_dew_bar\n'],
    ['ask=saturation&fluid=R454B&tC=5&get=p_bar', 'en', 'tC: unknown field, the nearest: t_C.'],
    ['ask=saturaton&fluid=R454B', 'en', 'ask: unknown, the nearest: saturation.\n'],
    ['ask=saturation&fluid=R454B&t_C=5', 'en', 'get: one figure of the answer, and one alone.\n'],
    ['ask=saturation&fluid=R454B&t_C=warm&get=p_bar', 'en', 't_C: a number.'],
    ['fluid=R454B&t_C=5&lang=fr', 'en', /^ask\u00a0: valeur manquante, au choix\u00a0: saturation, /],
  ])('says in the cell why there is none: %s (%s)', async (query, language, said) => {
    const { status, text, headers } = await read(value, query, undefined, language);
    expect(status).toBe(200);
    expect(text).toMatch(said);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('a table', () => {
  it('has a row for each value, and says in its own cell what one lacks', async () => {
    const query = 'fluid=R134a&t_C=0..120..60&format=csv&get=p_bar,glide_K&decimals=3';
    const { status, text, headers } = await read(saturation, query);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = text.split('\n');
    expect(lines.slice(0, 2)).toEqual(['fluid,t_C,p_bar,glide_K,error', 'R134a,0,2.928,0,']);
    // Tillner-Roth and Baehr 1994: 1.6818 MPa at 60 °C; 120 °C is above the critical 101.06 °C.
    expect(lines[2]).toMatch(/^R134a,60,16\.81\d?,0,$/);
    expect(lines[3]).toMatch(/^R134a,120,,,"?Value out of range/);
    expect((await read(saturation, `${query}&decimal=comma`)).text).toContain('R134a;0;2,928;0;\n');
  });

  it('of saturation has its rows', async () => {
    const { text } = await read(table, 'fluid=R134a&from=-30&to=50&step=40&format=csv&get=t_dew_C,p_dew_bar');
    expect(text.split('\n')[1]).toMatch(/^R134a,-30,50,40,-30(?:\.0+\d*)?,0\.84377/);
    expect(text.trim().split('\n')).toHaveLength(4);
  });

  it.each([
    ['fluid=R134a&t_C=0&format=xlsx', 400, 'format: one of: json, csv, text.'],
    ['fluid=R134a&t_C=0..1000..1&format=csv', 400, 't_C: 1 to 200 values.'],
    ['fluid=R134a&t_C=1&t_C=2&p_bar=1&p_bar=2&format=csv', 400, 'several values of one input at a time'],
    ['fluid=R134a&t_C=0&get=p_br&format=csv', 400, 'p_br: no figure of the answer, the nearest: p_bar'],
  ])('%s is refused with %i', async (query, status, said) => {
    const answer = await read(saturation, query);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(said);
  });
});

describe('whoever reads and sends', () => {
  it('is counted once, whichever way it asks: nothing that is read slows what others send', async () => {
    const post = (address: string) =>
      properties({
        request: new Request('http://localhost/api/properties', {
          method: 'POST',
          body: JSON.stringify({ fluid: 'R134a', saturations: [{ T_K: 273.15 }] }),
          headers: { 'content-type': 'application/json' },
        }),
        clientAddress: address,
      } as APIContext) as Promise<Response>;
    const query = 'ask=saturation&fluid=R134a&t_C=-50..49..0.5&get=p_bar';
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const statuses: number[] = [];
    // 199 rows count as 20 calls: 30 of them are a minute's 600.
    for (let turn = 0; turn < 31; turn += 1) statuses.push((await read(value, query, 'one')).status);
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200));
    expect(statuses[30]).toBe(429);
    expect((await read(value, query, 'one')).headers.get('access-control-allow-origin')).toBe('*');
    expect((await post('one')).status).toBe(429);
    expect((await post('another')).status).toBe(200);
    clock.mockRestore();
  });

  it.each([
    ['ask=leak_top_up&fluid=R449A&lost_kg=12&charge_kg=30..41..1', 'charge_kg: 1 to 10 values.'],
    ['ask=line_size&fluid=R448A&cooling_kW=1..101..1', 'cooling_kW: 1 to 100 values.'],
  ])('holds the thread no longer for a question that takes long: %s', async (query, said) => {
    const { status, text } = await read(ask, query);
    expect([status, text]).toEqual([400, expect.stringContaining(said)]);
  });

  it('may ask another question in a batch, by the name its door has for it', async () => {
    const response = (await batch({
      request: new Request('http://localhost/api/simulation/batch?ask=saturation&fluid=R134a&get=p_bar', {
        method: 'POST',
        body: 't (°F)\n32\n\nwarm\n',
        headers: { 'content-type': 'text/csv', 'accept-language': 'en' },
      }),
      clientAddress: 'three',
    } as APIContext)) as Response;
    const lines = (await response.text()).split('\n');
    expect(lines[0]).toBe('line,ok,p_bar,warnings,code,field,error');
    expect(lines[1]).toMatch(/^2,true,2\.92803\d*,,,,$/);
    expect(lines[2]).toBe('4,false,,,E_INPUT,t (°F),t (°F): a number.');
  });
});

describe('any query', () => {
  it('is answered as described', async () => {
    const holds = new Ajv2020({ strict: false }).compile(SCHEMAS.Asked);
    const word = fc.oneof(
      fc.constantFrom('R134a', 'R454B', 'R0', '', '5', '-10,5', '41 °F', '1..3..1', '1e300', 'true', 'low', '=1+1'),
      fc.string({ maxLength: 8 }),
    );
    const inputs = [...new Set(ALL_QUESTIONS.flatMap(({ schema }) => Object.keys(schema.properties ?? {})))];
    const name = fc.oneof(fc.constantFrom(...inputs, 'get', 'format', 'lang', 'decimals'), fc.string({ maxLength: 5 }));
    const query = fc.record({
      ask: fc.constantFrom('saturation', 'state', 'superheat_subcooling', 'charge_class', 'law_verdict', 'x'),
      fluid: fc.constantFrom('R134a', 'R454B', 'zz'),
      pairs: fc.array(fc.tuple(name, word), { maxLength: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(query, async ({ ask: asked, fluid, pairs }) => {
        const parameters = new URLSearchParams([['ask', asked], ['fluid', fluid], ...pairs]);
        const { status, text, headers } = await read(ask, parameters.toString());
        expect([200, 400]).toContain(status);
        if (headers.get('content-type')?.startsWith('application/json') === true)
          expect(holds(JSON.parse(text)), `${parameters} ${text}`).toBe(true);
        else expect(text).not.toContain('at Object.');
      }),
      { numRuns: 200, seed: 5 },
    );
  });
});
