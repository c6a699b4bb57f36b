import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ofThisBuild, sayBuild } from '../../src/offline/this-build.ts';
import { answerForeign, isForeign } from '../../src/offline/worker/foreign.ts';

const ORIGIN = 'https://appfroid.example';

/** Serves a build, and says what was asked. */
function server(id: string): readonly string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (target: string | Request) => {
    const address = typeof target === 'string' ? target : target.url;
    asked.push(address);
    return Promise.resolve(address === '/build.json' ? Response.json({ id }) : new Response(`panels of ${id}`));
  });
  return asked;
}

beforeEach(() => {
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
});
afterEach(() => vi.unstubAllGlobals());

const asks = (address: string): Request => new Request(ORIGIN + address);

describe('a file that has one name in every build', () => {
  it('is asked for with the build of the page, once that is said', () => {
    expect(ofThisBuild('/panels')).toBe('/panels');
    sayBuild('a b');
    expect(ofThisBuild('/panels')).toBe('/panels?build=a%20b');
  });

  it.each([
    ['/panels', false],
    ['/panels?build=own', false],
    ['/panels?build=', true],
    ['/search.json?build=other', true],
  ])('%s is foreign to a worker: %s', (address, is) => {
    expect(isForeign(asks(address), 'own')).toBe(is);
  });

  it('is no page, and no file of another site', () => {
    expect(isForeign({ url: `${ORIGIN}/about?build=x`, mode: 'navigate' } as Request, 'own')).toBe(false);
    expect(isForeign(new Request('https://other.example/panels?build=x'), 'own')).toBe(false);
  });

  it('comes from the server that has the build of the page', async () => {
    const asked = server('newer');
    const answer = await answerForeign(asks('/panels?build=newer'));
    expect([answer.status, await answer.text()]).toEqual([200, 'panels of newer']);
    expect(asked).toEqual(['/build.json', `${ORIGIN}/panels?build=newer`]);
  });

  it('is gone with its build, and is not taken from another', async () => {
    server('newest');
    expect((await answerForeign(asks('/panels?build=older'))).status).toBe(410);
  });

  it('is not had without a network', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect((await answerForeign(asks('/panels?build=older'))).type).toBe('error');
  });
});
