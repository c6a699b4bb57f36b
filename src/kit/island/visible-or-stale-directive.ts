/**
 * `client:visibleOrStale`: an island that wakes when it is seen, or when the page says it is needed though nobody sees it yet,
 * because what it holds is no longer what was served: a sheet is to be printed, a diagram exported from another pane.
 */
import type { ClientDirective } from 'astro';
import { oncePainted, onceRead } from './after-paint.ts';
import { whenIdle } from './when-idle.ts';

/** Fired on the window by whoever knows that unseen islands must follow. */
const EVENT = 'islands-needed';

const wakeWhenNeeded: ClientDirective = (load, _options, element) => {
  let isHydrated = false;
  let script: ReturnType<typeof load> | undefined;
  const wake = async (): Promise<void> => {
    if (isHydrated) return;
    isHydrated = true;
    sight.disconnect();
    removeEventListener(EVENT, onNeed);
    const hydrate = await (script ??= load());
    await hydrate();
  };
  const onNeed = (): void => onceRead(() => void wake());
  const sight = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) onceRead(() => void wake());
  });
  for (const child of element.children) sight.observe(child);
  addEventListener(EVENT, onNeed);
  // Fetched while there is a network: waking must not need one.
  oncePainted(() => {
    whenIdle(() => {
      script ??= load();
    });
  });
  // Said before this island was there to hear it.
  if (document.documentElement.dataset['islands'] === 'needed') onNeed();
};

export default wakeWhenNeeded;
