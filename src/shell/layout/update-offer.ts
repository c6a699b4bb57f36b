/** The window a newer build is offered in: fetched when one waits. */
import { dateLanguage } from '../../language/index.ts';
import { pageLocale } from '../../language/page.ts';
import type { BuildInfo } from '../publication/build-info.ts';
import { whenNoFieldHasFocus } from './field-focus.ts';
import { panel } from './panels.ts';

const LATER_KEY = 'appfroid-update-later';

const laterId = (): string | null => {
  try {
    return sessionStorage.getItem(LATER_KEY);
  } catch {
    return null;
  }
};

let updateDialog: Promise<HTMLElement> | undefined;

/** The window, in the page; undefined when it could not be had. */
async function dialogInPage(): Promise<HTMLDialogElement | undefined> {
  updateDialog ??= panel('#update');
  try {
    const dialog = (await updateDialog) as HTMLDialogElement;
    if (!dialog.isConnected) document.body.append(dialog);
    return dialog;
  } catch {
    updateDialog = undefined;
    return undefined;
  }
}

/**
 * Offers a build once nobody is at a field.
 * @param latest what the server says of it, where it could be asked
 * @param isStillThere whether there is anything left to offer: another tab may have taken it
 * @param take is called when the reader does
 */
export async function offerUpdate(
  latest: BuildInfo | undefined,
  isStillThere: () => boolean,
  take: () => void,
): Promise<void> {
  const dialog = await dialogInPage();
  await whenNoFieldHasFocus();
  const id = latest?.id ?? 'unknown';
  if (!dialog || dialog.open || !isStillThere() || laterId() === id) return;
  if (latest) {
    const locale = pageLocale();
    const date = new Date(`${latest.date}T12:00:00`);
    const fill = (name: string, text: string): void => {
      const place = dialog.querySelector(`[data-update="${name}"]`);
      if (place) place.textContent = text;
    };
    fill('version', latest.version);
    fill('date', new Intl.DateTimeFormat(dateLanguage(locale), { dateStyle: 'long' }).format(date));
    fill('description', latest.description[locale]);
  }
  dialog.addEventListener(
    'close',
    () => {
      if (dialog.returnValue === 'now') {
        take();
        return;
      }
      try {
        sessionStorage.setItem(LATER_KEY, id);
      } catch {
        return;
      }
    },
    { once: true },
  );
  dialog.returnValue = '';
  dialog.showModal();
}
