/** Files of projects: written from what is kept, and taken in beside it. */
import { useState } from 'react';
import { inFileName, saveFile } from '../../kit/files/save.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { beside, bundleFromText, FILE_ENDING, FILE_TYPE, textFromProjects } from './state/file.ts';
import { MOST_PHOTOS, MOST_PROJECTS } from './state/project.ts';
import type { Project } from './state/project.ts';
import { projects } from './state/store.ts';

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
  /** One project, or all of them with what lies beside. */
  write(project?: Project): Promise<void>;
}

export function useFiles(onTaken: () => void): Files {
  const t = useTranslator();
  const [said, setSaid] = useState<Said>({ done: [], problems: [] });

  const takeOne = async (file: File): Promise<Said> => {
    if (file.size > LARGEST) return { done: [], problems: [t('projects.tooLarge', { name: file.name })] };
    const now = new Date();
    const title = file.name.replace(/\.[^.]*$/, '').slice(0, 60) || file.name;
    const bundle = bundleFromText(await file.text(), t('projects.study', { name: title }), now.toISOString());
    if (!bundle) return { done: [], problems: [t('projects.notOurs', { name: file.name })] };
    const kept = await projects.kept().catch(() => undefined);
    // What cannot be looked at cannot be spared.
    if (kept === undefined) return { done: [], problems: [t('projects.refused')] };
    const fresh = beside(bundle, kept.projects, kept.photos);
    if (!(await projects.save(...fresh.projects))) return { done: [], problems: [] };
    if (fresh.photos.length > 0) await projects.savePhotos(fresh.photos);
    const { takeBeside } = await import('./state/beside.ts');
    await takeBeside(bundle, now.getTime());
    const count = fresh.projects.length;
    const { dropped } = bundle;
    const { leftOut } = fresh;
    return {
      done: [t(count === 1 ? 'projects.taken_one' : 'projects.taken_other', { count })],
      problems: [
        ...(dropped === 0
          ? []
          : [t(dropped === 1 ? 'projects.dropped_one' : 'projects.dropped_other', { count: dropped })]),
        ...(leftOut.projects === 0 ? [] : [t('projects.leftOut', { count: leftOut.projects, most: MOST_PROJECTS })]),
        ...(leftOut.photos === 0 ? [] : [t('projects.leftOutPhotos', { count: leftOut.photos, most: MOST_PHOTOS })]),
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

  const write = async (project?: Project): Promise<void> => {
    const list = project ? [project] : (projects.$projects.get() ?? []);
    const photos = (await Promise.all(list.map(({ id }) => projects.photosOf(id)))).flat();
    const { besideNow } = await import('./state/beside.ts');
    const text = textFromProjects(list, photos, await besideNow());
    const name = inFileName(project?.name ?? '') || t('projects.fileName');
    saveFile(new Blob([text], { type: FILE_TYPE }), `${name}${FILE_ENDING}`);
  };

  return { said, take, write };
}
