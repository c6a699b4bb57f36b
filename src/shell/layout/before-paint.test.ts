import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { isConsentValid } from '../../kit/storage/consent.ts';

const script = readFileSync(new URL('before-paint.js', import.meta.url), 'utf8');
const FUTURE = new Date(Date.now() + 86_400_000).toISOString();
const PAST = '2020-01-01T00:00:00.000Z';

/** What the script writes on the root for what a browser has kept; undefined storage is barred. */
function decide(kept: {
  cookie?: string;
  local?: Record<string, string>;
  session?: Record<string, string> | 'barred';
}) {
  const dataset: Record<string, string> = {};
  const storage = (entries: Record<string, string> = {}) => ({ getItem: (key: string) => entries[key] ?? null });
  const { cookie, local, session } = kept;
  const self = {
    localStorage: storage(local),
    get sessionStorage() {
      if (session === 'barred') throw new Error('barred');
      return storage(session);
    },
  };
  const document = {
    documentElement: { dataset },
    get cookie() {
      if (cookie === 'barred') throw new Error('barred');
      return cookie ?? '';
    },
  };
  runInNewContext(script, { self, document, Date });
  return dataset;
}

it.each([
  ['nothing', {}, true],
  ['consent until tomorrow', { cookie: `locale=fr; cookieAppFroid=${encodeURIComponent(FUTURE)}` }, false],
  ['consent as some write it', { cookie: `cookieAppFroid=${FUTURE}` }, false],
  ['consent that has run out', { cookie: `cookieAppFroid=${encodeURIComponent(PAST)}` }, true],
  ['a cookie of another name', { cookie: `xcookieAppFroid=${encodeURIComponent(FUTURE)}` }, true],
  ['a text that is no date', { cookie: 'cookieAppFroid=%E0%A4%A' }, true],
  ['a refusal in this tab', { session: { 'appfroid-consent-refused': '1' } }, false],
  ['a barred storage', { session: 'barred' as const }, true],
  ['barred cookies, as in a frame without an origin', { cookie: 'barred', session: 'barred' as const }, true],
])('with %s, consent is asked before the first paint as it should be', (_what, kept, isAsked) => {
  expect(Object.hasOwn(decide(kept), 'asksConsent')).toBe(isAsked);
});

it('takes consent for what the store takes it for', () => {
  for (const date of [FUTURE, PAST, '', 'tomorrow']) {
    const isAsked = Object.hasOwn(decide({ cookie: `cookieAppFroid=${encodeURIComponent(date)}` }), 'asksConsent');
    expect(isAsked, date).toBe(!isConsentValid(date, Date.now()));
  }
});

it('puts a chosen theme in place, and no other word', () => {
  expect(decide({ local: { 'appfroid-theme': 'dark' } })).toMatchObject({ theme: 'dark' });
  expect(decide({ local: { 'appfroid-theme': 'pink' } })).not.toHaveProperty('theme');
});

it('starts workers from scripts of the site alone, and makes nothing markup but what was served', () => {
  const policies = new Map<string, Readonly<Record<string, (text: string) => unknown>>>();
  const trustedTypes = { createPolicy: (name: string, rules: never) => policies.set(name, rules) };
  const location = { href: 'https://a.example/en/tools', origin: 'https://a.example' };
  const storage = { getItem: () => null };
  const self = { trustedTypes, localStorage: storage, sessionStorage: storage };
  let slots = [{ innerHTML: '<figure>served</figure>' }];
  const document = {
    cookie: '',
    documentElement: { dataset: {} },
    querySelectorAll: () => slots,
    onreadystatechange: () => undefined,
  };
  runInNewContext(script, { self, location, URL, Date, document });
  expect([...policies.keys()]).toEqual(['default']);
  expect(Object.keys(policies.get('default') ?? {})).toEqual(['createHTML', 'createScriptURL']);
  document.onreadystatechange();
  const markup = (text: string): unknown => policies.get('default')?.['createHTML']?.(text);
  expect([markup('<b>'), markup('<figure>served</figure>')]).toEqual([null, '<figure>served</figure>']);
  // React takes what was served away before it lays it anew; what comes later is not what was served.
  slots = [];
  document.onreadystatechange();
  expect([markup('<b>'), markup('<figure>served</figure>')]).toEqual([null, '<figure>served</figure>']);
  const passed = (address: string): boolean => policies.get('default')?.['createScriptURL']?.(address) === address;
  for (const own of ['/sw.js', 'https://a.example/_astro/worker-Bc0m_S-x.js', '../_astro/worker.js'])
    expect(passed(own), own).toBe(true);
  for (const foreign of [
    'https://b.example/_astro/worker.js',
    '//b.example/sw.js',
    'data:text/javascript,alert(1)',
    'blob:https://a.example/0b5c',
    'javascript:alert(1)',
    '/api/ai/models',
    '/_astro/../packs/x.js/',
    '/_astro/x.js%0a',
    'https://a.example@b.example/sw.js',
    '/tools/sw.js',
  ])
    expect(passed(foreign), foreign).toBe(false);
});
