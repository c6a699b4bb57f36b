/** The button that makes a workbook of the fluid: everything it needs is fetched at the press. */
const button = document.querySelector<HTMLButtonElement>('[data-workbook]');

async function save(pressed: HTMLButtonElement): Promise<void> {
  const status = pressed.parentElement?.querySelector<HTMLElement>('[role="status"]');
  pressed.setAttribute('aria-busy', 'true');
  if (status) status.textContent = '';
  let isMade = false;
  try {
    const { saveFluidWorkbook } = await import('./save-workbook.ts');
    await saveFluidWorkbook(pressed.dataset['workbook'] ?? '', pressed.dataset['file'] ?? '');
    isMade = true;
  } catch {
    // Said beside the button.
  }
  pressed.removeAttribute('aria-busy');
  if (status) status.textContent = status.dataset[isMade ? 'made' : 'failed'] ?? '';
}

// Without a script there is nothing to press.
if (button?.parentElement) button.parentElement.hidden = false;
button?.addEventListener('click', () => {
  if (button.getAttribute('aria-busy') !== 'true') void save(button);
});
