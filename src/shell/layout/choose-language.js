(() => {
  const internal = document.referrer.startsWith(`${location.origin}/`);
  if (internal) return;
  const stored = /(?:^|; )locale=(fr|en)(?:;|$)/.exec(document.cookie)?.[1];
  const spoken = navigator.languages
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((tag) => tag === 'fr' || tag === 'en');
  if ((stored ?? spoken) === 'en') location.replace(`/en${location.search}${location.hash}`);
})();
