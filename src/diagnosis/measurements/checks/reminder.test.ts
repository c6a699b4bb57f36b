import { describe, expect, it } from 'vitest';
import { reminderFile } from '../index.ts';

const base = {
  machine: 'Chambre +, n° 3',
  date: '2026-11-03',
  summary: 'Contrôle d\u2019étanchéité\u00a0: Chambre froide positive, boulangerie de la rue du Moulin',
  description: 'R404A\u202f; 8,2 kg\nt éq. CO2\u00a0: 32,2',
  made: Date.UTC(2025, 10, 3, 8, 15),
};

const linesOf = (text: string): string[] => text.split('\r\n');
/** As a calendar unfolds lines: RFC 5545, 3.1. */
const unfolded = (text: string): string[] => linesOf(text.replaceAll('\r\n ', ''));

describe('the reminder of a day', () => {
  const text = reminderFile(base) ?? '';

  it('has lines of 75 octets at most, which end in CR LF', () => {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const lengths = linesOf(text).map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    expect(Math.max(...lengths)).toBeGreaterThan(70);
    expect(text).not.toContain('\ufffd');
  });

  it('is an event of a whole day, with an alarm 14 days before', () => {
    const lines = unfolded(text);
    expect(lines).toContain('DTSTART;VALUE=DATE:20261103');
    expect(lines).toContain('DTEND;VALUE=DATE:20261104');
    expect(lines).toContain('DTSTAMP:20251103T081500Z');
    expect(lines).toContain('TRIGGER:-P14D');
    expect(lines).toContain(
      'SUMMARY:Contrôle d\u2019étanchéité\u00a0: Chambre froide positive\\, boulangerie de la rue du Moulin',
    );
    expect(lines).toContain('DESCRIPTION:R404A\u202f\\; 8\\,2 kg\\nt éq. CO2\u00a0: 32\\,2');
    for (const part of ['VCALENDAR', 'VEVENT', 'VALARM']) {
      expect(lines.filter((line) => line === `BEGIN:${part}`)).toHaveLength(1);
      expect(lines.filter((line) => line === `END:${part}`)).toHaveLength(1);
    }
  });

  it('is the same event for the same machine and day, and no text breaks out of its line', () => {
    const uid = (one: Partial<typeof base>): string | undefined =>
      unfolded(reminderFile({ ...base, ...one }) ?? '').find((line) => line.startsWith('UID:'));
    expect(uid({ made: 0 })).toBe(uid({}));
    expect(uid({ date: '2026-11-04' })).not.toBe(uid({}));
    const hostile =
      reminderFile({ ...base, machine: 'a\r\nBEGIN:VALARM', summary: 'x\r\nATTACH:file', description: '\u0000' }) ?? '';
    expect(unfolded(hostile).filter((line) => line.startsWith('ATTACH') || line === 'BEGIN:VALARM')).toEqual([
      'BEGIN:VALARM',
    ]);
  });

  it('of no day is none', () => {
    expect(reminderFile({ ...base, date: '2026-02-30' })).toBe(undefined);
    expect(reminderFile({ ...base, date: 'demain' })).toBe(undefined);
  });
});
