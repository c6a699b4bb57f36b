/**
 * The Simulation dropdown and the slide-in menu are popovers: the browser closes them on Escape and on a
 * press outside. What it does not do is close them on a choice, and say on the button that they are open.
 */
export function openMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[data-menu]')) {
    const button = document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]:not([popovertargetaction])`);
    menu.addEventListener('beforetoggle', (event) => {
      const isOpening = (event as ToggleEvent).newState === 'open';
      button?.setAttribute('aria-expanded', String(isOpening));
      if (isOpening && button && menu.dataset['menu'] === 'dropdown') {
        menu.style.setProperty('--at', `${button.getBoundingClientRect().left}px`);
      }
    });
    menu.addEventListener('click', (event) => {
      const choice = event.target instanceof Element ? event.target.closest('a, [data-opens-settings]') : null;
      if (choice) menu.hidePopover();
    });
  }
}
