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

/** Tells the other tabs that a cookie has changed, which browsers do not. */
export function tellTabs(cookie: string): void {
  try {
    localStorage.setItem(cookieKey(cookie), String(Date.now()));
  } catch {
    return;
  }
}

/** Calls back when another tab has told of a cookie. */
export function whenAnotherTabTells(cookie: string, follow: () => void): void {
  whenAnotherTabKeeps(cookieKey(cookie), follow);
}
