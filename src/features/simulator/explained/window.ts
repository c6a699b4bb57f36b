/** What stands behind the "?" of a figure, in a popover beside it: meaning, formula, range, source, and where to go on. */
import { localePath } from '../../../i18n/paths.ts';
import { text } from '../../../language/index.ts';
import { notedNow } from '../../../kit/island/noted.ts';
import { pageLocale } from '../../../language/page.ts';
import type { ExplainedName, Explanation, Group } from './names.ts';
import { EXPLAINING_PAGES } from './pages.ts';
import styles from './window.module.css';

type Entries = Readonly<Record<string, Explanation>>;

const GROUPS: Readonly<Record<Group, () => Promise<Entries>>> = {
  cycle: async () => (await import('./data/cycle.ts')).CYCLE,
  point: async () => (await import('./data/points.ts')).POINTS,
  technique: async () => (await import('./data/technique.ts')).TECHNIQUE,
  pipes: async () => (await import('./data/pipes.ts')).PIPES,
  exchangers: async () => (await import('./data/exchangers.ts')).EXCHANGERS,
  charge: async () => (await import('./data/charge.ts')).CHARGE,
};

const WORDS = {
  formula: text('Formule', 'Formula'),
  range: text('Plage', 'Range'),
  source: text('Source', 'Source'),
  page: text('Pour comprendre', 'To go further'),
  close: text('Fermer', 'Close'),
};

/** Between a figure and its window, and between the window and the edges of the page, px. */
const GAP = 8;

/** Its entry. @throws {Error} where its texts cannot be fetched */
export async function explanationOf(name: ExplainedName): Promise<Explanation | undefined> {
  const [group, key] = name.split('.') as [Group, string];
  return (await GROUPS[group]())[key];
}

function element(tag: string, content: string | readonly Node[], className?: string): HTMLElement {
  const made = document.createElement(tag);
  made.append(...(typeof content === 'string' ? [content] : content));
  if (className !== undefined) made.className = className;
  return made;
}

/** Below the figure, or above it where there is no room; on narrow windows at the foot, by the style sheet. */
function place(popover: HTMLElement, button: HTMLElement): void {
  const [at, own] = [button.getBoundingClientRect(), popover.getBoundingClientRect()];
  const { clientWidth, clientHeight } = document.documentElement;
  const left = Math.max(GAP, Math.min(at.left, clientWidth - own.width - GAP));
  const below = at.bottom + GAP;
  const top = below + own.height > clientHeight ? Math.max(GAP, at.top - GAP - own.height) : below;
  popover.style.setProperty('--left', `${left + scrollX}px`);
  popover.style.setProperty('--top', `${top + scrollY}px`);
}

/** Opens the window of a figure beside its name, which has the focus again once it is closed. */
export async function explain(button: HTMLElement, name: ExplainedName): Promise<void> {
  const entry = await explanationOf(name);
  if (!entry) return;
  const locale = pageLocale();
  const { path, name: pageName } = EXPLAINING_PAGES[entry.page];
  const link = element('a', pageName[locale]);
  link.setAttribute('href', localePath(locale, path));
  const close = element('button', '×', styles.close);
  close.setAttribute('type', 'button');
  close.setAttribute('aria-label', WORDS.close[locale]);
  const title = element('h2', button.textContent.trim());
  title.id = `explained-${name}`;
  const rows = (['formula', 'range', 'source'] as const).map((part) =>
    element('div', [
      element('dt', WORDS[part][locale]),
      element(
        'dd',
        part === 'range' ? notedNow(entry[part][locale], locale) : entry[part][locale],
        part === 'formula' ? styles.formula : undefined,
      ),
    ]),
  );
  rows.push(element('div', [element('dt', WORDS.page[locale]), element('dd', [link])]));
  const popover = element(
    'div',
    [close, title, element('p', notedNow(entry.meaning[locale], locale)), element('dl', rows)],
    styles.window,
  );
  popover.setAttribute('popover', '');
  popover.setAttribute('role', 'dialog');
  popover.setAttribute('aria-labelledby', title.id);
  popover.tabIndex = -1;
  popover.dataset['explained'] = name;
  close.addEventListener('click', () => popover.hidePopover());
  popover.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') return;
    const { activeElement } = document;
    // Whoever went on to something else keeps it.
    if (activeElement === document.body || popover.contains(activeElement)) button.focus({ preventScroll: true });
    popover.remove();
  });
  document.body.append(popover);
  popover.showPopover();
  place(popover, button);
  popover.focus({ preventScroll: true });
}
