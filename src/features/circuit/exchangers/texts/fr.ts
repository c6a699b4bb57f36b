/** The page of exchangers. */
export const exchangers = {
  title: 'Échangeurs du circuit',
  description:
    'Évaporateur, condenseur ou refroidisseur de gaz du circuit\u00a0: débit d’air, d’eau ou de frigoporteur, écart moyen logarithmique, profil réel, zones, pincement et UA, pour un ou deux points de fonctionnement.',
  exchanger: 'Échangeur',
  sides: { evaporator: 'Évaporateur', condenser: 'Condenseur ou refroidisseur de gaz' },
  kinds: { evaporator: 'Évaporateur', condenser: 'Condenseur', gas_cooler: 'Refroidisseur de gaz' },
  media: {
    simulation: 'Celui de la simulation',
    air: 'Air',
    water: 'Eau',
    other: 'Autre, à décrire',
  },
  methodTitle: 'Méthode et sources',
  properties: 'Débit, propriétés et coefficient U',
  fields: {
    medium: 'Fluide secondaire',
    concentration: 'Concentration',
    t_in: 'Entrée',
    t_out: 'Sortie',
    flow: 'Débit',
    shr: 'Chaleur sensible',
    rh: 'Humidité à l’entrée',
    cp: 'Chaleur massique',
    rho: 'Masse volumique',
    u: 'Coefficient U',
    subcooler: 'Sous-refroidisseur intégré',
  },
  basis: {
    mass: '% en masse, de {{min}} à {{max}}',
    volume: '% en volume, de {{min}} à {{max}}',
  },
  notes: {
    evaporatorIn: 'Vide\u00a0: 10\u202fK au-dessus de l’évaporation',
    evaporatorOut: 'Vide\u00a0: 5\u202fK sous l’entrée',
    condenserIn: 'Vide\u00a0: 15\u202fK (air) ou 10\u202fK sous la condensation, 5\u202fK sous la sortie du gaz',
    condenserOut: 'Vide\u00a0: 7\u202fK (air) ou 5\u202fK au-dessus de l’entrée',
    flow: 'Vide\u00a0: calculé. Saisi, il fixe la sortie',
    property: 'Vide\u00a0: celle du fluide secondaire',
    u: 'Donne la surface',
  },
  figures: {
    duty: 'Puissance',
    t_in: 'Entrée du secondaire',
    t_out: 'Sortie du secondaire',
    flow: 'Débit volumique',
    mass_flow_s: 'Débit massique',
    cp: 'Chaleur massique',
    rho: 'Masse volumique',
    freezing: 'Point de congélation',
    t_sat: 'Saturation de référence',
    lmtd: 'DTLM sur la saturation',
    ua: 'UA sur la saturation',
    ua_profile: 'UA du profil réel',
    mean_difference: 'Écart moyen du profil',
    pinch: 'Pincement',
    approach: 'Approche',
    area: 'Surface',
  },
  absent: {
    evaporator: {
      none: 'Ce compresseur n’a pas d’évaporateur à lui\u00a0: il aspire la vapeur d’un autre étage ou d’une bouteille.',
      shared:
        'L’évaporateur de ce compresseur est entre deux circuits\u00a0: il est dans le tableau entre fluides frigorigènes, sans fluide secondaire.',
    },
    condenser: {
      none: 'Ce compresseur n’a pas de condenseur\u00a0: il refoule vers l’aspiration d’un autre étage.',
      shared:
        'Le condenseur de ce compresseur cède sa chaleur à un autre circuit\u00a0: il est dans le tableau entre fluides frigorigènes, sans fluide secondaire.',
    },
  },
  betweenStreams: {
    title: 'Échangeurs entre fluides frigorigènes',
    between: 'Échangeur',
    hot: 'Côté chaud',
    cold: 'Côté froid',
  },
  recovery: {
    title: 'Récupération de chaleur',
    water: 'Eau chaude',
    fields: { t_out: 'Eau chaude à', t_in: 'Eau froide à', pinch: 'Écart minimal' },
    notes: {
      t_out: 'Vide\u00a0: pas de récupération sur le refoulement',
      t_in: 'Retour de l’eau à réchauffer',
      pinch: 'Du fluide frigorigène à l’eau, au plus serré',
    },
    power: 'Récupérable au plus',
    desuperheating: 'Dont désurchauffe',
    share: 'Part de la chaleur rejetée',
    rest: 'Reste au condenseur ou refroidisseur',
    flow: 'Débit d’eau',
    t_refrigerant: 'Fluide frigorigène en sortie',
    both: 'Froid et chaleur utiles par kW absorbé',
  },
  enclosures: {
    internal: 'Échangeur interne',
    vessel: 'Bouteille intermédiaire',
    economiser: 'Économiseur',
    junction: 'Jonction',
    port: 'Port du compresseur',
    cascade: 'Échangeur de cascade',
    subcooler: 'Sous-refroidisseur',
    receiver: 'Bouteille liquide',
    header: 'Collecteur',
  },
  zones: {
    evaporation: 'Évaporation',
    superheat: 'Surchauffe',
    desuperheating: 'Désurchauffe',
    condensation: 'Condensation',
    subcooling: 'Sous-refroidissement',
    gas_cooling: 'Refroidissement du gaz',
  },
  zone: 'Zone',
  ua: 'UA',
  share: 'Part de la puissance',
  uaShare: 'Part de l’UA',
  temperature: 'Température',
  refrigerant: 'Fluide frigorigène',
  secondary: 'Secondaire',
  difference: 'Écart',
  diagram: '{{exchanger}}\u00a0: température du fluide frigorigène et du secondaire selon la puissance échangée',
  figuresOf: '{{exchanger}}\u00a0: grandeurs',
  zonesOf: '{{exchanger}}\u00a0: zones',
  crossAdvice: 'Rapprochez la sortie du secondaire de son entrée, ou éloignez son entrée du fluide frigorigène.',
  method:
    'Contre-courant, 60 tranches d’égale puissance recoupées à chaque changement de phase\u00a0: le pincement est le plus petit écart du profil, l’UA la somme des tranches. La DTLM, elle, compte depuis la saturation de rosée, ou le milieu de ce que parcourt un mélange. Récupération\u00a0: contre-courant avant le condenseur, au plus ce que l’écart minimal laisse passer partout (second principe)\u202f; condenseur ou refroidisseur se choisissent sans elle, pour les heures sans besoin d’eau chaude.',
  sources:
    'Propriétés des solutions\u00a0: A.\u00a0Melinder et données d’ASHRAE et des fabricants, ajustées par le projet CoolProp. Air sec à 101\u202f325\u202fPa. Écarts, pincements minimaux (4\u202fK air, 2\u202fK liquide) et marges de gel\u00a0: valeurs d’usage.',
} as const;

export const texts = { circuitPages: { exchangers } };

declare module '../../../../i18n/keys.ts' {
  interface Texts {
    readonly 'circuit/exchangers': typeof texts;
  }
}
