import type { Translator } from '../../i18n/keys.ts';
import { copyText } from '../files/copy-text.ts';
import { addToast } from '../storage/toasts.ts';

/** Puts a link on the clipboard, and says whether it went there. */
export async function copyLink(link: string, t: Translator): Promise<void> {
  if (await copyText(link)) addToast('success', t('page.copied'));
  else addToast('warning', t('page.copyFailed'));
}
