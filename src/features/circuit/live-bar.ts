/** Brings the bar to life: its links carry the simulation, the form unfolds, what it says follows what is computed. */
import type { Translator } from '../../i18n/keys.ts';
import { LONGEST_LINK, searchOfPage } from '../../kit/form/long-link.ts';
import { $units } from '../../kit/form/units.ts';
import { followDay } from '../../kit/of-the-day.ts';
import { pageSimulation } from './simulator/state/page-simulation.ts';
import { whenIdle } from '../../kit/island/when-idle.ts';
import type { BarTexts } from './bar-data.ts';

const { $computedBy, $shown, address } = pageSimulation;

/** Links are written when they are about to be followed or copied, not at every key. */
function carrySimulation(bar: HTMLElement): void {
  address.flush();
  if (!new URLSearchParams(searchOfPage()).has('permanent')) return;
  const query = address.query();
  // What no link may hold, the tab keeps for its next page.
  for (const link of bar.querySelectorAll('a')) link.search = query.length <= LONGEST_LINK ? query : '';
}

/** Puts what the bar says in place; the text that stands is left alone. */
function show(bar: HTMLElement, { point, isStale, briefs, alerts: counts, worst }: BarTexts): void {
  const put = (element: Element | null | undefined, text: string): void => {
    if (element && element.textContent !== text) element.textContent = text;
  };
  const words = bar.querySelector('[data-point-in-words]');
  put(words, point);
  words?.toggleAttribute('data-old', isStale);
  for (const link of bar.querySelectorAll('a')) {
    const brief = briefs[link.dataset['page'] ?? ''];
    const element = link.querySelector('small');
    put(element, brief?.text ?? '');
    element?.toggleAttribute('data-warning', brief?.isWarning === true);
    element?.toggleAttribute('data-danger', brief?.isDanger === true);
    element?.toggleAttribute('data-old', brief?.isStale === true);
  }
  const alerts = document.querySelector<HTMLElement>('[data-alerts]');
  put(alerts?.querySelector('[data-counts]'), counts);
  if (alerts) alerts.dataset['alerts'] = worst;
  bar.dataset['live'] = '';
}

/** The list of alerts is drawn once it is unfolded: what was served is that of the page's example. */
function unfoldAlerts(t: Translator): void {
  const alerts = document.querySelector<HTMLDetailsElement>('[data-alerts]');
  let isDrawn = false;
  const draw = (): void => {
    const place = alerts?.querySelector('[data-list]');
    if (!alerts?.open || isDrawn || !place) return;
    isDrawn = true;
    import('./mount-list.tsx').then(({ mountList }) => mountList(place, t)).catch(() => (isDrawn = false));
  };
  alerts?.addEventListener('toggle', draw);
  // Unfolded before this was here.
  draw();
}

/** Folds the simulation's form away and back, where it has no column of its own. */
function foldForm(bar: HTMLElement, t: Translator): void {
  const button = bar.querySelector<HTMLElement>('[data-edit]');
  button?.addEventListener('click', () => {
    const isOpen = document.querySelector('[data-circuit]')?.toggleAttribute('data-form-open') === true;
    button.setAttribute('aria-expanded', String(isOpen));
    button.textContent = t(isOpen ? 'circuitPages.bar.fold' : 'circuitPages.bar.edit');
  });
}

/** Scrolls the list of pages to the one that is open. */
function showCurrent(bar: HTMLElement): void {
  const list = bar.querySelector('ul');
  const current = bar.querySelector<HTMLElement>('[aria-current]');
  if (list && current) list.scrollLeft = current.offsetLeft - list.offsetLeft - list.clientWidth / 3;
}

/** Sorts after any day. */
const LAST_DAY = '~';

/** Whether the reader reads anything in another unit than the page was built in. */
const hasOwnUnits = (): boolean => Object.keys($units.get()).length > 0;

/** Once, by the island that starts the simulation. */
export function bringBarToLife(t: Translator): void {
  const bar = document.querySelector<HTMLElement>('[data-bar]');
  if (!bar) return;
  for (const event of ['pointerdown', 'focusin', 'click']) bar.addEventListener(event, () => carrySimulation(bar));
  foldForm(bar, t);
  unfoldAlerts(t);
  // Asking where something is lays the whole page out, in the middle of waking it: a stylesheet does where it can.
  if (!CSS.supports('scroll-initial-target', 'nearest')) whenIdle(() => showCurrent(bar));

  const follow = (): void => {
    whenIdle(
      () =>
        void import('./follow-bar.ts')
          .then(({ followBar }) => followBar(t, (texts) => show(bar, texts)))
          .catch(() => undefined),
    );
  };
  // What was served is true until something is typed or computed.
  if ($computedBy.get() !== undefined || $shown.get().permanent.isStale || address.$said.get() > 0 || hasOwnUnits())
    follow();
  else {
    const begin = (): void => {
      for (const stop of stops) stop();
      // What has not woken yet was served for other inputs.
      document.documentElement.dataset['opened'] = '';
      follow();
    };
    const stops = [
      $shown.listen(begin),
      address.$said.listen(begin),
      $units.listen(begin),
      // From this day on the law may say otherwise than it was served.
      followDay((day) => (bar.dataset['lawUntil'] ?? LAST_DAY) <= day && whenIdle(begin)),
    ];
  }
}
