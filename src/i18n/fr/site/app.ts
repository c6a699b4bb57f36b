/** Settings, cookie banner, update dialog, installing, offline. */
export const settings = {
  open: 'Réglages',
  title: 'Réglages',
  close: 'Fermer les réglages',
  units: 'Tuyauteries',
  unitsHelp: 'Diamètres proposés',
  metric: 'Métrique',
  pouce: 'Pouces',
  all: 'Les deux',
  unitSystem: 'Unités',
  systems: { metric: 'bar, °C, kW', us: 'psi, °F, BTU/h' },
  unitsByQuantity: 'Unité de chaque grandeur',
  unitOfSystem: 'Selon les unités',
  pressureReference: 'Pressions',
  references: { absolute: 'Absolues', gauge: 'Relatives' },
  pressureHelp: 'Relatives\u00a0: comme les lit un manomètre. Les liens restent en absolu.',
  altitude: 'Altitude',
  altitudeHelp: 'Pression de l’air\u00a0: {{pressure}}. Les pressions relatives partent de là.',
  altitudeWrong: 'Un nombre de {{min}} à {{max}}. L’altitude d’avant reste en place.',
  decimalSign: 'Signe décimal',
  signs: { language: 'De la langue', comma: 'Virgule', point: 'Point' },
  theme: 'Apparence',
  language: 'Langue',
  calculation: 'Lieu du calcul',
  calculationHelp: 'Automatique\u00a0: sur l’appareil dès qu’il est prêt, par le serveur sinon.',
  auto: 'Automatique',
  device: 'Appareil',
  server: 'Serveur',
  operatingPoints: 'Points de fonctionnement',
  points: { one: 'Un seul', two: 'Deux' },
  pointsHelp:
    'Deux\u00a0: chaque étude s’ouvre avec un deuxième point de fonctionnement, «\u00a0transitoire\u00a0» dans les liens.',
  version: 'Version {{version}}',
} as const;

export const ownData = {
  title: 'Vos données sur cet appareil',
  text: 'Réglages, unités, mélanges, compresseurs, relevés, calculs et scores\u00a0: tout ce que ce navigateur garde tient dans un fichier, à reprendre ici ou sur un autre appareil. La clé d’API n’y est pas.',
  file: 'appfroid-donnees',
  save: 'Enregistrer dans un fichier',
  take: 'Importer un fichier',
  taken: 'Éléments importés\u00a0: {{count}}. La page se recharge.',
  nothing: 'Tout était déjà là.',
  other: 'Ce fichier n’est pas un fichier de données AppFroid.',
  refused: 'Le navigateur refuse de garder ce fichier, ou n’a plus de place\u00a0: ce qui précède est gardé.',
  aside: 'Éléments illisibles ou remplacés\u00a0: {{count}}. Le fichier le contient.',
  forget: 'Effacer ce qui est mis de côté',
} as const;

export const cookies = {
  short: 'Ce que le site garde',
  title: 'Ce que le site garde sur votre appareil',
  text: 'Vos réglages restent dans votre navigateur. Avec votre accord, il peut aussi garder\u00a0:',
  key: 'votre clé d’API, si vous demandez qu’elle soit retenue',
  runs: 'les dix derniers calculs de chaque outil',
  date: 'la date de cet accord, pendant 90 jours',
  none: 'Aucune publicité, aucun traceur.',
  accept: 'Accepter',
  reject: 'Rejeter',
} as const;

export const update = {
  title: 'Mise à jour disponible\u202f!',
  version: 'Version',
  now: 'Mettre à jour maintenant',
  later: 'À la prochaine page',
} as const;

export const install = {
  button: 'Installer AppFroid',
  ready: 'Votre navigateur peut installer AppFroid maintenant.',
  installed: 'AppFroid est installé sur cet appareil.',
  manual: 'Sur cet appareil, l’installation passe par le menu du navigateur\u00a0: voici où.',
} as const;

export const offline = {
  title: 'Hors ligne',
  heading: 'Cette page n’est pas encore sur votre appareil',
  text: 'Le réseau manque, et cette adresse n’a jamais été ouverte ici.',
  stored: 'Les pages de cet appareil',
  storedText: 'Elles s’ouvrent sans réseau.',
  retry: 'Réessayer',
} as const;

/** Above a page that holds what was typed in it before. */
export const draft = {
  again: 'Votre dernière saisie est reprise.',
  since: 'Saisie de {{time}} reprise.',
  anew: 'Repartir de zéro',
} as const;

/** The app itself, where it is not stored at the first visit. */
export const store = {
  title: 'AppFroid hors ligne',
  saving: 'Votre appareil économise les données\u00a0: téléchargement suspendu.',
  slow: 'La ligne est lente\u00a0: téléchargement suspendu.',
  text: 'Une fois sur l’appareil, simulateur, calculateurs et réglette s’ouvrent et calculent sans réseau.',
  keep: 'Télécharger AppFroid ({{size}}\u202fMo)',
  working: 'Téléchargement en cours…',
} as const;

/** Pages of reading, stored when they are opened or all at once. */
export const kept = {
  title: 'Pages de lecture hors ligne',
  text: 'Fiches, articles et quiz restent sur l’appareil une fois ouverts. Vous pouvez aussi les prendre tous d’avance.',
  state: '{{kept}} sur {{pages}} sur cet appareil',
  stop: 'Arrêter',
  here: 'Fiches, articles et quiz aussi, sans réseau\u00a0:',
  away: 'pas sur l’appareil',
  keep: 'Tout télécharger ({{size}}\u202fMo)',
  forget: 'Retirer de l’appareil',
  failed:
    'Le réseau a manqué en chemin\u00a0: ce qui est arrivé est gardé, le reste est repris à la prochaine page ouverte.',
} as const;

/** Informational pages. */
export const versions = {
  latest: 'Version actuelle',
  new: 'Nouveauté',
  update: 'Mise à jour',
} as const;

export const contact = {
  label: 'Où écrire',
  repository: 'Le projet se discute là où vit son code\u00a0:',
  email: 'Par courriel\u00a0:',
  none: 'AppFroid est un projet libre, joignable par la page où son code est publié. La copie que vous consultez n’indique pas l’adresse de cette page, ni d’adresse de courriel.',
} as const;

export const legal = {
  home: 'Retour à l’accueil',
  publisher: 'Éditeur',
  project: 'AppFroid est un projet libre et gratuit, en ligne depuis {{since}}.',
  publishedBy: 'Cette copie est publiée par',
  noPublisher:
    'Le logiciel étant libre, chacun peut en publier une copie à sa propre adresse. Celle que vous consultez n’indique pas le nom de son éditeur.',
  hostedBy: 'Hébergement\u00a0:',
  noHost: 'Elle n’indique pas non plus son hébergeur.',
  contact: 'Joindre le projet',
} as const;

/** The page that shows the design system. */
export const components = {
  title: 'Composants',
  colours: 'Couleurs',
  type: 'Caractères et chiffres',
  spacing: 'Espaces',
  actions: 'Actions et choix',
  messages: 'Messages',
  controls: 'Champs',
  icons: 'Icônes',
  temperature: 'Température',
  range: '−50 à 50\u202f°C',
  problem: 'Température hors limites (−50 à 50\u202f°C). Corrigez la valeur.',
  mode: 'Cycle',
  classic: 'Classique',
  transcritical: 'Transcritique',
  fluid: 'Fluide',
  increase: 'Augmenter',
  sign: 'Changer le signe',
  decrease: 'Diminuer',
  toast: 'Avis',
  toastText: 'Une phrase dit quoi, où, et que faire.',
} as const;
