/** A project, as devices and files kept them before there were machines: read for ever, written no more. */
import type { OldProject } from '../../../machine/index.ts';
import { recordFrom } from '../../../machine/record/record.ts';

export const PROJECTS_DATABASE = 'appfroid-projects';

/** The project a kept value is, without what is not of it; undefined where it is none. It has one variant at least. */
export function projectFrom(value: unknown): OldProject | undefined {
  if (typeof value !== 'object' || value === null || !('variants' in value)) return undefined;
  const { variants: studies, ...rest } = value;
  // What a project says of itself a machine does too, word for word.
  const record = recordFrom({ ...rest, studies, facts: {}, who: {}, names: undefined, took: undefined })?.record;
  if (record === undefined || record.studies.length === 0) return undefined;
  const { id, name, note, made, changed, studies: variants, report } = record;
  return { id, name, note, made, changed, variants, ...(report && { report }) };
}
