import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { keepingParts, saysTheSame, setContent } from './content.ts';
import { stepByPlace, stepOfSize, steppedText } from './steps.ts';
import { exactOfRows, rewrittenText } from './rewriting.ts';
import { shownText, shownUnit, textFromValue, valueFromText } from './text.ts';

describe('a store of content', () => {
  const form = { texts: { a: '1', b: '2' }, rows: [{ u: '0,3' }, { u: '0,4' }] };

  it('keeps what says the same, at any depth', () => {
    expect(keepingParts(form, structuredClone(form))).toBe(form);
    const next = keepingParts(form, { ...structuredClone(form), texts: { a: '1', b: '3' } });
    expect(next).toEqual({ texts: { a: '1', b: '3' }, rows: form.rows });
    expect(next.rows).toBe(form.rows);
    expect(next.texts).not.toBe(form.texts);
  });

  it('keeps the rows that stay when one goes, and sees that one is gone', () => {
    const next = keepingParts(form.rows, structuredClone(form.rows.slice(0, 1)));
    expect(next).toEqual([{ u: '0,3' }]);
    expect(next[0]).toBe(form.rows[0]);
    expect(keepingParts({ a: 1, b: undefined }, { a: 1 } as { a: number; b: undefined })).toEqual({ a: 1 });
    expect(Object.keys(keepingParts<object>({ a: 1, b: undefined }, { a: 1, c: undefined }))).toEqual(['a', 'c']);
  });

  it('takes for the same what is the same number, also one that is none', () => {
    const none = { value: Number.NaN };
    expect(keepingParts(none, { value: Number.NaN })).toBe(none);
    expect(keepingParts<unknown>([], {})).toEqual({});
  });

  it('tells parts apart to a level, and takes those below as one', () => {
    const before = {
      lines: { asp: { tube: { de: 28 }, speed: 9 }, ref: { tube: { de: 18 }, speed: 12 } },
      said: [{ code: 'W' }],
    };
    const changed = structuredClone(before);
    changed.lines.ref.speed = 13;
    const next = keepingParts(before, changed, 2);
    expect(next).toEqual(changed);
    expect(next.lines.asp).toBe(before.lines.asp);
    expect(next.said).toBe(before.said);
    // Below the level nobody looks: the part comes as it was given.
    expect(next.lines.ref).toBe(changed.lines.ref);
    expect(keepingParts(before, structuredClone(before), 2)).toBe(before);
    expect(keepingParts(before, structuredClone(before), 0)).toBe(before);
  });

  it('reads nothing of a part behind its first difference', () => {
    const unread = (speed: number) => ({
      speed,
      get rest(): never {
        throw new Error('read');
      },
    });
    expect(saysTheSame(unread(1), unread(2))).toBe(false);
    const after = { ref: unread(2) };
    expect(keepingParts({ ref: unread(1) }, after, 1).ref).toBe(after.ref);
    expect(() => keepingParts({ ref: unread(1) }, after)).toThrow('read');
  });

  it('says the same exactly where every part is kept', () => {
    const values = [
      1,
      NaN,
      null,
      undefined,
      '1',
      [],
      [1],
      [1, undefined],
      {},
      { a: 1 },
      { b: 1 },
      { a: 1, b: undefined },
      { a: [1, { c: 2 }] },
      new Date(0),
    ];
    for (const one of values)
      for (const other of values) {
        const copy = one === other && !(other instanceof Date) ? structuredClone(other) : other;
        expect(saysTheSame(one, copy), JSON.stringify([one, other])).toBe(
          keepingParts<unknown>(one, copy) === one || Object.is(one, copy),
        );
        expect(saysTheSame(one, copy)).toBe(values.indexOf(one) === values.indexOf(other));
      }
  });

  it('tells of a change, and of nothing else', () => {
    const store = atom(form);
    const told: unknown[] = [];
    store.listen((value) => told.push(value));
    setContent(store, structuredClone(form));
    expect(told).toEqual([]);
    setContent(store, { ...form, texts: { a: '5', b: '2' } });
    expect(told).toHaveLength(1);
  });
});

describe('a typed quantity', () => {
  const length = { quantity: 'length', unit: 'm' } as const;
  const temperature = { quantity: 'temperature', unit: 'degC' } as const;

  it('means the same in any unit', () => {
    const typed = valueFromText(temperature, '122', 'degF');
    expect(typed.ok && typed.value).toBeCloseTo(50, 9);
    expect(textFromValue(temperature, 50, 'degF', 'fr')).toBe('122');
    expect(rewrittenText(length, { text: '1,5' }, 'm', 'mm', 'fr').text).toBe('1500');
    expect(rewrittenText(length, { text: 'deux' }, 'm', 'mm', 'fr')).toEqual({ text: 'deux' });
    expect(valueFromText(length, 'deux', 'm')).toEqual({ ok: false, reason: 'notANumber' });
  });

  it('is shown with the decimals of its quantity in another unit, and kept behind', () => {
    const pressure = { quantity: 'pressure', unit: 'bar' } as const;
    const shown = shownText(pressure, 28, 'psi', 'en');
    expect(shown).toEqual({ text: '406.1', exact: { text: '406.1', unit: 'psi', value: 28 } });
    expect(valueFromText(pressure, '406.1', 'psi', '.', shown.exact)).toEqual({ ok: true, value: 28 });
    // Another text, another unit: what stood behind is forgotten.
    const typed = valueFromText(pressure, '406.2', 'psi', '.', shown.exact);
    expect(typed.ok && typed.value).toBeCloseTo(28.006_50, 4);
    const inBar = valueFromText(pressure, '406.1', 'bar', '.', shown.exact);
    expect(inBar).toEqual({ ok: true, value: 406.1 });
    expect(shownText(pressure, 1.234_567, 'bar', 'fr')).toEqual({ text: '1,234567' });
    expect(shownText(pressure, 1.234_567, 'bar', 'fr', false).text).toBe('1,23');
    expect(shownText(pressure, 0.000_01, 'psi', 'fr').text).toBe('0,000145');
    // 65 L: two decimals would make 70 of them.
    expect(shownText({ quantity: 'volume', unit: 'L' }, 65, 'm3', 'fr').text).toBe('0,065');
  });

  it('is understood with its unit', () => {
    const pressure = { quantity: 'pressure', unit: 'bar' } as const;
    expect(valueFromText(pressure, '2 850 kPa', 'psi')).toEqual({ ok: true, value: 28.5 });
    expect(valueFromText(pressure, '1,820 kPa', 'psi', '.')).toEqual({ ok: true, value: 18.2 });
    expect(valueFromText(pressure, '28 °C', 'psi')).toEqual({ ok: false, reason: 'notANumber' });
  });

  it('comes back letter by letter in the unit it was typed in, whatever it was shown in since', () => {
    const pressure = { quantity: 'pressure', unit: 'bar' } as const;
    for (const text of ['28,123', '1 234,50', '0.070', '28,5 bar', '1e-3']) {
      const typed = valueFromText(pressure, text, 'psi');
      let shown = rewrittenText(pressure, { text }, 'psi', 'bar', 'fr');
      for (const [from, to] of [
        ['bar', 'kPa'],
        ['kPa', 'MPag'],
        ['MPag', 'bar'],
      ] as const) {
        expect(valueFromText(pressure, shown.text, from, ',', shown.exact), text).toEqual(typed);
        shown = rewrittenText(pressure, shown, from, to, 'fr');
      }
      expect(rewrittenText(pressure, shown, 'bar', 'psi', 'fr'), text).toEqual({ text });
    }
    // As a link or a reading wrote it first: with the decimals of its quantity, more behind.
    const read = shownText(pressure, 2.928_031_8, 'bar', 'fr', false);
    const inPsi = rewrittenText(pressure, read, 'bar', 'psi', 'fr');
    expect(inPsi.text).toBe('42,5');
    expect(rewrittenText(pressure, inPsi, 'psi', 'bar', 'fr')).toEqual(read);
    expect(read.exact?.value).toBe(2.928_031_8);
  });

  it('is typed anew once another text stands in its place', () => {
    const { exact } = rewrittenText(length, { text: '1,50' }, 'm', 'mm', 'fr');
    const typed = rewrittenText(length, { text: '1600', ...(exact && { exact }) }, 'mm', 'm', 'fr');
    expect(typed.text).toBe('1,6');
    expect(rewrittenText(length, typed, 'm', 'mm', 'fr')).toEqual({ text: '1600' });
  });

  it('is still what stands behind the line it belongs to, when lines go or are copied', () => {
    const rows = [{ u: '1' }, { u: '2' }, { u: '2' }];
    const exact = {
      'rows.0.u': { text: '1', unit: 'm', value: 1.01 },
      'rows.1.u': { text: '2', unit: 'm', value: 2.01 },
      'rows.2.u': { text: '2', unit: 'm', value: 2.02 },
      other: { text: '3', unit: 'm', value: 3.01 },
    };
    expect(exactOfRows(exact, 'rows', rows, rows.slice(1))).toEqual({
      'rows.0.u': exact['rows.1.u'],
      'rows.1.u': exact['rows.2.u'],
      other: exact.other,
    });
    expect(exactOfRows(exact, 'rows', rows, [...rows, rows[2] ?? {}])['rows.3.u']).toBe(exact['rows.2.u']);
  });

  it('is shown in the unit chosen where its quantity has it', () => {
    expect(shownUnit(length, 'mm')).toBe('mm');
    expect(shownUnit(length, 'bar')).toBe('m');
    expect(shownUnit(length, undefined)).toBe('m');
  });
});

describe('a step', () => {
  it('is a degree or one, else a tenth of the leading place', () => {
    expect(steppedText('25,4', 1, stepByPlace('temperature'), 'fr')).toBe('26');
    expect(steppedText('250', 1, stepByPlace('mass'), 'fr')).toBe('260');
    expect(steppedText('0,25', -1, stepByPlace('mass'), 'fr')).toBe('0,24');
    expect(steppedText('0', 1, stepByPlace('mass'), 'fr')).toBe('1');
    expect(steppedText('9', 3, stepByPlace('count'), 'en')).toBe('12');
    expect(steppedText('x', 1, stepByPlace('mass'), 'fr')).toBeUndefined();
  });

  it('of one size is rounded up to 1, 2 or 5 in the unit shown', () => {
    // 1 K is 1.8 °F, 0.1 bar is 10 kPa and 1.45 psi.
    const degree = { quantity: 'temperature', unit: 'degC' } as const;
    expect(stepOfSize(degree, 1, 'degF')(32)).toBe(2);
    const bar = { quantity: 'pressure', unit: 'bar' } as const;
    expect(stepOfSize(bar, 0.1, 'kPa')(1)).toBe(10);
    expect(stepOfSize(bar, 0.1, 'psi')(1)).toBe(2);
    expect(steppedText('0,4', 1, stepOfSize(degree, 1, 'degC'), 'fr')).toBe('1');
    expect(steppedText('1', -10, stepOfSize(degree, 1, 'degC'), 'fr')).toBe('\u22129');
  });
});
