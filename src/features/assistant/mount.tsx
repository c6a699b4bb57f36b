/** The assistant's root in the page: made once, shown and hidden afterwards. */
import { createRoot } from 'react-dom/client';
import { visibleMessages } from '../../assistant/messages.ts';
import { localeFromPath } from '../../i18n/paths.ts';
import { $baseUrl, $model } from './state/offer.ts';
import { $isOpen, $messages, restoreConversation, wasOpen } from './state/conversation.ts';
import { $display } from './state/display.ts';
import { $apiKey, readKey } from './state/key.ts';
import { Assistant } from './Assistant.tsx';
import { lookForSubject } from './state/subject.ts';
import { assistantTranslator } from './fetch-texts.ts';

const MOST_COUNTED = 9;

let opener: HTMLElement | undefined;
let mounting: Promise<void> | undefined;

const buttons = (): NodeListOf<HTMLElement> =>
  document.querySelectorAll<HTMLElement>('[data-assistant-launcher], .site-header [data-opens-assistant][aria-label]');

/** The number on the buttons that always stand: bubbles, at most 9+. */
function showCount(): void {
  const count = visibleMessages($messages.get()).filter(({ content }) => content !== '').length;
  const text = count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count);
  const words = document.querySelector<HTMLElement>('[data-count-text]')?.dataset['countText'] ?? '';
  for (const button of buttons()) {
    button.dataset['label'] ??= button.ariaLabel ?? '';
    if (count === 0) delete button.dataset['count'];
    else button.dataset['count'] = text;
    const label = button.dataset['label'];
    button.ariaLabel = count === 0 ? label : `${label}. ${words.replace('#', text)}`;
  }
}

/** The round button gives way to the window it opens, and takes the focus back with it. */
function showLauncher(isOpen: boolean): void {
  const launcher = document.querySelector<HTMLElement>('[data-assistant-launcher]');
  if (launcher) launcher.hidden = isOpen;
  if (isOpen) return;
  // Only once React has put the page within reach again.
  setTimeout(() => {
    // Of a phone's menu that has closed meanwhile, its own button.
    const menu = document.querySelector<HTMLElement>('.site-header .menu-button');
    const target = [opener, ...buttons(), menu].find((button) => button?.isConnected && button.checkVisibility());
    target?.focus({ preventScroll: true });
  });
}

async function mount(): Promise<void> {
  const locale = localeFromPath(location.pathname);
  const t = await assistantTranslator(locale);
  restoreConversation();
  lookForSubject(locale);
  $display.restore();
  $model.restore();
  $baseUrl.restore();
  showCount();
  $messages.listen(showCount);
  $isOpen.listen(showLauncher);
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(<Assistant translator={t} />);
}

const ready = (): Promise<void> => {
  mounting ??= mount().catch((error: unknown) => {
    mounting = undefined;
    throw error;
  });
  return mounting;
};

/** Opens the assistant and puts the reader in it; `from` gets the focus back. */
export async function openAssistant(from: HTMLElement): Promise<void> {
  opener = from;
  await ready();
  if (!$isOpen.get()) readKey();
  $isOpen.set(true);
  // React paints in a task of its own.
  setTimeout(() => {
    // On a phone the keys would cover what the window says; without a key of the model there is nothing to type yet.
    if ($apiKey.get() === '' && matchMedia('(pointer: coarse)').matches) {
      document.querySelector<HTMLElement>('[data-assistant] button')?.focus();
      return;
    }
    const fields = document.querySelectorAll<HTMLElement>('[data-assistant] :is(input[name="key"], textarea)');
    const first = [...fields].find((field) => field instanceof HTMLTextAreaElement || $apiKey.get() === '');
    first?.focus();
  });
}

/** Takes the tab's conversation up again on another page, open if it was open. */
export async function resumeAssistant(): Promise<void> {
  await ready();
  if (!wasOpen()) return;
  readKey();
  $isOpen.set(true);
}
