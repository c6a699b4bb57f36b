/** Visits as a file, and a file as visits. */
import type { KeptVisit } from './visit.ts';
import { isMisfit, visitFrom } from './visit.ts';

export const VISITS_FORMAT = 'appfroid-visits';
const VERSION = 1;

export const textFromVisits = (visits: readonly KeptVisit[]): string =>
  JSON.stringify({ format: VISITS_FORMAT, version: VERSION, visits }, null, 2);

/**
 * A diagnosed visit with what was found on the machine, to be handed to somebody: the day, the readings, the verdict; not whose
 * machine it is, the reader's remark, nor the recording.
 * @param machine what stands in place of its name
 */
export function textFromHanded({ set: _, machineId: __, ...visit }: KeptVisit, machine: string): string {
  const [day = ''] = visit.date.split('T');
  return textFromVisits([{ ...visit, machine, date: `${day}T00:00`, note: '', isReference: false }]);
}

/** An entry of a file that was left out: its place, from 1, what it calls its machine, and the field that does not fit. */
export interface DroppedVisit {
  readonly place: number;
  readonly machine: string;
  readonly field: string;
}

export interface VisitsOfFile {
  readonly visits: readonly KeptVisit[];
  readonly dropped: readonly DroppedVisit[];
}

const LONGEST_SHOWN = 40;

function nameOf(entry: unknown): string {
  const machine = typeof entry === 'object' && entry !== null ? (entry as { machine?: unknown }).machine : undefined;
  return typeof machine === 'string' ? machine.slice(0, LONGEST_SHOWN) : '';
}

/** What fits of a list, and what does not. */
export function visitsFromList(list: readonly unknown[]): VisitsOfFile {
  const visits: KeptVisit[] = [];
  const dropped: DroppedVisit[] = [];
  for (const [index, entry] of list.entries()) {
    const visit = visitFrom(entry);
    if (isMisfit(visit)) dropped.push({ place: index + 1, machine: nameOf(entry), field: visit.misfit });
    else visits.push(visit);
  }
  return { visits, dropped };
}

/** The visits of a file of `textFromVisits`; undefined where it is none. */
export function visitsFromText(text: string): VisitsOfFile | undefined {
  let whole: unknown;
  try {
    whole = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
  if (typeof whole !== 'object' || whole === null) return undefined;
  const { format, version, visits } = whole as Readonly<Record<string, unknown>>;
  return format === VISITS_FORMAT && version === VERSION && Array.isArray(visits) ? visitsFromList(visits) : undefined;
}
