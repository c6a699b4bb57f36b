(() => {
  const { content } = document.getElementById('island-scripts');
  // A second time it is empty.
  const ask = () => document.head.append(content);
  if (document.hidden) ask();
  requestAnimationFrame(() => setTimeout(ask));
  // Where the paint itself waits for the network, the scripts may as well be on their way.
  setTimeout(ask, 100);
})();
