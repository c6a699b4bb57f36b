/** Fills the line of the machine a page is about, and answers its buttons. */
import { localeFromPath } from '../../../i18n/paths.ts';
import { storedTakes } from '../../../kit/storage/takes.ts';
import type { Takes } from '../../../kit/storage/takes.ts';
import { MACHINE_PARAMETER } from '../../../machine/record/link.ts';
import { searchOfPage } from '../../../kit/form/long-link.ts';
import { showSupposed } from './supposed.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

/** There the same parameter says the plate and the air of the machine compared. */
const COMPARISON = '/simulation/comparatif';
/** Pages whose address is a study. */
const STUDY = '/simulation/circuit/';
const TEXTS = { fr: fr.texts.ofMachine, en: en.texts.ofMachine };

/** A link that brings a machine: the page is opened again with what it takes of it, unless the link says that itself. */
async function takeLinked(path: string): Promise<void> {
  const params = new URLSearchParams(location.search);
  const text = path === COMPARISON ? null : params.get(MACHINE_PARAMETER);
  if (text === null) return;
  const { openLinked } = await import('./tab.ts');
  const takes = openLinked(text);
  params.delete(MACHINE_PARAMETER);
  // Nothing else is said: what was opened without the machine is not to stand a moment longer.
  if (takes && params.size === 0) location.replace(`${location.pathname}${takes.pages[path]?.[0] ?? ''}`);
}

async function keepLinked(linked: string, name: string): Promise<boolean> {
  const [{ machineFrom }, { newMachine }, { machines }, { openInTab }] = await Promise.all([
    import('../../../machine/record/link.ts'),
    import('../state/machine.ts'),
    import('../state/store.ts'),
    import('./tab.ts'),
  ]);
  const machine = newMachine(name, machineFrom(linked)?.facts ?? {}, [], new Date().toISOString());
  if (!(await machines.save(machine))) return false;
  openInTab(machine);
  return true;
}

function fill(line: HTMLElement, path: string, takes: Takes): void {
  const { title, pages, linked, dropped } = takes;
  const locale = localeFromPath(location.pathname);
  const find = <E extends HTMLElement>(name: string): E | null => line.querySelector<E>(name);
  const said = find('[data-machine-said]');
  if (said && dropped !== undefined) said.textContent = TEXTS[locale].dropped.replace('{{names}}', dropped);
  const heading = find('[data-machine-title]');
  if (heading) heading.textContent = title[locale];
  const [query = ''] = pages[path] ?? [];
  const take = find<HTMLAnchorElement>('[data-take-machine]');
  if (take) {
    take.href = `${location.pathname}${query}`;
    take.hidden = query === '';
  }
  // A page that takes nothing of the study says what it was opened with.
  showSupposed(takes, locale, path.startsWith(STUDY) ? searchOfPage() || query : query);
  find('[data-leave-machine]')?.addEventListener('click', () => {
    void import('./tab.ts').then(({ leaveTab }) => {
      leaveTab();
      location.assign(location.pathname);
    });
  });
  const keep = find<HTMLButtonElement>('[data-keep-linked]');
  if (!keep || linked === undefined) return;
  keep.hidden = false;
  keep.addEventListener('click', () => {
    const end = (isKept: boolean): void => {
      keep.hidden = isKept;
      if (said) said.textContent = TEXTS[locale][isKept ? 'kept' : 'notKept'];
    };
    keepLinked(linked, title[locale] || TEXTS[locale].label).then(end, () => end(false));
  });
}

export async function showLine(line: HTMLElement): Promise<void> {
  const path = line.dataset['ofMachineLine'] ?? '';
  await takeLinked(path);
  const takes = storedTakes();
  if (!takes) return;
  document.documentElement.dataset['ofMachine'] ??= 'open';
  fill(line, path, takes);
}
