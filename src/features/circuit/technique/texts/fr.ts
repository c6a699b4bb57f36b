/** The page of indicators, TEWI and season. */
export const technique = {
  title: 'Indicateurs techniques',
  description:
    'Taux de compression, refoulement, titre, surchauffe et sous-refroidissement du circuit jugés dans leurs plages de bonne pratique, pour un ou deux points de fonctionnement, avec le TEWI et un bilan saisonnier.',
  indicators: 'Indicateurs',
  indicator: 'Indicateur',
  sheets: {
    title: 'Compresseurs des étages, par leurs polynômes',
    note: 'Choisissez pour chaque étage une fiche de vos compresseurs\u00a0: son débit entre les pressions de l’étage, à côté de celui qu’il faut. Le cycle garde ses débits\u202f; sur place, c’est le rapport des volumes qui fixe la pression intermédiaire.',
    list: 'Mes compresseurs',
    none: 'Aucun',
    needed: 'Débit nécessaire',
    flow: 'Débit d’une machine',
    count: 'Machines',
    efficiency: 'Rendement isentropique',
    envelope: 'Domaine',
    inside: 'Dedans',
    outside: 'Hors du domaine de la fiche',
    notGiven: 'Non donné',
    carried:
      '{{stage}}\u00a0: fiche publiée pour {{own}}, lue pour {{fluid}} au même taux de compression, à rendements égaux. Estimation à ±{{capacity}}\u202f% sur le débit et ±{{power}}\u202f% sur la puissance absorbée.',
    refused: 'La fiche ne donne rien à ces pressions',
  },
  ofMachine:
    'Étage par étage\u202f; écart à Carnot, TEWI et bilan saisonnier sont ceux de la machine entière. Un tiret\u00a0: cet étage n’a pas d’évaporateur à lui.',
  good: 'Bonne plage',
  keys: {
    tau: 'Taux de compression',
    t_discharge: 'Température de refoulement',
    x_f: 'Titre après détente',
    superheat_useful: 'Surchauffe utile',
    superheat_total: 'Surchauffe totale',
    subcooling_total: 'Sous-refroidissement total',
    q0v: 'Production frigorifique volumétrique',
    suction_volume_h: 'Débit volumique aspiré',
    p_evp: 'Pression d’évaporation',
    carnot_ratio: 'Écart à Carnot',
    glide_evp: 'Glissement à l’évaporation',
    glide_cdr: 'Glissement à la condensation',
    p_crit_ratio: 'Condensation sur pression critique',
  },
  levels: { good: 'Bon', fair: 'Moyen', warning: 'Alerte' },
  atMost: 'au plus {{limit}}',
  typed: 'saisi',
  byTable: 'tableau des limites, compresseur non dit',
  watched: 'alerte au-delà de {{limit}}',
  moreThan: 'plus de {{limit}}',
  between: '{{min}} à {{max}}',
  tewi: 'TEWI',
  tewiMeaning: 'Impact de réchauffement total équivalent sur la vie de l’installation, régime permanent.',
  tewiTotal: 'Total',
  tewiLeak: 'Fuites',
  tewiEnd: 'Fin de vie',
  tewiIndirect: 'Électricité',
  tewiEnergy: 'Énergie annuelle {{energy}}',
  tewiGwp: 'PRP {{gwp}}',
  kg: '{{mass}}\u202fkg CO₂e',
  noTewi: 'Saisissez la charge de fluide pour obtenir le TEWI.',
  noGwp: 'Le PRP de ce fluide n’est pas connu\u00a0: saisissez-le.',
  chargeHeld: 'Vide\u00a0: l’usuelle de la page Charge, {{mass}}',
  chargeEstimated: 'Vide\u00a0: l’usuelle de la page Charge, {{mass}}, estimée (volumes non saisis)',
  gwpNote: 'Vide\u00a0: PRP réglementaire du fluide',
  energyNote: 'Facultatif\u00a0: celle d’une année, à la place de la puissance et des heures',
  energyLink: 'Calculer l’année de cette machine',
  betaUnit: 'Facteur d’émission de l’électricité, kg CO₂e/kWh',
  yearsLabel: 'Durée de vie, années',
  hoursLabel: 'Heures de marche par an',
  binHours: 'Heures',
  sources: 'Facteurs et sources',
  sourceFormula: 'Méthode\u00a0: EN 378-1, annexe B.',
  sourceGwp: 'PRP\u00a0: annexes I et II du règlement (UE) 2024/573, ou valeur saisie.',
  sourceBeta: 'Électricité\u00a0: {{source}}',
  sourceHouse:
    'Fuite de 10\u202f% par an, 15 ans, récupération de 90\u202f%, 3000 heures, rendement moteur de 0,9\u00a0: valeurs d’usage à adapter. Rendement moteur de 1 quand le rendement isentropique est global.',
  season: 'Bilan par classes de température',
  seasonNote:
    'Le SEER et le SCOP (EN 14825) et le SEPR (règlements (UE) 2016/2281 et 2015/1095) se calculent sur un profil de charge et de températures\u202f; l’EER d’un point ne les remplace pas.',
  seasonMeaning:
    'Point permanent, condensation à la température extérieure plus l’écart, sans descendre sous la condensation minimale.',
  addBin: 'Ajouter une classe',
  removeBin: 'Retirer la classe {{n}}',
  noBins: 'Ajoutez des classes de température extérieure pour estimer une saison.',
  energyCold: 'Froid produit',
  energyCompressor: 'Énergie compresseur',
  seasonEer: 'EER de la saison',
} as const;

/** Names of the fields this page alone has. */
export const fields = {
  sheets: 'Compresseurs des étages',
  stage: 'Étage',
  compressor: 'Compresseur',
  sheet: 'Fiche du compresseur',
} as const;

export const texts = { circuitPages: { technique }, circuit: { fields } };

declare module '../../../../i18n/keys.ts' {
  interface Texts {
    readonly 'circuit/technique': typeof texts;
  }
}
