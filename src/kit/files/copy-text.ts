/** The older command for copying: every browser has it, though none promises it any more. */
interface Commanded {
  execCommand(command: 'copy'): boolean;
}

/** What the browser offers for copying: over plain http its clipboard is not there, and the older command is. */
function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  // In an open dialog nothing outside it can be selected.
  const place = document.querySelector('dialog[open]') ?? document.body;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'sr-only';
  place.append(area);
  area.select();
  try {
    return (document as Commanded).execCommand('copy');
  } finally {
    area.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

/** Copies a text; false where the browser refuses. To be called at a press: no browser lets a page copy by itself. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (!('clipboard' in navigator)) return copyBySelection(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
