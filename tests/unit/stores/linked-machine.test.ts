/** A link with a machine, on a page of the circuit: what is read of it, what the page opens with, what wins. */
import { beforeEach, describe, expect, it } from 'vitest';
import { alertsOf } from '../../../src/features/circuit/state/study-of.ts';
import { linkedFacts } from '../../../src/features/machines/bar/linked.ts';
import { showLine } from '../../../src/features/machines/tab/line.ts';
import { shortLink } from '../../../src/kit/form/short-link/pack.ts';
import { SHORT } from '../../../src/kit/form/short-link/parameter.ts';
import { paramsFromPacked } from '../../../src/kit/form/short-link/unpack.ts';
import { keepOpen, openMachine } from '../../../src/kit/storage/open-machine.ts';
import { keepTakes, storedTakes } from '../../../src/kit/storage/takes.ts';
import type { BareFacts } from '../../../src/machine/index.ts';
import { machineFrom } from '../../../src/machine/record/link.ts';
import { simulatorLinkFromParams } from '../../../src/simulation/url.ts';
import { fakeBrowser } from './spoiling.ts';

const STORE = { use: 'cold_room_neg', fluid: 'R404A', build: 'remote', capacity: 5 } as const;
const TEXT = JSON.stringify({ ...STORE, customer: 'Dupont', colour: 1, te: 'cold' });
const STUDY = '{"fluid":"R290","temp_evp":-8}';
const CHARGE = '/simulation/circuit/charge-fluide';
const boxes = fakeBrowser();
const replaced: string[] = [];
Object.assign(location, { replace: (to: string) => void replaced.push(to) });

beforeEach(() => {
  replaced.length = 0;
  keepTakes(undefined);
  keepOpen(undefined);
  boxes.open('');
});

/** A page of the circuit opened by an address; what stands above it is filled. */
async function opened(params: Readonly<Record<string, string>>): Promise<void> {
  const search = `?${new URLSearchParams(params).toString()}`;
  boxes.open(search);
  Object.assign(location, { pathname: CHARGE });
  const line = { dataset: { ofMachineLine: CHARGE }, querySelector: () => null };
  await showLine(line as unknown as HTMLElement);
}
const factsHere = (circuit?: string, isOpenedWith = false): BareFacts | undefined =>
  linkedFacts(location.search, storedTakes(), circuit, isOpenedWith);

describe('a page of the circuit opened by a link with a machine', () => {
  it('alone opens with what the page takes of it, and names what was none of a machine', async () => {
    keepOpen({ machine: 'own', name: 'La mienne' });
    await opened({ machine: TEXT });
    const [to = ''] = replaced;
    expect(replaced).toHaveLength(1);
    expect(to.startsWith(`${CHARGE}?permanent=`)).toBe(true);
    const params = new URL(to, 'http://x').searchParams;
    // src/machine/data/uses.json: a cold room of low temperature at means of −27 and 44 °C; access c, class II.
    expect(simulatorLinkFromParams(params).permanent).toMatchObject({ fluid: 'R404A', temp_evp: -27, choix_value: 5 });
    expect(JSON.parse(params.get('charge') ?? '')).toMatchObject({ 'room.access': 'c', 'room.location': 'II' });
    expect(storedTakes()).toMatchObject({ dropped: 'customer, colour, te', linked: JSON.stringify(STORE) });
    // The tab's own machine is left: what came by a link is kept nowhere, and is nobody else's.
    expect(openMachine()).toBeUndefined();
    expect(JSON.stringify(storedTakes())).not.toMatch(/Dupont|La mienne/);
    // The page that opens with it judges by it.
    boxes.open(new URL(to, 'http://x').search);
    expect(factsHere(undefined, true)).toEqual(STORE);
  });

  it('beside a study leaves the study its values, and judges it as that machine', async () => {
    await opened({ permanent: STUDY, machine: TEXT });
    expect(replaced).toEqual([]);
    expect(simulatorLinkFromParams(new URLSearchParams(location.search)).permanent).toMatchObject({
      ...{ fluid: 'R290', temp_evp: -8 },
    });
    expect(factsHere()).toEqual(STORE);
  });

  it('is gone from a simulation that began otherwise, and stays with the one it began', async () => {
    await opened({ permanent: STUDY, machine: TEXT });
    const takes = storedTakes();
    keepTakes(takes && { ...takes, circuit: 'one' });
    boxes.open(`?permanent=${encodeURIComponent(STUDY)}`);
    expect(factsHere('one')).toEqual(STORE);
    expect(factsHere('another')).toBeUndefined();
    expect(factsHere()).toBeUndefined();
  });

  it.each(['', '[]', '{', 'null', '"x"', '{}', `{"fluid":"${'R'.repeat(2000)}"}`])(
    'opens as ever with %s',
    async (machine) => {
      await opened({ permanent: STUDY, machine });
      expect(replaced).toEqual([]);
      expect(storedTakes()).toBeUndefined();
      expect(factsHere() ?? {}).toEqual({});
    },
  );

  it('goes into a short link, and comes back', () => {
    const params = new URLSearchParams({ permanent: STUDY, machine: JSON.stringify(STORE) });
    const short = new URL(shortLink(`https://appfroid.example${CHARGE}?${params.toString()}`));
    const read = paramsFromPacked(short.searchParams.get(SHORT) ?? '');
    expect(read.ok && machineFrom(read.params.get('machine') ?? '')?.facts).toEqual(STORE);
  });
});

describe('the law of a study', () => {
  const productsOf = (machine: BareFacts | undefined, fluid = 'R404A'): readonly unknown[] =>
    alertsOf({
      ...{ fluid, machine, isTranscritical: false, simulation: { permanent: 'answered', transient: 'answered' } },
      ...{ warned: {}, compressor: {} },
      answerOf: () => undefined,
      optionsOf: () => ({}),
      statusOf: () => ({ status: 'unused' }),
    }).flatMap(({ code, values }) => (code.startsWith('L_') ? [values['product'] ?? values['sector']] : []));

  it('of a cold store says nothing of household fridges, nor of air conditioning', () => {
    expect(productsOf(undefined)).toContain('domestic-refrigerator');
    expect(productsOf(STORE)).toEqual(expect.arrayContaining(['remote-refrigeration', 'refrigeration']));
    for (const fluid of ['R404A', 'R134a', 'R410A', 'R448A', 'R455A'])
      for (const use of ['cold_room_neg', 'cold_room_pos', 'rack', 'condensing_unit'] as const)
        for (const said of productsOf({ use, fluid }, fluid))
          expect(said, `${use} ${fluid}`).not.toMatch(/domestic|split|^ac-hp$|chiller/);
  });
});
