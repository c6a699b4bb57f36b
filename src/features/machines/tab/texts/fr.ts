/** The line of the machine a page is about. */
export const ofMachine = {
  label: 'Machine de cette page',
  taken: 'Pour\u00a0:',
  open: 'Machine ouverte\u00a0:',
  take: 'prendre ses valeurs',
  change: 'changer',
  leave: 'sans machine',
  keep: 'garder',
  kept: 'Gardée dans Mes machines.',
  notKept: 'Le navigateur n’a pas gardé cette machine.',
  dropped: 'Du lien, non compris\u00a0: {{names}}.',
  supposed: 'Supposé d’après l’usage\u00a0:',
  with: 'Avec cette machine',
  choose: 'Ouvrir dans cet onglet',
  chosen: 'Ouverte dans cet onglet\u00a0: les pages ci-dessous partent d’elle.',
  link: 'Copier le lien de la machine',
  linkCopied: 'Lien copié\u00a0: ce qu’elle est, sans client ni lieu.',
  linkRefused: 'Le navigateur n’a pas copié le lien.',
  names: {
    te: 'évaporation {{value}}',
    tc: 'condensation {{value}}',
    te_in: 'entrée d’air ou d’eau à l’évaporateur {{value}}',
    tc_in: 'entrée d’air ou d’eau au condenseur {{value}}',
    capacity: 'puissance {{value}}',
    room_application: { comfort: 'confort humain', other: 'local autre que confort' },
    room_access: { a: 'accès général (a)', b: 'accès surveillé (b)', c: 'accès autorisé (c)' },
    room_location: {
      I: 'emplacement I',
      II: 'emplacement II',
      III: 'emplacement III',
      IV: 'emplacement IV',
    },
    room_mounting: { floor: 'au sol', window: 'en fenêtre', wall: 'au mur', ceiling: 'au plafond' },
  },
} as const;

export const texts = { ofMachine };

declare module '../../../../i18n/keys.ts' {
  interface Texts {
    readonly 'machines/tab': typeof texts;
  }
}
