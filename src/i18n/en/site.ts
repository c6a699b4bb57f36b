/** Texts of the house itself: header, footer, switches, head. */
export const site = {
  name: 'AppFroid',
  tagline: 'The refrigeration toolbox',
  skip: 'Skip to content',
  menu: { label: 'Menu', open: 'Open the menu', close: 'Close the menu', main: 'Main navigation' },
  home: 'Home',
  nav: {
    simulation: 'Simulation',
    circuit: 'Refrigeration circuit',
    simulate: 'Simulate',
  },
  language: { label: 'Language', fr: 'Français', en: 'English' },
  theme: { label: 'Theme', light: 'Light', dark: 'Dark', system: 'System' },
  footer: { label: 'Footer', rights: '© 2021–{{year}} AppFroid' },
} as const;
