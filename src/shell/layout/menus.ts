/**
 * The Simulation dropdown and the slide-in menu are popovers: the browser closes them on Escape and on a
 * press outside. What it does not do is close them on a choice, say on the button that they are open, and
 * keep the keyboard where the eye is: the slide-in menu holds it, the dropdown closes behind it.
 */
export function openMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[data-menu]')) {
    const button = document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]:not([popovertargetaction])`);
    const isDropdown = menu.dataset['menu'] === 'dropdown';
    const say = (isOpening: boolean): void => {
      button?.setAttribute('aria-expanded', String(isOpening));
      if (!isDropdown) {
        for (const element of around(menu)) element.inert = isOpening;
      } else if (isOpening && button) {
        menu.style.setProperty('--at', `${button.getBoundingClientRect().left}px`);
      }
    };
    menu.addEventListener('beforetoggle', (event) => say((event as ToggleEvent).newState === 'open'));
    // Opened before this script was there.
    if (menu.matches(':popover-open')) say(true);
    menu.addEventListener('toggle', (event) => {
      if ((event as ToggleEvent).newState === 'closed' && document.activeElement === document.body) button?.focus();
    });
    // Before whatever is chosen acts, so that a dialog hands the focus back to a button that is still there.
    menu.addEventListener(
      'click',
      (event) => {
        const choice =
          event.target instanceof Element
            ? event.target.closest('a, [data-opens-settings], [data-opens-search]')
            : null;
        if (choice && menu.matches(':popover-open')) menu.hidePopover();
      },
      { capture: true },
    );
    if (!isDropdown) {
      // In a wide window its entries are part of the bar.
      matchMedia('(min-width: 60rem)').addEventListener('change', () => menu.hidePopover());
    } else {
      menu.addEventListener('focusout', ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && relatedTarget !== button && !menu.contains(relatedTarget))
          menu.hidePopover();
      });
    }
  }
}

/** What lies beside a menu on the page; dialogs look after themselves. */
function around(menu: HTMLElement): readonly HTMLElement[] {
  return [...document.body.children, ...(menu.parentElement?.children ?? [])].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && !element.contains(menu) && element.tagName !== 'DIALOG',
  );
}
