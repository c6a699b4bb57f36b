import { beforeEach, describe, expect, it } from 'vitest';
import type { Field, FormTexts } from './fields.ts';
import { createForm } from './form.ts';
import { $unitChoices, setUnit } from './units.ts';

const FIELDS: readonly Field[] = [
  { key: 't', kind: 'number', quantity: 'temperature', unit: 'degC', step: 1, default: 35 },
  { key: 'p', kind: 'number', quantity: 'pressure', unit: 'bar', step: 1, default: null },
  { key: 'eta', kind: 'number', quantity: 'efficiency', unit: 'fraction', step: 0.01, default: 0.7 },
  { key: 'mode', kind: 'choice', options: ['one', 'two'], default: 'one' },
];
const make = () => {
  const form = createForm(FIELDS, 'fr');
  return { form, content: form.$content.get, texts: (): FormTexts => form.$content.get().texts };
};

beforeEach(() => $unitChoices.set({}));

describe('a form as it stands', () => {
  it('shows what nobody touched in the language and the unit of whoever looks', () => {
    const { form, texts } = make();
    expect(texts()).toEqual({ t: '35', p: '', eta: '0,7', mode: 'one' });
    form.speak('en');
    expect(texts()['eta']).toBe('0.7');
    setUnit('temperature', 'degF');
    expect(texts()['t']).toBe('95');
    expect(form.$content.get().changed).toEqual({});
  });

  it('means numbers in their own unit; an empty one that may be is absent', () => {
    const { form, content } = make();
    expect(content().values).toEqual({ t: 35, eta: 0.7, mode: 'one' });
    setUnit('temperature', 'degF');
    form.set('t', '104');
    form.set('p', ' 86,3 ');
    expect(content().values).toEqual({ t: 40, p: 86.3, eta: 0.7, mode: 'one' });
    setUnit('temperature', 'degC');
    expect(content().texts['t']).toBe('40');
    form.set('p', '');
    expect(content().values).not.toHaveProperty('p');
  });

  it('keeps a text that is no number, and hands it on to be refused by name', () => {
    const { form, content } = make();
    form.set('t', 'abc');
    expect(content().values['t']).toBe('abc');
    expect(content().problems).toEqual({ t: 'notANumber' });
    form.set('t', '');
    expect(content().problems).toEqual({ t: 'empty' });
  });

  it('has the same values while they mean the same', () => {
    const { form, content } = make();
    const { values, options } = content();
    form.set('t', '35,0');
    expect(content().texts['t']).toBe('35,0');
    expect(content().values).toBe(values);
    expect(content().options).toBe(options);
  });

  it('steps from what is typed, from what it opens with, or from what stands in', () => {
    const { form, content } = make();
    form.step('t', 1);
    form.step('p', 1, 89.23);
    form.step('eta', -1);
    expect(content().values).toMatchObject({ t: 36, p: 90, eta: 0.69 });
    form.set('t', 'x');
    form.step('t', 1);
    expect(content().values['t']).toBe('x');
  });

  it('is filled from a link, which says only what differs', () => {
    const { form, content } = make();
    form.speak('en');
    form.fill({ t: '38.5', eta: 0.65, mode: 'three', other: 1 });
    expect(content().texts['t']).toBe('38.5');
    expect(content().values).toEqual({ t: 38.5, eta: 0.65, mode: 'one' });
    expect(content().changed).toEqual({ t: 38.5, eta: 0.65 });
    form.fill({});
    expect(content().changed).toEqual({});
  });
});
