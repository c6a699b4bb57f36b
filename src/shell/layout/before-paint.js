(() => {
  // Before anything else asks for it, and the only one of its name (Trusted Types): a worker is started from the site's own
  // scripts alone, and no text becomes markup but what an island was served with, which React may lay anew.
  const served = new Set();
  // Read before React may take any of it away.
  document.onreadystatechange = () => {
    for (const slot of document.querySelectorAll('astro-slot')) served.add(slot.innerHTML);
  };
  self.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (served.has(text) ? text : null),
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, location.href);
      return origin === location.origin && /^\/(?:sw|_astro\/[\w.-]+)\.js$/.test(pathname) ? address : null;
    },
  });
  const root = document.documentElement.dataset;
  const read = (storage, key) => {
    try {
      return self[storage].getItem(key);
    } catch {
      // Storage is barred: nothing was kept.
    }
  };
  const theme = read('localStorage', 'appfroid-theme');
  if (theme === 'light' || theme === 'dark') root.theme = theme;
  let cookies = '';
  try {
    cookies = document.cookie;
  } catch {
    // Barred as well.
  }
  const [, until = ''] = /(?:^|; )cookieAppFroid=([^;]*)/.exec(cookies) ?? [];
  const isGiven = Date.parse(until.replaceAll('%3A', ':')) > Date.now();
  if (!isGiven && read('sessionStorage', 'appfroid-consent-refused') !== '1') root.asksConsent = '';
})();
