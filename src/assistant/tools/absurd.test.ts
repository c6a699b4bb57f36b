import { anything, assert, asyncProperty, constantFrom, oneof, record, string, double } from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { CALCULATORS } from '../../calculators/index.ts';
import { createEngine } from '../../engine/index.ts';
import type { Engine } from '../../engine/index.ts';
import { hostOn } from '../checks/host.ts';
import { EVERY_TOOL, runTool } from './index.ts';
import { ToolError } from './tool-error.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const host = hostOn(() => engine);

/** Answers, or says what is wrong as a tool says it. */
async function answered(name: string, argumentsText: string): Promise<void> {
  try {
    await runTool({ name, argumentsText }, host);
  } catch (error) {
    if (!(error instanceof ToolError)) throw new Error(`${name} ${argumentsText}`, { cause: error });
  }
}

const ABSURD: readonly unknown[] = [
  { toString: 1 },
  { valueOf: 1, toString: null },
  [[]],
  [{}],
  {},
  true,
  1e308,
  -1,
  '\u0000',
  '__proto__',
  'constructor',
  ' ',
];

describe('a tool with absurd arguments', () => {
  it('answers in words for each argument of each tool', async () => {
    expect(EVERY_TOOL.length).toBeGreaterThan(20);
    for (const tool of EVERY_TOOL) {
      const { parameters } = tool.definition('en').function;
      const { properties = {} } = parameters as { readonly properties?: Readonly<Record<string, object>> };
      for (const value of ABSURD) {
        const keys = Object.keys(properties);
        await answered(tool.name, JSON.stringify(Object.fromEntries(keys.map((key) => [key, value]))));
        for (const key of keys) await answered(tool.name, JSON.stringify({ fluid: 'R134a', [key]: value }));
      }
    }
    expect(CALCULATORS.length).toBeGreaterThan(10);
  }, 120_000);

  it('answers in words for any', async () => {
    const value = oneof(anything(), string(), double(), constantFrom(...ABSURD));
    const names = constantFrom(...EVERY_TOOL);
    await assert(
      asyncProperty(names, record({ one: value, two: value, three: value }), async (tool, { one, two, three }) => {
        const { parameters } = tool.definition('en').function;
        const keys = Object.keys((parameters as { readonly properties?: object }).properties ?? {});
        const given = Object.fromEntries(keys.map((key, place) => [key, [one, two, three][place % 3]]));
        let text = '{}';
        try {
          text = JSON.stringify(given, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part));
        } catch {
          // What throws as it is written never comes from a model.
        }
        await answered(tool.name, text);
      }),
      { numRuns: 500 },
    );
  }, 120_000);
});
