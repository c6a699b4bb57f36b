import type { Translator } from '../../i18n/keys.ts';
import { addToast } from '../../kit/kept/toasts.ts';

/** Puts a link on the clipboard, and says whether it went there. */
export async function copyLink(link: string, t: Translator): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    addToast('success', t('compressor.toasts.copied'));
  } catch {
    addToast('warning', t('compressor.toasts.copyFailed'));
  }
}
