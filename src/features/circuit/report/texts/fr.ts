/** The report of a whole simulation. */
export const report = {
  title: 'Rapport de simulation',
  description:
    'Toute la simulation du circuit frigorifique sur papier ou en PDF\u00a0: entrées, points, performances, diagramme, schéma, résultats de chaque page, alertes et sources.',
  print: 'Imprimer ou enregistrer en PDF',
  lines: 'En-tête du rapport',
  line: {
    title: 'Titre',
    project: 'N° d’affaire',
    customer: 'Client',
    site: 'Site',
    author: 'Auteur',
    revision: 'Indice',
  },
  logo: 'Logo',
  takeLogo: 'Choisir une image…',
  removeLogo: 'Retirer le logo',
  noLogo: 'Cette image ne se lit pas\u00a0: prenez un PNG ou un JPEG.',
  paper: 'Papier',
  papers: { a4: 'A4', letter: 'Letter' },
  kept: 'Textes gardés un jour, et avec le projet ouvert, logo et papier sur cet appareil\u202f; absents du lien partagé.',
  inputs: 'Entrées',
  date: 'Date',
  warnings: 'À surveiller d’abord',
  otherWarnings: 'Autres alertes',
  more: 'Et {{count}} de moindre gravité ou à la suite, en fin de rapport.',
  pageInputs: 'Données saisies, page par page',
  pageInputsNote:
    'En gras ce qui est saisi ou vient de la machine, le reste comme la page s’ouvre. Un champ vide prend la valeur que sa page annonce.',
  conclusion: {
    title: 'Conclusion',
    noUse: 'usage non dit',
    noTube: 'aucun tube',
    broken: 'dépasse une limite',
    riser: 'double colonne {{d1}} + {{d2}}',
    range: 'de {{low}} à {{high}}, usuelle {{usual}}',
    room: '{{verdict}}\u00a0: charge haute {{mass}} pour {{limit}} au plus',
    highest: '{{category}} au plus, {{count}} tubes et récipients',
    threePowers: 'froid {{cold}}, chaleur {{heat}}, compresseur {{work}}',
    ofStage: '{{stage}} seul\u00a0: {{text}}',
    lawOfSome: 'Usage non dit, à voir selon l’équipement. {{law}}',
    noLaw: 'Aucune échéance trouvée pour ce fluide',
    notComputed: 'non calculé',
    rows: {
      machine: 'Machine',
      point: 'Point d’étude',
      powers: 'Puissances',
      efficiency: 'Efficacité',
      discharge: 'Refoulement',
      lines: 'Conduites',
      charge: 'Charge',
      limit: 'Local (EN 378-1)',
      leaks: 'Étanchéité, charge haute',
      pressure: 'DESP',
      law: 'Loi',
    },
  },
  visa: {
    role: 'Visa',
    name: 'Nom',
    day: 'Date',
    signature: 'Signature',
    made: 'Établi par',
    checked: 'Vérifié par',
  },
  none: 'Rien à signaler',
  noList: 'La liste des alertes ({{count}}) n’a pas pu être chargée\u00a0: rechargez la page avant d’imprimer.',
  without: 'Sans résultat pour ces entrées\u00a0: {{pages}}',
  noComponents: 'Composants\u00a0: aucun choisi.',
  pressure: {
    title: 'Équipements sous pression (directive 2014/68/UE)',
    item: 'Équipement',
    size: 'DN ou volume',
    product: 'PS·DN ou PS·V',
    table: 'Tableau',
    category: 'Catégorie',
    followed: 'Suivi en service (France)',
    yes: 'oui',
    no: 'non',
    group:
      'Groupe de fluide {{group}}, gaz, lignes liquide comprises. PS\u00a0: pression de calcul du circuit, relative. DN\u00a0: diamètre intérieur pour le cuivre.',
    unknown:
      'Groupe de fluide inconnu pour ce mélange\u00a0: à lire sur sa fiche de données de sécurité, puis la catégorie avec l’outil DESP.',
    doubt: 'R1234ze(E)\u00a0: groupe à confirmer sur la fiche de données de sécurité.',
    others:
      'Échangeurs, robinetterie et accessoires de sécurité\u00a0: catégorie de leur fabricant, sur leur plaque ou leur déclaration de conformité.',
    source:
      'Directive 2014/68/UE, annexe II (tableaux 1, 2, 6 et 7)\u202f; suivi en service\u00a0: code de l’environnement, R. 557-14-1, et arrêté du 20 novembre 2017.',
  },
  sources: 'Sources et versions',
  version: 'AppFroid {{version}}, calcul sur l’appareil du lecteur',
  link: 'Retrouver cette simulation',
  scan: 'Code QR du lien de cette simulation',
  tooLong: 'Le lien est trop long pour un code QR.',
} as const;

export const texts = { circuitPages: { report } };

declare module '../../../../i18n/keys.ts' {
  interface Texts {
    readonly 'circuit/report': typeof texts;
  }
}
