import { array, assert, constantFrom, oneof, property, record, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordsRead } from '../../kit/kept/database.ts';
import type { RecordStore } from '../../kit/kept/database.ts';
import { packedFromParams } from '../../kit/form/short-link/pack.ts';
import { beside, bundleFromText, NOTHING_BESIDE, textFromProjects } from './state/file.ts';
import { duplicateOf, photoFrom, projectFrom, withVariant } from './state/project.ts';
import type { Photo, Project } from './state/project.ts';
import { createProjectStore } from './state/store.ts';
import { back, forward, stepped, stepsFrom } from './state/undo.ts';

const NOW = '2026-11-24T17:00:00.000Z';
const chiller: Project = {
  id: 'a',
  name: 'Groupe R290',
  note: 'toiture',
  made: NOW,
  changed: NOW,
  variants: [{ id: 'v', name: 'Variante 1', query: '?permanent=%7B%22fluid%22%3A%22R290%22%7D', summary: 'R290' }],
};
const room: Project = { ...chiller, id: 'b', name: 'Chambre froide', changed: '2026-11-24T18:00:00.000Z' };
const plate: Photo = { id: 'p', project: 'a', caption: 'plaque', picture: 'data:image/jpeg;base64,/9j/4AAQSkZJRg==' };

function memory(): RecordStore & { records: Map<string, unknown>; error: Error | undefined } {
  const box = {
    records: new Map<string, unknown>(),
    error: undefined as Error | undefined,
    all: () => Promise.resolve([...box.records.values()]),
    kept: () => Promise.resolve([...box.records.values()]),
    change(put: readonly { readonly id: string }[], remove: readonly string[] = []) {
      if (box.error) return Promise.reject(box.error);
      for (const id of remove) box.records.delete(id);
      for (const record of put) box.records.set(record.id, structuredClone(record));
      return Promise.resolve();
    },
    clear() {
      box.records.clear();
      return Promise.resolve();
    },
  };
  return box;
}

function store() {
  const boxes = { projects: memory(), photos: memory() };
  const told: unknown[] = [];
  return { boxes, told, ...createProjectStore(boxes, (change) => told.push(change)) };
}

describe('a kept project', () => {
  it('is read back as it was, without what is not of it', () => {
    expect(projectFrom({ ...chiller, stray: 1 })).toEqual(chiller);
    const report = { customer: 'Laiterie' };
    expect(projectFrom({ ...chiller, report })).toEqual({ ...chiller, report });
    // A head that is none costs the head, not the project.
    expect(projectFrom({ ...chiller, report: { customer: 5 } })).toEqual(chiller);
    expect(photoFrom({ ...plate, stray: 1 })).toEqual(plate);
  });

  it.each([
    { id: '' },
    { name: '  ' },
    { name: 'x'.repeat(81) },
    { note: 4 },
    { made: 'hier' },
    { variants: [] },
    { variants: [{ ...chiller.variants[0], query: 'javascript:alert(1)' }] },
    { variants: [{ ...chiller.variants[0], name: 5 }] },
  ])('is none with %j', (change) => expect(projectFrom({ ...chiller, ...change })).toBeUndefined());

  it.each(['https://x.example/a.png', 'data:text/html;base64,PGI+', 'data:image/svg+xml;base64,PHN2Zz4='])(
    'has no photo from %s',
    (picture) => expect(photoFrom({ ...plate, picture })).toBeUndefined(),
  );
});

describe('the projects kept', () => {
  it('are the last changed first, and each change is told', async () => {
    const { save, $projects, told } = store();
    await save(chiller);
    await save(room);
    expect($projects.get()?.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(told).toEqual([{ project: 'a' }, { project: 'b' }]);
  });

  it('set aside what cannot be read, whole, and open the others', async () => {
    const { boxes, read, $projects, $spoilt, dropSpoilt } = store();
    boxes.projects.records.set('a', chiller);
    boxes.projects.records.set('x', { id: 'x', name: 'Perdu', variants: 'no' });
    await read();
    expect($projects.get()).toEqual([chiller]);
    expect($spoilt.get().map(({ id, text }) => [id, JSON.parse(text) as unknown])).toEqual([
      ['x', { id: 'x', name: 'Perdu', variants: 'no' }],
    ]);
    await dropSpoilt('x');
    expect($spoilt.get()).toEqual([]);
    expect($projects.get()).toEqual([chiller]);
  });

  it('say when there is no room, and keep again once there is', async () => {
    const { boxes, save, $failure, $projects } = store();
    await save(chiller);
    boxes.projects.error = new DOMException('full', 'QuotaExceededError');
    expect(await save({ ...chiller, note: 'autre' })).toBe(false);
    expect($failure.get()).toBe('full');
    expect($projects.get()).toEqual([chiller]);
    boxes.projects.error = undefined;
    expect(await save({ ...chiller, note: 'autre' })).toBe(true);
    expect($failure.get()).toBeUndefined();
  });

  it('come back with their photos when one was deleted by mistake', async () => {
    const { save, savePhotos, remove, undo, photosOf, $projects } = store();
    await save(chiller);
    await savePhotos([plate]);
    await remove('a');
    expect($projects.get()).toEqual([]);
    expect(await photosOf('a')).toEqual([]);
    await undo();
    expect($projects.get()).toEqual([chiller]);
    expect(await photosOf('a')).toEqual([plate]);
  });
});

describe('the file of projects', () => {
  const beside1 = { ...NOTHING_BESIDE, mixes: [{ label: 'M' }], visits: [{ id: 'w' }] };

  it('comes back as it went', () => {
    const text = textFromProjects([chiller, room], [plate], beside1);
    expect(bundleFromText(`\uFEFF${text}`, 'x', NOW)).toEqual({
      projects: [chiller, room],
      photos: [plate],
      dropped: 0,
      ...beside1,
    });
  });

  it('leaves out what is no project, and says how much', () => {
    const text = textFromProjects([chiller, null as never], [{ ...plate, project: 'nobody' }]);
    expect(bundleFromText(text, 'x', NOW)).toMatchObject({ projects: [chiller], photos: [], dropped: 1 });
  });

  it.each(['', '{', '[]', 'null', '{"format":"appfroid-visits"}', '<svg></svg>', '<svg data-study="abc"></svg>'])(
    'is not %s',
    (text) => expect(bundleFromText(text, 'x', NOW)).toBeUndefined(),
  );

  it('may be a diagram that carries its study', () => {
    const packed = packedFromParams(new URLSearchParams({ permanent: '{"fluid":"R290","temp_evp":-8}' }));
    const bundle = bundleFromText(`<svg data-study="${packed}" xmlns="x"><g/></svg>`, 'Étude', NOW);
    expect(bundle?.projects[0]).toMatchObject({ name: 'Étude', made: NOW });
    const [variant] = bundle?.projects[0]?.variants ?? [];
    expect(new URLSearchParams(variant?.query).get('permanent')).toBe('{"fluid":"R290","temp_evp":-8}');
  });

  it('never writes over another project of the same identity', () => {
    const bundle = { ...NOTHING_BESIDE, projects: [chiller], photos: [plate], dropped: 0 };
    expect(beside(bundle, [chiller]).projects).toEqual([chiller]);
    const renamed = beside(bundle, [{ ...chiller, note: 'changé ici' }]);
    expect(renamed.projects[0]).toMatchObject({ name: 'Groupe R290' });
    expect(renamed.projects[0]?.id).not.toBe('a');
    expect(renamed.photos[0]?.project).toBe(renamed.projects[0]?.id);
    expect(renamed.photos[0]?.id).not.toBe('p');
  });
});

describe('a file put beside what is kept', () => {
  const bundle = (projects: readonly Project[], photos: readonly Photo[] = []) => ({
    ...NOTHING_BESIDE,
    projects,
    photos,
    dropped: 0,
  });
  const idsOf = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);

  it('takes no photo from another project, and writes over no caption', () => {
    const foreign = { ...plate, project: 'b' };
    const [moved] = beside(bundle([room], [foreign]), [chiller], [plate]).photos;
    expect(moved).toEqual({ ...foreign, id: moved?.id });
    expect(moved?.id).not.toBe('p');
    const [old] = beside(bundle([chiller], [{ ...plate, caption: 'avant' }]), [chiller], [plate]).photos;
    expect([old?.caption, old?.project, old?.id === 'p']).toEqual(['avant', 'a', false]);
    expect(beside(bundle([chiller], [plate]), [chiller], [plate]).photos).toEqual([plate]);
  });

  it('takes the place of no record of a version to come, nor of one that cannot be read', () => {
    const later = { ...chiller, schema: 99 };
    const spoilt = { id: 'b', variants: 'no' };
    const laterPhoto = { ...plate, schema: 99 };
    const spoiltPhoto = { id: 'q' };
    const { projects, photos } = beside(
      bundle([chiller, room], [plate, { ...plate, id: 'q' }]),
      [later, spoilt],
      [laterPhoto, spoiltPhoto],
    );
    expect(idsOf(projects).filter((id) => ['a', 'b'].includes(id))).toEqual([]);
    expect(idsOf(photos).filter((id) => ['p', 'q'].includes(id))).toEqual([]);
    expect(new Set(idsOf([...projects, ...photos])).size).toBe(4);
    expect(photos.map(({ project }) => project)).toEqual([projects[0]?.id, projects[0]?.id]);
  });

  it('is looked at beside all that is kept, read or not', async () => {
    const { boxes, kept, save, savePhotos, $projects } = store();
    const records = [
      { ...chiller, schema: 99 },
      { id: 'b', variants: 'no' },
    ] as const;
    for (const one of records) boxes.projects.records.set(one.id, one);
    boxes.projects.all = () => Promise.resolve(recordsRead([...boxes.projects.records.values()]));
    const all = await kept();
    const { projects, photos } = beside(bundle([chiller, room], [plate]), all.projects, all.photos);
    await save(...projects);
    await savePhotos(photos);
    expect([...boxes.projects.records.values()].slice(0, 2)).toEqual(records);
    expect(boxes.projects.records.size).toBe(4);
    expect($projects.get()?.map(({ name }) => name)).toEqual(['Chambre froide', 'Groupe R290']);
  });

  it('keeps both of two projects and of two photos of one identity', () => {
    const { projects, photos } = beside(
      bundle([chiller, { ...chiller, name: 'Autre' }, chiller], [plate, { ...plate, caption: 'deux' }]),
      [],
    );
    expect(projects.map(({ name }) => name)).toEqual(['Groupe R290', 'Autre', 'Groupe R290']);
    expect(new Set(idsOf(projects)).size).toBe(3);
    expect(new Set(idsOf(photos)).size).toBe(2);
    expect(projectFrom({ ...chiller, variants: [chiller.variants[0], chiller.variants[0]] })?.variants).toMatchObject([
      { id: 'v' },
      { id: 'v~1' },
    ]);
  });

  it('brings no more than there may be, and says what it left out', () => {
    const many = Array.from({ length: 200 }, (_, n) => ({ ...plate, id: `f${n}` }));
    const some = beside(bundle([chiller], many), []);
    expect([some.photos.length, some.leftOut]).toEqual([24, { projects: 0, photos: 176 }]);
    // Those that are here already count, and come again for nothing.
    const here = many.slice(0, 20);
    const more = beside(bundle([chiller], many), [chiller], here);
    expect([more.photos.length, more.leftOut.photos]).toEqual([24, 176]);
    const list = Array.from({ length: 600 }, (_, n) => ({ ...chiller, id: `p${n}` }));
    expect(beside(bundle(list), [chiller]).leftOut.projects).toBe(101);
    expect(beside(bundle(list.slice(0, 500)), list.slice(0, 500)).leftOut.projects).toBe(0);
  });

  it('is never written over what is kept, whatever identities it names', () => {
    const id = constantFrom('a', 'b', 'p', 'x', 'y');
    const project = record({ id, name: constantFrom('un', 'deux') }).map((own): Project => ({ ...chiller, ...own }));
    const photo = record({ id, project: id, caption: constantFrom('', 'vu') }).map((own): Photo => ({
      ...plate,
      ...own,
    }));
    const raw = oneof(
      project.map((one): unknown => ({ ...one, schema: 1 })),
      project.map((one): unknown => ({ ...one, schema: 99 })),
      id.map((own): unknown => ({ id: own, spoilt: true })),
    );
    assert(
      property(
        uniqueArray(raw, { selector: (one) => (one as { id: string }).id }),
        uniqueArray(photo, { selector: (one) => one.id }),
        array(project),
        array(photo),
        (kept, keptPhotos, projects, photos) => {
          const fitted = beside(bundle(projects, photos), kept, keptPhotos);
          const after = new Map(kept.map((one) => [(one as { id: string }).id, one]));
          for (const one of fitted.projects) {
            if (after.has(one.id)) expect(projectFrom(after.get(one.id))).toEqual(one);
            if (after.has(one.id)) expect(after.get(one.id)).not.toMatchObject({ schema: 99 });
          }
          for (const one of fitted.photos) {
            const before = keptPhotos.find((photo) => photo.id === one.id);
            if (before !== undefined) expect(before).toEqual(one);
            expect(idsOf(fitted.projects)).toContain(one.project);
          }
          expect(fitted.projects.map(({ name }) => name)).toEqual(projects.map(({ name }) => name));
          expect(new Set(idsOf(fitted.projects)).size).toBe(projects.length);
          expect(new Set(idsOf(fitted.photos)).size).toBe(fitted.photos.length);
        },
      ),
    );
  });

  it.each(['<svg ', '<svg\n', '<svg data-study="', ' data-study="', '<'])(
    'is read in time by its length: %j',
    (unit) => {
      const text = unit.repeat(2_000_000 / unit.length);
      const start = performance.now();
      expect(bundleFromText(text, 'x', NOW)).toBeUndefined();
      expect(performance.now() - start).toBeLessThan(500);
    },
  );
});

describe('changes', () => {
  it('touch one variant, or make another project', () => {
    expect(withVariant(chiller, 'v', { query: '?a=1' }).variants[0]).toMatchObject({
      query: '?a=1',
      name: 'Variante 1',
    });
    expect(withVariant(chiller, 'other', { query: '?a=1' })).toEqual(chiller);
    const double = duplicateOf(chiller, 'Copie', NOW);
    expect(double).toMatchObject({ name: 'Copie', variants: chiller.variants });
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
