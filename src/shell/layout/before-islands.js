(() => {
  const { content } = document.getElementById('island-scripts');
  // A second time it is empty.
  const ask = () => document.head.append(content);
  // On a line that took its time over the page itself they may as well be on their way: the paint waits for its
  // sheets alone.
  const isSlow = document.hidden || performance.now() > 200;
  const askOncePainted = () => requestAnimationFrame(() => setTimeout(ask));
  // A long page is read in parts, and what is largest on it may come in a later frame than the first.
  if (document.readyState === 'loading') document.addEventListener('readystatechange', askOncePainted, { once: true });
  else askOncePainted();
  // In a task of its own at the earliest, after the sheets below.
  setTimeout(ask, isSlow ? 0 : 400);

  // A button that sleeps does what it was asked once the page is awake, after what was typed before; what is typed and
  // chosen keeps itself.
  addEventListener(
    'click',
    ({ target }) => {
      const button = target.closest('astro-island[ssr] button:not([popovertarget],[commandfor])');
      const press = () => (self.requestIdleCallback ?? setTimeout)(() => button.click());
      button?.closest('astro-island').addEventListener('astro:hydrate', press, { once: true });
    },
    true,
  );
  // A search entered in a list of fluids that sleeps: the list finds this mark when it wakes. Asked before React, which lets no
  // key through that falls on a part it has not woken, and says on the element itself that it answers for it.
  const isHydrated = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  addEventListener(
    'keydown',
    ({ key, target }) => {
      if (key === 'Enter' && target.closest('astro-island [role="combobox"]') && !isHydrated(target))
        target.dataset.entered = '';
    },
    true,
  );
})();
