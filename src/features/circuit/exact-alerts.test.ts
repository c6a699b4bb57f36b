/** Whole studies answered by the doors themselves: what their lists hold, entry by entry, with and without a machine. */
import { describe, expect, it, vi } from 'vitest';
import { createEmbeddedEngine } from '../../engine/embedded.ts';
import type { BareFacts } from '../../machine/index.ts';
import { openDoor } from '../../runtime/doors.ts';
import { run } from '../../simulation/run.ts';
import { ALL_PARTS } from './state/all-parts.ts';
import { answeredStudy } from './state/answered-study.ts';
import type { StudyDoors } from './state/answered-study.ts';

vi.stubGlobal('location', { search: '', origin: 'https://example.org', pathname: '/', hash: '' });
vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z'), toFake: ['Date'] });

const engine = createEmbeddedEngine();
const doors = new Map(await Promise.all(ALL_PARTS.map(async ({ door }) => [door, await openDoor(door)] as const)));
const ASKED: StudyDoors = {
  run({ permanent }) {
    const outcome = run(permanent, engine);
    return Promise.resolve(outcome.ok ? { permanent: outcome.result, transient: undefined } : undefined);
  },
  ask: (door, question) =>
    Promise.resolve(
      (doors.get(door as never) as unknown as { ask: (question: unknown, engine: unknown) => never }).ask(
        question,
        engine,
      ),
    ),
};

async function listOf(permanent: object, machine?: BareFacts, parts: Readonly<Record<string, object>> = {}) {
  const params = new URLSearchParams({ permanent: JSON.stringify(permanent) });
  for (const [name, value] of Object.entries(parts)) params.set(name, JSON.stringify(value));
  const study = await answeredStudy(`?${params.toString()}`, machine, ASKED);
  expect(study).toBeDefined();
  return (study?.alerts ?? []).map(({ severity, code }) => `${severity} ${code}`);
}

const COMMON = ['know S_PED', 'know P_CATEGORY', 'know L_LEAK'];

describe('the list of a study', () => {
  it('of propane is one thing missing, one to check and three to know', async () => {
    expect(await listOf({ fluid: 'R290', choix_value: 20 })).toEqual([
      ...['missing S_ROOM', 'check S_CLASS'],
      ...['know S_PED', 'know I_FAIR', 'know W_LATENT'],
    ]);
  });

  it('of R134a at −1 °C has nothing to check', async () => {
    expect(await listOf({ temp_evp: -1 })).toEqual([
      ...['know L_TOPUP_NEXT', 'know L_NEW', 'know L_NEXT', 'know L_LEAK'],
      ...['know I_FAIR', 'know W_LATENT', 'know W_FROST'],
    ]);
  });

  // R455A, 25 kW, −32/45 °C: EN 378-1, Annex C by what the use supposes (other, access c, II): 10.3 kg in 120 m³.
  const STORE = { fluid: 'R455A', choix_value: 25, temp_evp: -32, temp_cdr: 45, rend_is: 0.62 };
  it('of a cold store is about a cold store once it is said to be one', async () => {
    expect(await listOf(STORE)).toEqual([
      ...['missing M_AIR', 'missing S_ROOM', 'check S_CLASS', 'check W_XF', 'check W_GLIDE'],
      ...['know S_PED', 'know P_CATEGORY', 'know L_NEW', 'know L_NEXT', 'know L_LEAK'],
      ...['know I_FAIR', 'know W_LATENT', 'know W_FROST'],
    ]);
    // No other machine's law, no flash that is usual of a freezer, the defrost as the rule it is.
    const known = { use: 'cold_room_neg', fluid: 'R455A' } as const;
    expect(await listOf(STORE, known)).toEqual([
      ...['missing M_AIR', 'missing S_ROOM', 'check S_CLASS', 'check W_GLIDE', 'know S_AREA'],
      ...[...COMMON, 'know I_DEFROST', 'know I_FAIR', 'know W_LATENT'],
    ]);
    const room = { charge: { 'room.room_area': '30', 'room.room_height': '4' } };
    const list = await listOf(STORE, { ...known, stage: 'existing' }, room);
    expect(list).toEqual([
      ...['stop S_DEPENDS', 'missing M_AIR', 'check S_CLASS', 'check S_AREA', 'check W_GLIDE'],
      ...[...COMMON, 'know I_DEFROST', 'know I_FAIR', 'know W_LATENT'],
    ]);
    expect(list.join()).not.toMatch(/danger|forbidden/);
  });

  // By its glide R455A ends its condensation near the air, where the air and its rise are supposed.
  it('takes no pinch that follows from supposed air for a fault of a condenser', async () => {
    const store = { fluid: 'R455A', choix_value: 5, temp_evp: -10, temp_cdr: 45 };
    const list = await listOf(store, { use: 'cold_room_pos', fluid: 'R455A' });
    expect(list).toContain('missing M_AIR');
    expect(list.join()).not.toContain('W_PINCH');
    const typed = { echangeurs: { 'condenser.t_in': '35', 'condenser.t_out': '43' } };
    expect((await listOf(store, { use: 'cold_room_pos', fluid: 'R455A' }, typed)).join()).toMatch(/W_PINCH|X_CROSS/);
  });

  // The table: transcritical R744 is watched at 140 °C, and its flash is a figure.
  it('of a transcritical machine raises no alarm of its discharge and its flash, with a machine or without', async () => {
    const study = {
      fluid: 'R744',
      mode_trans: '1',
      temp_evp: -8,
      p_gc: 92,
      t_out_gc: 36,
      rend_is: 0.7,
      choix_value: 20,
    };
    const tubes = ['know W_CO2TUBE', 'know W_CO2TUBE', 'know W_CO2TUBE', 'know W_LATENT'];
    expect(await listOf(study)).toEqual(['know S_DRYICE', ...tubes, 'know W_FROST']);
    const known = { use: 'co2_booster', fluid: 'R744' } as const;
    expect(await listOf(study, known)).toEqual(['know S_DRYICE', 'know I_DEFROST', ...tubes]);
  });

  // A screw is cooled by its oil: 95 °C judges a discharge that was measured, none that is computed.
  it('of a screw says nothing of a discharge that was computed without its oil', async () => {
    const hot = { fluid: 'R32', temp_evp: -10, temp_cdr: 55, rend_is: 0.6 };
    const discharges = async (machine?: BareFacts): Promise<readonly string[]> =>
      (await listOf(hot, machine)).filter((one) => /W_T(?:REF|OIL)/.test(one));
    expect(await discharges({ use: 'chiller', compressor: 'screw' })).toEqual([]);
    expect(await discharges()).toEqual(['check W_TOIL']);
    expect(await discharges({ use: 'chiller', compressor: 'scroll' })).toHaveLength(1);
  });
});
