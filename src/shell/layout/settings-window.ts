/** The settings' window: made when it is first opened. */
import { $calculation, CALCULATIONS } from '../../kit/storage/calculation.ts';
import { restoreChosen } from '../../kit/storage/restore-chosen.ts';
import { $decimalSign, $settings, changeSettings, settingFromText } from '../../kit/storage/settings.ts';
import { THEMES, chooseTheme, currentTheme, followTheme } from '../../kit/storage/theme.ts';
import { pageLocale } from '../../language/page.ts';
import { connectOfflineStore } from './offline-store.ts';
import { connectOwnData } from './own-data.ts';
import { panel } from './panels.ts';
import { changeUnits, connectUnits } from './settings-units.ts';

restoreChosen();

const chosen = <V extends string>(known: readonly V[], text: string): V | undefined =>
  known.find((value) => value === text);

/** What each group of radios shows and does. */
const groups: Readonly<Record<string, { readonly read: () => string; readonly choose: (text: string) => void }>> = {
  theme: {
    read: currentTheme,
    choose: (text) => {
      const theme = chosen(THEMES, text);
      if (theme) chooseTheme(theme);
    },
  },
  ...Object.fromEntries(
    (['pipeType', 'unitSystem', 'pressureReference', 'decimalSign', 'operatingPoints'] as const).map((name) => [
      name,
      {
        read: () => $settings.get()[name],
        choose: (text: string) => {
          const isOfUnits = name === 'unitSystem' || name === 'pressureReference';
          (isOfUnits ? changeUnits : changeSettings)(settingFromText(name, text));
        },
      },
    ]),
  ),
  calculation: {
    read: () => $calculation.get(),
    choose: (text) => {
      const calculation = chosen(CALCULATIONS, text);
      if (calculation) $calculation.set(calculation);
    },
  },
};

function show(): void {
  for (const [name, { read }] of Object.entries(groups)) {
    for (const input of document.querySelectorAll<HTMLInputElement>(`[data-setting="${name}"] input`)) {
      input.checked = input.value === read();
    }
  }
}

/** Brings to life what the window holds. */
function connect(target: HTMLDialogElement, settings: HTMLElement): void {
  target.addEventListener('change', (event) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    const setting = event.target.closest<HTMLElement>('[data-setting]')?.dataset['setting'] ?? '';
    groups[setting]?.choose(event.target.value);
  });
  // What a page has written, and what was typed, is in the sign it was loaded with: another sign, another load.
  target.addEventListener('close', () => {
    if ($settings.get().decimalSign !== $decimalSign.get()) location.reload();
  });
  // Another tab, or a part of this page, may choose while the panel is open.
  $settings.listen(show);
  $calculation.listen(show);
  followTheme(show);
  connectUnits(settings);
}

/**
 * Shows the settings in their window, which is open.
 * @throws {Error} when there is no network and nothing is stored
 */
export async function showSettings(target: HTMLDialogElement): Promise<void> {
  let settings = target.querySelector<HTMLElement>('[data-panel]');
  if (!settings) {
    settings = await panel('[data-panel="settings"]');
    for (const link of settings.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
      const isCurrent = link.lang === pageLocale();
      if (isCurrent) link.ariaCurrent = 'true';
      const other = document.querySelector<HTMLAnchorElement>(`.site-header a[data-language="${link.lang}"]`);
      link.href = isCurrent ? location.pathname : (other?.href ?? '');
    }
    target.replaceChildren(settings);
    connect(target, settings);
    // The focus is where it would be had the window been full from the start.
    if (target.open && document.activeElement === target) settings.querySelector('button')?.focus();
  }
  show();
  // What is stored may have changed since it was last open.
  connectOfflineStore(settings);
  connectOwnData(settings);
}
