/** What a leak and its top-ups leave of a blend. */
export const leak = {
  title: 'Fuite et complément',
  description:
    'Ce qu’une fuite laisse d’un mélange de fluides frigorigènes\u00a0: composition restante, peut-on compléter et combien de fois, réglette à corriger, puissance, PRP et part inflammable, calculés sur l’équation d’état.',
  mix: 'mélange',
  nominal: 'Nominal',
  groups: { machine: 'Machine', leak: 'Fuite', topup: 'Complément', further: 'Repos, volume et régime de comparaison' },
  fields: {
    fluid: 'Fluide',
    charge_kg: 'Charge nominale',
    lost_in: 'Masse perdue en',
    lost_kg: 'Masse perdue',
    lost_share: 'Part de la charge perdue',
    hole: 'La fuite est',
    topup: 'Complément',
    times: 'Nombre de fois',
    t_rest: 'Température à l’arrêt',
    volume_l: 'Volume interne',
    mode: 'Vitesse de la fuite',
    t_cylinder: 'Température de la bouteille',
    t_evp: 'Évaporation moyenne',
    t_cdr: 'Condensation moyenne',
    superheat: 'Surchauffe',
    subcooling: 'Sous-refroidissement',
    rend_is: 'Rendement isentropique',
  },
  lostIn: { kg: 'Kilogrammes', share: 'Part de la charge' },
  holes: {
    vapour: 'En phase gazeuse, à l’arrêt',
    liquid: 'Sous le liquide, à l’arrêt',
    running: 'Machine en marche',
  },
  topups: { liquid: 'En liquide', vapour: 'En gaz', none: 'Pas encore complété' },
  modes: { isothermal: 'Lente, à température constante', adiabatic: 'Rapide, sans apport de chaleur' },
  notes: {
    times: 'La même perte chaque fois, puis retour à la charge nominale. De 1 à 10.',
    volume_l: 'Facultatif\u00a0: sinon, 30\u202f% du volume est supposé plein de liquide à 20\u202f°C.',
    mode: 'La fuite rapide donne la limite froide\u00a0: en vrai, les parois réchauffent.',
    t_evp: 'Régime auquel le reste est comparé au mélange nominal.',
  },
  left: {
    topup: {
      poorer: 'Après complément, le {{fluid}} est appauvri en {{name}}\u00a0: {{to}} au lieu de {{from}}.',
      richer: 'Après complément, le {{fluid}} est enrichi en {{name}}\u00a0: {{to}} au lieu de {{from}}.',
    },
    leak: {
      poorer: 'Ce qui reste du {{fluid}} est appauvri en {{name}}\u00a0: {{to}} au lieu de {{from}}.',
      richer: 'Ce qui reste du {{fluid}} est enrichi en {{name}}\u00a0: {{to}} au lieu de {{from}}.',
    },
    same: 'Rien ne se sépare\u00a0: ce qui reste est du {{fluid}}, à moins de 0,05 point près.',
  },
  ruler: {
    title: 'Lire la réglette maintenant',
    dew: 'Quand votre réglette lit {{shown}} à la rosée, le point de rosée vrai est {{true}}.',
    bubble: 'Quand elle lit {{shown}} à la bulle, le point de bulle vrai est {{true}}.',
    addSubcooling: 'Ajoutez {{k}} au sous-refroidissement lu.',
    takeSubcooling: 'Retirez {{k}} au sous-refroidissement lu.',
    takeSuperheat: 'Retirez {{k}} à la surchauffe lue.',
    addSuperheat: 'Ajoutez {{k}} à la surchauffe lue.',
    open: 'Ouvrir la réglette avec ce qui reste',
  },
  figures: {
    label: 'Ce qui change',
    w: 'Erreur de réglette',
    capacity: 'Puissance frigorifique',
    care: 'Compléments possibles',
    eer: 'EER',
    discharge: 'Refoulement',
    gwp: 'PRP',
  },
  may: { label: 'Réparé, compléter\u202f?', V_TOPUP: 'oui', V_TOPUP_CARE: 'prudence', V_RECOVER: 'non' },
  times: { none: 'aucun', endless: 'sans limite', most: '10 au moins' },
  composition: { title: 'Composition, en masse', value: '{{to}} (nominal {{from}})' },
  way: {
    title: 'Le long des fuites et des compléments',
    component: 'Composant',
    charge: 'charge entière',
    liquid: 'son liquide',
    vapour: 'le gaz au-dessus',
    nominal: 'nominal',
    none: 'aucun',
    x: 'Perdu en tout ({{unit}})',
    y: '{{name}} (% en masse)',
    label:
      'Part de {{name}} dans la charge\u00a0: de {{from}} à {{to}} après {{mass}} perdus\u202f; dans le gaz au-dessus du liquide, de {{gas}} à {{gasTo}}.',
  },
  rest: {
    title: 'À l’arrêt',
    now: 'Le manomètre indique {{p}} et la réglette du mélange nominal se trompe de {{k}}.',
    intact:
      'Une machine intacte au {{fluid}} indique {{p}} et lit déjà {{k}}\u00a0: au-dessus du liquide, le gaz est plus riche en composants volatils.',
    dry: 'Il ne reste plus de liquide\u00a0: la pression ne dit plus rien de la composition.',
  },
  stages: 'Étapes',
  stage: { leak: 'Fuite {{k}}', topup: 'Complément {{k}}' },
  rows: {
    mass: 'Masse',
    rest: 'Pression à l’arrêt',
    dt_rest: 'Réglette à l’arrêt',
    dt_dew: 'Rosée à l’évaporation',
    dt_bubble: 'Bulle à la condensation',
    capacity: 'Puissance frigorifique',
    eer: 'EER',
    discharge: 'Refoulement',
    gwp: 'PRP',
    flammable: 'Part inflammable',
    lfl: 'LII (Le Chatelier)',
  },
  rounds: {
    title: 'Complément après complément',
    k: 'Fois',
    lost: 'Perdu en tout',
    endless: 'Sans fin',
    allowed:
      'Compléments de suite dans la précision des mesures\u00a0: {{topup}}\u202f; réglette corrigée\u00a0: {{care}}.',
  },
  taken: {
    title: 'Tenu pour acquis',
    order:
      'Ordre de grandeur de la composition, pas une analyse\u00a0: seule une analyse du gaz dit ce qu’il y a dans votre machine.',
    oil: 'Équilibre dans un volume rigide, sans huile (elle retient les composants lourds) et sans liquide retenu en marche\u202f; une seule sorte de fuite.',
    cylinder: 'Complément pris dans une bouteille pleine\u202f; la fin d’une bouteille n’est plus au titre nominal.',
    waste:
      'Ce qu’on retire est un fluide de composition inconnue\u00a0: bouteille de récupération puis régénération, jamais une autre machine.',
    never:
      'Aucune classe de sécurité n’est connue pour ce reste, et on ne corrige pas un mélange en ajoutant un seul composant. Seuils\u00a0: 0,5\u202fK, 3\u202f% et 2 points pour compléter, 1,5\u202fK et 8\u202f% avec précaution (choix d’AppFroid).',
  },
  exported: { file: 'appfroid-fuite', quantity: 'Grandeur' },
} as const;

export const texts = { leak };

declare module '../../../i18n/keys.ts' {
  interface Texts {
    readonly leak: typeof texts;
  }
}
