/** The browser's own install prompt, held back until the reader asks for it on the install page. */
import { connectOfflineStore } from './offline-store.ts';

interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let held: InstallPrompt | undefined;

/** 'ready' when the browser can ask now, 'installed' when there is nothing left to do, else 'manual'. */
type InstallState = 'ready' | 'installed' | 'manual';

function show(state: InstallState): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-install]')) place.dataset['install'] = state;
}

/** Which heading of the page is that of this device. */
function ownHeading(): string {
  if (/android/i.test(navigator.userAgent)) return 'android';
  // An iPad says it is a Mac, with fingers.
  const isPad = /mac/i.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
  return isPad || /iphone|ipad|ipod/i.test(navigator.userAgent) ? 'iphone' : 'windows';
}

/** The way of the device in hand stands before the others. */
function ownWayFirst(): void {
  const headings = [...document.querySelectorAll<HTMLElement>('.prose > h2')];
  const own = headings.find(({ id }) => id.startsWith(ownHeading()));
  const [first] = headings;
  if (!own || !first || own === first) return;
  const part: Element[] = [own];
  for (let next = own.nextElementSibling; next && next.tagName !== 'H2'; next = next.nextElementSibling)
    part.push(next);
  first.before(...part);
}

export function offerInstall(): void {
  ownWayFirst();
  connectOfflineStore(document);
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    held = event as InstallPrompt;
    show('ready');
  });
  addEventListener('appinstalled', () => {
    held = undefined;
    show('installed');
  });
  if (matchMedia('(display-mode: standalone)').matches) show('installed');
  document.querySelector('[data-install-button]')?.addEventListener('click', () => {
    const prompt = held;
    held = undefined;
    show('manual');
    void prompt?.prompt().then(({ outcome }) => {
      if (outcome === 'accepted') show('installed');
    });
  });
}
