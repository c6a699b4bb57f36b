(() => {
  const { page } = document.currentScript.dataset;
  let own;
  let isStudied = false;
  try {
    own = JSON.parse(sessionStorage.getItem('appfroid.takes')).value.pages[page].slice();
    // What the tab simulates goes on from page to page.
    isStudied = page.startsWith('/simulation/circuit/') && sessionStorage.getItem('appfroid.circuit') !== null;
  } catch {
    // No machine, or storage is barred.
  }
  if (!Array.isArray(own)) return;
  const [query, granted] = own;
  if (typeof query !== 'string') return;
  // A link says more than the machine of the tab.
  const isAsked = __SAYS_SOMETHING__.test(location.search + location.hash);
  if (!isAsked && !isStudied && query[0] === '?')
    history.replaceState(history.state, '', location.pathname + query + location.hash);
  const { dataset } = document.documentElement;
  dataset.ofMachine = location.search === query ? 'taken' : 'open';
  if (granted) dataset.ofMachineGranted = '';
})();
