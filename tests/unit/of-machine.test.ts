/** A page that is opened with a machine is opened by a link of its own: nothing is said there that it does not read. */
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { inlineText } from '../../scripts/build/inline-scripts.ts';
import { CALCULATORS } from '../../src/calculators/index.ts';
import type { Definition } from '../../src/calculators/index.ts';
import { CHARGE } from '../../src/features/circuit/charge/part.ts';
import { COMPONENTS } from '../../src/features/circuit/components/part.ts';
import { EXCHANGERS } from '../../src/features/circuit/exchangers/part.ts';
import { PIPES } from '../../src/features/circuit/pipes/part.ts';
import { TECHNIQUE } from '../../src/features/circuit/technique/part.ts';
import { COMPARISON_FIELDS } from '../../src/features/comparison/question.ts';
import { DIAGNOSIS_FIELDS } from '../../src/features/diagnosis/state/fields.ts';
import { LEAK_FIELDS } from '../../src/features/leak/question.ts';
import { LINE_FIELDS } from '../../src/features/line/question.ts';
import { OPTIMUM_FIELDS } from '../../src/features/optimum/question.ts';
import { SEASON_FIELDS } from '../../src/features/season/state/fields.ts';
import { takesOf } from '../../src/features/machines/tab/tab.ts';
import { takenBy } from '../../src/features/machines/tab/takes.ts';
import type { Field } from '../../src/kit/form/fields.ts';
import type { BareFacts } from '../../src/machine/index.ts';
import { USE_IDS } from '../../src/machine/facts.ts';
import { OPENINGS } from '../../src/machine/points.ts';
import { simulatorLinkFromParams } from '../../src/simulation/url.ts';
import { isCircuit, TAKING_PATHS } from '../../src/shell/navigation/of-machine.ts';
import type { TakingPath } from '../../src/shell/navigation/of-machine.ts';

const COLD: BareFacts = { use: 'cold_room_neg', fluid: 'R448A', expansion: 'txv' };
const paramsOf = (path: TakingPath, facts: BareFacts) =>
  Object.fromEntries(new URLSearchParams(takenBy(path, facts).query));

const FIELDS: Readonly<Partial<Record<TakingPath, readonly Field[]>>> = {
  '/simulation/diagnostic': DIAGNOSIS_FIELDS,
  '/simulation/fuite': LEAK_FIELDS,
  '/simulation/line': LINE_FIELDS,
  '/simulation/hp-optimum': OPTIMUM_FIELDS,
};
const PARTS = { pipes: PIPES, produits: COMPONENTS, echangeurs: EXCHANGERS, technique: TECHNIQUE, charge: CHARGE };

interface Said {
  readonly key: string;
  readonly value: unknown;
  readonly fields: readonly { readonly key: string; readonly kind: string; readonly options?: readonly unknown[] }[];
}

const inputsOf = (path: string) =>
  (CALCULATORS as readonly Definition[])
    .find(({ id }) => path === `/tools/${id}`)
    ?.inputs.map((input) => ({
      ...input,
      ...(input.kind === 'choice' && { options: input.options.map(({ value }) => value) }),
    })) as Said['fields'] | undefined;

/** Everything a page is told, with the fields it may be one of. */
function saidOn(path: TakingPath, facts: BareFacts): readonly Said[] {
  const params = paramsOf(path, facts);
  const within = (text: string | undefined, fields: readonly Field[]): readonly Said[] =>
    Object.entries(JSON.parse(text ?? '{}') as Record<string, unknown>).map(([key, value]) => ({ key, value, fields }));
  if (path === '/reglette') return [];
  if (path === '/simulation/saison') return within(params['season'], SEASON_FIELDS);
  if (path === '/simulation/comparatif')
    return [...within(params['input'], COMPARISON_FIELDS), ...within(params['machine'], COMPARISON_FIELDS)];
  if (isCircuit(path)) return Object.entries(PARTS).flatMap(([name, { fields }]) => within(params[name], fields));
  const fields = FIELDS[path] ?? inputsOf(path) ?? [];
  return Object.entries(params).map(([key, value]) => ({ key, value, fields }));
}

const WHOLE: BareFacts = {
  ...{ capacity: 12, charge: 9.5, ps_hp: 28, ps_bp: 19, receiver_volume: 12, sealed: 'no', detection: 'yes' },
  ...{ compressor: 'scroll', oil: 'POE', condenser: 'air', receiver: 'yes', cools: 'building', build: 'split' },
  ...{ 'room.area': 45, 'room.height': 3, 'room.below_ground': 'no', 'lines.asp': 15, 'lines.ll': 12 },
} as BareFacts;

describe('what a page takes of a machine', () => {
  const machines: readonly BareFacts[] = [
    ...USE_IDS.flatMap((use) => [{ use }, { use, fluid: OPENINGS[use]?.fluid ?? 'R404A' }]),
    ...USE_IDS.map((use) => ({ ...WHOLE, use, fluid: 'R290' }) as BareFacts),
    {},
  ];
  it.each(TAKING_PATHS)('is what %s asks, whatever the machine', (path) => {
    for (const facts of machines)
      for (const { key, value, fields } of saidOn(path, facts)) {
        const field = fields.find((one) => one.key === key);
        expect(field?.key, `${path} ${key} of ${JSON.stringify(facts)}`).toBe(key);
        if (field?.kind === 'choice' && field.options) expect(field.options.map(String), key).toContain(String(value));
        if (field?.kind === 'number') expect(Number.isFinite(Number(value)), `${key} ${String(value)}`).toBe(true);
        if (field?.kind === 'flag') expect([true, false, 'true', 'false']).toContain(value);
      }
  });

  it('is the cold room in the circuit: its point, its room, its air, and it says what it took for granted', () => {
    const { query, supposed } = takenBy('/simulation/circuit/charge-fluide', COLD);
    const params = new URLSearchParams(query);
    const { permanent } = simulatorLinkFromParams(params);
    // src/machine/data/uses.json: mean temperatures, since R448A glides.
    expect(permanent).toMatchObject({ fluid: 'R448A', temp_evp: -27, temp_cdr: 44, sat_ref: 'mid', choix_value: 5 });
    expect(JSON.parse(params.get('charge') ?? '')).toEqual({
      ...{ 'room.application': 'other', 'room.access': 'c', 'room.location': 'II' },
    });
    expect(new Set(supposed)).toEqual(
      new Set(['te', 'tc', 'capacity', 'room.application', 'room.access', 'room.location']),
    );
    const { title, supposed: words } = takesOf(COLD);
    expect(title).toEqual({ fr: 'Chambre froide négative (R448A)', en: 'Cold room, low temperature (R448A)' });
    expect(words['te']?.fr.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe('évaporation −27 °C');
    expect(words['room.access']?.en).toBe('authorised access (c)');
  });

  it('is the air of the use where the refrigerant boils at one temperature, and none that its vapour would pass', () => {
    const air = (facts: BareFacts): unknown =>
      JSON.parse(paramsOf('/simulation/circuit/echangeurs', facts)['echangeurs'] ?? '{}');
    expect(air({ ...COLD, fluid: 'R290' })).toEqual({
      ...{ 'evaporator.t_in': -20, 'evaporator.t_out': -23.5, 'condenser.t_in': 32, 'condenser.t_out': 38 },
    });
    expect(air(COLD)).toEqual({});
    expect(air({ ...COLD, te_in: -18 })).toEqual({ 'evaporator.t_in': -18, 'evaporator.t_out': -21.5 });
    // The pages open on the freezers of a booster: the 2 °C of its display cases is not their air.
    const BOOSTER: BareFacts = { use: 'co2_booster', fluid: 'R744' };
    expect(air(BOOSTER)).not.toHaveProperty(['evaporator.t_in']);
    expect(takenBy('/simulation/circuit/echangeurs', BOOSTER).supposed).not.toContain('te_in');
    expect(air({ ...BOOSTER, te_in: -20 })).toHaveProperty(['evaporator.t_in'], -20);
    for (const use of USE_IDS) {
      const { te, te_in, t_sf } = OPENINGS[use] ?? { te: 0, te_in: 1, t_sf: 0 };
      expect(te + t_sf, use).toBeLessThanOrEqual(te_in);
    }
  });

  it('supposes nothing that was said, and nothing of a machine nobody described', () => {
    const facts: BareFacts = { ...COLD, te: -30, tc: 40, capacity: 8, 'room.access': 'b' };
    expect(takenBy('/simulation/line', facts).supposed).toEqual([]);
    expect(takenBy('/tools/volume-mini', facts).supposed).toEqual(['room.application', 'room.location']);
    for (const path of TAKING_PATHS)
      expect(takenBy(path, {}), path).toEqual({ query: expect.any(String), supposed: [] });
  });

  it('leaves dew and bubble temperatures unsaid where the refrigerant glides: the machine knows the mean', () => {
    expect(paramsOf('/tools/calcul-diam', COLD)).not.toHaveProperty('t_evap');
    expect(paramsOf('/tools/calcul-diam', { use: 'cold_room_neg', fluid: 'R290' })).toMatchObject({ t_evap: '-27' });
    expect(paramsOf('/tools/reglage-detendeur', COLD)).toMatchObject({ t_evap: '-27', t_evap_side: 'mid' });
  });

  it('supposes nothing that loosens a limit', () => {
    for (const use of USE_IDS)
      for (const path of ['/tools/volume-mini', '/tools/controle-etancheite', '/tools/calcul-charge'] as const)
        expect(paramsOf(path, { use, fluid: 'R32' })).not.toMatchObject({ sealed: 'true', hermetic: 'true' });
  });

  it('compares with what people ask about for its refrigerant, never with one it may not be charged with', () => {
    const second = (facts: BareFacts): string | undefined => paramsOf('/simulation/comparatif', facts)['fluid2'];
    expect(second({ use: 'rack', fluid: 'R404A' })).toBe('"R448A"');
    expect(second({ use: 'split', fluid: 'R410A' })).toBe('"R32"');
    for (const use of USE_IDS)
      for (const fluid of ['R449A', 'R290', 'R744', 'R134a', OPENINGS[use]?.fluid ?? 'R404A'])
        expect([`"${fluid}"`, '"R22"']).not.toContain(second({ use, fluid }));
  });
});

/** What the script in the head of a page makes of its address. */
function opened(
  kept: string | null,
  { search = '', hash = '', circuit = null as string | null, page = '/reglette' } = {},
) {
  const dataset: Record<string, string> = {};
  const at = { search, hash, pathname: `/en${page}` };
  runInNewContext(inlineText('of-machine.js'), {
    document: { currentScript: { dataset: { page } }, documentElement: { dataset } },
    location: at,
    history: {
      state: null,
      replaceState: (_: unknown, __: unknown, to: string) => void (at.search = /\?[^#]*/.exec(to)?.[0] ?? ''),
    },
    sessionStorage: { getItem: (key: string) => (key === 'appfroid.takes' ? kept : circuit) },
  });
  return { search: at.search, dataset };
}

describe('a page of a tab that works on a machine', () => {
  const kept = JSON.stringify({ schema: 1, value: takesOf(COLD) });
  it('opens with what it takes, unless its own link or the study of the tab says more', () => {
    expect(opened(kept)).toEqual({ search: '?fluid=R448A', dataset: { ofMachine: 'taken' } });
    expect(opened(kept, { search: '?utm_source=a' }).search).toBe('?fluid=R448A');
    expect(opened(kept, { search: '?fluid=R32' })).toEqual({ search: '?fluid=R32', dataset: { ofMachine: 'open' } });
    const page = '/simulation/circuit/general';
    expect(opened(kept, { page }).search).toContain('permanent=');
    expect(opened(kept, { page }).dataset).toEqual({ ofMachine: 'taken', ofMachineGranted: '' });
    expect(opened(kept, { page, circuit: '{}' })).toEqual({
      search: '',
      dataset: { ofMachine: 'open', ofMachineGranted: '' },
    });
  });
  it.each([null, '', '{', '[]', '{"value":{"pages":{"/reglette":[7]}}}', '{"value":{"pages":{"/reglette":"?"}}}'])(
    'opens as without one where %s is kept',
    (text) => expect(opened(text)).toEqual({ search: '', dataset: {} }),
  );
});
