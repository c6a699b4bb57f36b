/** Whether someone is at a field, and when they have left it: a window or a reload would take their keys away. */
const FIELD = 'input, select, textarea, [contenteditable]';

/** By then what was typed last is in the address, and whoever goes from field to field is at the next; ms. */
const SETTLED = 1000;

const isAtField = (): boolean => document.activeElement?.matches(FIELD) === true;

/** Once no field has the focus. */
export async function whenNoFieldHasFocus(): Promise<void> {
  while (isAtField()) {
    await new Promise((resolve) => {
      document.addEventListener('focusout', resolve, { once: true });
    });
    await new Promise((resolve) => {
      setTimeout(resolve, SETTLED);
    });
  }
}
