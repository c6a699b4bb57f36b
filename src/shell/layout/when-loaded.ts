/** Calls back once the page has all it asks for itself: storing the whole site must not hold that up. */
export function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else addEventListener('load', callback, { once: true });
}
