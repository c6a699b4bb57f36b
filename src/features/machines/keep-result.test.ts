// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MachineRecord } from '../../machine/index.ts';
import { recordFrom } from '../../machine/record/record.ts';
import { MOST_RESULTS, resultsFrom, withResult } from '../../machine/record/results.ts';
import type { KeptResult } from '../../machine/record/results.ts';
import { chiller, NOW, room } from './kept-samples.ts';
import { joinedMachines } from './state/joined.ts';
import { namesFluid } from './state/own.ts';

const kept: MachineRecord[] = [];
let isFull = false;
vi.mock('./state/store.ts', () => ({
  machines: {
    find: (id: string) => Promise.resolve(kept.find((one) => one.id === id)),
    save: (machine: MachineRecord) => {
      if (isFull) return Promise.resolve(false);
      const at = kept.findIndex(({ id }) => id === machine.id);
      kept.splice(at < 0 ? kept.length : at, at < 0 ? 0 : 1, machine);
      return Promise.resolve(true);
    },
  },
}));
let open: { readonly machine: string } | undefined;
vi.mock('../../kit/storage/open-machine.ts', () => ({ openMachine: () => open }));
vi.mock('../../kit/storage/takes.ts', () => ({ storedTakes: () => undefined }));
vi.mock('./tab/tab.ts', () => ({ openInTab: ({ id }: MachineRecord) => (open = { machine: id }) }));
vi.mock('../../language/page.ts', () => ({ pageLocale: () => 'fr' }));

const { keepResult } = await import('./keep-result.ts');
const asked = {
  page: '/tools/volume-mini',
  query: '?fluid=R290&charge=0.3',
  title: 'Charge permise dans un local',
  summary: 'Charge maximale 0,338 kg',
  fluid: 'R290',
};

beforeEach(() => {
  kept.length = 0;
  open = undefined;
  isFull = false;
});
afterEach(() => vi.useRealTimers());

describe('an answer that is kept', () => {
  it('makes a machine of what was asked about, which the tab works on from then on; the next goes there', async () => {
    expect(await keepResult(asked)).toMatchObject({ name: 'R290 · Charge permise dans un local' });
    const second = { ...asked, page: '/reglette', query: '?fluid=R290&p=4', title: 'Réglette', summary: '5 K' };
    await keepResult(second);
    expect(kept).toHaveLength(1);
    expect(kept[0]?.results?.map(({ page, summary }) => [page, summary])).toEqual([
      ['/reglette', '5 K'],
      ['/tools/volume-mini', 'Charge maximale 0,338 kg'],
    ]);
    expect(kept[0]?.facts.fluid).toMatchObject({ v: 'R290', k: 'typed' });
    expect(recordFrom(kept[0])?.record).toEqual(kept[0]);
  });

  it('goes with the machine of the tab, once for what is asked the same', async () => {
    kept.push(chiller);
    open = { machine: chiller.id };
    await keepResult(asked);
    await keepResult({ ...asked, summary: 'Charge maximale 0,338 kg' });
    expect(kept).toEqual([
      { ...chiller, changed: kept[0]?.changed, results: [expect.objectContaining({ page: asked.page })] },
    ]);
  });

  it('is nowhere, and said to be, where the browser refuses', async () => {
    isFull = true;
    expect(await keepResult(asked)).toBeUndefined();
    expect([kept, open]).toEqual([[], undefined]);
  });

  it('pushes none out of a machine that is full of them', async () => {
    const results = Array.from({ length: MOST_RESULTS }, (_, n) => ({ ...one, id: `r${n}`, query: `?n=${n}` }));
    kept.push({ ...chiller, results });
    open = { machine: chiller.id };
    await keepResult(asked);
    expect(kept.map((machine) => machine.results?.length)).toEqual([MOST_RESULTS, 1]);
  });
});

const one: KeptResult = {
  ...{ id: 'r', page: '/tools/desp', query: '?fluid=R290', title: 'DESP', summary: 'I' },
  at: NOW,
};

describe('kept answers', () => {
  it.each([
    { page: '//evil.example' },
    { page: 'javascript:alert(1)' },
    { page: '/a?b' },
    { query: 'javascript:alert(1)' },
    { summary: 5 },
    { at: 'hier' },
    { id: '' },
  ])('are none with %j, and the others stand', (change) =>
    expect(resultsFrom([{ ...one, ...change }, one])).toEqual([one]),
  );

  it('are the latest first', () => {
    expect(withResult([one], { ...one, id: 's', query: '' }).map(({ id }) => id)).toEqual(['s', 'r']);
    expect(withResult([one], { ...one, id: 's' }).map(({ id }) => id)).toEqual(['s']);
  });

  it('follow a machine into another, and name the mix they were asked about', () => {
    const { machine, rest } = joinedMachines(
      { ...chiller, results: [one] },
      { ...room, results: [{ ...one, id: 's', at: '2027-01-01T00:00:00.000Z' }] },
      NOW,
    );
    expect(machine.results?.map(({ id }) => id)).toEqual(['s', 'r']);
    expect(rest).toBeUndefined();
    expect(namesFluid({ ...chiller, results: [{ ...one, query: '?fluid=Mon+m%C3%A9lange' }] }, 'Mon mélange')).toBe(
      true,
    );
  });
});
