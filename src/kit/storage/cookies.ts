/** Cookies of this site: path /, same-site lax unless said otherwise; written only over a secure line where there is one. */

/** All cookies; none where the browser denies them: a frame without an origin of its own throws. */
function allCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** The value of a cookie; undefined when there is none. */
export function readCookie(name: string, cookies: string = allCookies()): string | undefined {
  for (const pair of cookies.split('; ')) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at) !== name) continue;
    try {
      return decodeURIComponent(pair.slice(at + 1));
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** Keeps a cookie for whole days; none takes it away. */
export function writeCookie(name: string, value: string, days: number, sameSite: 'lax' | 'strict' = 'lax'): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${days * 24 * 3600}; samesite=${sameSite}${secure}`;
  } catch {
    // Denied: what was chosen holds for this page.
  }
}

const COPY = 'appfroid.copy.';

/** What a cookie held when it was last written: a browser whose clock is far ahead takes cookies for too old. */
export function copyOf(name: string): string | undefined {
  try {
    return localStorage.getItem(COPY + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what a cookie holds beside it. */
export function keepCopy(name: string, text: string): void {
  try {
    localStorage.setItem(COPY + name, text);
  } catch {
    return;
  }
}

/** Whether anything was kept under a cookie's name, in it or beside it. */
export const isStoredUnder = (name: string): boolean => readCookie(name) !== undefined || copyOf(name) !== undefined;
