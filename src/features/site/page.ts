/** The house itself: who makes it, how to install it, what changed. */
import type { Page } from '../../shell/navigation/descriptor.ts';

export const pages: readonly Page[] = [
  {
    path: '/contact',
    label: { fr: 'Contact', en: 'Contact' },
    description: { fr: 'Signaler une erreur, proposer un outil', en: 'Report an error, suggest a tool' },
    icon: 'mail',
    kind: 'prose',
    menus: { contact: 10, footer: 60 },
    words: 'courriel email bogue bug erreur signaler report issue',
  },
  {
    path: '/about',
    label: { fr: 'À propos', en: 'About' },
    description: { fr: 'Ce que calcule AppFroid, et avec quoi', en: 'What AppFroid computes, and with what' },
    icon: 'info',
    kind: 'prose',
    menus: { footer: 50 },
    words: 'auteur methode author method',
  },
  {
    path: '/install',
    label: { fr: 'Installer', en: 'Install' },
    description: {
      fr: 'Mettre AppFroid sur l’écran d’accueil, hors ligne aussi',
      en: 'Put AppFroid on the home screen, offline too',
    },
    icon: 'install',
    kind: 'prose',
    menus: { footer: 70 },
    words: 'installer application appli hors ligne offline android iphone ecran accueil',
  },
  {
    path: '/version',
    label: { fr: 'Version', en: 'Version' },
    description: { fr: 'Les versions et ce qui a changé', en: 'Versions, and what has changed' },
    icon: 'history',
    kind: 'releases',
    menus: { footer: 80 },
    words: 'nouveautes changement mise a jour changelog release update',
  },
  {
    path: '/mentions-legales',
    label: { fr: 'Mentions légales', en: 'Legal notice' },
    description: { fr: 'Éditeur, données conservées, licences', en: 'Publisher, data kept, licences' },
    icon: 'info',
    kind: 'prose',
    menus: { footer: 90 },
    words: 'editeur rgpd donnees personnelles cookie licence privacy gdpr licence legal notice',
  },
  { path: '/components', kind: 'showcase', unlisted: 'shows the design system to those who build the site' },
];
