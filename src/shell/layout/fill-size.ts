/** Writes what a button fetches into its words, in whole megabytes: nobody weighs the last hundred kilobytes. */
export function fillSize(button: HTMLElement, bytes: number): void {
  button.textContent = (button.dataset['text'] ?? '').replace('#', String(Math.ceil(bytes / 1e6)));
}
