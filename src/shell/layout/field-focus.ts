/** Whether someone is at a field, and when they have left it: a window or a reload would take their keys away. */
const FIELD = 'input, select, textarea, [contenteditable]';

const isAtField = (): boolean => document.activeElement?.matches(FIELD) === true;

/** Once no field has the focus. */
export async function whenNoFieldHasFocus(): Promise<void> {
  while (isAtField()) {
    await new Promise((resolve) => {
      document.addEventListener('focusout', resolve, { once: true });
    });
    // From one field the focus goes to the next.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
}
