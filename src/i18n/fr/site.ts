/** Texts of the house itself: header, footer, switches, head. */
export const site = {
  name: 'AppFroid',
  tagline: 'La boîte à outils du froid',
  skip: 'Aller au contenu',
  menu: { label: 'Menu', open: 'Ouvrir le menu', close: 'Fermer le menu', main: 'Navigation principale' },
  home: 'Accueil',
  nav: {
    simulation: 'Simulation',
    circuit: 'Circuit frigorifique',
    simulate: 'Simuler',
  },
  language: { label: 'Langue', fr: 'Français', en: 'English' },
  theme: { label: 'Thème', light: 'Clair', dark: 'Sombre', system: 'Système' },
  footer: { label: 'Pied de page', rights: '© 2021–{{year}} AppFroid' },
} as const;
