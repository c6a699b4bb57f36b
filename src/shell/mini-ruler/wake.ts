/**
 * The ruler of the home page is served with its answer: its code comes once the page has a moment, or at the first touch. What
 * is typed until then it takes when it comes (mini-ruler.ts); a button that is pressed is pressed again.
 */
import { whenIdle } from '../../kit/island/when-idle.ts';

const ruler = document.querySelector<HTMLElement>('[data-ruler]');
let coming: Promise<unknown> | undefined;
let isAwake = false;

/** Tried anew at the next touch where the network was missing. */
const wake = (): Promise<unknown> =>
  (coming ??= Promise.all([import('./mini-ruler.ts'), import('../home/figures-in-units.ts')]).then(
    () => {
      isAwake = true;
    },
    () => {
      coming = undefined;
    },
  ));

for (const touch of ['pointerdown', 'focusin', 'input']) ruler?.addEventListener(touch, () => void wake());
ruler?.addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button && !isAwake)
      void wake().then(() => {
        if (isAwake) button.click();
      });
  },
  { capture: true },
);
whenIdle(() => void wake());
