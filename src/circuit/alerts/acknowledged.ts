/** An alert a reader has taken note of: what it said then, and the note. It asks again once it says something else. */
import { LEVELS, rankOf } from '../../machine/severity.ts';
import type { Level } from '../../machine/severity.ts';
import type { Alert, Amount } from './alert.ts';

/** Longer notes are cut: they would push the list off the page, and are carried by the link. */
export const LONGEST_NOTE = 200;
/** More than any study has. */
const MOST = 40;
/** A figure or a limit that has moved by more than this part of itself says something else. */
const MATERIAL = 0.05;

/** What was taken note of. */
export interface Acknowledgement {
  readonly severity: Level;
  /** In the unit of its code; absent where it has none. */
  readonly figure?: number;
  readonly limit?: number;
  readonly note: string;
}

/** By the id of the alert. */
export type Acknowledgements = Readonly<Record<string, Acknowledgement>>;

/** The note of an alert; `asks`: the alert now says something else, and is to be looked at again. */
export interface Acknowledged {
  readonly note: string;
  readonly asks: boolean;
}

const hasMoved = (then: number | undefined, now: Amount | undefined): boolean => {
  if (then === undefined || now === undefined) return (then === undefined) !== (now === undefined);
  return Math.abs(now.value - then) > MATERIAL * Math.abs(then);
};

/** What was noted of an alert; undefined where nothing was. A milder alert than the one noted asks nothing. */
export function acknowledgementOf(
  { id, severity, figure, limit }: Alert,
  noted: Acknowledgements,
): Acknowledged | undefined {
  const then = Object.hasOwn(noted, id) ? noted[id] : undefined;
  if (!then) return undefined;
  const isWorse = rankOf(severity) < rankOf(then.severity);
  return { note: then.note, asks: isWorse || hasMoved(then.figure, figure) || hasMoved(then.limit, limit) };
}

const cut = (note: string): string => Array.from(note.trim()).slice(0, LONGEST_NOTE).join('');
/** Digits of a figure a link carries: far finer than what asks again. */
const DIGITS = 6;
const short = (value: number): number => Number(value.toPrecision(DIGITS));

/** With an alert taken note of as it stands. */
export const acknowledge = (
  { id, severity, figure, limit }: Alert,
  note: string,
  noted: Acknowledgements,
): Acknowledgements => ({
  ...noted,
  [id]: {
    severity,
    ...(figure && { figure: short(figure.value) }),
    ...(limit && { limit: short(limit.value) }),
    note: cut(note),
  },
});

/** Without what was noted of an alert. */
export const takenBack = (id: string, noted: Acknowledgements): Acknowledgements =>
  Object.fromEntries(Object.entries(noted).filter(([each]) => each !== id));

/** What links of November 2026 and before wrote by its place: the gravest each may be said to be now, so that none asks for nothing. */
const BY_PLACE: readonly Level[] = ['danger', 'stop', 'know'];

type Written = readonly [severity: string, figure: number | null, limit: number | null, note: string];

/** As a link carries them; the empty text for none. */
export function parameterFromAcknowledgements(noted: Acknowledgements): string {
  const entries = Object.entries(noted).map(([id, { severity, figure, limit, note }]): [string, Written] => [
    id,
    [severity, figure ?? null, limit ?? null, note],
  ]);
  return entries.length === 0 ? '' : JSON.stringify(Object.fromEntries(entries));
}

function fromWritten(written: unknown): Acknowledgement | undefined {
  if (!Array.isArray(written)) return undefined;
  const [said, figure, limit, note] = written as readonly unknown[];
  const severity = typeof said === 'number' ? BY_PLACE[said] : LEVELS.find((level) => level === said);
  if (severity === undefined || typeof note !== 'string') return undefined;
  return {
    severity,
    ...(typeof figure === 'number' && { figure }),
    ...(typeof limit === 'number' && { limit }),
    note: cut(note),
  };
}

/** What a link says was noted; none of what it says otherwise. */
export function acknowledgementsFromParameter(parameter: string | null): Acknowledgements {
  let read: unknown;
  try {
    read = JSON.parse(parameter ?? '{}');
  } catch {
    return {};
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return {};
  const entries = Object.entries(read)
    .slice(0, MOST)
    .flatMap(([id, written]): readonly [string, Acknowledgement][] => {
      const one = fromWritten(written);
      return one ? [[id, one]] : [];
    });
  return Object.fromEntries(entries);
}
