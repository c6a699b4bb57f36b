import { expect, it } from 'vitest';
import { compareWays } from '../../scripts/access/same-figures.ts';
import { createEngine } from '../../src/engine/index.ts';

it('a question is answered alike by command, address, batch, file and MCP', { timeout: 300_000 }, async () => {
  const { answers, differences } = await compareWays(await createEngine(), 1, 5);
  expect(differences).toEqual([]);
  expect(Object.keys(answers).sort()).toEqual(['batch', 'command', 'get', 'mcp', 'run']);
});
