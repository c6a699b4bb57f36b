import { array, assert, constantFrom, oneof, property, record, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordsRead } from '../../kit/storage/database.ts';
import type { MachineRecord } from '../../machine/index.ts';
import { recordFrom } from '../../machine/record/record.ts';
import { chiller, memory, NOW, plate, room } from './kept-samples.ts';
import { beside, bundleFromText, NOTHING_BESIDE } from './state/file.ts';
import type { Photo } from './state/photo.ts';
import { createMachineStore } from './state/store.ts';

const recordOf = (value: unknown): MachineRecord | undefined => recordFrom(value)?.record;

function store() {
  const boxes = { machines: memory(), photos: memory() };
  return { boxes, ...createMachineStore(boxes, () => undefined) };
}

describe('a file put beside what is kept', () => {
  const bundle = (machines: readonly MachineRecord[], photos: readonly Photo[] = []) => ({
    ...NOTHING_BESIDE,
    machines,
    photos,
    dropped: 0,
  });
  const idsOf = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);

  it('takes no photo from another machine, and writes over no caption', () => {
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
    const spoilt = { id: 'b', studies: 'no' };
    const laterPhoto = { ...plate, schema: 99 };
    const spoiltPhoto = { id: 'q' };
    const { machines, photos } = beside(
      bundle([chiller, room], [plate, { ...plate, id: 'q' }]),
      [later, spoilt],
      [laterPhoto, spoiltPhoto],
    );
    expect(idsOf(machines).filter((id) => ['a', 'b'].includes(id))).toEqual([]);
    expect(idsOf(photos).filter((id) => ['p', 'q'].includes(id))).toEqual([]);
    expect(new Set(idsOf([...machines, ...photos])).size).toBe(4);
    expect(photos.map(({ project }) => project)).toEqual([machines[0]?.id, machines[0]?.id]);
  });

  it('is looked at beside all that is kept, read or not', async () => {
    const { boxes, kept, save, savePhotos, $machines } = store();
    const records = [
      { ...chiller, schema: 99 },
      { id: 'b', studies: 'no' },
    ] as const;
    for (const one of records) boxes.machines.records.set(one.id, one);
    boxes.machines.all = () => Promise.resolve(recordsRead([...boxes.machines.records.values()]));
    const all = await kept();
    const { machines, photos } = beside(bundle([chiller, room], [plate]), all.machines, all.photos);
    await save(...machines);
    await savePhotos(photos);
    expect([...boxes.machines.records.values()].slice(0, 2)).toEqual(records);
    expect(boxes.machines.records.size).toBe(4);
    expect($machines.get()?.map(({ name }) => name)).toEqual(['Chambre froide', 'Groupe R290']);
  });

  it('keeps both of two machines and of two photos of one identity', () => {
    const { machines, photos } = beside(
      bundle([chiller, { ...chiller, name: 'Autre' }, chiller], [plate, { ...plate, caption: 'deux' }]),
      [],
    );
    expect(machines.map(({ name }) => name)).toEqual(['Groupe R290', 'Autre', 'Groupe R290']);
    expect(new Set(idsOf(machines)).size).toBe(3);
    expect(new Set(idsOf(photos)).size).toBe(2);
    expect(recordOf({ ...chiller, studies: [chiller.studies[0], chiller.studies[0]] })?.studies).toMatchObject([
      { id: 'v' },
      { id: 'v~1' },
    ]);
  });

  it('brings no more than there may be, and says what it left out', () => {
    const many = Array.from({ length: 200 }, (_, n) => ({ ...plate, id: `f${n}` }));
    const some = beside(bundle([chiller], many), []);
    expect([some.photos.length, some.leftOut]).toEqual([24, { machines: 0, photos: 176 }]);
    // Those that are here already count, and come again for nothing.
    const here = many.slice(0, 20);
    const more = beside(bundle([chiller], many), [chiller], here);
    expect([more.photos.length, more.leftOut.photos]).toEqual([24, 176]);
    const list = Array.from({ length: 600 }, (_, n) => ({ ...chiller, id: `p${n}` }));
    expect(beside(bundle(list), [chiller]).leftOut.machines).toBe(101);
    expect(beside(bundle(list.slice(0, 500)), list.slice(0, 500)).leftOut.machines).toBe(0);
  });

  it('is never written over what is kept, whatever identities it names', () => {
    const id = constantFrom('a', 'b', 'p', 'x', 'y');
    const project = record({ id, name: constantFrom('un', 'deux') }).map((own): MachineRecord => ({
      ...chiller,
      ...own,
    }));
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
        (kept, keptPhotos, machines, photos) => {
          const fitted = beside(bundle(machines, photos), kept, keptPhotos);
          const after = new Map(kept.map((one) => [(one as { id: string }).id, one]));
          for (const one of fitted.machines) {
            if (after.has(one.id)) expect(recordOf(after.get(one.id))).toEqual(one);
            if (after.has(one.id)) expect(after.get(one.id)).not.toMatchObject({ schema: 99 });
          }
          for (const one of fitted.photos) {
            const before = keptPhotos.find((photo) => photo.id === one.id);
            if (before !== undefined) expect(before).toEqual(one);
            expect(idsOf(fitted.machines)).toContain(one.project);
          }
          expect(fitted.machines.map(({ name }) => name)).toEqual(machines.map(({ name }) => name));
          expect(new Set(idsOf(fitted.machines)).size).toBe(machines.length);
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
