const embeds = {
  title: 'Intégrer dans votre page',
  description:
    'La réglette, un calculateur ou la fiche d’un fluide frigorigène dans une page de votre site : choisissez, copiez deux lignes, collez.',
  lead: 'Un instrument du site dans votre page : école, blog, site de métier. Rien n’est demandé et rien n’est gardé de vos lecteurs.',
  what: 'Instrument',
  ruler: 'Réglette pression-température',
  calculators: 'Calculateurs',
  drawings: 'Schémas, pas à pas',
  fluids: 'Fluides',
  language: 'Langue',
  theme: 'Thème',
  themes: { auto: 'Celui du lecteur', light: 'Clair', dark: 'Sombre' },
  code: 'À coller dans votre page',
  copy: 'Copier',
  copied: 'Copié',
  preview: 'Aperçu',
  rules: 'Ce que fait l’instrument intégré',
  rule1: 'Il ne pose aucun cookie, ne garde rien sur l’appareil et n’appelle aucun autre site.',
  rule2: 'Il n’a ni assistant ni menus ; le nom AppFroid au bas mène à la page complète.',
  rule3: 'Il dit sa hauteur à la page qui le contient (message appfroid:size), et rien d’autre.',
  rule4: 'Les autres pages du site refusent d’être encadrées.',
  oembed:
    'Les pages concernées annoncent aussi leur version intégrable par oEmbed, à l’adresse /oembed.json, la leur en paramètre «\u00a0url\u00a0».',
  back: 'AppFroid, page complète',
  bare: 'La page qui contient ce cadre lui retire son origine (sandbox sans allow-same-origin)\u00a0: les scripts n’y sont pas chargés. Les valeurs affichées restent exactes, mais rien ne se recalcule ici\u202f; la page complète, elle, calcule.',
} as const;

export const texts = { embeds };

declare module '../../../i18n/keys.ts' {
  interface Texts {
    readonly embeds: typeof texts;
  }
}
