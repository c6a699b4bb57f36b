/** Recipes ask what there is: their addresses are answered, the words of their commands are taken. */
import type { APIContext, APIRoute } from 'astro';
import { expect, it } from 'vitest';
import { ALL as saturation } from '../../../functions/api/saturation.ts';
import { ALL as table } from '../../../functions/api/table.ts';
import { ALL as value } from '../../../functions/api/value.ts';
import { runOptions } from '../../access/run/words.ts';
import { recipes } from './recipes.ts';

const ORIGIN = 'http://localhost';
const ROUTES: Readonly<Record<string, APIRoute>> = {
  '/api/saturation': saturation,
  '/api/table': table,
  '/api/value': value,
};
const COMMANDS = { sat: 'saturation', cycle: 'cycle' };

/** The addresses of a recipe that are read, with what a sheet would put into them: R454B, 5 °C. */
const addressesOf = (code: string): readonly string[] =>
  [
    ...code
      .replaceAll('{site}', ORIGIN)
      .replaceAll('site, "/api', `"${ORIGIN}/api`)
      .replaceAll('"&ENCODEURL(A2)&"', 'R454B')
      .replaceAll(/"&(?:SUBSTITUTE\(B2[,;]","[,;]"\."\)|B2)&"/g, '5')
      .matchAll(/http:\/\/localhost(\/api\/(?:value|table|saturation)\?[^"]*)"/g),
  ].map(([, address = '']) => address);

it.each(recipes(ORIGIN).map((recipe) => [recipe.name, recipe.code] as const))('%s', async (name, code) => {
  const addresses = addressesOf(code);
  for (const [place, address] of addresses.entries()) {
    const url = new URL(address, ORIGIN);
    const answer = (await ROUTES[url.pathname]?.({
      request: new Request(url),
      clientAddress: `${name} ${place}`,
    } as APIContext)) as Response;
    const text = await answer.text();
    expect([answer.status, answer.headers.get('cache-control')], text).toEqual([200, 'public, max-age=3600']);
    // CoolProp 8.0.0: R454B's dew pressure is 7.32422 bar at 0 °C, and rises; a table has it in a column of that name.
    if (url.pathname === '/api/value') expect(Number(text)).toBeGreaterThan(7.32422341929);
    else expect(text.split('\n')[0]?.split(',')).toEqual(expect.arrayContaining(['fluid', 'p_dew_bar']));
  }
  const runs = [...code.matchAll(/appfroid run (\S+) ([^'"\n]*)/g)];
  for (const [, file = '', words = ''] of runs) {
    const named = [...words.matchAll(/--(\S+) (\S+)/g)].map(([, word = '', given = '']) => [word, given] as const);
    expect(() => runOptions({ positional: [file], named }, COMMANDS, 'en')).not.toThrow();
  }
  // What sends a body, or calls the command word by word, is tried by its own tests.
  if (!['Dask'].includes(name)) expect(addresses.length + runs.length).toBeGreaterThan(0);
});
