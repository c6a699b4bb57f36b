/** What menus say beside the names of pages, which each page says itself. */
export const nav = {
  label: 'Main navigation',
  open: 'Open the menu',
  close: 'Close the menu',
  simulation: 'Simulation',
  simulate: 'Simulate',
  groups: { machine: 'My machine', site: 'On site', compute: 'Computing' },
  thumb: 'Under the thumb',
} as const;

export const circuit = {
  label: 'Circuit pages',
} as const;
