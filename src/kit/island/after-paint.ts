/** How long an unpainted page holds its islands up: one in a window that draws no frames would wait for ever. */
const LONGEST_WAIT = 1000;

/** Calls back once the whole page has been read: the data of its islands comes last in it. */
export function onceRead(callback: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('readystatechange', callback, { once: true });
  else callback();
}

/**
 * Calls back once the whole page has been read and the next frame, on a page that is loading its first, has been painted:
 * in a task of its own, since what runs in the frame's callback still comes before the paint. Without waiting for a frame
 * in a page nobody sees, which has none.
 */
export function oncePainted(callback: () => void): void {
  if (document.hidden) {
    onceRead(callback);
    return;
  }
  let isDone = false;
  const finish = (): void => {
    if (isDone) return;
    isDone = true;
    onceRead(callback);
  };
  onceRead(() => requestAnimationFrame(() => setTimeout(finish)));
  setTimeout(finish, LONGEST_WAIT);
}
