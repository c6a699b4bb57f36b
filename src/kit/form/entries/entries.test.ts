import { beforeEach, describe, expect, it } from 'vitest';
import { $unitChoices, setUnit } from '../units.ts';
import { createEntries, saidValues } from './entries.ts';

const make = () =>
  createEntries({
    t: { quantity: 'temperature', unit: 'degC', step: 1, initial: 35 },
    p: { quantity: 'pressure', unit: 'bar', step: 1, initial: null },
    eta: { quantity: 'efficiency', unit: 'fraction', step: 0.01, initial: 0.7 },
    mode: { options: ['one', 'two'], initial: 'one' },
  });

beforeEach(() => $unitChoices.set({}));

describe('entries', () => {
  it('show what nobody touched in the language and the unit of whoever looks', () => {
    const entries = make();
    const state = entries.$state.get();
    expect(entries.textOf(state, 'eta', 'fr')).toBe('0,7');
    expect(entries.textOf(state, 'eta', 'en')).toBe('0.7');
    expect(entries.textOf(state, 'p', 'fr')).toBe('');
    setUnit('temperature', 'degF');
    expect(entries.textOf(entries.$state.get(), 't', 'fr')).toBe('95');
    expect(entries.isTouched()).toBe(false);
  });

  it('mean numbers in their own unit; an empty one that may be is absent', () => {
    const entries = make();
    expect(entries.$values.get()).toEqual({ t: 35, eta: 0.7, mode: 'one' });
    setUnit('temperature', 'degF');
    entries.set('t', '104');
    entries.set('p', ' 86,3 ');
    expect(entries.$values.get()).toEqual({ t: 40, p: 86.3, eta: 0.7, mode: 'one' });
    setUnit('temperature', 'degC');
    expect(entries.textOf(entries.$state.get(), 't', 'fr')).toBe('40');
    entries.set('p', '');
    expect(entries.$values.get()).not.toHaveProperty('p');
  });

  it('keep a text that is no number, and hand it on to be refused by name', () => {
    const entries = make();
    entries.set('t', 'abc');
    expect(entries.$values.get()['t']).toBe('abc');
    expect(entries.valueOf(entries.$state.get(), 't')).toEqual({ ok: false, reason: 'notANumber' });
    entries.set('t', '');
    expect(entries.valueOf(entries.$state.get(), 't')).toEqual({ ok: false, reason: 'empty' });
  });

  it('are the same values while they mean the same', () => {
    const entries = make();
    const before = entries.$values.get();
    entries.set('t', '35,0');
    expect(entries.$values.get()).toBe(before);
  });

  it('step from what is typed, from the initial value, or from what stands in', () => {
    const entries = make();
    entries.step('t', 1);
    entries.step('p', 1, 89.23);
    entries.step('eta', -1);
    expect(entries.$values.get()).toMatchObject({ t: 36, p: 90, eta: 0.69 });
    entries.set('t', 'x');
    entries.step('t', 1);
    expect(entries.$values.get()['t']).toBe('x');
  });

  it('are filled from a link, which says only what differs', () => {
    const entries = make();
    entries.speak('en');
    entries.fill({ t: '38.5', eta: 0.65, mode: 'three', other: 1, p: 'x'.repeat(61) });
    expect(entries.textOf(entries.$state.get(), 't', 'en')).toBe('38.5');
    expect(entries.$values.get()).toEqual({ t: 38.5, eta: 0.65, mode: 'one' });
    expect(saidValues(entries, entries.$values.get())).toEqual({ t: 38.5, eta: 0.65 });
    entries.reset();
    expect(saidValues(entries, entries.$values.get())).toEqual({});
  });
});
