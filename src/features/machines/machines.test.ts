import { describe, expect, it } from 'vitest';
import { ZR144KCE } from '../../circuit/compressor/doctor/published.ts';
import type { CompressorRecord } from '../../circuit/compressor/record.ts';
import { packedFromParams } from '../../kit/form/short-link/pack.ts';
import type { MachineRecord } from '../../machine/index.ts';
import { duplicateOf, recordFrom, withStudy } from '../../machine/record/record.ts';
import { beside, bundleFromText, NOTHING_BESIDE, textFromMachines } from './state/file.ts';
import { chiller, memory, NOW, plate, room } from './kept-samples.ts';
import { besideOf } from './state/beside.ts';
import { photoFrom } from './state/photo.ts';
import { textFromCompressors } from '../compressor/state/compact.ts';
import { textFromVisits } from '../diagnosis/visits/file.ts';
import type { KeptVisit } from '../diagnosis/visits/visit.ts';
import { joinedMachines } from './state/joined.ts';
import { createMachineStore } from './state/store.ts';
import { back, forward, stepped, stepsFrom } from './state/undo.ts';

const recordOf = (value: unknown): MachineRecord | undefined => recordFrom(value)?.record;

function store(before?: Parameters<typeof createMachineStore>[2]) {
  const boxes = { machines: memory(), photos: memory(), old: memory() };
  const told: unknown[] = [];
  return { boxes, told, ...createMachineStore(boxes, (change) => told.push(change), before) };
}

describe('a kept machine', () => {
  it('is read back as it was, without what is not of it', () => {
    expect(recordOf({ ...chiller, stray: 1 })).toEqual(chiller);
    const report = { customer: 'Laiterie' };
    expect(recordOf({ ...chiller, report })).toEqual({ ...chiller, report });
    // A head that is none costs the head, not the machine.
    expect(recordOf({ ...chiller, report: { customer: 5 } })).toEqual(chiller);
    expect(photoFrom({ ...plate, stray: 1 })).toEqual(plate);
  });

  it.each([
    { id: '' },
    { name: '  ' },
    { name: 'x'.repeat(81) },
    { note: 4 },
    { made: 'hier' },
    { studies: [{ ...chiller.studies[0], query: 'javascript:alert(1)' }] },
    { studies: [{ ...chiller.studies[0], name: 5 }] },
  ])('is none with %j', (change) => expect(recordOf({ ...chiller, ...change })).toBeUndefined());

  it.each(['https://x.example/a.png', 'data:text/html;base64,PGI+', 'data:image/svg+xml;base64,PHN2Zz4='])(
    'has no photo from %s',
    (picture) => expect(photoFrom({ ...plate, picture })).toBeUndefined(),
  );
});

describe('the machines kept', () => {
  it('are the last changed first, and each change is told', async () => {
    const { save, $machines, told } = store();
    await save(chiller);
    await save(room);
    expect($machines.get()?.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(told).toEqual([{ machine: 'a' }, { machine: 'b' }]);
  });

  it('set aside what cannot be read, whole, and open the others', async () => {
    const { boxes, read, $machines, $spoilt, dropSpoilt } = store();
    boxes.machines.records.set('a', chiller);
    boxes.machines.records.set('x', { id: 'x', name: 'Perdu', studies: 'no' });
    await read();
    expect($machines.get()).toEqual([chiller]);
    expect($spoilt.get().map(({ id, text }) => [id, JSON.parse(text) as unknown])).toEqual([
      ['x', { id: 'x', name: 'Perdu', studies: 'no' }],
    ]);
    await dropSpoilt({ id: 'x' });
    expect($spoilt.get()).toEqual([]);
    expect($machines.get()).toEqual([chiller]);
  });

  it('let a reader erase what of the projects of before cannot be read, and touch nothing else there', async () => {
    const spoilt = { id: 'x', text: '{}', isOld: true };
    const before = async () => ({
      ...{ machines: [], counts: { projects: 0, visits: 0, runs: 0 }, sameName: [], unfit: [], spoilt: [spoilt] },
      done: () => undefined,
    });
    const { boxes, take, read, $spoilt, dropSpoilt } = store(before);
    for (const id of ['x', 'y']) boxes.old.records.set(id, { id });
    await take();
    await read();
    expect($spoilt.get()).toEqual([spoilt]);
    await dropSpoilt(spoilt);
    expect($spoilt.get()).toEqual([]);
    expect([...boxes.old.records.keys()]).toEqual(['y']);
  });

  it('of one name join with nothing lost: what one does not keep stays in the other', async () => {
    const studies = (letter: string, n: number) =>
      Array.from({ length: n }, (_, k) => ({
        id: `${letter}${k}`,
        name: letter,
        query: `?${letter}=${k}`,
        summary: '',
      }));
    const [one, other] = [
      { ...chiller, studies: studies('a', 30) },
      { ...room, studies: studies('b', 15) },
    ];
    const { boxes, save, join, $machines } = store();
    await save(one, other);
    const { machine, rest } = joinedMachines(one, other, NOW);
    await join(machine, other.id, rest);
    expect($machines.get()?.map((each) => each.studies.length)).toEqual([40, 5]);
    expect(boxes.machines.records.size).toBe(2);
    const small = joinedMachines(one, { ...other, studies: studies('b', 5) }, NOW);
    expect([small.machine.studies.length, small.rest]).toEqual([35, undefined]);
  });

  it('say when there is no room, and keep again once there is', async () => {
    const { boxes, save, $failure, $machines } = store();
    await save(chiller);
    boxes.machines.error = new DOMException('full', 'QuotaExceededError');
    expect(await save({ ...chiller, note: 'autre' })).toBe(false);
    expect($failure.get()).toBe('full');
    expect($machines.get()).toEqual([chiller]);
    boxes.machines.error = undefined;
    expect(await save({ ...chiller, note: 'autre' })).toBe(true);
    expect($failure.get()).toBeUndefined();
  });

  it('come back with their photos when one was deleted by mistake', async () => {
    const { save, savePhotos, remove, undo, photosOf, $machines } = store();
    await save(chiller);
    await savePhotos([plate]);
    await remove('a');
    expect($machines.get()).toEqual([]);
    expect(await photosOf('a')).toEqual([]);
    await undo();
    expect($machines.get()).toEqual([chiller]);
    expect(await photosOf('a')).toEqual([plate]);
  });
});

describe('the file of machines', () => {
  const beside1 = { ...NOTHING_BESIDE, mixes: [{ label: 'M' }], visits: [{ id: 'w' }] };

  it('comes back as it went', () => {
    const text = textFromMachines([chiller, room], [plate], beside1);
    expect(bundleFromText(`\uFEFF${text}`, 'x', NOW)).toEqual({
      machines: [chiller, room],
      photos: [plate],
      dropped: 0,
      ...beside1,
    });
  });

  it('leaves out what is no machine, and says how much', () => {
    const text = textFromMachines([chiller, { ...chiller, name: '' }], [{ ...plate, project: 'nobody' }]);
    expect(bundleFromText(text, 'x', NOW)).toMatchObject({ machines: [chiller], photos: [], dropped: 1 });
  });

  it.each([
    '',
    '{',
    '[]',
    'null',
    '{"format":"appfroid-visits"}',
    '{"format":"appfroid-machines","version":3,"machines":[]}',
    '<svg></svg>',
    '<svg data-study="abc"></svg>',
  ])('is not %s', (text) => expect(bundleFromText(text, 'x', NOW)).toBeUndefined());

  it('may be a diagram that carries its study', () => {
    const packed = packedFromParams(new URLSearchParams({ permanent: '{"fluid":"R290","temp_evp":-8}' }));
    const bundle = bundleFromText(`<svg data-study="${packed}" xmlns="x"><g/></svg>`, 'Étude', NOW);
    expect(bundle?.machines[0]).toMatchObject({ name: 'Étude', made: NOW });
    const [variant] = bundle?.machines[0]?.studies ?? [];
    expect(new URLSearchParams(variant?.query).get('permanent')).toBe('{"fluid":"R290","temp_evp":-8}');
  });

  it('never writes over another machine of the same identity', () => {
    const bundle = { ...NOTHING_BESIDE, machines: [chiller], photos: [plate], dropped: 0 };
    expect(beside(bundle, [chiller]).machines).toEqual([chiller]);
    const renamed = beside(bundle, [{ ...chiller, note: 'changé ici' }]);
    expect(renamed.machines[0]).toMatchObject({ name: 'Groupe R290' });
    expect(renamed.machines[0]?.id).not.toBe('a');
    expect(renamed.photos[0]?.project).toBe(renamed.machines[0]?.id);
    expect(renamed.photos[0]?.id).not.toBe('p');
  });
});

/** What a device of today holds beside, as its file has it. */
const visitAt = (id: string, machine: string, more: object = {}): KeptVisit => ({
  ...{ id, machine, date: '2026-11-03T08:15', note: '', isReference: false, request: { fluid: 'R32', p_lp: 8 } },
  ...{ verdict: null, figures: {}, version: '2', ...more },
});

describe('a file of an earlier release', () => {
  const project = {
    ...{ id: 'a', name: 'Groupe', note: 'n', made: NOW, changed: NOW, report: { customer: 'Dupont' } },
    variants: [{ id: 'v', name: 'Variante 1', query: '?permanent=%7B%22fluid%22%3A%22R290%22%7D', summary: 's' }],
  };

  it('of projects is machines of the same identities, with its photos and all that lay beside', () => {
    const text = JSON.stringify({
      ...{ format: 'appfroid-projects', version: 1, projects: [project, 5], photos: [plate] },
      ...{ compressors: 'c', mixes: [1], visits: [visitAt('t', 'Clim')], runs: [2] },
    });
    const { variants, ...same } = project;
    expect(bundleFromText(text, 'x', NOW)).toEqual({
      machines: [
        {
          ...same,
          ...{ who: {}, studies: variants, from: 'project' },
          facts: { fluid: { v: 'R290', k: 'study', at: '2026-11-24' } },
        },
      ],
      ...{ photos: [plate], dropped: 1, compressors: 'c', mixes: [1], visits: [visitAt('t', 'Clim')], runs: [2] },
      catalogue: '',
    });
  });

  it('of visits brings them, for machines to be made of', () => {
    const bundle = bundleFromText(textFromVisits([visitAt('t', 'Clim')]), 'x', NOW);
    expect(bundle).toEqual({ ...NOTHING_BESIDE, machines: [], photos: [], dropped: 0, visits: [visitAt('t', 'Clim')] });
  });
});

const sheet: CompressorRecord = {
  ...{ fluid: 'R22', coefficients: { ...ZR144KCE }, units: { capacity: 'kW', power: 'kW', mass_flow: 'g/s' } },
  ...{ step_volume_h: 33.2, rating_mode: 'SH' as const, rating_value: 10, te_min: -20, te_max: 10 },
};
const mix = (label: string) => ({
  label,
  fluids: ['R32', 'R125'],
  fluids_ref: ['R32', 'R125'],
  quantities: [50, label.length],
});

describe('the file of one machine', () => {
  it('holds its own, and nobody else’s name', () => {
    const all = {
      compressors: textFromCompressors([
        { ...sheet, marque: 'DANFOSS', name: 'MTZ 36' },
        { ...sheet, marque: 'BITZER', name: '4VES' },
      ]),
      mixes: [mix('Mien'), mix('Autre')],
      visits: [visitAt('t', 'Groupe R290'), visitAt('u', 'Chez Durand'), visitAt('w', 'Autre nom', { machineId: 'a' })],
      ...{ runs: [{ parameters: '?x', summary: 'Chez Durand', at: NOW }], catalogue: '[{"brand":"Durand"}]' },
    };
    const [study] = chiller.studies;
    const own: MachineRecord = {
      ...chiller,
      names: ['groupe r290'],
      facts: { fluid: { v: 'Mien', k: 'typed', at: '2026-11-24' } },
      studies: [{ ...study!, query: '?mode=compressor&compressor=DANFOSS%7CMTZ+36' }],
    };
    const text = textFromMachines([own], [plate], besideOf(own, all, new Set(['a', 'b'])));
    expect(text).not.toMatch(/Durand|BITZER|Autre"/);
    const bundle = bundleFromText(text, 'x', NOW);
    expect(bundle?.visits).toEqual([visitAt('t', 'Groupe R290', { machineId: 'a' }), all.visits[2]]);
    expect(bundle?.compressors).toContain('MTZ 36');
    expect(bundle?.mixes).toEqual([mix('Mien')]);
  });
});

describe('what was kept before', () => {
  const brought = (marked: string[]) => () =>
    Promise.resolve({
      ...{
        machines: [chiller, room],
        counts: { projects: 2, visits: 0, runs: 0 },
        sameName: [],
        unfit: [],
        spoilt: [],
      },
      done: () => void marked.push('done'),
    });

  it('is written before it is marked, all of it or nothing, and shown all the same where there is no room', async () => {
    const marked: string[] = [];
    const { boxes, take, find, $failure, $machines, $taken, save } = store(brought(marked));
    boxes.machines.error = new DOMException('full', 'QuotaExceededError');
    await take();
    expect([marked, $failure.get(), $taken.get(), boxes.machines.records.size]).toEqual([[], 'moving', undefined, 0]);
    expect($machines.get()?.map(({ id }) => id)).toEqual(['b', 'a']);
    boxes.machines.error = undefined;
    expect(await save({ ...chiller, note: 'ici' })).toBe(true);
    expect((await find('a'))?.note).toBe('ici');
  });

  it('is taken in once a page, and told once', async () => {
    const marked: string[] = [];
    const { take, find, $taken, told } = store(brought(marked));
    await Promise.all([take(), take(), find('a')]);
    expect(marked).toEqual(['done']);
    expect($taken.get()?.counts.projects).toBe(2);
    expect(told).toEqual([{}]);
  });
});

describe('changes', () => {
  it('touch one study, or make another machine', () => {
    expect(withStudy(chiller, 'v', { query: '?a=1' }).studies[0]).toMatchObject({
      query: '?a=1',
      name: 'Variante 1',
    });
    expect(withStudy(chiller, 'other', { query: '?a=1' })).toEqual(chiller);
    const double = duplicateOf(chiller, 'c', 'Copie', NOW);
    expect(double).toMatchObject({ name: 'Copie', studies: chiller.studies });
    expect(double.id).not.toBe('a');
  });

  it('are stepped back and forward, and a new one ends the way forward', () => {
    let steps = stepped(stepped(stepsFrom('a'), 'b'), 'c');
    expect(stepped(steps, 'c')).toBe(steps);
    steps = back(back(steps));
    expect(steps.present).toBe('a');
    expect(back(steps).present).toBe('a');
    expect(forward(steps).present).toBe('b');
    expect(forward(stepped(steps, 'd'))).toEqual({ past: ['a'], present: 'd', future: [] });
  });
});
