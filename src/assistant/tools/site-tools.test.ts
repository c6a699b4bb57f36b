import { beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import type { Engine } from '../../engine/index.ts';
import { STEADY_FORM, TRANSIENT_FORM } from '../../simulation/url.ts';
import { circuitOn } from '../checks/circuit.ts';
import { runTool } from './index.ts';
import type { ToolHost } from './tool.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const host = (): ToolHost => ({
  locale: 'en',
  engine: () => Promise.resolve(engine),
  circuit: circuitOn(
    () => engine,
    ({ code }) => Promise.resolve(code),
  ),
  compute: () => Promise.reject(new Error('no calculator')),
  describe: () => Promise.reject(new Error('no remark')),
  forms: () => ({ permanent: { ...STEADY_FORM, temp_evp: -7 }, transient: TRANSIENT_FORM, isManual: true }),
  isSimulating: () => false,
  ownMix: () => undefined,
  comparisonQuery: (input, fluids) => new URLSearchParams({ input: JSON.stringify(input), ...fluids }).toString(),
  searchPages: (query) =>
    Promise.resolve(
      query === 'superheat'
        ? [
            { title: 'Superheat', description: 'a', path: '/en/ressources/articles/superheat' },
            { title: 'Quiz', description: 'b', path: '/en/quiz/superheat' },
            { title: 'Comparison', description: 'c', path: '/en/simulation/comparatif' },
          ]
        : [],
    ),
  path: (bare) => `/en${bare}`,
});

const call = (name: string, given: object) => runTool({ name, argumentsText: JSON.stringify(given) }, host());

describe('ResearchRessource', () => {
  it('gives the pages the search finds, by what they are', async () => {
    expect(await call('ResearchRessource', { query: 'superheat' })).toMatchObject({
      kind: 'data',
      details: 'Superheat, Quiz, Comparison',
      data: { resources: [{ tags: ['article'] }, { tags: ['resources'] }, { tags: ['simulation'] }] },
    });
    expect(await call('ResearchRessource', { query: 'superheat', tag: 'article' })).toMatchObject({
      data: { resources: [{ path: '/en/ressources/articles/superheat' }] },
    });
  });

  it('says that there is nothing', async () => {
    expect(await call('ResearchRessource', { query: 'xylophone' })).toMatchObject({
      details: 'No resource found',
      data: { resources: [], message: 'No resource found' },
    });
    await expect(call('ResearchRessource', {})).rejects.toMatchObject({ code: 'missing' });
  });
});

describe('SimulationComparatif', () => {
  it('opens the comparison of two fluids at the inputs given, over those of the form', async () => {
    const answer = await call('SimulationComparatif', { fluid1: 'r-404a', fluid2: 'propane', temp_cdr: '45' });
    if (answer.kind !== 'action') throw new Error('no action');
    const [path, query] = answer.navigate.split('?');
    const params = new URLSearchParams(query);
    expect(path).toBe('/en/simulation/comparatif');
    expect([params.get('fluid1'), params.get('fluid2')]).toEqual(['R404A', 'R290']);
    expect(JSON.parse(params.get('input') ?? '')).toMatchObject({ temp_evp: -7, temp_cdr: 45, mode_cdr: 1 });
    expect(answer.details).toBe('R404A / R290, temp_cdr = 45');
  });

  it('refuses the same fluid twice, however it is spelt, and what a form refuses', async () => {
    await expect(call('SimulationComparatif', { fluid1: 'R134a', fluid2: 'r-134A' })).rejects.toMatchObject({
      code: 'sameFluids',
    });
    await expect(call('SimulationComparatif', { fluid1: 'R134a' })).rejects.toMatchObject({ code: 'missing' });
    await expect(call('SimulationComparatif', { fluid1: 'R134a', fluid2: 'R290', rend_v: 2 })).rejects.toMatchObject({
      code: 'atMost',
    });
  });
});

async function toolsFound(given: object): Promise<Record<string, unknown>> {
  const french: ToolHost = { ...host(), locale: 'fr', path: (bare) => bare };
  const answer = await runTool({ name: 'ResearchTool', argumentsText: JSON.stringify(given) }, french);
  if (answer.kind !== 'data') throw new Error('no data');
  return answer.data;
}

describe('ResearchTool', () => {
  it.each([
    ['catégorie DESP', undefined, '/tools/desp'],
    ['nitrogen pressure test', undefined, '/tools/test-azote'],
    ['diamètre de tuyauterie frigorifique', undefined, '/tools/calcul-diam'],
    ['gaine', 'AERO', '/tools/dimensionnement-gaine'],
    ['outils', 'AERO', '/tools/air-data'],
  ])('finds %s in %s', async (query, domain, path) => {
    const { tools } = await toolsFound({ query, domain });
    expect((tools as { path: string }[]).map((tool) => tool.path)).toContain(path);
    expect((tools as unknown[]).length).toBeLessThanOrEqual(5);
  });

  it('says that it found nothing', async () => {
    expect(await toolsFound({ query: 'xylophone' })).toEqual({ tools: [], message: 'Aucun outil trouvé' });
  });
});
