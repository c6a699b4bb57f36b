/** Files of the checks, and how they are read. */
import { readFileSync } from 'node:fs';
import type { Choices, MeasurementSet, Problem, Proposal } from '../index.ts';
import { readMeasurements } from '../index.ts';

const folder = new URL('./reference/', import.meta.url);

export const bytesOf = (name: string): Uint8Array => new Uint8Array(readFileSync(new URL(name, folder)));
export const jsonOf = <T>(name: string): T => JSON.parse(new TextDecoder().decode(bytesOf(name))) as T;

export const bytesFrom = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A table with one row a line. */
export const table = (...lines: readonly string[]): string => `${lines.join('\n')}\n`;

export interface Read {
  readonly set: MeasurementSet;
  readonly proposal: Proposal;
}

/** The set of a text or of bytes; fails where the file is refused. */
export async function read(content: string | Uint8Array, choices: Choices = {}, name = 'file'): Promise<Read> {
  const bytes = typeof content === 'string' ? bytesFrom(content) : content;
  const answer = await readMeasurements(bytes, name, choices);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.result;
}

/** Why a file is refused; undefined where it is read. */
export async function refusal(content: string | Uint8Array, choices: Choices = {}): Promise<Problem | undefined> {
  const bytes = typeof content === 'string' ? bytesFrom(content) : content;
  const answer = await readMeasurements(bytes, 'file', choices);
  return answer.ok ? undefined : answer.problem;
}

/** Bytes as they come from a slow line. */
export async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) {
    await Promise.resolve();
    yield bytes.subarray(at, at + size);
  }
}
