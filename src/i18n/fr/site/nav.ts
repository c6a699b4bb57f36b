/** What menus say beside the names of pages, which each page says itself. */
export const nav = {
  label: 'Navigation principale',
  open: 'Ouvrir le menu',
  close: 'Fermer le menu',
  simulation: 'Simulation',
  simulate: 'Simuler',
  groups: { machine: 'Ma machine', site: 'Terrain', compute: 'Calcul' },
  thumb: 'Sous le pouce',
} as const;

export const circuit = {
  label: 'Pages du circuit',
} as const;
