/** The page that sets two fluids side by side, and one of them in the machine of the other. */
export const comparison = {
  title: 'Comparer des fluides',
  description:
    'Comparaison de deux fluides frigorigènes aux mêmes conditions\u00a0: pressions, refoulement, puissances, EER, glissement, PRP, diagramme P-h des deux cycles, et la même machine avec l’autre fluide.',
  run: 'Comparer',
  done: 'Simulation terminée\u202f!',
  failed: 'Une erreur est survenue lors de la simulation',
  sideProblem: '{{fluid}}\u00a0: {{problem}}',
  fields: { fluid1: 'Premier fluide', fluid2: 'Second fluide' },
  more: 'Fluide {{n}}',
  addFluid: 'Ajouter un fluide',
  removeFluid: 'Retirer le fluide {{n}}',
  verdict: {
    title: 'La machine du {{one}} avec un autre fluide',
    offers:
      'Ce qui peut se charger dans une machine au {{one}}, après vérification (usage supposé\u00a0: {{machine}})\u00a0:',
    ofMachine: 'Usage de votre machine\u00a0: {{machine}}. Il décide de la loi et des limites.',
    supposed: 'Usage supposé\u00a0: {{machine}}. Il décide de la loi et des limites.',
    noEer: 'EER non donné\u00a0: la machine ne tient pas sa charge',
    lines: {
      reasons: 'Pourquoi',
      capacity: 'Puissance frigorifique',
      efficiency: 'EER',
      discharge: 'Refoulement',
      high: 'Côté HP, demandé et admis',
      low: 'Côté BP, demandé et admis',
      law: 'Classe et loi',
      charge: 'Charge',
      tests: 'Essais publiés',
      detail: 'Toute la lecture',
    },
    present: 'Le fluide présent.',
    detail: 'Détail',
    detailOf: 'Détail avec le {{fluid}}',
    within: '{{value}} (de {{from}} à {{to}})',
    pressure: {
      over: '{{needed}} pour {{rated}}, dépassé',
      plate: '{{needed}} pour {{rated}} sans plaque connue, à lire',
      told: '{{needed}} pour {{rated}}',
    },
    tests: 'Essais publiés du même changement\u00a0: {{found}}.',
    noTests:
      'Aucun essai publié de {{from}} à {{to}} dans la liste de cette page\u00a0: rien ne confirme cette estimation.',
    note: 'Même volume balayé, mêmes échangeurs, même air ou même eau. Entre parenthèses, l’estimation si elle s’écarte autant que des essais publiés. Pressions de calcul en bar absolu\u202f; sans plaque, la machine est supposée calculée pour son fluide.',
    checklist: 'Avant de changer le {{one}}\u00a0: liste de contrôle',
    folds: {
      machine: 'La machine en détail, sa plaque, les essais publiés',
      rows: 'Les deux fluides aux mêmes conditions',
    },
  },
  swap: 'Échanger les fluides',
  fluids: 'Fluides',
  about: {
    power_cold: 'Volume imposé\u00a0: c’est la puissance frigorifique qui se compare.',
    step_volume_h: 'Puissance imposée\u00a0: c’est le volume balayé qui se compare.',
    flow: 'Débit massique imposé\u00a0: puissances et volumes se comparent.',
  },
  perfect: 'Compresseur parfait (rendements à 1)\u00a0: EER et refoulement sont des bornes, saisissez les vôtres.',
  benefit: { better: 'mieux', worse: 'moins bien', same: 'égal' },
  strip: {
    eer: 'EER',
    t_discharge: 'Refoulement',
    power_cold: 'Puissance frigorifique',
    step_volume_h: 'Volume balayé',
    gwp: 'PRP',
  },
  table: {
    title: 'Aux mêmes températures',
    titlePressure: 'Aux mêmes conditions',
    quantity: 'Grandeur',
    difference: 'Écart',
    groups: {
      pressures: 'Pressions et températures',
      specific: 'Par kilogramme et par mètre cube',
      machine: 'Machine',
      efficiency: 'Efficacité',
      fluid: 'Fluide',
    },
    references:
      'Les enthalpies des deux fluides ne partent pas du même zéro\u00a0: sur le diagramme, seules leurs différences se comparent.',
  },
  rows: {
    p_evp: 'Pression d’évaporation',
    p_cdr: 'Pression de condensation',
    tau: 'Taux de compression',
    t_discharge: 'Refoulement',
    x_f: 'Titre après détente',
    q0: 'Effet frigorifique',
    w: 'Travail de compression',
    q0v: 'Production frigorifique volumétrique',
    mass_flow_s: 'Débit massique',
    step_volume_h: 'Volume balayé',
    power_cold: 'Puissance frigorifique',
    power_heat: 'Puissance calorifique',
    power_compressor: 'Puissance compresseur',
    eer: 'EER',
    cop: 'COP',
    carnot_ratio: 'EER / EER de Carnot',
    glide_evp: 'Glissement à l’évaporation',
    glide_cdr: 'Glissement à la condensation',
    gwp: 'PRP (légal)',
    classification: 'Classe de sécurité',
    p_crit: 'Pression critique',
    t_crit: 'Température critique',
  },
  diagram: 'Les deux cycles',
  law: {
    title: 'Ce que dit la loi',
    date: 'Lecture des textes\u00a0: novembre 2026. Les dates et seuils du Règlement (UE) 2024/573 et du Règlement (UE) 2024/590 font foi\u202f; vérifiez le texte en vigueur avant d’agir.',
    mix: 'Mélange sans numéro\u00a0: la loi en juge par ses composants ({{parts}}), annexe VI du Règlement (UE) 2024/573.',
    unknown: 'Aucune fiche pour ce fluide.',
    loading: 'Fiche en cours de lecture…',
  },
  machine: {
    title: 'Même machine, autre fluide',
    intro:
      'La machine du {{one}} telle qu’elle est\u00a0: même volume balayé, mêmes échangeurs, même air ou même eau à l’entrée. Les températures d’évaporation et de condensation du {{two}} en résultent.',
    settles:
      'Avec le {{two}}, elle s’établit à {{te}} d’évaporation et {{tc}} de condensation (rosée), contre {{te1}} et {{tc1}}.',
    band: {
      glide:
        'Les essais publiés d’un fluide à glissement ({{fluids}}, au bas de cette lecture) s’écartent de cette estimation de {{capacityBy}} à {{capacityBy2}} points de puissance et de {{eerBy}} à {{eerBy2}} points d’EER. Avec de tels écarts, la puissance changerait de {{capacity}} à {{capacity2}}, l’EER de {{eer}} à {{eer2}}.',
      none: 'Les essais publiés de fluides presque sans glissement ({{fluids}}, au bas de cette lecture) s’écartent de cette estimation de {{capacityBy}} à {{capacityBy2}} points de puissance et de {{eerBy}} à {{eerBy2}} points d’EER. Avec de tels écarts, la puissance changerait de {{capacity}} à {{capacity2}}, l’EER de {{eer}} à {{eer2}}.',
    },
    estimate:
      'C’est une estimation. Elle garde les rendements, les coefficients d’échange, les surchauffes et le sous-refroidissement, et laisse de côté les pertes de charge, l’huile, la régulation et l’état des échangeurs.',
    pending: 'Recherche de l’équilibre…',
    outOfReach: 'Cette partie n’a pas pu être chargée\u00a0: rechargez la page une fois le réseau revenu.',
    transcritical: 'Cette lecture demande un cycle classique\u00a0: elle ne vaut pas pour un refroidisseur de gaz.',
    given: 'La machine, si vous la connaissez',
    givenNote: 'Facultatif. Sans valeur, les écarts d’usage valent.',
    usual: 'usage',
    plateNote: 'Plaque, pression relative',
    medium: 'Côté évaporateur',
    fields: {
      evaporator_t_in: 'Entrée évaporateur',
      evaporator_t_out: 'Sortie évaporateur',
      condenser_t_in: 'Entrée condenseur',
      condenser_t_out: 'Sortie condenseur',
      ps_hp: 'PS côté HP',
      ps_bp: 'PS côté BP',
    },
    media: { air: 'Air', water: 'Eau' },
    ratios: {
      title: 'À tubes et détendeur égaux',
      mass_flow: 'Débit massique',
      suction_speed: 'Vitesse d’aspiration',
      discharge_speed: 'Vitesse de refoulement',
      liquid_speed: 'Vitesse liquide',
      valve: 'Capacité du détendeur par rapport au besoin',
    },
    pressures: { high: 'Côté HP', low: 'Côté BP' },
    checks: { none: 'Rien de particulier.' },
    published: {
      title: 'Ce que des essais ont trouvé',
      change: 'Changement',
      found: 'Publié',
      estimate: 'Cette estimation',
      source: 'Source',
      values: 'puissance {{capacity}}, EER {{eer}}, refoulement {{t}}, charge {{charge}}',
      note: 'Estimation à {{te}} / {{tc}} en froid positif et {{te2}} / {{tc2}} en froid négatif, rendement isentropique 0,65. Les essais, eux, changent aussi rendements et coefficients d’échange.',
    },
  },
  exported: { file: 'appfroid-comparatif', better: 'Avis', least: '{{name}}, au moins', most: '{{name}}, au plus' },
} as const;

export const texts = { comparison };

declare module '../../../i18n/keys.ts' {
  interface Texts {
    readonly comparison: typeof texts;
  }
}
