/** The browser's own install prompt, held back until the reader asks for it on the install page. */
import { connectKeptPages } from './kept-pages.ts';

interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let held: InstallPrompt | undefined;

/** 'ready' when the browser can ask now, 'installed' when there is nothing left to do, else 'manual'. */
type InstallState = 'ready' | 'installed' | 'manual';

function show(state: InstallState): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-install]')) place.dataset['install'] = state;
}

export function offerInstall(): void {
  connectKeptPages(document);
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
