/**
 * In the built scripts, around each `import()`: asks at once for everything the part will need, a sheet before the
 * page's own so that none of those is overruled, and imports it once its sheets are there.
 */
const isThere = (address) =>
  document.querySelector(`link[href="${address}"], style[data-sheets~="${address}"]`) !== null;

function ask(file) {
  const address = `/${file}`;
  if (isThere(address)) return undefined;
  const link = document.createElement('link');
  link.href = address;
  if (!file.endsWith('.css')) {
    link.rel = 'modulepreload';
    document.head.append(link);
    return undefined;
  }
  link.rel = 'stylesheet';
  const settled = new Promise((resolve) => {
    // A part without its sheet is better than none.
    link.onload = resolve;
    link.onerror = resolve;
  });
  document.head.prepend(link);
  return settled;
}

export const __vitePreload = (load, files = []) =>
  Promise.all(files.map(ask))
    .then(load)
    .catch((error) => {
      // As Vite calls it: a page left behind by a new build is loaded again.
      dispatchEvent(new Event('vite:preloadError'));
      throw error;
    });
