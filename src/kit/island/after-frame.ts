/** How long a page that draws no frame is waited for, ms: one out of sight has none. */
const LONGEST_WAIT = 100;

/**
 * Makes a task that runs once the frame that shows what just changed is drawn, in a task of its own: what runs in the
 * frame's callback still comes before the paint. Asked for again meanwhile, it runs once.
 */
export function afterFrame(task: () => void): () => void {
  let isAwaited = false;
  const run = (): void => {
    if (!isAwaited) return;
    isAwaited = false;
    task();
  };
  return () => {
    if (isAwaited) return;
    isAwaited = true;
    requestAnimationFrame(() => setTimeout(run));
    setTimeout(run, LONGEST_WAIT);
  };
}
