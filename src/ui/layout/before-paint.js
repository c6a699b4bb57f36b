try {
  const theme = localStorage.getItem('appfroid-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is barred: the system's theme applies.
}
