/** What the form controls of a page hold, by names that outlive a rebuild: their own, else what they are called. */
import type { Page } from '@playwright/test';

export type Held = Readonly<Record<string, string>>;

/**
 * Of several controls of one name the later ones are numbered: `long#1`. Menus of units are left out, and the signs between
 * thousands that a field at rest shows.
 */
export const heldByControls = (page: Page): Promise<Held> =>
  page.evaluate(() => {
    const held: Record<string, string> = {};
    const times = new Map<string, number>();
    const put = (key: string, value: string): void => {
      const before = times.get(key) ?? 0;
      times.set(key, before + 1);
      held[before === 0 ? key : `${key}#${before}`] = value;
    };
    const isEnglish = document.documentElement.lang.startsWith('en');
    const bare = (value: string): string =>
      value.replaceAll(isEnglish ? /(?<=\d)[\u202f,](?=\d{3})/g : /(?<=\d)\u202f(?=\d{3})/g, '');
    // Its name, without what stands beside it to explain it.
    const textOf = (element: Element | null | undefined): string => {
      const name = element?.cloneNode(true) as Element | undefined;
      for (const button of name?.querySelectorAll('button') ?? []) button.remove();
      return (name?.textContent ?? '').replace(/\s+/g, ' ').trim();
    };
    const groupOf = (control: Element): string => {
      const group = control.closest('[role=radiogroup], fieldset');
      const labelled = group?.getAttribute('aria-labelledby');
      return (
        group?.getAttribute('aria-label') ??
        textOf(labelled ? document.getElementById(labelled) : group?.querySelector('legend'))
      );
    };
    const nameOf = (control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): string =>
      control.name !== '' && !control.name.startsWith('_r')
        ? control.name
        : (control.getAttribute('aria-label') ?? textOf(control.labels?.[0]));
    const controls = document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      'main input:not([type=file]), main select, main textarea',
    );
    for (const control of controls) {
      const isInput = control instanceof HTMLInputElement;
      if (isInput && control.type === 'radio') {
        if (control.checked)
          put(`(${groupOf(control)})`, control.value === 'on' ? textOf(control.labels?.[0]) : control.value);
      } else if (isInput && control.type === 'checkbox') put(`[${nameOf(control)}]`, String(control.checked));
      else put(nameOf(control), bare(control.value));
    }
    return held;
  });
