/** The conversation with the assistant, kept for the life of the tab so that it survives a change of page. */
import { atom } from 'nanostores';
import { conversationBox } from './storage.ts';
import type { Kept } from './storage.ts';
import type { ChatMessage } from '../../../runtime/bridge.ts';

/** More is not kept across pages, characters of JSON. */
const LONGEST_KEPT = 400_000;

export const $messages = atom<readonly ChatMessage[]>([]);
export const $isBusy = atom(false);
export const $isOpen = atom(false);

let kept: Kept | undefined;

/** Whether the assistant was open on the page before. */
export const wasOpen = (): boolean => kept?.isOpen ?? false;

/** Reads what the tab kept, once, and keeps every change from then on. */
export function restoreConversation(): void {
  if (kept) return;
  kept = conversationBox.load() ?? { messages: [], isOpen: false };
  $messages.set(kept.messages);
  $messages.listen(keep);
  $isOpen.listen(keep);
}

function keep(): void {
  // An answer that is still arriving is kept once it is whole.
  if ($isBusy.get()) return;
  const messages = $messages.get().filter(({ content }) => content !== '');
  const now: Kept = { messages, isOpen: $isOpen.get() };
  // Where storage is barred, the conversation ends with the page.
  if (messages.length === 0 && !now.isOpen) conversationBox.save(undefined);
  else if (JSON.stringify(now).length <= LONGEST_KEPT) conversationBox.save(now);
}

/** Marks the end of an answer, and keeps it. */
export function endAnswer(): void {
  $isBusy.set(false);
  keep();
}
