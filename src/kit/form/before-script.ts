/** What a reader typed and chose in a form as served, while its script was on its way. */

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
  const isMenu = control instanceof HTMLSelectElement;
  // React takes for a change what differs from what was last put in through the element's own property.
  if (!isMenu) control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(isMenu ? 'change' : 'input', { bubbles: true }));
}

const CHOICES = 'select, input:is([type="radio"], [type="checkbox"])';

/**
 * What was chosen inside `root` in lists, radio buttons and boxes while its script was on its way: to be called before a
 * form reads its link.
 * @returns chooses it again, over what the link asked for: it came later
 */
export function choicesBefore(root: ParentNode | null, isOwn: (control: Control) => boolean = () => true): () => void {
  const chosen = changedControls(root, CHOICES).filter(({ control }) => isOwn(control));
  return () => {
    for (const { control, value } of chosen) if (control.isConnected) changeAgain(control, value);
  };
}
