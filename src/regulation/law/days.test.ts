import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { today } from '../../language/days.ts';
import { roomCases } from '../charge/room-cases.ts';
import { chargeLimit, fluidLaw, verdict } from '../index.ts';
import { lawDaysAfter, toldOverDays } from './over-days.ts';
import fluids from './reference/fluids.json' with { type: 'json' };
import questions from './reference/questions.json' with { type: 'json' };

type FluidRow = readonly [
  fluid: string,
  gwp: number | null,
  safety: string | null,
  holds: string,
  set: number,
  earliest: string | null,
  next: string | null,
  nextIds: string,
  leak: Readonly<Record<string, number>> | null,
];
type QuestionRow = readonly [fluid: string, product: string, date: string, word: string, ruleIds: string];

/** Bans still to come on 22 November 2026: Regulation (EU) 2024/573, Annex IV, and Article 13(3), (4) and (5). */
const BEGINS: Readonly<Record<string, string>> = {
  'fgas-iv-7b': '2027-01-01',
  'fgas-iv-7d': '2027-01-01',
  'fgas-iv-8b': '2027-01-01',
  'fgas-iv-8d': '2027-01-01',
  'fgas-iv-9b': '2027-01-01',
  'fgas-iv-9c': '2029-01-01',
  'fgas-iv-9e': '2029-01-01',
  'fgas-iv-5c': '2030-01-01',
  'fgas-iv-8e': '2030-01-01',
  'fgas-13-3-end': '2030-01-01',
  'fgas-iv-7c': '2032-01-01',
  'fgas-iv-8c': '2032-01-01',
  'fgas-13-4-end': '2032-01-01',
  'fgas-13-5': '2032-01-01',
  'fgas-iv-9f': '2033-01-01',
  'fgas-iv-9d': '2035-01-01',
};

/** A moment by Greenwich, a zone, and the day it is there: Nouméa is eleven hours ahead, Guadeloupe four behind. */
const MOMENTS: readonly (readonly [moment: string, zone: string, day: string])[] = [
  ['2026-11-27T12:00:00Z', 'Europe/Paris', '2026-11-27'],
  ['2026-12-31T22:30:00Z', 'Europe/Paris', '2026-12-31'],
  ['2026-12-31T23:30:00Z', 'Europe/Paris', '2027-01-01'],
  ['2026-12-31T12:30:00Z', 'Pacific/Noumea', '2026-12-31'],
  ['2026-12-31T13:30:00Z', 'Pacific/Noumea', '2027-01-01'],
  ['2027-01-01T03:30:00Z', 'America/Guadeloupe', '2026-12-31'],
  ['2027-01-01T04:30:00Z', 'America/Guadeloupe', '2027-01-01'],
  ['2029-01-01T12:00:00Z', 'Europe/Paris', '2029-01-01'],
  ['2030-01-01T12:00:00Z', 'Europe/Paris', '2030-01-01'],
  ['2032-01-01T12:00:00Z', 'Europe/Paris', '2032-01-01'],
];

/** A worker's own time zone cannot be set: one process of its own takes each reader's in turn. */
const daysOfMoments = (): readonly string[] => {
  const code = `import { localDay } from ${JSON.stringify(import.meta.resolve('../../language/days.ts'))};
    for (const [moment, zone] of ${JSON.stringify(MOMENTS)}) {
      process.env.TZ = zone;
      console.log(localDay(new Date(moment)));
    }`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, NODE_OPTIONS: '' },
    encoding: 'utf8',
  })
    .trim()
    .split('\n');
};

it('a moment is of the day of its reader', () => {
  expect(daysOfMoments()).toEqual(MOMENTS.map(([, , day]) => day));
});

describe.each([...new Set(MOMENTS.map(([, , day]) => day))])('on %s', (day) => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(`${day}T00:30:00`), toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const ROWS = fluids.fluids as unknown as readonly FluidRow[];
  const words = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));

  it('every fluid is what the reading says, with the bans of this day', () => {
    expect(today()).toBe(day);
    expect(ROWS).toHaveLength(134);
    for (const [fluid, gwpLegal, safety, holds, set, read, , , leak] of ROWS) {
      const ids = words(fluids.sets[set] ?? '');
      const starts = ids.flatMap((id) => (BEGINS[id] === undefined ? [] : [{ id, from: BEGINS[id] }]));
      const coming = starts.filter(({ from }) => from > day);
      const begun = starts.filter(({ from }) => from <= day).map(({ from }) => from);
      const nextBan = coming.map(({ from }) => from).toSorted()[0] ?? null;
      const law = fluidLaw(fluid);
      if ('problem' in law) throw new Error(fluid);
      expect(law, fluid).toMatchObject({ gwpLegal, class: safety, nextBan, holds: words(holds), ruleIds: ids });
      // What was in force when it was read off still is; what had not begun may have since.
      expect(law.earliestBanInForce, fluid).toBe(read ?? begun.toSorted()[0] ?? null);
      const next = coming.filter(({ from }) => from === nextBan).map(({ id }) => id);
      expect([...law.nextBanRuleIds].toSorted(), fluid).toEqual(next.toSorted());
      expect(Object.keys(law.leakCheckFromKg ?? {}), fluid).toEqual(Object.keys(leak ?? {}));
      for (const [key, kg] of Object.entries(leak ?? {})) {
        const found = (law.leakCheckFromKg as unknown as Readonly<Record<string, number>>)[key] ?? Number.NaN;
        expect(Math.abs(found / kg - 1), fluid).toBeLessThanOrEqual(0.005);
      }
    }
  });

  it('every question of a day is answered by that day', () => {
    for (const [fluid, product, date, word, ids] of questions.questions as unknown as readonly QuestionRow[])
      expect(verdict(fluid, product, date), `${fluid} ${product} ${date}`).toMatchObject({
        verdict: word,
        ruleIds: words(ids),
      });
  });

  it('every room of the transcription admits what it admits on any day', () => {
    for (const { inputs, figures, words: said } of roomCases()) {
      const answer = chargeLimit(inputs);
      expect(answer).toMatchObject(said);
      if (figures.limit !== null && !('problem' in answer)) expect(answer.limit).toBeCloseTo(figures.limit, 4);
    }
  });
});

describe('what is told over days', () => {
  it('can change on the days rules begin, and after the last day of what let a fluid in', () => {
    expect(lawDaysAfter('2026-11-27').slice(0, 5)).toEqual([
      '2027-01-01',
      '2027-03-12',
      '2028-12-31',
      '2029-01-01',
      '2030-01-01',
    ]);
  });

  it('is one entry as long as it is the same, without a gap', () => {
    const nextOf = (day: string) => {
      const law = fluidLaw('R410A', day);
      return 'problem' in law ? undefined : law.nextBan;
    };
    expect(toldOverDays('2026-11-27', nextOf)).toEqual([
      { from: undefined, until: '2027-01-01', told: '2027-01-01' },
      { from: '2027-01-01', until: '2029-01-01', told: '2029-01-01' },
      { from: '2029-01-01', until: '2030-01-01', told: '2030-01-01' },
      { from: '2030-01-01', until: '2032-01-01', told: '2032-01-01' },
      { from: '2032-01-01', until: '2033-01-01', told: '2033-01-01' },
      { from: '2033-01-01', until: '2035-01-01', told: '2035-01-01' },
      { from: '2035-01-01', until: undefined, told: null },
    ]);
  });
});

// The day of Greenwich is not the reader's: from midnight to one in Paris it still is the day before.
it('no source takes the day of now from Greenwich', () => {
  const found = globSync('{src,functions}/**/*.{ts,tsx,astro,js}')
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) =>
      /new Date\(\)\s*\.toISOString\(\)\s*\.(?:slice|split|substring)/.test(readFileSync(file, 'utf8')),
    );
  expect(found).toEqual([]);
});
