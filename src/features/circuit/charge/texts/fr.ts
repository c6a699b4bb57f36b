/** The page of the charge. */
import { chargeNotes } from '../../../../i18n/fr/charge-notes.ts';

export const charge = {
  title: 'Charge de fluide du circuit',
  description:
    'Charge de fluide frigorigène par section du circuit, équivalent CO₂ et contrôles d’étanchéité, bouteille liquide au pump-down et local selon l’EN 378, avec les parts de chaque section.',
  total: 'Charge totale',
  range: {
    low: 'Basse',
    usual: 'Usuelle',
    high: 'Haute',
  },
  weighed: 'Charge pesée ou lue sur la plaque\u00a0: une seule valeur.',
  rangeNote:
    'Basse\u00a0: taux de vide de Zivi, une borne basse. Usuelle et haute\u00a0: 25 et 35\u202f% de liquide à l’évaporateur (noyé\u00a0: 60, 70 et 80\u202f%), 27,5 et 40\u202f% au condenseur\u202f; réservoir à 20, 30 et 50\u202f% si son niveau n’est pas saisi. Parts à vérifier. Le local, les contrôles d’étanchéité et la bouteille se jugent sur la haute, le TEWI compte l’usuelle.',
  receiverUnknown:
    'Bouteille liquide inconnue\u00a0: la charge haute en compte une, 30\u202f% de plus. Dites s’il y en a une, ou saisissez son volume.',
  ofStage:
    'Charge de la partie «\u00a0{{stage}}\u00a0». Un seuil légal se juge sur tout le circuit d’un même fluide\u00a0: additionner ses parties, sans compter deux fois une bouteille ou un échangeur communs.',
  sections: 'Charge par section',
  section: 'Section',
  mass: 'Masse',
  share: 'Part',
  estimated:
    'Estimation\u00a0: un volume d’échangeur n’est pas saisi, il est tiré de la puissance (à ailettes 0,5\u202fL/kW, à plaques 0,15\u202fL/kW, valeurs d’usage à vérifier).',
  exchangers: 'Échangeurs',
  evaporatorVolume: 'Volume évaporateur',
  condenserVolume: 'Volume condenseur',
  gasCooler: 'Refroidisseur de gaz',
  flooded: 'Évaporateur noyé',
  receiverIs: 'Bouteille liquide',
  noLevel: 'Vide\u00a0: 20, 30 et 50\u202f%',
  noAccumulator: 'Vide\u00a0: pas de bouteille d’aspiration',
  accumulatorLevel: 'Liquide retenu en marche',
  known: 'Charge connue',
  weighedNote: 'Vide\u00a0: estimée par le calcul',
  recommendedTube: 'Vide\u00a0: tube conseillé des tuyauteries',
  lineLength: 'Vide\u00a0: longueur des tuyauteries',
  sharesOfUa: 'Reprendre les parts d’UA des échangeurs',
  noReceiver: 'Vide\u00a0: la réponse ci-dessous',
  receiverPressure: 'Nécessaire en transcritique',
  hottest: 'Température maximale',
  add: 'Ajouter un élément',
  remove: 'Retirer l’élément {{n}}',
  name: 'Nom',
  state: 'Fluide au point',
  element: 'Élément {{n}}',
  regulation: 'Règlement F-Gaz',
  fromFluid: 'Vide\u00a0: donnée du fluide',
  use: 'Usage de la machine',
  useOfMachine: 'Prendre celui de la machine\u00a0: {{use}}',
  useUnsaid: 'Non dit\u00a0: accès et emplacement à choisir',
  useKnown: 'Celui de la machine\u00a0: {{use}}',
  useNote:
    'Remplit l’accès, l’emplacement et l’usage du local, à changer s’ils diffèrent chez vous. Sans usage ni choix, le local n’est pas jugé.',
  noRoom: 'Vide\u00a0: pas de contrôle du local',
  leakChecks: 'Contrôles d’étanchéité',
  co2e: 'Équivalent CO₂',
  noClass: 'Pas de classe pour ce fluide\u00a0: l’annexe du règlement est inconnue, ou un autre texte s’applique.',
  noCheck: 'Aucun contrôle périodique exigé',
  everyMonths: 'Tous les {{months}} mois (classe {{leakClass}})',
  detectionRequired: 'Détection de fuites fixe obligatoire, contrôlée tous les 12 mois.',
  reading1:
    'Lecture 1 (UBA), appliquée ici\u00a0: HFC en t éq. CO₂ et HFO en kg, chacun pour soi\u202f; {{checks}}\u202f; case du Cerfa\u00a0: {{box}}.',
  reading2:
    'Lecture 2, disputée comme la première (notice 52064#04 du Cerfa)\u00a0: le mélange compte comme un HFC\u202f; {{checks}}\u202f; case\u00a0: {{box}}.',
  leakNote:
    'Règlement (UE) 2024/573, articles 5 et 6. CFC et HCFC\u00a0: règlement (UE) 2024/590, au-dessus de 2\u202fkg de HCFC en France, 3, 30 et 300\u202fkg dans l’Union. Premier contrôle à la mise en service. Fluides naturels\u00a0: pas de contrôle F-Gaz, entretien selon l’EN 378-4.',
  receiverCheck: 'Réservoir au pump-down',
  stored: 'Masse à recevoir',
  leastVolume: 'Volume minimal',
  typeReceiver: 'Saisissez le volume du réservoir pour le contrôler.',
  nearCritical: 'Pas de verdict\u00a0: la température maximale est trop proche du point critique.',
  receiverFits: 'Le réservoir reçoit la charge',
  receiverSmall: 'Réservoir trop petit pour la charge',
  receiverDepends: 'Selon la charge\u00a0: trop petit pour la haute',
  roomCheck: 'Local (EN 378-1:2016+A1:2020)',
  mostCharge: 'Charge maximale',
  noLimit: 'Sans limite',
  governing: 'Ce qui limite',
  typeRoom: 'Saisissez la surface du local pour le contrôler.',
  askUse: 'Usage du local à dire',
  askMounting: 'Place de l’unité à dire',
  askArea: 'Surface du local\u202f?',
  notJudged: 'Local non jugé\u00a0: machine mobile',
  underStandard: 'Admis par {{standard}}',
  overStandard: 'Au-delà de {{standard}}\u00a0: ce n’est pas une charge d’appareil',
  supposed: 'Supposé d’après l’usage\u00a0: {{facts}}. À changer s’ils diffèrent chez vous.',
  supposedFacts: {
    application: 'usage du local',
    access: 'accès',
    location: 'emplacement',
    mounting: 'place de l’unité',
    sealed: 'appareil scellé en usine',
    area: 'surface',
  },
  roomFits: 'Conforme',
  roomRefused: 'Non conforme',
  roomDepends: 'Selon la charge\u00a0: admise à la basse, pas à la haute\u202f; à peser',
  roomMeasures: 'Mesures C.3\u00a0: {{n}}',
  roomNote:
    'EN 378-1:2016+A1:2020, annexe C, d’après une transcription et le RD 552/2019 espagnol. Ce verdict n’est pas un certificat.',
  ped: 'Équipements sous pression\u00a0: vérifier la catégorie DESP',
  leak: 'Après une fuite\u00a0: ce qui reste du mélange, et peut-on compléter',
  method:
    'Régime permanent. Zivi\u00a0: titre régulier le long du tube, 85\u202f% du volume de l’évaporateur en diphasique. Réservoir\u00a0: toute la charge sauf l’aspiration et la vapeur de l’évaporateur. La même méthode que l’outil Calcul de charge.',
  shares: {
    desuperheating: 'Part désurchauffe',
    condensation: 'Part condensation',
    subcooling: 'Part sous-refroidissement',
  },
  shareNotes: {
    desuperheating: 'Vide\u00a0: 15\u202f%',
    condensation: 'Vide\u00a0: 75\u202f%',
    subcooling: 'Vide\u00a0: 10\u202f%',
  },
  governs: {
    toxicity: 'Toxicité',
    flammability: 'Inflammabilité',
    none: 'Rien',
  },
  notes: chargeNotes,
  words: {
    is: {
      unknown: 'Je ne sais pas',
      none: 'Sans bouteille',
    },
    estimate: {
      empty: 'Volumes saisis seuls',
      finned: 'À ailettes',
      plate: 'À plaques',
    },
    annex: {
      empty: 'Celle du fluide',
      I: 'Annexe I (HFC, PFC, SF₆)',
      II: 'Annexe II section 1 (HFO)',
      mixed: 'Annexes I et II',
      none: 'Aucune',
    },
    access: {
      empty: 'Non dit\u00a0: celui de l’usage',
      a: 'a, général',
      b: 'b, surveillé',
      c: 'c, autorisé',
    },
    location: {
      empty: 'Non dit\u00a0: celui de l’usage',
      I: 'I, matériel dans l’espace occupé',
      II: 'II, compresseurs en salle des machines ou en plein air',
      III: 'III, tout en salle des machines ou en plein air',
      IV: 'IV, enceinte ventilée',
    },
    enclosure_in: {
      I: 'Dans l’espace occupé',
      II: 'Compresseurs en salle des machines ou en plein air',
      III: 'En salle des machines ou en plein air',
    },
    application: {
      empty: 'Non dit\u00a0: celle de la machine',
      comfort: 'Confort humain',
      other: 'Autre',
    },
    h0_type: {
      empty: 'Non dit\u00a0: celle de l’usage',
      floor: 'Sol (0,6\u202fm)',
      window: 'Fenêtre (1,0\u202fm)',
      wall: 'Mur (1,8\u202fm)',
      ceiling: 'Plafond (2,2\u202fm)',
    },
    point: {
      a: 'a, aspiration',
      b: 'b, refoulement isentropique',
      c: 'c, refoulement réel',
      d: 'd, sortie condenseur',
      e: 'e, entrée détendeur',
      f: 'f, sortie détendeur',
      g: 'g, sortie évaporateur',
    },
    safety_class: {
      empty: 'Celle du fluide',
    },
  },
} as const;

export const texts = { circuitPages: { charge } };

declare module '../../../../i18n/keys.ts' {
  interface Texts {
    readonly 'circuit/charge': typeof texts;
  }
}
