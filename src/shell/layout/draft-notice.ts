/** Since when what is typed here is kept, and the way to a page that stands as it opens. */
import { openWithoutDraft } from '../../kit/storage/drafts.ts';
import { pageLocale } from '../../language/page.ts';

export function connectDraft(): void {
  const notice = document.querySelector('#draft');
  const text = notice?.querySelector<HTMLElement>('[data-text]');
  const at = document.documentElement.dataset['draft'];
  if (!notice || !text || at === undefined) return;
  const time = new Date(Number(at)).toLocaleTimeString(pageLocale(), { hour: '2-digit', minute: '2-digit' });
  text.textContent = (text.dataset['text'] ?? '').replace('#', time);
  notice.querySelector('button')?.addEventListener('click', openWithoutDraft);
}
