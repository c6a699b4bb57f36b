import type { ChangesBeforeScript } from './state/session.ts';
import { changedControls } from '../../kit/form/before-script.ts';
import type { ChangedControl } from '../../kit/form/before-script.ts';

const TYPED =
  'form :is(input[type="text"], input[type="checkbox"], textarea, select)[name]:not([name=""], [name*="."])';

/** What was typed and chosen while the script was on its way: what differs from the form as served. */
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
  const around = (attribute: 'field' | 'output' | 'every') => (control: Element) =>
    control.closest<HTMLElement>(`[data-${attribute}]`)?.dataset[attribute];
  const units = keyed('form select:not([name])', around('field'));
  const digits = keyed('[data-every] select[name="digits"]', around('every'));
  return {
    texts: { ...keyed(TYPED, ({ name }) => name), ...keyed('form input[type="radio"]', around('field')) },
    // A column of a list has no unit of its own line.
    units: Object.fromEntries(Object.entries(units).filter(([key]) => !key.includes('.'))),
    shownUnits: keyed('[data-output] select', around('output')),
    digits: Object.fromEntries(Object.entries(digits).map(([key, count]) => [key, Number(count)])),
  };
}
