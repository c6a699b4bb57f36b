/** Whether React answers for an element: it keeps what it was drawn with on the element itself. */
export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));
