/**
 * Part of the service worker: pages stored when they are visited, or all at once when a page asks for it. What is
 * stored is always of this build: a page is only taken when its text has the digest the build gave it, and a new
 * build stores anew what was stored before it takes over.
 */
(() => {
  // Address, revision and bytes of each, written here by scripts/kept-pages.mjs.
  const PAGES = [["/ressources/fluide-avenir","971ef5e887c9c63c",24818],["/ressources/refprop","54ebca6dd0109c43",20830]];
  const STORE = 'appfroid-pages';
  const AT_ONCE = 4;

  const revisions = new Map(PAGES.map(([address, revision]) => [address, revision]));
  const keyOf = (address) => `${address}?revision=${revisions.get(address)}`;
  const open = () => caches.open(STORE);
  const addressOf = ({ url }) => new URL(url).pathname;

  async function revisionOf(response) {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
    return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  /** Stores an answer when it is the page this build made. */
  async function keep(address, response) {
    if (!response.ok || (await revisionOf(response.clone())) !== revisions.get(address)) return;
    await (await open()).put(keyOf(address), response);
  }

  /** Fetches and stores what is not there yet; what fails is told by its absence. */
  async function keepAll(addresses, tell) {
    const store = await open();
    const queue = [...addresses];
    const work = async () => {
      for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
        if (!(await store.match(keyOf(address)))) await keep(address, await fetch(address, { cache: 'no-cache' }));
        await tell();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  async function tellState(port, more) {
    const kept = new Set((await (await open()).keys()).map(({ url }) => url.slice(location.origin.length)));
    const total = PAGES.reduce((sum, [, , bytes]) => sum + bytes, 0);
    const count = PAGES.filter(([address]) => kept.has(keyOf(address))).length;
    port.postMessage({ kept: count, pages: PAGES.length, bytes: total, ...more });
  }

  const requests = {
    'KEPT-PAGES': (port) => tellState(port),
    'KEEP-PAGES': async (port) => {
      let isWhole = true;
      await keepAll(revisions.keys(), () => tellState(port, { isWorking: true })).catch(() => {
        isWhole = false;
      });
      await tellState(port, { hasFailed: !isWhole });
    },
    'FORGET-PAGES': async (port) => {
      await caches.delete(STORE);
      await tellState(port);
    },
  };

  self.addEventListener('message', (event) => {
    const answer = requests[event.data?.type];
    const [port] = event.ports;
    if (answer && port) event.waitUntil(answer(port));
  });

  self.addEventListener('install', (event) => {
    const renew = async () => {
      const before = (await (await open()).keys()).map(addressOf);
      await keepAll(new Set(before.filter((address) => revisions.has(address))), async () => undefined);
    };
    // A page that cannot be had now is stored at its next visit: the new build does not wait for it.
    event.waitUntil(renew().catch(() => undefined));
  });

  self.addEventListener('activate', (event) => {
    const forgetOlder = async () => {
      const store = await open();
      for (const request of await store.keys()) {
        const address = addressOf(request);
        if (!revisions.has(address) || !request.url.endsWith(keyOf(address))) await store.delete(request);
      }
    };
    event.waitUntil(forgetOlder());
  });

  /** Whether an address is one of these pages. */
  self.isKeptPage = (address) => revisions.has(address);

  /** The page from the store, else from the network, storing it on the way. What a query says never changes it. */
  self.openKeptPage = async (request) => {
    const address = addressOf(request);
    const stored = await (await open()).match(keyOf(address));
    if (stored) return stored;
    const response = await fetch(request);
    if (!response.redirected) await keep(address, response.clone()).catch(() => undefined);
    return response;
  };
})();
