/**
 * The ruler of the home page is served with its answer, and so are the example's figures: their code comes once the page is
 * used, or has a moment where the device keeps what they show otherwise. What is typed until then it takes when it comes
 * (mini-ruler.ts); a fluid that is pressed is chosen, another button is pressed again.
 */
import { whenUsed } from '../../kit/island/when-idle.ts';

const ruler = document.querySelector<HTMLElement>('[data-ruler]');
let coming: Promise<unknown> | undefined;
let isHydrated = false;

/** Tried anew at the next touch where the network was missing. */
const wake = (): Promise<unknown> =>
  (coming ??= import('./mini-ruler.ts').then(
    () => {
      isHydrated = true;
    },
    () => {
      coming = undefined;
    },
  ));

/** Asked of readers whose device is of the United States: the pages are served in bar and °C. */
const question = document.querySelector<HTMLElement>('[data-ask-units]');
if (question && /-US$/.test(navigator.language))
  ruler?.addEventListener(
    'pointerdown',
    () =>
      void wake()
        .then(() => import('./ask-units.ts'))
        .then(
          ({ askUnits }) => askUnits(question),
          () => undefined,
        ),
    { once: true },
  );

for (const touch of ['pointerdown', 'focusin', 'input']) ruler?.addEventListener(touch, () => void wake());
// What is typed takes the place of what was served, whenever the code comes.
ruler?.addEventListener('focusin', ({ target }) => {
  if (!isHydrated && target instanceof HTMLInputElement && 'read' in target.dataset) target.select();
});
ruler?.addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button || isHydrated) return;
    const { usual } = button.dataset;
    const select = ruler.querySelector('select');
    if (usual !== undefined && select) {
      // Chosen before what is typed next, whenever the code comes.
      select.value = usual;
      select.dataset['chosen'] = '';
      void wake();
      return;
    }
    void wake().then(() => {
      if (isHydrated) button.click();
    });
  },
  { capture: true },
);
whenUsed(() => {
  void wake();
  import('../home/figures-in-units.ts').catch(() => undefined);
});
