/** What opens the settings: the window itself is fetched when it is reached for. */
import { expectPanels } from './panels.ts';

const settingsWindow = () => import('./settings-window.ts');

/** Asks ahead for what the window holds. */
function expectSettings(): void {
  expectPanels();
  settingsWindow().catch(() => undefined);
}

let dialog: HTMLDialogElement | undefined;

/** The window, named as what opens it; made when it is first opened. */
function settingsDialog(name: string): HTMLDialogElement {
  if (dialog) return dialog;
  const made = Object.assign(document.createElement('dialog'), {
    id: 'settings',
    className: 'dialog',
    ariaLabel: name,
  });
  // The backdrop belongs to the dialog itself: a press that lands on it is outside the panel.
  made.addEventListener('click', (event) => {
    if (event.target === made) made.close();
  });
  document.body.append(made);
  dialog = made;
  return made;
}

/** Opens the window; without a network and nothing stored, it holds a word saying so. */
export function openSettings(opener: HTMLElement): void {
  const target = settingsDialog(opener.ariaLabel ?? opener.textContent.trim());
  target.showModal();
  settingsWindow()
    .then((settings) => settings.showSettings(target))
    .catch(() => {
      target.textContent = document.querySelector<HTMLElement>('[data-offline-text]')?.dataset['offlineText'] ?? '';
    });
}

/** Asks for the window as soon as a hand or the keyboard comes near what opens it. */
export function expectOpening(): void {
  for (const opener of document.querySelectorAll<HTMLElement>('[data-opens-settings]'))
    for (const sign of ['pointerenter', 'focus']) opener.addEventListener(sign, expectSettings, { once: true });
}
