/** What a reader typed and chose in a form as served, while its script was on its way. */
import { asServed } from './as-served.ts';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface ChangedControl {
  readonly control: Control;
  /** What it holds now; of a check box 'true' or 'false', of radio buttons the value of the one chosen. */
  readonly value: string;
}

function servedOption({ options }: HTMLSelectElement): string | undefined {
  const served = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return served?.value;
}

function changeOf(control: Control): string | undefined {
  if (control instanceof HTMLSelectElement) return control.value === servedOption(control) ? undefined : control.value;
  if (control instanceof HTMLTextAreaElement) return control.value === control.defaultValue ? undefined : control.value;
  const { type, checked, defaultChecked, value, defaultValue } = control;
  if (type === 'radio') return checked && !defaultChecked ? value : undefined;
  if (type === 'checkbox') return checked === defaultChecked ? undefined : String(checked);
  return value === defaultValue ? undefined : value;
}

/** The controls of `selector` inside `root` that hold something else than the page was served with. */
export function changedControls(root: ParentNode | null, selector: string): readonly ChangedControl[] {
  return [...(root?.querySelectorAll<Control>(selector) ?? [])].flatMap((control) => {
    const value = changeOf(control);
    return value === undefined ? [] : [{ control, value }];
  });
}

/** Changes a control as its reader did: whoever listens by now is told. */
export function changeAgain(control: Control, value: string): void {
  const kind = control.type;
  if (control instanceof HTMLInputElement && (kind === 'checkbox' || kind === 'radio')) {
    // A press changes it, and is what is listened to.
    control.checked = kind === 'checkbox' && value !== 'true';
    control.click();
    return;
  }
  // No script may put a file in: the one that was chosen is there.
  if (kind === 'file') {
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const isMenu = control instanceof HTMLSelectElement;
  // React takes for a change what differs from what was last put in through the element's own property.
  if (!isMenu) control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(isMenu ? 'change' : 'input', { bubbles: true }));
}

/** A list of fluids sees to its own search (src/shell/layout/before-islands.js). */
const TEXTS = 'input:is([type="text"], [type="range"]):not([role="combobox"]), textarea';
const CHOICES = 'select, input:is([type="radio"], [type="checkbox"])';
/** The menu of units in a field, which has no name of its own. */
const UNIT_MENU = 'select:not([name])';

const fieldOf = ({ control }: ChangedControl): Element | null => control.closest('[data-field]');
const isMenu = (one: ChangedControl): boolean => one.control.matches(UNIT_MENU) && fieldOf(one) !== null;
const isText = ({ control }: ChangedControl): boolean => control.matches(TEXTS);

/**
 * Does changes again: units, then texts, then choices, which may take a field away. A text is in the unit it was served
 * with, but where another was chosen in the very field.
 */
export function changeAllAgain(changed: readonly ChangedControl[]): void {
  const all = changed.filter((one) => one.control.isConnected);
  const menus = all.filter(isMenu);
  const rechosen = new Set(menus.map(fieldOf));
  for (const { control, value } of menus) changeAgain(control, value);
  for (const one of all.filter(isText)) {
    const again = (): void => changeAgain(one.control, one.value);
    if (rechosen.has(fieldOf(one))) again();
    else asServed(again);
  }
  for (const one of all) if (!isMenu(one) && !isText(one)) asServed(() => changeAgain(one.control, one.value));
}

/**
 * What was typed and chosen inside `root` while its script was on its way: to be called before a form reads its link and
 * the reader's units.
 * @returns does it again, over what the link asked for: it came later
 */
export function changesBefore(root: ParentNode | null): () => void {
  const changed = new Map(changedControls(root, `${TEXTS}, ${CHOICES}`).map(({ control, value }) => [control, value]));
  // Changed once more since it is awake: what was done before is old.
  const forget = ({ target }: Event): void => void changed.delete(target as Control);
  root?.addEventListener('input', forget);
  return () => {
    root?.removeEventListener('input', forget);
    changeAllAgain([...changed].map(([control, value]) => ({ control, value })));
  };
}

/**
 * What was chosen inside `root` in lists, radio buttons and boxes while its script was on its way: to be called before a
 * form reads its link.
 * @returns chooses it again, over what the link asked for: it came later
 */
export function choicesBefore(root: ParentNode | null, isOwn: (control: Control) => boolean = () => true): () => void {
  const chosen = changedControls(root, CHOICES).filter(({ control }) => isOwn(control));
  return () => {
    changeAllAgain(chosen);
  };
}
