import type { ChangesBeforeScript } from './state/session.ts';
import { changedControls } from '../../kit/form/before-script.ts';
import type { ChangedControl } from '../../kit/form/before-script.ts';

const TYPED =
  'form :is(input[type="text"], input[type="checkbox"], textarea, select)[name]:not([name=""], [name*="."])';

/** What was typed and chosen in the form while the script was on its way: what differs from the form as served. */
export function changesBeforeScript(root: HTMLElement | null): ChangesBeforeScript {
  const keyed = (
    selector: string,
    keyOf: (control: ChangedControl['control']) => string | undefined,
  ): Readonly<Record<string, string>> =>
    Object.fromEntries(
      changedControls(root, selector).flatMap(({ control, value }) => {
        const key = keyOf(control);
        return key === undefined ? [] : [[key, value] as const];
      }),
    );
  const fieldAround = (control: Element) => control.closest<HTMLElement>('[data-field]')?.dataset['field'];
  const units = keyed('form select:not([name])', fieldAround);
  return {
    texts: { ...keyed(TYPED, ({ name }) => name), ...keyed('form input[type="radio"]', fieldAround) },
    // A column of a list has no unit of its own line.
    units: Object.fromEntries(Object.entries(units).filter(([key]) => !key.includes('.'))),
  };
}
