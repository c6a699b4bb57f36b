(() => {
  const internal = document.referrer.startsWith(`${location.origin}/`);
  if (internal) return;
  let cookies = '';
  try {
    cookies = document.cookie;
  } catch {
    // A browser that denies them: what it speaks decides.
  }
  const stored = /(?:^|; )locale=(fr|en)(?:;|$)/.exec(cookies)?.[1];
  const spoken = navigator.languages
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((tag) => tag === 'fr' || tag === 'en');
  if ((stored ?? spoken) === 'en') location.replace(`/en${location.search}${location.hash}`);
})();
