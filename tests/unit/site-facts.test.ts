import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { missingForPublication, siteFactsFromText } from '../../scripts/build/site-facts.ts';

const file = 'content/site.json';
const kept = JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')) as object;
const read = (changes: object) => siteFactsFromText(JSON.stringify({ ...kept, ...changes }), file);

describe('content/site.json', () => {
  it('may publish nothing', () => {
    expect(read({})).toEqual(kept);
  });

  it('may not be published without publisher, contact and host', () => {
    expect(missingForPublication(read({}))).toEqual([
      'publisher.name',
      'publisher.address',
      'email (or repository)',
      'host',
    ]);
    const known = { email: 'a@example.org', host: 'Hôte', publisher: { name: 'A', address: 'B' } };
    expect(missingForPublication(read(known))).toEqual([]);
  });

  it('may publish everything', () => {
    const all = {
      repository: 'https://example.org/code',
      email: 'froid@example.org',
      publisher: { name: 'Froid Exemple', address: '1 rue du Givre, 38000 Grenoble' },
      host: 'Hébergeur Exemple, 2 rue du Dégivrage, 69000 Lyon',
      links: {
        donation: 'https://example.org/don',
        network: 'https://example.org/reseau',
        portfolio: 'https://example.org/travaux',
      },
    };
    expect(read(all)).toEqual({ ...kept, ...all });
  });

  it.each([
    [
      'an insecure address',
      { repository: 'http://example.org' },
      'repository: expected an address that begins with https://',
    ],
    [
      'a script',
      { links: { donation: 'javascript:alert(1)', network: null, portfolio: null } },
      'links.donation: expected an address',
    ],
    ['a wrong e-mail', { email: 'example.org' }, 'email: expected an e-mail address'],
    ['an empty text', { host: ' ' }, 'host: expected a text, or null where nothing is published, not an empty one'],
    ['a year to come', { since: 3021 }, 'since: expected a year that has begun'],
    ['a field nobody reads', { mail: 'a@example.org' }, 'mail: there is no such field'],
    ['a missing group', { links: undefined }, 'links: expected a group of fields'],
    ['a missing part', { publisher: { name: null } }, 'publisher.address: expected a text'],
  ])('refuses %s, naming file and field', (_, changes, message) => {
    expect(() => read(changes)).toThrow(file);
    expect(() => read(changes)).toThrow(message);
  });

  it('refuses what is not JSON', () => {
    expect(() => siteFactsFromText('{', file)).toThrow(`${file} is not JSON`);
  });
});
