(() => {
  let isKept = false;
  try {
    isKept = sessionStorage.getItem('appfroid.circuit') !== null;
  } catch {
    // Storage is barred: nothing was kept.
  }
  // What is served answers the example: not what a link or the tab asks.
  const said = /[?&](s|permanent|transient|mode|__PAGE_PARAMETERS__)=/;
  if (isKept || said.test(location.search + location.hash)) document.documentElement.dataset.opened = '';
})();
