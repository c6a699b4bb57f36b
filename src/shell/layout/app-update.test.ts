import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The worker of the newer build, waiting, and what the page's browser tells. */
const told: unknown[] = [];
const left: string[] = [];
let container: EventTarget;
let page: EventTarget;
const registration = Object.assign(new EventTarget(), {
  waiting: { postMessage: (message: unknown) => told.push(message) },
  installing: null,
  update: () => Promise.resolve(),
});

vi.mock('./store-app.ts', () => ({
  keepAppStored: (found: (one: unknown) => void) => Promise.resolve(found(registration)),
}));
vi.mock('./keep-pages.ts', () => ({ goOnKeeping: () => undefined }));
vi.mock('./update-offer.ts', () => ({ offerUpdate: () => Promise.resolve() }));

/** A click on a link of this site, as the page's listener sees it. */
function follow(path: string): void {
  const link = { target: '', hasAttribute: () => false, origin: 'https://site', pathname: path, hash: '', href: path };
  const click = Object.assign(new Event('click', { cancelable: true }), { button: 0 });
  class FakeElement {
    closest = () => link;
  }
  vi.stubGlobal('Element', FakeElement);
  Object.defineProperty(click, 'target', { value: new FakeElement() });
  page.dispatchEvent(click);
}

describe('a link followed while the newer build waits', () => {
  beforeEach(async () => {
    vi.useFakeTimers();
    vi.resetModules();
    told.length = left.length = 0;
    // New ones for each test: a module that was loaded for the one before still listens to those of its own.
    container = Object.assign(new EventTarget(), { controller: {} });
    page = Object.assign(new EventTarget(), { querySelector: () => null, visibilityState: 'visible' });
    vi.stubGlobal('document', page);
    vi.stubGlobal('navigator', { serviceWorker: container });
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
    vi.stubGlobal('location', {
      origin: 'https://site',
      pathname: '/here',
      assign: (to: string) => left.push(to),
      reload: () => left.push('reload'),
    });
    const { keepUpToDate } = await import('./app-update.ts');
    keepUpToDate('earlier');
    await vi.advanceTimersByTimeAsync(0);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is left for as soon as the newer worker is in charge, and once', async () => {
    follow('/tools');
    expect(told).toEqual([{ type: 'SKIP_WAITING' }]);
    expect(left).toEqual([]);
    container.dispatchEvent(new Event('controllerchange'));
    expect(left).toEqual(['/tools']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(left).toEqual(['/tools']);
  });

  // Chromium 2026: a page asked of a worker as it is stopped for the next one is answered by nobody.
  it('is asked for anew where the newer worker takes charge just after the limit', async () => {
    follow('/tools');
    await vi.advanceTimersByTimeAsync(3000);
    expect(left).toEqual(['/tools']);
    container.dispatchEvent(new Event('controllerchange'));
    expect(left).toEqual(['/tools', '/tools']);
  });
});
