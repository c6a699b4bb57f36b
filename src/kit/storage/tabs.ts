/** Tabs of one browser follow each other: what is chosen or kept in one stands in all, and none overwrites another. */

/** Calls back with the text another tab has just put in local storage under `key`; null when it removed it. */
export function whenAnotherTabKeeps(key: string, follow: (text: string | null) => void): void {
  if (typeof window === 'undefined') return;
  addEventListener('storage', (event) => {
    // Without a key, everything was removed at once.
    if (event.key === key || event.key === null) follow(event.newValue);
  });
}

const cookieKey = (cookie: string): string => `appfroid.changed.${cookie}`;

/**
 * Tells the other tabs what a cookie now holds, which browsers do not. The text goes along: a tab of another
 * process may be told before the cookie itself has reached it.
 */
export function tellTabs(cookie: string, text: string): void {
  try {
    // Telling the same again is no change, and nobody would hear it: once told, it is taken away.
    localStorage.setItem(cookieKey(cookie), text);
    localStorage.removeItem(cookieKey(cookie));
  } catch {
    return;
  }
}

/** Calls back with what a cookie holds when another tab has told of it. */
export function whenAnotherTabTells(cookie: string, follow: (text: string) => void): void {
  whenAnotherTabKeeps(cookieKey(cookie), (text) => {
    if (text !== null) follow(text);
  });
}
