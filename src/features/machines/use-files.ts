/** Files of machines: written from what is kept, and taken in beside it. */
import { useState } from 'react';
import { inFileName, saveFile } from '../../kit/files/save.ts';
import { runsFromText } from '../../kit/storage/history.ts';
import { useTranslator } from '../../kit/island/context.ts';
import type { MachineRecord } from '../../machine/index.ts';
import { FILE_ENDING, FILE_TYPE } from './state/file-name.ts';
import { MOST_MACHINES } from './state/machine.ts';
import { MOST_PHOTOS } from './state/photo.ts';
import { machines } from './state/store.ts';

/** Bytes. */
const LARGEST = 60_000_000;

/** What the taking of files came to, for the reader. */
export interface Said {
  readonly done: readonly string[];
  readonly problems: readonly string[];
}

export interface Files {
  readonly said: Said;
  take(files: readonly File[]): Promise<void>;
  /** One machine with what is its own, or all of them with all that lies beside. */
  write(machine?: MachineRecord): Promise<void>;
}

export function useFiles(onTaken: () => void): Files {
  const t = useTranslator();
  const [said, setSaid] = useState<Said>({ done: [], problems: [] });

  const takeOne = async (file: File): Promise<Said> => {
    if (file.size > LARGEST) return { done: [], problems: [t('machines.tooLarge', { name: file.name })] };
    const { beside, bundleFromText } = await import('./state/file.ts');
    const now = new Date();
    const title = file.name.replace(/\.[^.]*$/, '').slice(0, 60) || file.name;
    const bundle = bundleFromText(await file.text(), t('machines.studyOf', { name: title }), now.toISOString());
    if (!bundle) return { done: [], problems: [t('machines.notOurs', { name: file.name })] };
    const kept = await machines.kept().catch(() => undefined);
    // What cannot be looked at cannot be spared.
    if (kept === undefined) return { done: [], problems: [t('machines.refused')] };
    const fresh = beside(bundle, kept.machines, kept.photos);
    if (!(await machines.save(...fresh.machines))) return { done: [], problems: [] };
    if (fresh.photos.length > 0) await machines.savePhotos(fresh.photos);
    const { takeBeside } = await import('./state/beside.ts');
    await takeBeside(bundle, now.getTime(), fresh.identities);
    // Visits that name no machine are grouped into some, and simulations kept before are studies of one.
    await machines.take(true, runsFromText(JSON.stringify(bundle.runs)));
    const count = fresh.machines.length;
    const { dropped } = bundle;
    const { leftOut } = fresh;
    const { visits } = bundle;
    return {
      done: [
        ...(count === 0 ? [] : [t(count === 1 ? 'machines.taken_one' : 'machines.taken_other', { count })]),
        ...(visits.length === 0
          ? []
          : [t(visits.length === 1 ? 'machines.visits_one' : 'machines.visits_other', { count: visits.length })]),
      ],
      problems: [
        ...(dropped === 0
          ? []
          : [t(dropped === 1 ? 'machines.dropped_one' : 'machines.dropped_other', { count: dropped })]),
        ...(leftOut.machines === 0 ? [] : [t('machines.leftOut', { count: leftOut.machines, most: MOST_MACHINES })]),
        ...(leftOut.photos === 0 ? [] : [t('machines.leftOutPhotos', { count: leftOut.photos, most: MOST_PHOTOS })]),
      ],
    };
  };

  const take = async (files: readonly File[]): Promise<void> => {
    const done: string[] = [];
    const problems: string[] = [];
    for (const file of files) {
      const one = await takeOne(file);
      done.push(...one.done);
      problems.push(...one.problems);
    }
    setSaid({ done, problems });
    onTaken();
  };

  const write = async (machine?: MachineRecord): Promise<void> => {
    const all = machines.$machines.get() ?? [];
    const list = machine ? [machine] : all;
    const photos = (await Promise.all(list.map(({ id }) => machines.photosOf(id)))).flat();
    const [{ textFromMachines }, { besideNow, besideOf }] = await Promise.all([
      import('./state/file.ts'),
      import('./state/beside.ts'),
    ]);
    const everything = await besideNow();
    const known = new Set(all.map(({ id }) => id));
    const text = textFromMachines(list, photos, machine ? besideOf(machine, everything, known) : everything);
    const name = inFileName(machine?.name ?? '') || t('machines.fileName');
    saveFile(new Blob([text], { type: FILE_TYPE }), `${name}${FILE_ENDING}`);
  };

  return { said, take, write };
}
