import { components, contact, cookies, install, kept, legal, offline, settings, update, versions } from './site/app.ts';
import { front, search } from './site/home.ts';
import { circuit, nav } from './site/nav.ts';

/** Texts of the house itself: head, header, footer, switches, home and error pages. */
export const site = {
  name: 'AppFroid',
  skip: 'Skip to content',
  home: 'Home',
  nav,
  circuit,
  language: { switch: 'Read in English', short: 'EN' },
  theme: { label: 'Theme', light: 'Light', dark: 'Dark', system: 'System' },
  footer: {
    label: 'Footer',
    rights: '© {{since}}–{{year}} AppFroid',
    external: 'Elsewhere',
    code: 'Source code',
    donation: 'Donate',
    network: 'Professional network',
    portfolio: 'Portfolio',
  },
  front,
  search,
  settings,
  cookies,
  update,
  install,
  kept,
  offline,
  versions,
  contact,
  legal,
  components,
  failure: {
    title: 'Error {{code}}',
    heading: 'Oops...',
    notFound: 'Page not found: {{path}}',
    lost: 'You have gone too far!',
    fault: 'An unknown error occurred.',
    advice: 'Reload this page; if the error comes back, report it through the Contact page.',
    code: 'Error',
    back: 'Back to safety',
  },
} as const;
