/**
 * Keeping an open page and the served build together: the service worker, the look-out for newer builds,
 * what offers one, and the change of build at the next navigation.
 */
import type { BuildInfo } from '../publication/build-info.ts';
import { whenNoFieldHasFocus } from './field-focus.ts';
import { goOnKeeping } from './keep-pages.ts';
import { keepAppStored } from './store-app.ts';

const POLL_EVERY = 15 * 60_000;
/** A page left open is asked again when it comes back, but not at every glance. */
const LOOK_AGAIN_AFTER = 60_000;
const ACTIVATION_LIMIT = 3000;

/** The build this page is of. */
let buildId = '';
let registration: ServiceWorkerRegistration | undefined;
let latest: BuildInfo | undefined;
let lastLook = 0;
/** Where to go once the new build is in charge; the page itself unless a link was followed. */
let destination: string | undefined;
/** Whether this tab has asked for the new build. */
let isChanging = false;
let isLeaving = false;

function leave(): void {
  isLeaving = true;
  if (destination === undefined) location.reload();
  else location.assign(destination);
}

/** Puts the waiting worker in charge, then leaves for `target`, or reloads. */
function changeBuild(target?: string): void {
  isChanging = true;
  destination = target;
  registration?.waiting?.postMessage({ type: 'SKIP_WAITING' });
  setTimeout(() => {
    if (!isLeaving) leave();
  }, ACTIVATION_LIMIT);
}

async function look(): Promise<void> {
  lastLook = Date.now();
  try {
    const answer = await fetch(`/build.json?t=${lastLook}`, { cache: 'no-store' });
    if (!answer.ok) return;
    latest = (await answer.json()) as BuildInfo;
  } catch {
    return;
  }
  if (latest.id !== buildId) await registration?.update().catch(() => undefined);
}

const updateOffer = () => import('./update-offer.ts');

async function offer(): Promise<void> {
  if (!latest || latest.id === buildId) await look();
  const update = await updateOffer();
  await update.offerUpdate(latest, () => Boolean(registration?.waiting), changeBuild);
}

function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller) void offer();
  });
}

function follow(found: ServiceWorkerRegistration): void {
  registration = found;
  found.addEventListener('updatefound', () => watch(found.installing));
  watch(found.installing);
  if (found.waiting && navigator.serviceWorker.controller) void offer();
}

function startStoring(): void {
  const hadController = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // Once more where the limit was reached just before: what was asked of the earlier worker as it was stopped is
    // answered by nobody, and the page would wait for ever.
    if (isChanging) leave();
    // Another tab has taken the new build: whoever types in this one ends first.
    else if (hadController) void whenNoFieldHasFocus().then(leave);
  });
  void keepAppStored(follow);
}

function followInNewBuild(event: MouseEvent): void {
  if (!registration?.waiting || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname === location.pathname && link.hash !== '') return;
  event.preventDefault();
  changeBuild(link.href);
}

/**
 * Once the page is loaded.
 * @param build the id of the build this page is of
 */
export function keepUpToDate(build: string): void {
  buildId = build;
  document.addEventListener('click', followInNewBuild);
  // A page come back to has not asked for anything yet.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) isChanging = isLeaving = false;
  });
  if ('serviceWorker' in navigator) startStoring();
  const place = document.querySelector<HTMLElement>('.hold-pages [data-kept-pages]');
  if (place)
    void import('./kept-pages.ts').then(
      ({ connectKeptPages }) => connectKeptPages(place),
      () => undefined,
    );
  goOnKeeping();
  setInterval(() => void look(), POLL_EVERY);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - lastLook > LOOK_AGAIN_AFTER) void look();
  });
}
