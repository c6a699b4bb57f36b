import { describe, expect, it } from 'vitest';
import { recordsRead } from '../../../kit/storage/database.ts';
import type { RecordStore } from '../../../kit/storage/database.ts';
import { createFormatter } from '../../../kit/island/format.ts';
import { figureRows, readingRows } from './compare.ts';
import { textFromHanded, textFromVisits, visitsFromText } from './file.ts';
import { createVisitStore } from './store.ts';
import { pointsOf, severityDrifts, severityPoint, trendOf } from './trend.ts';
import type { KeptVisit } from './visit.ts';
import { isMinute, visitFrom } from './visit.ts';
import { changeText } from './words.ts';

// The leaking R32 split of the field's worked cases, and the same machine clean.
const leak: KeptVisit = {
  id: 'b',
  machine: 'Boulangerie',
  date: '2026-11-03T08:15',
  note: 'bulles au voyant',
  isReference: false,
  request: {
    fluid: 'R32',
    application: 'room_ac',
    p_mode: 'rel',
    p_lp: 6,
    p_hp: 24.5,
    t_suction: 16,
    t_liquid: 40,
    sight: 2,
  },
  verdict: { code: 'V_FAULT', faults: ['undercharge'], severity: { mean: 0.59, sd: 0.04 } },
  figures: { superheat: 20.5, u_superheat: 0.9, subcooling: 1.2, u_subcooling: 1.1 },
  version: '11.0.0',
};
const clean: KeptVisit = {
  ...leak,
  id: 'a',
  date: '2026-05-02T14:00',
  note: '',
  isReference: true,
  request: { ...leak.request, p_lp: 8.7, p_hp: 28.5, t_suction: 13, t_liquid: 41, t_discharge: 100 },
  verdict: { code: 'V_NORMAL', faults: [], severity: null },
  figures: { superheat: 7.3, u_superheat: 0.8, subcooling: 6.3, u_subcooling: 1 },
};

it('a visit goes out and comes back with what was found on the machine', () => {
  const found = { ...leak, found: 'undercharge' };
  expect(visitsFromText(textFromVisits([found]))).toEqual({ visits: [found], dropped: [] });
  expect(visitFrom({ ...leak, found: 'not a cause' })).toEqual({ misfit: 'found' });
});

it('a visit that is handed over says what was read and found, not whose machine it is', () => {
  const set = { format: 'appfroid-measurements', version: 1, columns: { time: [0] } };
  const text = textFromHanded({ ...leak, found: 'undercharge', machineId: 'm-7', set }, 'Machine');
  for (const own of [leak.machine, leak.note, 'm-7', '08:15', 'columns']) expect(text).not.toContain(own);
  const { visits } = visitsFromText(text)!;
  const { request, verdict, figures } = leak;
  expect(visits).toMatchObject([{ request, verdict, figures, found: 'undercharge', date: '2026-11-03T00:00' }]);
});

function memory(fails?: Error): RecordStore & { records: Map<string, unknown>; error: Error | undefined } {
  const records = new Map<string, unknown>();
  const box = {
    records,
    error: fails,
    all: () => Promise.resolve(recordsRead([...records.values()])),
    kept: () => Promise.resolve([...records.values()]),
    change(put: readonly { readonly id: string }[], remove: readonly string[] = []) {
      if (box.error) return Promise.reject(box.error);
      for (const id of remove) records.delete(id);
      for (const record of put) records.set(record.id, structuredClone(record));
      return Promise.resolve();
    },
    clear() {
      records.clear();
      return Promise.resolve();
    },
  };
  return box;
}

describe('a kept visit', () => {
  it('is read back as it was, without what is not of it', () => {
    expect(visitFrom({ ...leak, stray: 1 })).toEqual(leak);
    const set = { format: 'appfroid-measurements', version: 1, columns: { time: [0] } };
    expect(visitFrom({ ...leak, set })).toEqual({ ...leak, set });
  });

  it.each([
    ['id', { id: '' }],
    ['machine', { machine: '   ' }],
    ['machine', { machine: 'x'.repeat(81) }],
    ['date', { date: '2026-02-30T08:15' }],
    ['date', { date: '2026-11-03' }],
    ['note', { note: 'x'.repeat(501) }],
    ['isReference', { isReference: 'yes' }],
    ['request', { request: { p_lp: Number.NaN } }],
    ['request', { request: { p_lp: { bar: 6 } } }],
    ['request', { request: JSON.parse('{"__proto__": 1}') as unknown }],
    ['verdict', { verdict: { code: 'V_ALL', faults: [], severity: null } }],
    ['verdict', { verdict: { code: 'V_FAULT', faults: ['<b>'], severity: null } }],
    ['figures', { figures: { superheat: '7' } }],
    ['set', { set: { format: 'other' } }],
  ])('names the field that does not fit: %s', (misfit, change) => {
    expect(visitFrom({ ...leak, ...change })).toEqual({ misfit });
  });

  it('has a day of the calendar', () => {
    expect(isMinute('2028-02-29T23:59')).toBe(true);
    expect(isMinute('2027-02-29T23:59')).toBe(false);
    expect(isMinute('2027-02-28T24:30')).toBe(false);
  });
});

describe('a file of visits', () => {
  it('comes back as it went', () => {
    expect(visitsFromText(`\uFEFF${textFromVisits([leak, clean])}`)).toEqual({ visits: [leak, clean], dropped: [] });
  });

  it('names what it leaves out, by place, machine and field', () => {
    const text = textFromVisits([leak, { ...clean, note: 'x'.repeat(501) }, null as unknown as KeptVisit]);
    expect(visitsFromText(text)).toEqual({
      visits: [leak],
      dropped: [
        { place: 2, machine: 'Boulangerie', field: 'note' },
        { place: 3, machine: '', field: 'visit' },
      ],
    });
  });

  it.each([
    '',
    '{',
    '[]',
    'null',
    '{"format":"appfroid-measurements","visits":[]}',
    '{"format":"appfroid-visits","version":2,"visits":[]}',
  ])('is not %s', (text) => expect(visitsFromText(text)).toBeUndefined());
});

describe('the visits kept', () => {
  it('are the latest first, and each change is told', async () => {
    let told = 0;
    const store = createVisitStore(memory(), () => (told += 1));
    expect(await store.save(clean)).toBe(true);
    expect(await store.save(leak)).toBe(true);
    expect(store.$visits.get()?.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(told).toBe(2);
  });

  it('have one reference a machine', async () => {
    const store = createVisitStore(memory(), () => undefined);
    await store.save(clean);
    await store.save({ ...leak, isReference: true });
    await store.save({ ...clean, id: 'c', machine: 'Garage' });
    const references = (): string[] => (store.$visits.get() ?? []).filter((one) => one.isReference).map(({ id }) => id);
    expect(references()).toEqual(['b', 'c']);
    await store.setReference('a', true);
    expect(references()).toEqual(['c', 'a']);
    await store.setReference('a', false);
    expect(references()).toEqual(['c']);
  });

  it('come back when one was taken away by mistake', async () => {
    const store = createVisitStore(memory(), () => undefined);
    await store.save(clean);
    await store.remove('a');
    expect(store.$visits.get()).toEqual([]);
    await store.undo();
    expect(store.$visits.get()).toEqual([clean]);
    expect(store.$removed.get()).toEqual([]);
  });

  it('say when there is no room, with what could not be kept', async () => {
    const box = memory(new DOMException('full', 'QuotaExceededError'));
    const store = createVisitStore(box, () => undefined);
    expect(await store.save(leak)).toBe(false);
    expect(store.$failure.get()).toEqual({ kind: 'full', visit: leak });
    box.error = new Error('barred');
    await store.save(leak);
    expect(store.$failure.get()).toEqual({ kind: 'refused', visit: leak });
    box.error = undefined;
    expect(await store.save(leak)).toBe(true);
    expect(store.$failure.get()).toBeUndefined();
  });

  it('leave out what an older or spoilt browser holds', async () => {
    const box = memory();
    box.records.set('x', { id: 'x', machine: 5 });
    box.records.set('b', leak);
    const store = createVisitStore(box, () => undefined);
    await store.read();
    expect(store.$visits.get()).toEqual([leak]);
  });

  it('take a file beside what is there: nothing is written over, and nothing comes twice', async () => {
    const store = createVisitStore(memory(), () => undefined);
    await store.save(clean);
    const changed = { ...clean, note: 'd’un autre', isReference: false };
    const text = textFromVisits([changed, clean, { ...leak, isReference: true }]);
    expect(await store.take(text)).toEqual({ taken: 3, dropped: [] });
    const [latest, ...others] = store.$visits.get() ?? [];
    // The machine keeps the reference it had here.
    expect(latest).toEqual({ ...leak, isReference: false });
    expect(others).toContainEqual(clean);
    const beside = others.find(({ note }) => note === changed.note);
    expect(beside).toEqual({ ...changed, id: beside?.id });
    expect(beside?.id).not.toBe(clean.id);
    const before = store.$visits.get();
    await store.take(text);
    expect(store.$visits.get()).toEqual(before);
    expect(await store.take('text')).toBeUndefined();
    await store.eraseAll();
    expect(store.$visits.get()).toEqual([]);
  });

  it('take the reference of a file where their machine has none', async () => {
    const store = createVisitStore(memory(), () => undefined);
    await store.take(
      textFromVisits([
        { ...clean, isReference: true },
        { ...leak, isReference: true },
      ]),
    );
    expect(store.$visits.get()?.map(({ id, isReference }) => [id, isReference])).toEqual([
      [leak.id, true],
      [clean.id, false],
    ]);
  });

  it('take the place of none that cannot be read, and two of one identity stand', async () => {
    const box = memory();
    box.records.set(clean.id, { ...clean, schema: 99 });
    box.records.set(leak.id, { id: leak.id, spoilt: true });
    const kept = [...box.records.values()];
    const store = createVisitStore(box, () => undefined);
    await store.take(
      textFromVisits([clean, { ...leak, isReference: false }, { ...clean, note: 'bis', isReference: false }]),
    );
    expect([...box.records.values()].slice(0, 2)).toEqual(kept);
    expect(box.records.size).toBe(5);
  });
});

describe('a trend', () => {
  const DAY = 86_400_000;
  const points = (values: readonly number[], sd: number) => values.map((value, day) => ({ at: day * DAY, value, sd }));

  it('of two visits is their difference, with both uncertainties', () => {
    // √(0.3² + 0.4²) = 0.5: named from 1.0 on.
    const pair = (change: number) => [
      { at: 0, value: 5, sd: 0.3 },
      { at: DAY, value: 5 + change, sd: 0.4 },
    ];
    expect(trendOf(pair(1.01))).toMatchObject({ isNamed: true });
    expect(trendOf(pair(0.99))).toMatchObject({ isNamed: false });
    expect(trendOf(pair(-2))?.change).toBeCloseTo(-2, 9);
    expect(trendOf(pair(-2))?.sd).toBeCloseTo(0.5, 9);
  });

  it('of several is the line of least squares', () => {
    // x = 0, 1/3, 2/3, 1; values 0, 1, 1, 2: slope Σ(x−½)v / Σ(x−½)² = (0 − 1/6 + 1/6 + 1) / (5/9) = 1.8; sd √(9/5)·sd.
    const trend = trendOf(points([0, 1, 1, 2], 0.5));
    expect(trend?.change).toBeCloseTo(1.8, 9);
    expect(trend?.sd).toBeCloseTo(0.5 * Math.sqrt(9 / 5), 9);
    expect(trend?.isNamed).toBe(true);
    expect(trendOf(points([0, 1, 1, 2], 1))?.isNamed).toBe(false);
  });

  it('is none of one visit, of one instant, of an unknown accuracy', () => {
    expect(trendOf(points([5], 1))).toBeUndefined();
    expect(trendOf([...points([5], 1), ...points([9], 1)])).toBeUndefined();
    expect(trendOf(points([5, 9], 0))).toBeUndefined();
  });

  it('takes superheat with half its U, and the severity of a visit with one fault', () => {
    expect(pointsOf([leak, clean], 'superheat').map(({ value, sd }) => [value, sd])).toEqual([
      [7.3, 0.4],
      [20.5, 0.45],
    ]);
    expect([leak, clean].map((visit) => severityPoint(visit)?.value)).toEqual([0.59, undefined]);
    const least = { ...leak.verdict!, severity: { mean: 0.9, sd: 0.02, atLeast: true } };
    expect(severityPoint({ ...leak, verdict: least })).toBeUndefined();
  });

  it('names a leak that grows over three visits, by points a month, and no scatter', () => {
    const visits = (means: readonly number[], sd: number): readonly KeptVisit[] =>
      means.map((mean, i) => ({
        ...leak,
        date: `2026-${String(2 + 3 * i).padStart(2, '0')}-01T08:00`,
        verdict: { code: 'V_FAULT', faults: ['undercharge'], severity: { mean, sd } },
      }));
    // February, May, August: 89 and 92 days.
    const [drift, ...others] = severityDrifts(visits([0.1, 0.2, 0.3], 0.04));
    expect(others).toEqual([]);
    expect(drift!.fault).toBe('undercharge');
    expect(drift!.perMonth).toBeCloseTo((0.2 / 181) * 30.4375, 4);
    expect(severityDrifts(visits([0.2, 0.1, 0.25], 0.04))).toEqual([]);
    expect(severityDrifts(visits([0.1, 0.3], 0.02))).toEqual([]);
  });
});

describe('two visits compared', () => {
  it('show what either has, and what changed', () => {
    const rows = readingRows(clean, leak);
    expect(rows.map(({ key }) => key)).toEqual(['p_lp', 'p_hp', 't_suction', 't_liquid', 't_discharge']);
    expect(rows[0]?.change).toBeCloseTo(-2.7, 9);
    expect(rows[4]).toEqual({ key: 't_discharge', before: 100 });
    const absolute = { ...leak, request: { ...leak.request, p_mode: 'abs' } };
    expect(readingRows(clean, absolute)[0]).toEqual({ key: 'p_lp', before: 8.7, after: 6 });
  });

  it('write a change with the decimals of what changed', () => {
    const metric = createFormatter({}, 'fr');
    // 8.70 and 6.00 bar stand beside it.
    expect(changeText('p_lp', -2.7, metric)).toBe('−2,70\u202fbar');
    expect(changeText('t_suction', 3, metric)).toBe('+3,0\u202fK');
    expect(changeText('p_hp', 0.001, metric)).toBe('0,00\u202fbar');
    // 2.7 bar of 100000 Pa in pounds of 6894.757 Pa.
    expect(changeText('p_lp', -2.7, createFormatter({ gaugePressure: 'psi' }, 'en'))).toBe('−39.2\u202fpsi');
  });

  it('name a change of superheat beyond two standard deviations', () => {
    const [superheat, subcooling] = figureRows(clean, { ...leak, figures: { ...leak.figures, subcooling: 5.5 } });
    expect(superheat).toMatchObject({ figure: 'superheat', isNamed: true });
    expect(superheat?.change).toBeCloseTo(13.2, 9);
    // 0.8 K against 2·√(0.5² + 0.55²) = 1.49 K.
    expect(subcooling).toMatchObject({ figure: 'subcooling', isNamed: false });
    expect(figureRows(clean, { ...leak, date: clean.date })[0]).toMatchObject({ isNamed: true });
  });
});
