/**
 * Part of the service worker: fetches what the first visit stores several files at a time. Workbox asks for one file
 * after the other, which on a slow network is one delay for each of some 450 files; it takes what it finds stored.
 */
(() => {
  // Address and revision of each, written here by scripts/fetch-ahead.mjs; no revision where the name is a fingerprint.
  const FILES = [["panels","217f9afa808e3705ff930fef2463b99a"],["offline","2ea76cb664b4eee53450f357bd0f7066"],["contact","43fb30e215856918480b058eff4e9f1f"],["about","614ff0948431ef1f038a9128cb877983"],["_astro/shell.BI-A0Li8.js"],["_astro/Base.xKsKLDwS.css"],["_astro/Base.astro_astro_type_script_index_0_lang.DiPHqLu3.js"]];
  const AT_ONCE = 6;

  async function fetchAhead() {
    const store = await caches.open(`workbox-precache-v2-${self.registration.scope}`);
    // From the last on: the two meet in the middle.
    const queue = [...FILES];
    const work = async () => {
      for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
        const [address, revision] = file;
        const key = new URL(address, self.location.href);
        const { href } = key;
        if (revision) key.searchParams.set('__WB_REVISION__', revision);
        if (await store.match(key.href)) continue;
        const response = await fetch(href, { cache: revision ? 'reload' : 'default', credentials: 'same-origin' });
        if (response.ok && !response.redirected) await store.put(key.href, response);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  self.addEventListener('install', (event) => {
    // What cannot be had here Workbox asks for itself, and says so.
    event.waitUntil(fetchAhead().catch(() => undefined));
  });
})();
