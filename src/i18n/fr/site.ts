import { components, contact, cookies, install, kept, legal, offline, settings, update, versions } from './site/app.ts';
import { front, search } from './site/home.ts';
import { circuit, nav } from './site/nav.ts';

/** Texts of the house itself: head, header, footer, switches, home and error pages. */
export const site = {
  name: 'AppFroid',
  skip: 'Aller au contenu',
  home: 'Accueil',
  nav,
  circuit,
  language: { switch: 'Lire en français', short: 'FR' },
  theme: { label: 'Thème', light: 'Clair', dark: 'Sombre', system: 'Système' },
  footer: {
    label: 'Pied de page',
    rights: '© {{since}}–{{year}} AppFroid',
    external: 'Ailleurs',
    code: 'Code source',
    donation: 'Faire un don',
    network: 'Réseau professionnel',
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
    title: 'Erreur {{code}}',
    heading: 'Oups...',
    notFound: 'Page introuvable\u202f: {{path}}',
    lost: 'Tu es parti trop loin\u202f!',
    fault: 'Une erreur inconnue est survenue.',
    advice: 'Rechargez cette page\u202f; si l’erreur revient, signalez-la par la page Contact.',
    code: 'Erreur',
    back: 'Revenir en lieu sûr',
  },
} as const;
