const api = {
  title: 'Les fonctions du site, pour les programmes',
  description:
    'Simulations et propriétés de fluides frigorigènes par HTTP : entrées, réponses, limites, et des exemples à lancer depuis la page.',
  lead: 'Ce que les pages calculent, un programme peut le demander. Chaque exemple ci-dessous se modifie et se lance.',
  described: 'La description complète, lisible par les outils :',
  language:
    'Les textes suivent l’en-tête Accept-Language, en français sans indication. Les nombres gardent tous leurs chiffres.',
  limits:
    'Par minute et par adresse : 600 appels aux fonctions, qu’ils lisent (GET) ou envoient (POST), 20 000 lignes de lots, sauf autre réglage du serveur. Au-delà, la réponse 429 dit combien de secondes attendre.',
  cookies:
    'Sans compte, sans clé, sans cookie. Une autre page web peut lire ce qui se lit (GET)\u202f; ce qui s’envoie (POST) s’appelle d’un serveur ou d’un programme.',
  mono: 'Un point de fonctionnement',
  monoText:
    'Les champs absents prennent le point par défaut\u202f; un nom inconnu est refusé, avec le plus proche. Les noms de l’adresse des pages (temp_evp, surch_la, choix_value…) valent ceux de la demande. Une demande sans réponse physique donne le statut 200, ok à false, la raison et le champ.',
  batch: 'Jusqu’à 10 000 points d’un coup',
  batchText:
    'Une demande par ligne (NDJSON), ou un tableau (text/csv) dont la première ligne nomme les colonnes\u202f; une réponse par ligne dans le même ordre, envoyée dès qu’elle est calculée, avec le numéro de sa ligne, lignes blanches comptées. Envoyez le corps en moins de quinze secondes et lisez à mesure.',
  properties: 'Propriétés d’un fluide',
  propertiesText:
    'En unités SI, l’unité dans chaque nom : deux propriétés donnent un état, une seule donne la saturation. Cent de chaque au plus ; dix comptent pour un appel.',
  read: 'Une case, une table\u00a0: par une adresse',
  readText:
    'Un tableur n’envoie rien, il lit\u00a0: /api/value rend une grandeur en texte seul, /api/ask toute réponse en JSON ou en CSV (format=csv), /api/saturation, /api/state et /api/table la leur. Une raison tient lieu de valeur là où il n’y en a pas.',
  readNames:
    'Une entrée peut porter son unité (t_F, p_psig) et plusieurs valeurs (t_C=-30..50..5, 200 au plus). decimals arrondit, decimal=comma met la virgule, lang=fr choisit la langue.',
  recipes: 'Depuis un tableur, un carnet, une grappe de machines',
  recipesText:
    'La commande s’installe avec npm (npm install appfroid-engine)\u202f; elle répond à des fichiers entiers par appfroid run, et reprend où elle en était après une coupure.',
  tried: 'essayé ici',
  notTried: 'non essayé ici',
  coolprop: 'Les noms de CoolProp',
  body: 'Demande',
  run: 'Lancer',
  answer: 'Réponse',
  running: 'En cours…',
  failed: 'Pas de réponse : le réseau ou le serveur manque.',
  status: 'Statut {{status}}, {{ms}} ms',
  fields: 'Champs de la demande',
  field: 'Champ',
  meaning: 'Sens et limites',
  fallback: 'Par défaut',
  needsScript: 'Sans JavaScript, copiez la commande curl.',
} as const;

export const texts = { api };

declare module '../../../i18n/keys.ts' {
  interface Texts {
    readonly api: typeof texts;
  }
}
