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
