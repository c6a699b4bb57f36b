(() => {
  // A page inside somebody else's: it keeps nothing, whatever its parts would keep elsewhere. First of all its scripts.
  const box = () => {
    const kept = new Map();
    return {
      getItem: (key) => kept.get(String(key)) ?? null,
      setItem: (key, text) => void kept.set(String(key), String(text)),
      removeItem: (key) => void kept.delete(String(key)),
      clear: () => kept.clear(),
      key: (place) => [...kept.keys()][place] ?? null,
      get length() {
        return kept.size;
      },
    };
  };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(self, name, { value: box() });
  for (const name of ['indexedDB', 'caches']) Object.defineProperty(self, name, { value: undefined });
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
  const asked = new URLSearchParams(location.search);
  const theme = asked.get('theme');
  if (theme === 'light' || theme === 'dark') self.localStorage.setItem('appfroid-theme', theme);
  // The languages' prefixes, as addresses have them.
  const prefixes = { fr: '', en: '/en' };
  const wanted = asked.get('lang') ?? '';
  if (Object.hasOwn(prefixes, wanted) && wanted !== document.documentElement.getAttribute('lang')) {
    location.replace(prefixes[wanted] + location.pathname.replace(/^\/en(?=\/)/, '') + location.search);
  }
  // A frame without an origin of its own (`sandbox`) is given none of the site's scripts: it says so.
  if (self.origin === 'null') document.documentElement.dataset.bare = '';
  if (parent === self) return;
  // The only thing ever said to the page around: how tall this one is.
  const tell = () => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    parent.postMessage({ type: 'appfroid:size', height }, '*');
  };
  addEventListener('DOMContentLoaded', () => new ResizeObserver(tell).observe(document.documentElement));
  addEventListener('load', tell);
})();
