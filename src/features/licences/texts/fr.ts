const licences = {
  title: 'Licences et composants',
  description:
    'Les composants dont le site est fait, avec leur version et leur licence, tirés de la liste que la construction du site produit.',
  lead: 'Le code d’AppFroid, ses données et ses images sont sous licence MIT. Voici ce que d’autres ont écrit et dont il se sert.',
  file: 'La liste complète pour les outils (CycloneDX) :',
  sources: 'Les publications des équations d’état sont citées sur la page de chaque fluide.',
  part: 'Composant',
  version: 'Version',
  licence: 'Licence',
} as const;

export const texts = { licences };

declare module '../../../i18n/keys.ts' {
  interface Texts {
    readonly licences: typeof texts;
  }
}
