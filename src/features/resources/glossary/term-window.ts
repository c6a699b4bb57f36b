/** The window under a term: its definition, and where to go on. Closed by Escape or a press elsewhere, focus goes back to the term. */
import type { GlossaryData } from './glossary-data.ts';
import './term-window.css';

const MARGIN = 16;
const GAP = 6;
let asked: Promise<GlossaryData> | undefined;

async function fetched(address: string): Promise<GlossaryData> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${String(answer.status)}`);
  return (await answer.json()) as GlossaryData;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(text, ...inside);
  return made;
}

function link(href: string, text: string): HTMLAnchorElement {
  const made = element('a', text);
  made.href = href;
  return made;
}

/** What follows the line below is an index. */
function symbolOf(symbol: string): HTMLElement {
  const [name = '', index] = symbol.split('_');
  return element('span', name, ...(index === undefined ? [] : [element('sub', index)]));
}

/** Under the term where there is room, else over it; never beyond the sides of the page. */
function place(made: HTMLElement, { left, top, bottom }: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = made;
  const fits = bottom + GAP + height <= innerHeight || top < height + GAP;
  const widest = document.documentElement.clientWidth - MARGIN - width;
  made.style.left = `${String(scrollX + Math.max(MARGIN, Math.min(left, widest)))}px`;
  made.style.top = `${String(scrollY + (fits ? bottom + GAP : top - GAP - height))}px`;
}

/**
 * Shows the definition a link of the prose leads to.
 * @throws {Error} where it cannot be fetched, or the glossary has none
 */
export async function showTerm(from: HTMLAnchorElement): Promise<void> {
  const address = `${new URL(from.href).pathname}.json`;
  asked ??= fetched(address);
  const { terms, words } = await asked.catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  const term = terms[new URL(from.href).hash.slice(1)];
  if (!term) throw new Error(`the glossary has no ${from.href}`);
  const other = element('span', term.other);
  other.lang = words.other;
  const facts = [
    ...(term.symbol === undefined ? [] : [symbolOf(term.symbol)]),
    ...(term.unit === undefined ? [] : [term.unit]),
  ];
  const close = element('button', words.close);
  close.type = 'button';
  const made = element(
    'div',
    '',
    element('p', '', element('b', term.term), other),
    element('p', term.definition),
    ...(facts.length === 0 ? [] : [element('p', '', ...facts.map((fact) => element('span', '', fact)))]),
    element('p', '', link(term.href, term.label), link(from.href, words.whole), close),
  );
  made.className = 'term-window';
  made.popover = 'auto';
  made.tabIndex = -1;
  made.setAttribute('role', 'dialog');
  made.setAttribute('aria-label', words.name.replace('#', term.term));
  close.addEventListener('click', () => made.hidePopover());
  made.addEventListener('toggle', (event) => {
    if (event.newState !== 'closed') return;
    const isInside = made.contains(document.activeElement) || document.activeElement === document.body;
    made.remove();
    if (isInside) from.focus();
  });
  document.body.append(made);
  made.showPopover();
  place(made, from.getClientRects()[0] ?? from.getBoundingClientRect());
  made.focus({ preventScroll: true });
}
