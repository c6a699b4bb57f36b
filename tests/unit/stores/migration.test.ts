/**
 * A device as releases before the machines left it: 12 projects, 30 visits, 20 compressors, 10 kept results, 24 photos, its files and
 * short links. All of it is in machines, once, with the same figures, and stands where it stood.
 */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ZR144KCE } from '../../../src/circuit/compressor/doctor/published.ts';
import { compressorsFromText, textFromCompressors } from '../../../src/features/compressor/state/compact.ts';
import { beside, bundleFromText } from '../../../src/features/machines/state/file.ts';
import { projectFrom, PROJECTS_DATABASE } from '../../../src/features/machines/state/old-project.ts';
import { createMachineStore, PHOTOS_DATABASE } from '../../../src/features/machines/state/store.ts';
import { MACHINES_DATABASE } from '../../../src/kit/storage/machines-database.ts';
import { takenFromBefore } from '../../../src/features/machines/state/taking.ts';
import { visitsOf } from '../../../src/features/machines/state/visits-of.ts';
import { VISITS_DATABASE } from '../../../src/features/diagnosis/visits/store.ts';
import { textFromVisits, visitsFromList } from '../../../src/features/diagnosis/visits/file.ts';
import type { KeptVisit } from '../../../src/features/diagnosis/visits/visit.ts';
import { inputsOfLink } from '../../../src/features/circuit/simulator/state/form.ts';
import { paramsFromPacked } from '../../../src/kit/form/short-link/unpack.ts';
import { packedFromParams } from '../../../src/kit/form/short-link/pack.ts';
import { recordStore } from '../../../src/kit/storage/database.ts';
import { numberedText } from '../../../src/kit/storage/numbered.ts';
import { machineFrom } from '../../../src/machine/record/link.ts';
import { run } from '../../../src/simulation/run.ts';
import { simulatorLinkFromParams } from '../../../src/simulation/url.ts';
import { engine } from '../calculators/outcomes.ts';
import { fakeIndexedDB } from '../support/fake-indexed-db.ts';
import { fakeBrowser } from './spoiling.ts';

const AT = '2026-11-20T10:00:00.000Z';
const FLUIDS = ['R134a', 'R290', 'R32', 'R404A'];
const RUNS_KEY = 'appfroid.history.simulation.circuit';
const studyOf = (fluid: string, more: object): string =>
  `?permanent=${encodeURIComponent(JSON.stringify({ fluid, intitule_choix: 1, ...more }))}`;

const projects = Array.from({ length: 12 }, (_, n) => ({
  ...{ schema: 1, id: `p${n}`, name: `Groupe ${n}`, note: `toiture ${n}`, made: AT, changed: AT },
  report: { customer: `Client ${n}` },
  variants: ['Variante 1', 'Variante 2'].map((name, k) => ({
    ...{ id: `v${n}${k}`, name, summary: `${n}` },
    query: studyOf(FLUIDS[n % 4] ?? '', { choix_value: 10 + n + 30 * k, temp_evp: -10 - k, temp_cdr: 40 + k }),
  })),
}));
// Two of each project: a machine keeps 24 at most.
const photos = Array.from({ length: 24 }, (_, n) => ({
  ...{ schema: 1, id: `f${n}`, project: `p${n % 12}`, caption: `plaque ${n}` },
  picture: 'data:image/jpeg;base64,/9j/4AAQSkZJRg==',
}));
const NAMES = ['Chambre 1', ' chambre  1 ', 'Chambre 2', 'Groupe 3', 'Vitrine'];
const visits = Array.from({ length: 30 }, (_, n) => ({
  ...{ schema: 1, id: `t${n}`, machine: NAMES[n % 5] ?? '', note: '', isReference: n === 7, version: '2.9.0' },
  date: `2026-10-${String(1 + n).padStart(2, '0')}T08:15`,
  request: { fluid: 'R455A', application: 'cold_room_neg', expansion: 'txv', p_lp: 1 + n / 100, p_hp: 15 },
  ...{ verdict: null, figures: { superheat: 6 + n / 10 } },
}));
// Nine of their own, and one that a project studies too.
const runs = Array.from({ length: 10 }, (_, n) => ({
  parameters: n === 9 ? (projects[0]?.variants[0]?.query ?? '') : studyOf('R290', { choix_value: 100 + n }),
  ...{ summary: `R290 ${n}`, inputs: '', at: AT },
}));
const compressors = textFromCompressors(
  Array.from({ length: 20 }, (_, n) => ({
    ...{ fluid: 'R22', marque: 'DANFOSS', name: `MTZ ${n}`, coefficients: { ...ZR144KCE } },
    ...{ units: { capacity: 'kW', power: 'kW', mass_flow: 'g/s' }, step_volume_h: 33.2 },
    ...{ rating_mode: 'SH', rating_value: 10, te_min: -20, te_max: 10 },
  })) as never,
);
const links = projects.map(({ variants }) => packedFromParams(new URLSearchParams(variants[0]?.query)));

const boxes = fakeBrowser();
Object.assign(document.documentElement, { lang: 'fr' });
let databases = fakeIndexedDB();

beforeEach(() => {
  databases = fakeIndexedDB();
  vi.stubGlobal('indexedDB', databases.indexedDB);
  boxes.fill(false);
  databases.put(PROJECTS_DATABASE, projects);
  databases.put(VISITS_DATABASE, visits);
  databases.put(PHOTOS_DATABASE, photos);
  boxes.put('local', RUNS_KEY, numberedText(runs));
  boxes.put('local', 'compressors', compressors);
  boxes.put('local', 'appfroid.moved', '');
  let last: Promise<unknown> = Promise.resolve();
  // One tab after the other, as the browser's locks have it.
  const request = (_: string, work: () => Promise<unknown>): Promise<unknown> => (last = last.then(work, work));
  vi.stubGlobal('navigator', { locks: { request } });
});

/** A tab of this release. */
const tab = () =>
  createMachineStore(
    {
      machines: recordStore(MACHINES_DATABASE),
      photos: recordStore(PHOTOS_DATABASE),
      old: recordStore(PROJECTS_DATABASE),
    },
    () => undefined,
    takenFromBefore,
  );
/** What an earlier build reads of the device. */
const before = () => ({
  projects: databases.rows(PROJECTS_DATABASE),
  visits: databases.rows(VISITS_DATABASE),
  photos: databases.rows(PHOTOS_DATABASE),
  runs: boxes.kept('local', RUNS_KEY),
  compressors: boxes.kept('local', 'compressors'),
});
const machinesNow = (): readonly unknown[] => databases.rows(MACHINES_DATABASE) ?? [];

function eerOf(query: string): number | string {
  const link = simulatorLinkFromParams(new URLSearchParams(query));
  const inputs = inputsOfLink(link.permanent, link.transient, link.isManual);
  const outcome = run(inputs!.permanent as never, engine);
  return outcome.ok ? outcome.result.performance.eer : outcome.problem.code;
}

describe('a device of before', () => {
  it('is in machines, all of it, once, with the same figures', async () => {
    const { take, photosOf, $machines, $taken } = tab();
    await take();
    const machines = $machines.get() ?? [];
    // Twelve projects; « Chambre 1 » under two spellings, « Chambre 2 », « Vitrine », « Groupe 3 » of another refrigerant; the results.
    expect(machines).toHaveLength(12 + 4 + 1);
    expect($taken.get()).toMatchObject({ counts: { projects: 12, visits: 30, runs: 9 }, spoilt: [] });
    const byId = new Map(machines.map((machine) => [machine.id, machine]));
    const figures = new Set<number | string>();
    for (const { id, name, note, report, variants } of projects) {
      expect(byId.get(id)).toMatchObject({ name, note, report, studies: variants });
      for (const [k, study] of (byId.get(id)?.studies ?? []).entries()) {
        const eer = eerOf(study.query);
        expect(eer).toBe(eerOf(variants[k]?.query ?? ''));
        figures.add(eer);
      }
      expect(await photosOf(id)).toHaveLength(2);
    }
    expect([...figures].every((eer) => typeof eer === 'number' && eer > 1)).toBe(true);
    const known = new Set(byId.keys());
    const all = visitsFromList(visits as unknown as readonly KeptVisit[]).visits;
    expect(all).toHaveLength(30);
    const owned = machines.flatMap((machine) => visitsOf(machine, all, known).map(({ id }) => id));
    expect(owned.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    const studies = machines.flatMap(({ studies: own }) => own.map(({ query }) => query));
    expect(new Set(studies).size).toBe(studies.length);
    expect(studies).toHaveLength(24 + 9);
    expect(compressorsFromText(boxes.kept('local', 'compressors') ?? '').records).toHaveLength(20);
  });

  it('is left as it stood: an earlier build opened afterwards finds its own, and changes come with the next start', async () => {
    const found = before();
    await tab().take();
    expect(before()).toEqual(found);
    expect(new Set(databases.written)).toEqual(new Set([MACHINES_DATABASE]));
    expect((found.projects ?? []).map((one) => projectFrom(one)?.name)).toEqual(projects.map(({ name }) => name));
    // The earlier build goes on: a note of its own, and a project more.
    const changed = '2026-11-25T10:00:00.000Z';
    databases.put(PROJECTS_DATABASE, [
      { ...projects[0]!, note: 'là-bas', changed },
      ...projects.slice(1),
      { ...projects[1]!, id: 'p99', name: 'Nouveau' },
    ]);
    const { take, $machines } = tab();
    await take();
    expect($machines.get()).toHaveLength(18);
    expect($machines.get()?.find(({ id }) => id === 'p0')).toMatchObject({ note: 'là-bas' });
  });

  it('is taken once by two tabs at a time, at each start, and where the mark was lost', async () => {
    const tabs = [tab(), tab()];
    await Promise.all(tabs.map(({ take }) => take()));
    const machines = machinesNow();
    expect(machines).toHaveLength(17);
    expect(tabs.filter(({ $taken }) => $taken.get() !== undefined)).toHaveLength(1);
    await tab().take();
    boxes.put('local', 'appfroid.moved', '');
    await tab().take();
    expect(machinesNow()).toEqual(machines);
  });

  it('is nothing or all where the tab is killed in the middle, and whole at the next start', async () => {
    databases.killedAt = MACHINES_DATABASE;
    const killed = tab().take();
    await Promise.race([killed, new Promise((resolve) => setTimeout(resolve, 100))]);
    expect(machinesNow()).toEqual([]);
    expect(boxes.kept('local', 'appfroid.moved')).toBe('');
    databases.killedAt = undefined;
    // Its lock went with it.
    vi.stubGlobal('navigator', {});
    await tab().take();
    expect(machinesNow()).toHaveLength(17);
    const machines = machinesNow();
    // Killed once more, between the machines and the mark.
    boxes.put('local', 'appfroid.moved', '');
    await tab().take();
    expect(machinesNow()).toEqual(machines);
  });

  it('is shown from where it stands while there is no room, and moves once there is', async () => {
    const found = before();
    databases.room = 30_000;
    const full = tab();
    await full.take();
    expect(machinesNow()).toEqual([]);
    expect(full.$failure.get()).toBe('moving');
    expect(full.$machines.get()).toHaveLength(17);
    expect(before()).toEqual(found);
    databases.room = Infinity;
    await tab().take();
    expect(machinesNow()).toHaveLength(17);
    // Local storage alone is full: no mark, and still nothing twice.
    boxes.put('local', 'appfroid.moved', '');
    boxes.fill(true);
    await tab().take();
    expect(machinesNow()).toHaveLength(17);
  });
});

describe('what a device of before saved as files and links', () => {
  const file = JSON.stringify({
    ...{ format: 'appfroid-projects', version: 1, projects: projects.map(({ schema: _, ...one }) => one) },
    photos: photos.map(({ schema: _, ...one }) => one),
    ...{ compressors, mixes: [], visits: visits.map(({ schema: _, ...one }) => one), runs },
  });

  it('comes back on an empty device as the machines it is', () => {
    const bundle = bundleFromText(file, 'x', AT)!;
    expect(bundle).toMatchObject({ dropped: 0, visits: { length: 30 }, runs: { length: 10 } });
    expect(compressorsFromText(bundle.compressors).records).toHaveLength(20);
    const fitted = beside(bundle, []);
    expect(fitted.machines.map(({ id, studies }) => [id, studies])).toEqual(
      projects.map(({ id, variants }) => [id, variants]),
    );
    expect(fitted.photos).toHaveLength(24);
    expect(fitted.leftOut).toEqual({ machines: 0, photos: 0 });
    const alone = bundleFromText(textFromVisits(visits as unknown as readonly KeptVisit[]), 'x', AT);
    expect(alone?.visits).toHaveLength(30);
  });

  it('comes once where the device has it already, and takes nothing away', async () => {
    const { take, kept } = tab();
    await take();
    const here = await kept();
    expect(here.machines).toHaveLength(17);
    const { machines, photos: brought } = beside(bundleFromText(file, 'x', AT)!, here.machines, here.photos);
    expect(machines.map(({ id }) => id)).toEqual(projects.map(({ id }) => id));
    expect(brought.map(({ id }) => id)).toEqual(photos.map(({ id }) => id));
  });

  it('opens from its short links and pictures with the same figures, whatever the tab works on', () => {
    for (const [n, packed] of links.entries()) {
      const read = paramsFromPacked(packed);
      const query = projects[n]?.variants[0]?.query ?? '';
      expect(read.ok && eerOf(`?${read.params.toString()}`)).toBe(eerOf(query));
      const picture = bundleFromText(`<svg data-study="${packed}" xmlns="x"><g/></svg>`, 'Étude', AT);
      expect(eerOf(picture?.machines[0]?.studies[0]?.query ?? '')).toBe(eerOf(query));
    }
    // A machine in the link goes with it, and moves no figure of a study's own.
    const facts = { use: 'cold_room_neg', fluid: 'R404A' };
    const params = new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(projects[3]?.variants[0]?.query)) });
    params.set('machine', JSON.stringify(facts));
    const read = paramsFromPacked(packedFromParams(params));
    expect(read.ok && machineFrom(read.params.get('machine') ?? '')?.facts).toEqual(facts);
    expect(read.ok && eerOf(`?${read.params.toString()}`)).toBe(eerOf(projects[3]?.variants[0]?.query ?? ''));
  });
});
