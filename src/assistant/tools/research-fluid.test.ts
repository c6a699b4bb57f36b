import { expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { researchDataFluid } from './research-fluid.ts';
import type { ToolHost } from './tool.ts';

const engine = await createEngine();
const host = { locale: 'fr', engine: () => Promise.resolve(engine), ownMix: () => undefined } as unknown as ToolHost;

async function lawOf(fluid: string): Promise<Record<string, unknown>> {
  const answer = await researchDataFluid.run({ fluid }, host);
  if (answer.kind !== 'data') throw new Error('no data');
  return answer.data['regulation'] as Record<string, unknown>;
}

// Regulation (EU) 2024/573, Annex IV, points 7 to 9: bans of 2027 at GWPs of 150 and 750; none of a hydrocarbon.
it('tells the law by its rules, of a mix by its composition', async () => {
  const [r410a, mix, r290] = [await lawOf('R410A'), await lawOf('R32[0.5]&R125[0.5]'), await lawOf('R290')];
  expect(r410a).toMatchObject({ affected: true, limit_year: 2027 });
  expect(r410a['limit_rules']).toContainEqual({
    id: 'fgas-iv-7d',
    about: expect.stringContaining('Groupes d’eau glacée neufs de plus de 12'),
  });
  expect(mix['limit_rules']).toEqual(r410a['limit_rules']);
  expect(r290).toMatchObject({ affected: false, limit_year: null, limit_rules: [] });
});
