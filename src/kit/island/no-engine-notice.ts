/** The one notice of a page on which nothing can be computed; it leaves once something can. */
import { barePath } from '../../i18n/paths.ts';
import { pageLocale } from '../../language/page.ts';
import { NO_ENGINE, STILL } from './no-engine-words.ts';
import './no-engine-notice.css';

const CLASS = 'no-engine';

function filled(why: keyof typeof NO_ENGINE): HTMLElement {
  const locale = pageLocale();
  const path = barePath(location.pathname);
  const { what, why: reason } = NO_ENGINE[why];
  const still = STILL.find((one) => one.path.test(path))?.text[locale] ?? '';
  const details = document.createElement('details');
  details.className = 'wrap';
  details.open = true;
  const summary = Object.assign(document.createElement('summary'), { textContent: what[locale] });
  const paragraph = Object.assign(document.createElement('p'), { textContent: `${reason[locale]} ${still}` });
  details.append(summary, paragraph);
  return details;
}

/** Puts the notice at the head of the page, or takes it away, as the mark on the root says. */
export function showNoEngine(): void {
  const main = document.querySelector('main');
  const why = document.documentElement.dataset['noEngine'] as keyof typeof NO_ENGINE | undefined;
  const shown = main?.querySelector<HTMLElement>(`:scope > .${CLASS}`);
  if (why === undefined) {
    shown?.remove();
    return;
  }
  if (shown?.dataset['why'] === why) return;
  const notice = shown ?? document.createElement('div');
  notice.className = CLASS;
  notice.dataset['why'] = why;
  notice.setAttribute('role', 'status');
  if (!shown) main?.prepend(notice);
  // A reader of screens hears of what comes into a region that is there.
  requestAnimationFrame(() => notice.replaceChildren(filled(why)));
}
