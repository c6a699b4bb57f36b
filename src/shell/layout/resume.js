(() => {
  // Beside its line, while the page is parsed: nothing moves where nothing was begun, and nothing moves where something was.
  const line = document.currentScript.previousElementSibling;
  try {
    const { locale, path, name, quiz } = JSON.parse(localStorage.getItem('appfroid.pathNext')).value;
    const { locale: own, path: whole, steps, to } = line.dataset;
    // Its page is named in the language it was ticked in, and a quiz taken since is no longer what comes next.
    const isNamed = locale === own && !(quiz && localStorage['appfroid.quiz']?.includes(`"${quiz}"`));
    const link = line.firstElementChild;
    link.href = isNamed && /^\/(?![/\\])/.test(path) ? path : whole;
    link.textContent = isNamed ? to.replace('#', () => name) : steps;
    line.hidden = false;
  } catch {
    // Nothing was begun, or it cannot be read.
  }
})();
