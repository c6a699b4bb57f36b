/** Articles and prose of /ressources, and the instruments inside them. */
export const articles = {
  crumb: 'Ressources',
  updated: 'Mis à jour le {{date}}',
  by: 'Par {{name}}',
  sources: 'Sources',
  source: 'Source {{number}}\u00a0: {{text}}',
  related: 'Pour aller plus loin',
  contents: 'Sommaire',
  check: {
    title: 'Vérifiez-vous',
    right: 'Juste.',
    wrong: 'Non.',
    more: 'D’autres questions\u00a0:',
  },
  plot: {
    glide:
      'Température le long de l’évaporateur, à pression constante\u00a0: à l’entrée, {{list}}\u202f; à la sortie, tous à {{end}}.',
    inlet: 'entrée',
    outlet: 'sortie, rosée',
    of: 'Diagramme pression-enthalpie, {{fluid}}.',
    first: 'Un cycle entre {{low}} et {{high}}\u202fbar absolus.',
    second: 'Un second, en tirets, entre {{low}} et {{high}}\u202fbar absolus.',
  },
  steps: {
    choose: 'Montre-le sur le schéma',
    all: 'Tout',
    circuit: 'Schéma du circuit\u00a0: {{title}}',
    diagram: 'Diagramme pression-enthalpie, {{fluids}}\u00a0: {{title}}',
    caption:
      '{{title}}. Choisissez un pas, ou avancez par les flèches\u00a0: l’organe et son segment s’allument ensemble. Pressions absolues.',
  },
  tags: {
    measuring: 'Mesure',
    fluids: 'Fluides',
    cycle: 'Cycle',
    safety: 'Sécurité',
    law: 'Réglementation',
    commissioning: 'Mise en service',
    components: 'Composants',
    air: 'Air humide',
  },
  csv: 'Télécharger en CSV',
  glycol: {
    freezing: 'Premiers cristaux, °C',
    ethylene: 'Éthylène glycol, % en masse',
    propylene: 'Propylène glycol, % en masse',
    heat: 'Chaleur portée par ce propylène, % de l’eau',
    file: 'glycol-protection',
  },
  pressures: {
    file: 'pressions-usuelles',
    use: 'Application',
    fluid: 'Fluide',
    evaporating: 'Évaporation, °C',
    low: 'BP, bar',
    condensing: 'Condensation, °C',
    high: 'HP, bar',
    glide: 'Glissement, K',
  },
  fluids: {
    file: 'fluides-au-meme-regime',
    safety: 'Classe',
    gwp: 'PRP légal',
    discharge: 'Refoulement, °C',
    q0v: 'Production frigorifique volumétrique, kJ/m³',
  },
  ruler: 'Réglette du {{fluid}}',
  limits: {
    equipment: 'Équipement neuf',
    gwp: 'PRP admis',
    from: 'Depuis',
    place: 'Annexe IV',
    below: 'moins de {{gwp}}',
    none: 'aucun gaz fluoré',
    hfc: 'HFC\u00a0: {{what}}',
    others: 'autres gaz fluorés\u00a0: {{what}}',
    safety: '* Sauf si la sécurité sur le lieu d’exploitation l’empêche. Dates au 1er janvier.',
    safetyIs: 'Une exigence de sécurité du site vient de la loi ou d’une norme, non d’un souhait\u00a0:',
    safetyWhat: 'ce que c’est',
  },
  clamps: {
    circuit:
      'Circuit frigorifique et ses points de mesure\u00a0: BP et HP au compresseur, pinces à la sortie de l’évaporateur, à la sortie du condenseur et au refoulement, air entrant dans chaque échangeur.',
    pipe: 'Pince serrée sur un tube droit, à {{distance}} d’un raccord, sous un manchon d’isolant.',
    pipeSaid: 'Pince serrée sur tube propre, à {{distance}} au moins du raccord, isolée.',
    condenser: 'Condenseur',
    evaporator: 'Évaporateur',
    valve: 'Détendeur',
    compressor: 'Compresseur',
    fitting: 'raccord',
    distance: '{{distance}} au moins',
    clamp: 'pince',
    sleeve: 'isolant',
    places: {
      low: 'BP, à l’aspiration du compresseur',
      high: 'HP, sur la ligne liquide\u00a0: prise au refoulement, elle compte aussi la perte du condenseur',
      suction: 'Aspiration, à la sortie de l’évaporateur, près du bulbe',
      liquid: 'Liquide, à la sortie du condenseur',
      discharge: 'Refoulement, à la sortie du compresseur',
      evaporatorAir: 'Air ou eau entrant dans l’évaporateur',
      condenserAir: 'Air ou eau entrant dans le condenseur',
    },
  },
  explorer: {
    title: 'Déplacer les points du cycle',
    none: 'Déplacez un curseur\u00a0: le cycle de départ reste en pointillé, le tableau dit ce qui change.',
    diagram: 'Diagramme pression-enthalpie, {{fluid}}',
    keys: 'Flèches\u00a0: d’un point à l’autre. Plus et moins\u00a0: agrandir. Zéro\u00a0: vue entière.',
    absolute: 'absolue',
    enthalpy: 'Enthalpie',
    low: 'BP',
    high: 'HP',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    zoomReset: 'Vue entière',
    reset: 'Revenir au départ',
    whole: 'Ouvrir ce cycle dans le simulateur',
    failed: 'Le calcul n’a pas abouti\u00a0: ces valeurs sont celles du réglage précédent.',
    figure: 'Grandeur',
    start: 'Départ',
    now: 'Maintenant',
    change: 'Écart',
    sliders: {
      pt_evp: 'Évaporation',
      pt_cdr: 'Condensation',
      t_sf: 'Surchauffe utile',
      t_sr: 'Sous-refroidissement',
      rend_is: 'Rendement isentropique',
      p_gc: 'Pression du refroidisseur de gaz',
      t_out_gc: 'Sortie du refroidisseur de gaz',
      p_int: 'Pression intermédiaire',
      t_cas: 'Condensation du circuit BP',
      p_rec: 'Pression de la bouteille',
      dt_sub: 'Sous-refroidissement apporté',
    },
    moves: {
      pt_evp:
        'La ligne du bas monte ou descend. Plus bas\u00a0: vapeur moins dense, taux de compression et refoulement en hausse, EER en baisse\u202f; c’est le réglage qui coûte le plus cher.',
      pt_cdr:
        'La ligne du haut monte ou descend. Plus haut\u00a0: le travail augmente, le liquide arrive plus chaud au détendeur, il se vaporise davantage en se détendant.',
      t_sf: 'Le point g glisse vers la droite sur la BP et entraîne le point a\u00a0: l’effet frigorifique augmente un peu, la vapeur aspirée est plus légère, le refoulement plus chaud.',
      t_sr: 'Le point d glisse vers la gauche sur la HP\u00a0: le point f le suit, moins de vapeur après détente, plus de froid pour le même travail.',
      rend_is:
        'Seul le point c bouge\u00a0: un compresseur moins bon demande plus de travail et refoule plus chaud, pour le même froid.',
      p_gc: 'Au-dessus du point critique, pression et température de sortie sont libres l’une de l’autre\u00a0: plus haut, le point d part à gauche et le travail augmente. L’EER a un maximum.',
      t_out_gc:
        'Le point d suit la HP\u00a0: chaque kelvin de sortie en plus près du point critique coûte beaucoup de froid.',
      p_int:
        'La ligne du milieu monte ou descend\u00a0: le travail passe d’un étage à l’autre. L’EER a un maximum très plat, un peu au-dessus de la moyenne géométrique.',
      t_cas:
        'Le circuit du bas refoule plus haut, celui du haut évapore plus haut\u00a0: le travail passe de l’un à l’autre.',
      p_rec:
        'La ligne de la bouteille monte ou descend\u00a0: plus haut, moins de vapeur de détente, mais un liquide plus chaud vers les évaporateurs.',
      dt_sub:
        'Le point e glisse vers la gauche\u00a0: plus de froid pour le même travail, que la machine auxiliaire paie du sien.',
    },
    figures: {
      low: 'Basse pression',
      high: 'Haute pression',
      ratio: 'Taux de compression',
      discharge: 'Refoulement',
      quality: 'Titre après détente',
      effect: 'Effet frigorifique',
      work: 'Travail de compression',
      eer: 'EER du cycle',
      swept: 'Volume balayé',
    },
  },
} as const;

export const texts = { articles };

declare module '../../../../i18n/keys.ts' {
  interface Texts {
    readonly 'resources/articles': typeof texts;
  }
}
