import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { inlineText } from '../../../scripts/build/inline-scripts.ts';
import { DRAFT_LASTS, DRAFTS_KEY, draftPage, draftsFrom, withDraft, withoutPage } from './drafts.ts';
import type { Draft } from './drafts.ts';

const script = inlineText('draft.js');
const NOW = Date.now();
const HOUR = 3_600_000;
const DIAGNOSIS = '/simulation/diagnostic';

interface Opening {
  readonly pathname?: string;
  readonly search?: string;
  readonly drafts?: Readonly<Record<string, Draft>> | string;
  readonly session?: Readonly<Record<string, string>>;
  readonly framed?: boolean;
}

/** The address a page stands at once draft.js has run, and whether it says so on the root. */
function opened({ pathname = DIAGNOSIS, search = '', drafts = {}, session = {}, framed = false }: Opening) {
  let address = pathname + search;
  const dataset: Record<string, unknown> = framed ? { framed: '' } : {};
  const text = typeof drafts === 'string' ? drafts : JSON.stringify(drafts);
  runInNewContext(script, {
    location: { pathname, search, hash: '' },
    document: { documentElement: { dataset } },
    history: { state: null, replaceState: (_: unknown, __: string, to: string) => (address = to) },
    localStorage: { getItem: (key: string) => (key === DRAFTS_KEY ? text : null) },
    sessionStorage: { getItem: (key: string) => session[key] ?? null },
    Date,
    JSON,
  });
  return { address, isDraft: 'draft' in dataset };
}

const said = '?fluid=R410A&p_lp=7.9';
const drafts = { [DIAGNOSIS]: { said, at: NOW - HOUR } };
const onMachine = (machine: string) => ({ 'appfroid.machine': JSON.stringify({ schema: 1, value: { machine } }) });
const ofMachine = { [DIAGNOSIS]: { said, at: NOW - HOUR, machine: 'one' } };

describe('a page opened without a word', () => {
  it.each<[string, Opening, string]>([
    ['what was typed an hour ago', { drafts }, DIAGNOSIS + said],
    ['the same in English', { drafts, pathname: `/en${DIAGNOSIS}` }, `/en${DIAGNOSIS}${said}`],
    ['the address as it is written by others', { drafts, pathname: `${DIAGNOSIS}/` }, `${DIAGNOSIS}/${said}`],
    ['what a long link says', { drafts: { [DIAGNOSIS]: { said: '#?a=1', at: NOW } } }, `${DIAGNOSIS}#?a=1`],
    ['what was typed for the machine that is open', { drafts: ofMachine, session: onMachine('one') }, DIAGNOSIS + said],
    ['what was typed for a machine, with none open', { drafts: ofMachine }, DIAGNOSIS + said],
  ])('takes %s', (_, opening, address) => {
    expect(opened(opening)).toEqual({ address, isDraft: true });
  });

  it.each<[string, Opening]>([
    ['nothing is kept', {}],
    ['what is kept is broken', { drafts: '{' }],
    ['it is of the day before', { drafts: { [DIAGNOSIS]: { said, at: NOW - DRAFT_LASTS - HOUR } } }],
    ['it is of a day to come', { drafts: { [DIAGNOSIS]: { said, at: NOW + HOUR } } }],
    ['its address says something', { drafts, search: '?fluid=R32' }],
    ['it stands inside the page of another', { drafts, framed: true }],
    ['it was typed for another machine than the one that is open', { drafts: ofMachine, session: onMachine('two') }],
    ['it was typed for no machine and one is open', { drafts, session: onMachine('two') }],
    [
      'the tab has a simulation of its own',
      {
        pathname: '/simulation/circuit/pipes',
        drafts: { '/simulation/circuit': { said, at: NOW } },
        session: { 'appfroid.circuit': '{}' },
      },
    ],
  ])('takes none where %s', (_, opening) => {
    const { pathname = DIAGNOSIS, search = '' } = opening;
    expect(opened(opening)).toEqual({ address: pathname + search, isDraft: false });
  });

  it('takes of the circuit what was typed on any of its pages', () => {
    const circuit = { '/simulation/circuit': { said, at: NOW } };
    for (const pathname of ['/simulation/circuit/general', '/en/simulation/circuit/Pipes'])
      expect(opened({ pathname, drafts: circuit }).address).toBe(pathname + said);
  });
});

it('names the page the way draft.js does', () => {
  expect(draftPage('/en/simulation/circuit/pipes/')).toBe('/simulation/circuit');
  expect(draftPage('/en/tools/calcul-kv')).toBe('/tools/calcul-kv');
  expect(draftPage('/reglette')).toBe('/reglette');
});

it('holds the twenty latest, of a day', () => {
  let kept: Readonly<Record<string, Draft>> = {};
  for (let index = 0; index < 25; index += 1) kept = withDraft(kept, `/${index}`, { said: '?a=1', at: index });
  expect(Object.keys(kept)).toHaveLength(20);
  expect(kept).not.toHaveProperty('/4');
  expect(kept).toHaveProperty('/24');
  expect(withDraft(kept, '/24', undefined)).not.toHaveProperty('/24');
  expect(withDraft({}, '/a', { said: `?a=${'1'.repeat(40_000)}`, at: 1 })).toEqual({});
  expect(draftsFrom(JSON.stringify(kept), 10 + DRAFT_LASTS)).not.toHaveProperty('/10');
  expect(draftsFrom('[1, null]', NOW)).toEqual({});
});

it('keeps what is typed in parts of a page beside it, and forgets them with it', () => {
  const [page, part, other] = [DIAGNOSIS, `${DIAGNOSIS}#papers`, '/reglette'];
  const kept = [page, part, other].reduce<Readonly<Record<string, Draft>>>(
    (drafts_, key) => withDraft(drafts_, key, { said, at: NOW }),
    {},
  );
  expect(Object.keys(kept).toSorted()).toEqual([other, page, part].toSorted());
  // A page that stands again as it opens keeps the parts, one that is opened anew keeps nothing.
  expect(Object.keys(withDraft(kept, page, undefined)).toSorted()).toEqual([other, part].toSorted());
  expect(Object.keys(withoutPage(kept, page))).toEqual([other]);
  expect(opened({ drafts: { [part]: { said, at: NOW } } })).toEqual({ address: page, isDraft: false });
});
