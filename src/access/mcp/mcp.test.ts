/** The server asked by the protocol's own client, in memory; as the program of its package: packages.test.ts. */
import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { describe, expect, test } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import type { Locale } from '../../language/index.ts';
import { QUESTIONS } from '../questions/index.ts';
import { serverJson } from '../build/server-json.ts';
import { mcpServer } from './server.ts';

const engine = await createEngine();
const root = fileURLToPath(new URL('../../../', import.meta.url));

async function clientOf(locale: Locale = 'en'): Promise<Client> {
  const [own, other] = InMemoryTransport.createLinkedPair();
  await mcpServer(engine, '1.0.0', locale).connect(other);
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(own);
  return client;
}

interface Told {
  readonly isError?: boolean;
  readonly content: readonly { readonly text: string }[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
}
const call = async (client: Client, name: string, given: Record<string, unknown>): Promise<Told> =>
  (await client.callTool({ name, arguments: given })) as unknown as Told;

describe('the tools', () => {
  test('are the questions, each described in the language asked for', async () => {
    const { tools } = await (await clientOf('fr')).listTools();
    expect(tools.map(({ name }) => name)).toEqual(QUESTIONS.map(({ name }) => name));
    for (const [place, { description, inputSchema }] of tools.entries()) {
      expect(description).toBe(QUESTIONS[place]!.description.fr);
      expect(inputSchema.type).toBe('object');
    }
  });

  test('have a unit in the name of every number they take', async () => {
    const { tools } = await (await clientOf()).listTools();
    const numbers = tools.flatMap(({ inputSchema }) =>
      Object.entries(inputSchema.properties ?? {}).filter(
        ([, schema]) => (schema as { readonly type?: string }).type === 'number',
      ),
    );
    const bare = numbers
      .map(([name]) => name)
      .filter(
        (name) =>
          !/^(?:eff_|rend_is_)|_(?:C|K|bar|Pa|kW|kg|m|m2|L|count|m3_h|percent|kg_m3|J_kg|J_kgK|kg_kg|per_kWh|efficiency|s|A|Hz|level|share|eer)$/.test(
            name,
          ),
      );
    expect(bare).toEqual([]);
  });

  // CoolProp 8.0.0: dew pressures at 0 °C.
  test.each([
    ['saturation', { fluid: 'R454B', t_C: 0 }, 'p_bar', 7.32422341929, 5],
    // The same: R448A's dew point at 5.10627437666 bar is 0 °C.
    ['superheat_subcooling', { fluid: 'R448A', p_bar: 5.10627437666, t_C: 5, pipe: 'low' }, 'superheat_K', 5, 2],
    // R134a, 0/40 °C: CoolProp 8.0.0 (HEOS).
    ['cycle', { fluid: 'R134a' }, 'eer', 5.67716, 5],
    // Regulation (EU) 2024/573, Annex I: GWP 2088 of R410A; 12 kg.
    ['charge_class', { fluid: 'R410A', charge_kg: 12 }, 'charge_tCO2e', 25.056, 6],
    ['charge_class', { fluid: 'R410A', charge_kg: 12 }, 'leak_check_months', 12, 6],
    // An independent evaluator of the mixture model (src/field/checks/reference/leak.json), first round: 10 kg in 28 L.
    [
      'leak_top_up',
      { fluid: 'R407C', charge_kg: 10, lost_percent: 25, volume_L: 28, mean_evaporating_C: 2, mean_condensing_C: 45 },
      'ruler_error_K',
      1.20676512,
      2,
    ],
  ])('%s answers the published figure', async (name, given, figure, value, digits) => {
    const { structuredContent } = await call(await clientOf(), name, given);
    expect(structuredContent?.[figure]).toBeCloseTo(value, digits);
  });

  test('compare, size lines and know the law', async () => {
    const client = await clientOf();
    const compared = await call(client, 'compare', { fluid_1: 'R134a', fluid_2: 'R1234yf' });
    expect(compared.structuredContent).toMatchObject({ safety_class_1: 'A1', safety_class_2: 'A2L' });
    const lines = await call(client, 'line_size', { fluid: 'R448A', cooling_kW: 20 });
    expect(lines.structuredContent).toMatchObject({
      suction: { recommended: { material: 'copper' }, oil_returns: true },
    });
    // Regulation (EU) 2024/573, Annex IV, point 9(c): air-to-air splits up to 12 kW, GWP of 150 or more, from 2029.
    const law = { fluid: 'R410A', product: 'air-air-split-12kw-3kg' };
    const before = await call(client, 'law_verdict', { fluid: 'R32', product: law.product, date: '2028-12-31' });
    expect(before.structuredContent).toMatchObject({ verdict: 'allowed' });
    const after = await call(client, 'law_verdict', { fluid: 'R32', product: law.product, date: '2029-01-01' });
    expect(after.structuredContent).toMatchObject({ verdict: 'banned-unless-site-safety' });
  });

  test.each([
    ['saturation', { fluid: 'R454B' }, 'E_INPUT: Request: one of these is needed: t_C / p_bar.'],
    ['saturation', { fluid: 'zz', t_C: 5 }, 'E_FLUID: Fluid not found'],
    ['saturation', { fluid: 'R22', t_C: '5' }, 'E_INPUT: t_C: a number.'],
    ['state', { fluid: 'R134a', T_K: 900, P_Pa: 1e5 }, 'E_RANGE: Value out of range (169.9 to 455\u202fK): T_K'],
    ['state', { fluid: 'R134a', T_K: 300, P_Pa: 1e5, H_J_kg: 1 }, 'E_PAIR: Properties are not independent'],
    ['compare', { fluid_1: 'R22', fluid_2: 'R22' }, 'E_SAME: Choose two different fluids'],
    ['boil', {}, 'No tool is named boil'],
  ])('say in words what is wrong with %s %j', async (name, given, text) => {
    const told = await call(await clientOf(), name, given);
    expect(told.isError).toBe(true);
    expect(told.content[0]?.text).toBe(text);
  });
});

// https://modelcontextprotocol.io/registry/package-types: the name says who publishes, the package is the one that npm has.
test('is listed by the registry under the account that publishes it', () => {
  const { name, version } = JSON.parse(readFileSync(join(root, 'src/access/mcp/package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
  };
  const listed = serverJson({ name, version }, 'someone/appfroid') as Readonly<Record<string, unknown>>;
  expect(listed['name']).toBe('io.github.someone/appfroid-mcp');
  expect(String(listed['description']).length).toBeLessThanOrEqual(100);
  expect(listed['packages']).toEqual([
    { registryType: 'npm', identifier: 'appfroid-mcp', version, transport: { type: 'stdio' } },
  ]);
});
