/**
 * In the built scripts, around each `import()`: asks for everything the part will need, a sheet before the page's own so
 * that none of those is overruled, and imports it once its sheets are there.
 */

/** A browser takes its time over each script asked for: no more than these in one task. */
const IN_ONE_TASK = 4;

/** What came with the page or was asked for since: of each address, what its asker waits for. The page is searched once. */
const asked = new Map();
/** Scripts that are still to be asked for. */
const queue = [];

const link = (href, rel, done) =>
  Object.assign(document.createElement('link'), { href, rel, onload: done, onerror: done });

/** A part without its sheet is better than none. */
const sheet = (address) => new Promise((done) => document.head.prepend(link(address, 'stylesheet', done)));

function askNext() {
  document.head.append(...queue.splice(0, IN_ONE_TASK).map((address) => link(address, 'modulepreload')));
  if (queue[0]) setTimeout(askNext);
}

/** @returns what to wait for: the sheets. A script that comes later than its `import()` is asked for by that. */
function ask(files) {
  if (asked.size === 0)
    for (const element of document.querySelectorAll('link[href], style[data-sheets]'))
      for (const address of (element.dataset.sheets ?? element.getAttribute('href')).split(' ')) asked.set(address);
  const isAsking = queue[0];
  const waits = files.map((file) => {
    const address = `/${file}`;
    if (!asked.has(address)) asked.set(address, address.endsWith('.css') ? sheet(address) : void queue.push(address));
    return asked.get(address);
  });
  if (!isAsking) askNext();
  return Promise.all(waits);
}

export const __vitePreload = (load, files = []) =>
  ask(files)
    .then(load)
    .catch((error) => {
      // As Vite calls it: a page left behind by a new build is loaded again.
      dispatchEvent(new Event('vite:preloadError'));
      throw error;
    });
