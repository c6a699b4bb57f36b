/** Wakes every island that waits to be seen, and those still to come. */
export function needIslands(): void {
  document.documentElement.dataset['islands'] = 'needed';
  dispatchEvent(new Event('islands-needed'));
}
