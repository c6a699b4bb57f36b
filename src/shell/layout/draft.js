(() => {
  const { pathname, search, hash } = location;
  const root = document.documentElement.dataset;
  // An address that says something is answered as it stands, and so is a page inside that of another.
  if ('framed' in root || __SAYS_SOMETHING__.test(search + hash)) return;
  try {
    const page = pathname.replace(/^\/en(?=\/|$)/, '').replace(/\/$/, '');
    const isCircuit = /^\/simulation\/circuit\//i.test(page);
    // The simulation of the tab goes before that of another.
    if (isCircuit && sessionStorage.getItem('appfroid.circuit') !== null) return;
    const drafts = JSON.parse(localStorage.getItem('appfroid-drafts'));
    const { said, at, machine } = drafts[isCircuit ? '/simulation/circuit' : page];
    const age = Date.now() - at;
    if (!(age >= 0 && age < 864e5)) return;
    const open = JSON.parse(sessionStorage.getItem('appfroid.machine'))?.value;
    // What was read on one machine is not said of another.
    if (open && open.machine !== machine) return;
    history.replaceState(history.state, '', said[0] === '#' ? pathname + said : pathname + said + hash);
    root.draft = at;
  } catch {
    // Nothing is kept, or it cannot be read: the page opens as it is.
  }
})();
