(() => {
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
  const [, until = ''] = /(?:^|; )cookieAppFroid=([^;]*)/.exec(document.cookie) ?? [];
  const isGiven = Date.parse(until.replaceAll('%3A', ':')) > Date.now();
  if (!isGiven && read('sessionStorage', 'appfroid-consent-refused') !== '1') root.asksConsent = '';
})();
