/** Instants and lengths of a recording in words. */
import type { Translator } from '../../../i18n/keys.ts';
import { dateLanguage } from '../../../language/index.ts';
import type { Locale } from '../../../language/index.ts';
import { formatAtMost } from '../../../quantities/number.ts';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** A length of time in s: its two largest parts, or one where the other is none. */
export function durationText(seconds: number, t: Translator): string {
  const whole = Math.round(Math.abs(seconds));
  const sign = seconds < 0 && whole > 0 ? '−' : '';
  if (whole < MINUTE) return sign + t('recording.time.seconds', { s: formatAtMost(Math.abs(seconds), 1, t.locale) });
  if (whole < HOUR) {
    const [m, s] = [Math.floor(whole / MINUTE), whole % MINUTE];
    return sign + t(s === 0 ? 'recording.time.minutesOnly' : 'recording.time.minutes', { m, s });
  }
  const minutes = Math.round(whole / MINUTE);
  if (minutes < DAY / MINUTE) {
    const [h, m] = [Math.floor(minutes / 60), minutes % 60];
    return sign + t(m === 0 ? 'recording.time.hoursOnly' : 'recording.time.hours', { h, m });
  }
  const hours = Math.round(whole / HOUR);
  const [d, h] = [Math.floor(hours / 24), hours % 24];
  return sign + t(h === 0 ? 'recording.time.daysOnly' : 'recording.time.days', { d, h });
}

const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(locale: Locale, parts: 'day' | 'minute' | 'second'): Intl.DateTimeFormat {
  const key = `${locale} ${parts}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(dateLanguage(locale), {
    // What the file's clock showed is shown as it stands, wherever the reader is.
    timeZone: 'UTC',
    ...(parts === 'day'
      ? { day: '2-digit', month: '2-digit', year: 'numeric' }
      : { hour: '2-digit', minute: '2-digit', ...(parts === 'second' ? { second: '2-digit' } : {}) }),
  });
  formats.set(key, made);
  return made;
}

const msOf = (clock: string): number => Date.parse(clock.endsWith('Z') ? clock : `${clock}Z`);

const dayText = (ms: number, locale: Locale): string => formatOf(locale, 'day').format(ms);
const hourText = (ms: number, locale: Locale, hasSeconds: boolean): string =>
  formatOf(locale, hasSeconds ? 'second' : 'minute').format(ms);

/** What an instant of a recording needs: its start, and the changes of hour of its clock. */
export interface RecordingClock {
  /** ISO 8601; nothing where the file has no date. */
  readonly start: string;
  readonly clock?: readonly { readonly at: number; readonly shift: number }[];
}

/** ms of what the clock showed so many seconds after the start, read as UTC; undefined where the file has no date. */
export function clockMsAt({ start, clock = [] }: RecordingClock, seconds: number): number | undefined {
  const ms = msOf(start);
  if (start === '' || !Number.isFinite(ms)) return undefined;
  const shift = clock.findLast(({ at }) => at <= seconds)?.shift ?? 0;
  return ms + (seconds + shift) * 1000;
}

/** An instant of a recording: as its clock showed it, or how long after the start. */
export function instantText(facts: RecordingClock, seconds: number, t: Translator): string {
  const ms = clockMsAt(facts, seconds);
  return ms === undefined ? durationText(seconds, t) : `${dayText(ms, t.locale)} ${hourText(ms, t.locale, true)}`;
}

const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200, 86_400] as const;

export interface TimeTick {
  /** s from the start. */
  readonly at: number;
  readonly text: string;
}

/** Round instants of a span, about `count` at most: of the clock where there is one, else of what has passed. */
export function timeTicks(
  facts: RecordingClock,
  from: number,
  to: number,
  count: number,
  t: Translator,
): readonly TimeTick[] {
  const raw = (to - from) / Math.max(1, count);
  const days = DAY * Math.max(1, Math.ceil(raw / DAY));
  const step = STEPS.find((one) => one >= raw) ?? days;
  const origin = clockMsAt(facts, from);
  const shift = origin === undefined ? 0 : origin / 1000 - from;
  const ticks: TimeTick[] = [];
  for (let place = Math.ceil((from + shift) / step) * step; place <= to + shift; place += step) {
    const at = place - shift;
    const isMidnight = place % DAY === 0;
    const clock = (): string =>
      isMidnight ? dayText(place * 1000, t.locale).slice(0, 5) : hourText(place * 1000, t.locale, step < MINUTE);
    ticks.push({ at, text: origin === undefined ? durationText(at, t) : clock() });
  }
  return ticks;
}
