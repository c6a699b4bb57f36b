/** Where a run stood, beside what it writes: a run that was killed goes on from there, and no row is lost or doubled. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

export interface Stand {
  /** Of the file, read and answered, bytes. */
  readonly read: number;
  /** Of what was written for it, bytes: what stands behind is cut off. */
  readonly written: number;
  /** Line of the file the next row is. */
  readonly line: number;
  readonly rows: number;
  readonly failed: number;
}

interface Kept extends Stand {
  readonly of: string;
}

const pathOf = (out: string): string => `${out}.progress`;

/** What a run is of: the file as it was and what was asked of it. Another is not gone on with. */
export const markOf = (file: { readonly size: number; readonly mtimeMs: number }, job: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([file.size, file.mtimeMs, job]))
    .digest('hex');

/** Where a run to this file stood; 'other' where that was a run of something else. */
export function standOf(out: string, mark: string): Stand | 'other' | undefined {
  const path = pathOf(out);
  if (!existsSync(path)) return undefined;
  try {
    const { of, ...stand } = JSON.parse(readFileSync(path, 'utf8')) as Kept;
    return of === mark && [stand.read, stand.written, stand.line].every(Number.isFinite) ? stand : 'other';
  } catch {
    return 'other';
  }
}

/** Keeps the stand; whole, or as it was before. */
export function keepStand(out: string, mark: string, stand: Stand): void {
  const path = pathOf(out);
  writeFileSync(`${path}~`, JSON.stringify({ of: mark, ...stand }));
  renameSync(`${path}~`, path);
}

export const forgetStand = (out: string): void => rmSync(pathOf(out), { force: true });
