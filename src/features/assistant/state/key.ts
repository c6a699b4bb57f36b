/**
 * The reader's own key. In memory only, but for two cases: kept in local storage when cookies were accepted
 * and the reader asked for it; handed to the next page when the assistant itself goes there.
 */
import { atom } from 'nanostores';
import { $hasConsent, restoreConsent } from '../../../kit/storage/consent.ts';

const KEY = 'appfroid-assistant-key';
const HANDED_OVER = 'appfroid-assistant-key-next-page';

export const $apiKey = atom('');
/** The last key a model has answered with: of any other nobody knows whether it opens anything. */
export const $answeredKey = atom('');
/** Whether to keep the key; offered only when cookies are accepted. */
export const $isRemembered = atom(false);

/** The key kept with the reader's consent; without it nothing stays. */
function storedKey(): string {
  try {
    if (restoreConsent()) return localStorage.getItem(KEY) ?? '';
    localStorage.removeItem(KEY);
    return '';
  } catch {
    return '';
  }
}

function handedOverKey(): string {
  try {
    const key = sessionStorage.getItem(HANDED_OVER) ?? '';
    sessionStorage.removeItem(HANDED_OVER);
    return key;
  } catch {
    return '';
  }
}

/** Reads the key when the assistant opens. */
export function readKey(): void {
  const stored = storedKey();
  const handed = stored ? '' : handedOverKey();
  const key = stored || handed;
  // The page before opened this one by an answer.
  if (handed !== '') $answeredKey.set(handed.trim());
  $isRemembered.set(stored !== '');
  if (key !== '') $apiKey.set(key);
}

/** After a reset: what is stored, else what was typed. */
export function rereadKey(): void {
  const stored = storedKey();
  $isRemembered.set(stored !== '');
  if (stored !== '') $apiKey.set(stored);
}

/** When the first message is sent: keeps the key if that was asked for and agreed to, forgets it otherwise. */
export function saveKey(): void {
  try {
    if ($isRemembered.get() && $hasConsent.get()) localStorage.setItem(KEY, $apiKey.get());
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is barred: the key holds for this page.
  }
}

/** Lets the page the assistant is about to open take the key over, once. */
export function handKeyOver(): void {
  if (storedKey() !== '') return;
  try {
    sessionStorage.setItem(HANDED_OVER, $apiKey.get());
  } catch {
    // Storage is barred: the key is asked for again there.
  }
}
