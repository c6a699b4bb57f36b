/** A day to remember, as a calendar takes it: RFC 5545. */

export interface Reminder {
  /** Of the machine; with the day it makes the event's name, so that a second import changes the first. */
  readonly machine: string;
  /** 2026-11-03 */
  readonly date: string;
  readonly summary: string;
  readonly description: string;
  /** Days before, at the beginning of the day; default 14. */
  readonly days_before?: number;
  /** When the file was made, ms since 1970. */
  readonly made: number;
}

const CRLF = '\r\n';
/** Octets of a line (RFC 5545, 3.1), its line end left out; one that goes on begins with a space. */
const LONGEST = 75;
const DAY_MS = 86_400_000;
const DAYS_BEFORE = 14;
const PRODUCT = '-//AppFroid//FR';

const encoder = new TextEncoder();

/** A content line, folded: never inside a character. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const sign of line) {
    const { length } = encoder.encode(sign);
    if (octets + length > LONGEST) {
      text += `${CRLF} `;
      octets = 1;
    }
    text += sign;
    octets += length;
  }
  return text;
}

/** A text value (RFC 5545, 3.3.11). Control characters have no place in one. */
const textValue = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(new RegExp('[\\u0000-\\u0009\\u000b-\\u001f\\u007f]', 'g'), ' ')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10).replaceAll('-', '');

/** Day of a date, ms; undefined where the calendar has none. */
function dayMs(date: string): number | undefined {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== date ? undefined : ms;
}

/** What of a name an identifier may hold. */
const inUid = (name: string): string =>
  encodeURIComponent(name.trim())
    .replace(/[^\w.%-]/g, '-')
    .slice(0, 120);

/**
 * The reminder of one day as an .ics file: an event of the whole day with an alarm some days before. Undefined where the
 * date is none (yyyy-MM-dd).
 */
export function reminderFile(reminder: Reminder): string | undefined {
  const day = dayMs(reminder.date);
  if (day === undefined) return undefined;
  const stamp = `${new Date(reminder.made).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCT}`,
    'BEGIN:VEVENT',
    `UID:${inUid(reminder.machine)}-${dayOf(day)}@appfroid`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${dayOf(day)}`,
    `DTEND;VALUE=DATE:${dayOf(day + DAY_MS)}`,
    `SUMMARY:${textValue(reminder.summary)}`,
    `DESCRIPTION:${textValue(reminder.description)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${textValue(reminder.summary)}`,
    `TRIGGER:-P${Math.max(0, Math.round(reminder.days_before ?? DAYS_BEFORE))}D`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map(folded).join(CRLF) + CRLF;
}
