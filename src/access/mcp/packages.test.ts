/**
 * The programs as their packages hold them: built and laid side by side as npm installs them, and asked. Made where what they
 * are made of is touched, and every night (scripts/check/changes.ts); their answers from the sources are held in every run.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { createEngine } from '../../engine/index.ts';
import type { Call } from '../../../functions/http/call.ts';
import { answer as propertiesFunction } from '../../../functions/api/properties.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Points of one phase and of two, of pure fluids and of blends: 1,000 of them, the same each time. */
const FLUIDS = [
  'R134a',
  'R290',
  'R744',
  'R717',
  'R32',
  'R1234yf',
  'R454B',
  'R448A',
  'R407C',
  'R32[0.3]&R1234ze(E)[0.7]',
];
const STATES = Array.from({ length: 1000 }, (_, place) => {
  const fluid = FLUIDS[place % FLUIDS.length] as string;
  const step = Math.floor(place / FLUIDS.length) / 100;
  if (place % 3 === 0) return { fluid, T_K: 240 + 55.3 * step, Q_kg_kg: step };
  return { fluid, T_K: 250 + 90.7 * step, P_Pa: place % 2 === 0 ? 9e4 + 1e4 * step : 5.5e6 + 1e4 * step };
});

describe('1,000 states through the package, the command, HTTP and MCP', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'access-'));
    const modules = join(folder, 'node_modules');
    const run = (script: string, to: string): Buffer =>
      execFileSync(process.execPath, [join(root, script), join(modules, to)], { stdio: 'pipe' });
    // As both stand when installed: side by side.
    run('src/engine/build/package.ts', 'appfroid-engine/dist');
    run('src/access/build/command.ts', 'appfroid-engine/dist');
    run('src/access/build/mcp.ts', 'appfroid-mcp/dist');
    cpSync(join(root, 'src/engine/package.json'), join(modules, 'appfroid-engine/package.json'));
    cpSync(join(root, 'src/access/mcp/package.json'), join(modules, 'appfroid-mcp/package.json'));
    symlinkSync(join(root, 'node_modules/@modelcontextprotocol'), join(folder, 'node_modules/@modelcontextprotocol'));
  }, 180_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('are the same bits', { timeout: 180_000 }, async () => {
    const door = (await import(join(folder, 'node_modules/appfroid-engine/dist/index.js'))) as {
      readonly createEngine: typeof createEngine;
    };
    const packaged = await door.createEngine();
    const expected = STATES.map(({ fluid, T_K, P_Pa, Q_kg_kg }) => {
      const state = packaged
        .fluid(fluid)
        .state(P_Pa === undefined ? { T: T_K, Q: Q_kg_kg as number } : { T: T_K, P: P_Pa });
      const {
        T,
        P,
        D,
        H,
        S,
        U,
        Q = null,
        CP = null,
        CV = null,
        W = null,
        viscosity = null,
        conductivity = null,
      } = state;
      return [T, P, D, H, S, U, Q, CP, CV, W, viscosity, conductivity];
    });
    const NAMES = [
      'T_K',
      'P_Pa',
      'D_kg_m3',
      'H_J_kg',
      'S_J_kgK',
      'U_J_kg',
      'Q_kg_kg',
      'CP_J_kgK',
      'CV_J_kgK',
      'W_m_s',
      'viscosity_Pa_s',
      'conductivity_W_mK',
    ];
    const figures = (told: unknown): readonly unknown[] =>
      NAMES.map((name) => (told as Readonly<Record<string, unknown>>)[name]);

    const lines = execFileSync(
      process.execPath,
      [join(folder, 'node_modules/appfroid-engine/dist/command/appfroid.js'), 'state', '--stdin'],
      {
        input: STATES.map((state) => JSON.stringify(state)).join('\n'),
        maxBuffer: 1e8,
      },
    );
    const byCommand = lines
      .toString()
      .trim()
      .split('\n')
      .map((line) => figures((JSON.parse(line) as { readonly result: object }).result));
    expect(byCommand).toEqual(expected);

    const byHttp = [];
    for (const { fluid, ...state } of STATES) {
      const bytes = Buffer.from(JSON.stringify({ fluid, states: [state] }));
      const asked: Call = {
        method: 'POST',
        address: `192.0.2.${byHttp.length}`,
        query: '',
        signal: new AbortController().signal,
        header: (name) => (name === 'content-type' ? 'application/json' : null),
        body: () => Promise.resolve({ ok: true, bytes }),
        async *chunks() {
          yield bytes;
        },
      };
      const { body } = await propertiesFunction(asked);
      byHttp.push(
        figures(
          (JSON.parse(body as string) as { readonly result: { readonly states: readonly object[] } }).result.states[0],
        ),
      );
    }
    expect(byHttp).toEqual(expected);

    // Clients of both protocols: those of 2025 open a session, those of 2026 do not.
    for (const mode of ['legacy', { pin: '2026-07-28' }] as const) {
      const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
      await client.connect(
        new StdioClientTransport({
          command: process.execPath,
          args: [join(folder, 'node_modules/appfroid-mcp/dist/appfroid-mcp.js')],
        }),
      );
      expect(client.getProtocolEra()).toBe(mode === 'legacy' ? 'legacy' : 'modern');
      const byMcp = [];
      for (const state of STATES)
        byMcp.push(figures((await client.callTool({ name: 'state', arguments: state })).structuredContent));
      await client.close();
      expect(byMcp).toEqual(expected);
    }
    // None of them is a hole: each has its six figures.
    expect(expected.flatMap((row) => row.slice(0, 6)).every((value) => typeof value === 'number')).toBe(true);
  });
});
