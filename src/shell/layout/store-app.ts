/**
 * When the app is stored on this device: once the first page has come to life, unless the reader saves data or the
 * line is slow. An install that fails is tried again while the page is open, and at the next page that opens.
 */
import { whenIdle } from '../../kit/island/when-idle.ts';
import { lineOf, restraintOf } from '../../offline/line.ts';
import type { Restraint } from '../../offline/line.ts';

/**
 * How long a first page has after its load to come to life, ms: a first install unpacks some 760 files beside it, on a
 * phone's few cores.
 */
const WAKES_WITHIN = 2000;

const onceAwake = (): Promise<void> => new Promise((resolve) => setTimeout(() => whenIdle(resolve), WAKES_WITHIN));

/** Waits before an install is tried again, ms. */
const AGAIN_AFTER = [5_000, 30_000, 120_000, 600_000];

const line = lineOf(navigator);

/** Why nothing is stored by itself; a reader may ask for it all the same. */
export const restraint = (): Restraint | undefined => restraintOf(line);

const whenOnline = (): Promise<unknown> =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise((resolve) => {
        addEventListener('online', resolve, { once: true });
      });

/** How an install ends: 'installed', or 'failed' where the worker is given up. One that waited, and is replaced, was installed. */
export function endOf(worker: ServiceWorker): Promise<'installed' | 'failed'> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (worker.state !== 'installing') resolve(worker.state === 'redundant' ? 'failed' : 'installed');
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

let tries = 0;

/** Stores the app now, asked or not. @throws {Error} where there is no network, or the browser stores nothing */
export const storeApp = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register('/sw.js', { scope: '/' });

type Found = (registration: ServiceWorkerRegistration) => void;

/**
 * Stores the app as soon as it may be, and keeps at it.
 * @param found is handed the registration, again whenever it is another
 */
export async function keepAppStored(found: Found): Promise<void> {
  // A browser that keeps nothing for a site refuses even to be asked.
  const known = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  if (known) return store(found);
  await onceAwake();
  if (!restraint()) return store(found);
  const look = (): void => {
    if (restraint()) return;
    line?.removeEventListener('change', look);
    void store(found);
  };
  line?.addEventListener('change', look);
}

async function store(found: Found): Promise<void> {
  try {
    const registration = await storeApp();
    found(registration);
    const follow = async (worker: ServiceWorker | null): Promise<void> => {
      if (worker && (await endOf(worker)) === 'failed') tryAgain(found, registration);
    };
    registration.onupdatefound = () => void follow(registration.installing);
    await follow(registration.installing);
  } catch {
    tryAgain(found);
  }
}

function tryAgain(found: Found, registration?: ServiceWorkerRegistration): void {
  const wait = AGAIN_AFTER[tries];
  if (wait === undefined) return;
  tries += 1;
  setTimeout(async () => {
    await whenOnline();
    // One whose first install failed is none any more; one with a worker in charge is told to look for the newer one.
    if (!registration?.active) await store(found);
    else await registration.update().catch(() => tryAgain(found, registration));
  }, wait);
}
