import { describe, expect, it } from 'vitest';
import { choiceWithin, offerFrom } from './offer.ts';

const offer = { model: 'gpt-4o', models: ['gpt-4o', 'o3'], baseUrls: ['https://a.example/v1', 'https://b.example/v1'] };

describe('what the publisher offers', () => {
  it('is read from the answer of the site', () => {
    expect(offerFrom({ ok: true, result: offer })).toEqual(offer);
    expect(offerFrom({ ok: true, result: { ...offer, models: null } })).toEqual({ ...offer, models: null });
  });

  it.each([
    null,
    3,
    {},
    { result: null },
    { result: { ...offer, models: 'any' } },
    { result: { ...offer, baseUrls: [1] } },
  ])('is nothing in %j', (answer) => {
    expect(offerFrom(answer)).toBeUndefined();
  });

  it('bounds what a reader had chosen before', () => {
    expect(choiceWithin(offer, 'o3', 'https://b.example/v1')).toEqual({ model: 'o3', baseUrl: 'https://b.example/v1' });
    expect(choiceWithin(offer, 'other', 'https://c.example/v1')).toEqual({ model: 'gpt-4o', baseUrl: '' });
    expect(choiceWithin({ ...offer, models: null }, 'other', 'https://a.example/v1')).toEqual({
      model: 'other',
      baseUrl: '',
    });
  });
});
