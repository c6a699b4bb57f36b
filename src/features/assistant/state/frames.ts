/** What comes faster than it can be drawn: only the latest counts, once per frame. */
export interface OncePerFrame<T> {
  readonly set: (value: T) => void;
  /** Takes what waits at once: a page that is hidden draws no frame. */
  readonly flush: () => void;
}

/** Hands the latest value to `take` with the next frame. */
export function oncePerFrame<T>(take: (value: T) => void): OncePerFrame<T> {
  let waiting: { readonly value: T } | undefined;
  let frame: number | undefined;
  const flush = (): void => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
    if (waiting === undefined) return;
    const { value } = waiting;
    waiting = undefined;
    take(value);
  };
  return {
    set(value) {
      waiting = { value };
      frame ??= requestAnimationFrame(flush);
    },
    flush,
  };
}
