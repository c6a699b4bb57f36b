/** The line of the machine a page is about: fetched where the tab works on one, or a link brings one. */
const line = document.querySelector<HTMLElement>('[data-of-machine-line]');
const isOpen = document.documentElement.dataset['ofMachine'] !== undefined;

if (line && (isOpen || /[?&]machine=/.test(location.search)))
  void import('./tab/line.ts').then(
    ({ showLine }) => showLine(line),
    () => undefined,
  );
