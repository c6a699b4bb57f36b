// The sector the machine of the tab is topped up in: a refrigerant's page tells its law first, before it is painted.
(() => {
  try {
    const { sector } = JSON.parse(sessionStorage.getItem('appfroid.takes')).value;
    if (sector) document.documentElement.dataset.sector = sector;
  } catch {
    // No machine, or storage is barred.
  }
})();
