/** A window beside what asked for it, that explains: a popover, at the foot of a narrow window. */
import { text } from '../../language/index.ts';
import { pageLocale } from '../../language/page.ts';
import styles from './explaining.module.css';

const CLOSE = text('Fermer', 'Close');

/** Between what asked and its window, and between the window and the edges of the page, px. */
const GAP = 8;

export function element(tag: string, content: string | readonly Node[], className?: string): HTMLElement {
  const made = document.createElement(tag);
  made.append(...(typeof content === 'string' ? [content] : content));
  if (className !== undefined) made.className = className;
  return made;
}

/** Names with what is said of each. */
export const listOf = (rows: readonly (readonly [name: string, said: string | readonly Node[]])[]): HTMLElement =>
  element(
    'dl',
    rows.map(([name, said]) => element('div', [element('dt', name), element('dd', said)])),
  );

/** Below the button, or above it where there is no room; on narrow windows at the foot, by the style sheet. */
function place(popover: HTMLElement, button: HTMLElement): void {
  const [at, own] = [button.getBoundingClientRect(), popover.getBoundingClientRect()];
  const { clientWidth, clientHeight } = document.documentElement;
  const left = Math.max(GAP, Math.min(at.left, clientWidth - own.width - GAP));
  const below = at.bottom + GAP;
  const top = below + own.height > clientHeight ? Math.max(GAP, at.top - GAP - own.height) : below;
  popover.style.setProperty('--left', `${left + scrollX}px`);
  popover.style.setProperty('--top', `${top + scrollY}px`);
}

/** Opens a window beside a button, which has the focus again once it is closed. @param name what it explains */
export function openBeside(
  button: HTMLElement,
  { name, title, content }: { readonly name: string; readonly title: string; readonly content: readonly Node[] },
): void {
  const close = element('button', '×', styles.close);
  close.setAttribute('type', 'button');
  close.setAttribute('aria-label', CLOSE[pageLocale()]);
  const heading = element('h2', title);
  heading.id = `explained-${name}`;
  const popover = element('div', [close, heading, ...content], styles.window);
  popover.setAttribute('popover', '');
  popover.setAttribute('role', 'dialog');
  popover.setAttribute('aria-labelledby', heading.id);
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
