(() => {
  let isKept = false;
  try {
    // The last fluid of this device (kit/fluids/last-fluid.ts) opens the simulation of a tab that has none.
    isKept =
      sessionStorage.getItem('appfroid.circuit') !== null ||
      (localStorage.getItem('appfroid-ruler-fluid') ?? 'R134a') !== 'R134a';
  } catch {
    // Storage is barred: nothing was kept.
  }
  // What is served answers the example: not what a link or the tab asks.
  const said = /[?&](s|permanent|transient|mode|__PAGE_PARAMETERS__)=/;
  if (isKept || said.test(location.search + location.hash)) document.documentElement.dataset.opened = '';
})();
