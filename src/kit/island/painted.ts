/** How long an unpainted page holds its islands up: one in a window that draws no frames would wait for ever. */
const LONGEST_WAIT = 1000;

/**
 * Calls back once the next frame, on a page that is loading its first, has been painted: in a task of its own, since
 * what runs in the frame's callback still comes before the paint. At once in a page nobody sees, which has no frames.
 */
export function oncePainted(callback: () => void): void {
  if (document.hidden) {
    callback();
    return;
  }
  let isDone = false;
  const finish = (): void => {
    if (isDone) return;
    isDone = true;
    callback();
  };
  requestAnimationFrame(() => setTimeout(finish));
  setTimeout(finish, LONGEST_WAIT);
}
