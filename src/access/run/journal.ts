/** Where a run stood, beside what it writes: a run that was killed goes on from there, and no row is lost or doubled. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

export interface Position {
  /** Of the file, read and answered, bytes. */
  readonly read: number;
  /** Of what was written for it, bytes: what stands behind is cut off. */
  readonly written: number;
  /** Line of the file the next row is. */
  readonly line: number;
  readonly rows: number;
  readonly failed: number;
}

interface Kept extends Position {
  readonly of: string;
}

const pathOf = (out: string): string => `${out}.progress`;

/** What a run is of: the file as it was and what was asked of it. Another is not gone on with. */
export const markOf = (file: { readonly size: number; readonly mtimeMs: number }, job: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([file.size, file.mtimeMs, job]))
    .digest('hex');

/** Where a run to this file stood; 'other' where that was a run of something else. */
export function positionOf(out: string, mark: string): Position | 'other' | undefined {
  const path = pathOf(out);
  if (!existsSync(path)) return undefined;
  try {
    const { of, ...position } = JSON.parse(readFileSync(path, 'utf8')) as Kept;
    return of === mark && [position.read, position.written, position.line].every(Number.isFinite) ? position : 'other';
  } catch {
    return 'other';
  }
}

/** Keeps the position; whole, or as it was before. */
export function keepPosition(out: string, mark: string, position: Position): void {
  const path = pathOf(out);
  writeFileSync(`${path}~`, JSON.stringify({ of: mark, ...position }));
  renameSync(`${path}~`, path);
}

export const forgetPosition = (out: string): void => rmSync(pathOf(out), { force: true });
