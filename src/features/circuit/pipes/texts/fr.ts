/** The page of pipes. */
export const pipes = {
  title: 'Tuyauteries frigorifiques',
  description:
    'Diamètres des lignes d’aspiration, liquide et refoulement\u00a0: tube conseillé et ses voisins, vitesse, perte de charge, retour d’huile et double colonne, pour un ou deux points de fonctionnement, en millimètres ou en pouces.',
  lines: { asp: 'Aspiration', ll: 'Liquide', ref: 'Refoulement' },
  network: {
    title: 'Toutes les conduites, étage par étage (régime permanent)',
    node: 'Point',
    pressure: 'Pression',
    temperature: 'Température',
    note: 'Chaque conduite porte le débit et le fluide de son étage. Vitesses, longueurs et dénivelés saisis valent pour toutes les conduites de la même nature\u202f; le détail ci-dessous est celui du compresseur choisi. Après un détendeur, la conduite est diphasique et courte\u00a0: elle n’est pas dimensionnée.',
  },
  sides: { asp: 'BP', ll: 'HP', ref: 'HP' },
  types: { metric: 'Métrique', pouce: 'Pouce', all: 'Métrique et pouce' },
  materials: {
    auto: 'Automatique',
    copper: 'Cuivre',
    k65: 'Cuivre-fer K65 (CuFe2P)',
    steel: 'Acier (EN 10220)',
    stainless: 'Inox 316',
  },
  criteria: { both: 'Vitesse, kelvins, huile, pression', speed: 'Vitesse seule' },
  insulation: 'Isoler cette ligne',
  neighbours: 'Le tube et ses voisins, en chiffres',
  fastest: 'Vitesse maximale',
  straight: 'Longueur droite',
  equivalent: 'Longueur équivalente des accessoires',
  rise: 'Dénivelé montant',
  componentsDrop: 'Perte de charge des composants',
  componentsNote: 'Vide\u00a0: celle du panier de la page Produits',
  fittings: 'Accessoires',
  fittingsNote:
    'Listés ici, ils remplacent la longueur équivalente de leur conduite, calculée au diamètre de chaque tube.',
  addFitting: 'Ajouter un accessoire',
  removeFitting: 'Retirer l’accessoire {{n}}',
  kind: 'Type',
  count: 'Nombre',
  more: 'Huile, rugosité et pressions de service',
  leastLoad: 'Charge partielle minimale, %',
  roughness: 'Rugosité, µm',
  roughnessNote: 'Vide\u00a0: 1,5 pour le cuivre, 45 pour l’acier',
  psNote: 'Vide\u00a0: pression de calcul du circuit',
  sizes: { lower: 'En dessous', recommended: 'Conseillé', nearest: 'Au plus près', upper: 'Au-dessus' },
  losses: {
    title: 'Pertes des lignes dans le cycle',
    without: 'Sans pertes',
    with: 'Avec pertes',
    p_suction: 'Pression à l’aspiration du compresseur',
    p_discharge: 'Pression au refoulement du compresseur',
    t_discharge: 'Température de refoulement',
    power_compressor: 'Puissance du compresseur',
    eer: 'EER',
    step_volume_h: 'Volume balayé',
    note: 'Même puissance frigorifique, mêmes évaporateur et condenseur, mêmes rendements\u00a0: le compresseur aspire plus bas et refoule plus haut. La perte de la ligne liquide, prise par le détendeur, ne coûte rien tant que le liquide ne bout pas.',
    none: 'Pertes non reportées\u00a0: une ligne n’a pas de tube, ou le cycle a plusieurs compresseurs.',
  },
  rows: {
    speed: 'Vitesse',
    dp: 'Perte linéaire',
    dt: 'Chute de température de saturation',
    total: 'Perte totale',
    pressure: 'Pression admissible',
  },
  noTube: 'Aucun diamètre ne respecte toutes les limites',
  breaks: 'Limites dépassées',
  limits: {
    speed: 'Vitesse {{v}}, limite {{m}}',
    saturation: 'Chute de température de saturation {{v}}, limite {{m}}',
    drop: 'Perte de charge {{v}}, trop forte',
    oil: 'Retour d’huile non assuré',
    pressure: 'Tient {{v}}, la conduite demande {{m}}',
    copper: 'Cuivre exclu en CO2 haute pression',
    unknown: 'Pression admissible inconnue à cette température',
  },
  remedies: {
    pressure:
      'À faire\u00a0: choisir une autre matière (K65, acier, inox) ou «\u00a0Automatique\u00a0», qui prend la première qui tient.',
    oil: 'À faire\u00a0: monter en double colonne, relever la charge partielle minimale, ou accepter la perte du tube qui ramène l’huile.',
    saturation:
      'À faire\u00a0: raccourcir la conduite, la dédoubler, ou prendre une matière aux diamètres plus grands.',
    speed: 'À faire\u00a0: dédoubler la conduite, ou prendre une matière aux diamètres plus grands.',
  },
  madeOf: 'Matière\u00a0: {{material}}',
  over: 'Au-dessus de la limite',
  above:
    'Au-dessus du conseil, sous la limite\u00a0: c’est le plus petit tube qui tient tout\u202f; le suivant ferait {{v}}.',
  aboveLast: 'Au-dessus du conseil, sous la limite\u00a0: il n’y a pas de tube plus grand.',
  below: 'Sous le conseil\u00a0: le tube en dessous ne tient pas ({{why}}).',
  belowFirst: 'Sous le conseil\u00a0: il n’y a pas de tube plus petit.',
  ammoniaPressure:
    'Pression admissible non calculée pour l’acier à l’ammoniac\u00a0: l’épaisseur se choisit avec sa surépaisseur de corrosion (EN 13480-3, à vérifier avec le fournisseur)',
  advised: 'Conseil\u00a0: {{from}} à {{to}}. Limite\u00a0: {{limit}}.',
  oilGood:
    'Retour d’huile assuré à {{load}}\u202f% de charge\u00a0: {{v}}, minimum {{m}}\u202f; tient jusqu’à {{least}}\u202f% de charge',
  oilBad: 'Retour d’huile non assuré\u00a0: {{v}}, minimum {{m}}. Tube le plus large qui convient\u00a0: {{tube}}',
  oilNone: 'Retour d’huile non assuré\u00a0: {{v}}, minimum {{m}}. Aucun tube de la série ne convient',
  oilFlat: 'Sans colonne montante. Vitesse minimale en colonne\u00a0: {{m}}',
  ammoniaOil: 'Ammoniac\u00a0: huile non miscible, prévoir un séparateur et une purge d’huile',
  subcoolingLeft: 'Sous-refroidissement restant au détendeur\u00a0: {{left}}',
  doubleRiser: 'Double colonne\u00a0: {{d1}} + {{d2}} ({{v1}} et {{v2}} à pleine charge)',
  pressure: 'Le tube tient {{tube}}, la conduite demande {{line}}',
  fittingsWorth: 'Accessoires\u00a0: {{length}} de tube {{tube}}',
  components: 'Composants du panier\u00a0: {{dp}}, {{dt}}. Avec la conduite\u00a0: {{total}}',
  practice: 'Bonnes pratiques et sources',
  practices: {
    trap: 'Siphon en pied de colonne montante puis tous les 4 à 6\u202fm, crosse en tête.',
    slope: 'Pente minimale de 0,5\u202f% vers le compresseur\u202f; au moins 4\u202fm/s à l’horizontale.',
    riser:
      'En colonne montante\u00a0: pas de vitesse unique, le minimum est calculé (diamètre, masse volumique, huile) et affiché\u202f; le tube conseillé le tient à la charge minimale.',
    drop: 'Chute de température de saturation\u00a0: 1\u202fK à l’aspiration (0,5\u202fK sous −20\u202f°C) et au refoulement, 0,5\u202fK en liquide. C’est le vrai critère\u202f; la vitesse n’est qu’un repère.',
  },
  sources: {
    choice:
      'Tube conseillé\u00a0: le plus petit qui tient vitesse, chute de température de saturation et pression de calcul en régime permanent, dans la première matière qui tient\u202f; en colonne montante, celui qui ramène l’huile. L’outil Diamètre de ligne frigorifique choisit par la même règle, mais linéarise la perte\u00a0: à moins de 5\u202f% de la limite, son tube peut être le voisin.',
    method:
      'Frottement\u00a0: 64/Re puis Colebrook\u202f; la hauteur d’une colonne de vapeur compte à partir de 10\u202fm.',
    tubes:
      'Tubes cuivre\u00a0: EN 12735-1, en pouces avec les épaisseurs vendues en France\u202f; acier\u00a0: EN 10220\u202f; K65 (3/8" à 7/8", 120\u202fbar)\u00a0: notices Daikin 4P704142-1 et 4P602817-1A\u202f; inox 316\u00a0: DK-LOK TS-04-S (ASTM A269). Épaisseurs à vérifier auprès du fournisseur.',
    pressure:
      'Pression admissible\u00a0: 20·σ·e/(D − e). Cuivre recuit\u00a0: σ = 40\u202fN/mm², EN 14276-2 (à vérifier), soit 14 à 16\u202f% de plus que l’ASME B31.5 à 65\u202f°C. Acier P235GH\u00a0: EN 13480-3, 150\u202fN/mm² à froid et 129 à 204\u202f°C, un huitième d’épaisseur en moins, sans surépaisseur de corrosion. K65 et inox\u00a0: pressions imprimées par leurs notices, l’inox jusqu’à 149\u202f°C (ASME B31.3).',
    oil: 'Retour d’huile\u00a0: Jacobs et al. (1976), critère d’engorgement.',
    fittings:
      'Accessoires\u00a0: longueurs équivalentes génériques du type Crane TP-410, à vérifier pour une marque donnée.',
  },
  line: 'Conduite',
  tube: 'Tube',
  size: 'Taille',
} as const;

export const texts = { circuitPages: { pipes } };

declare module '../../../../i18n/keys.ts' {
  interface Texts {
    readonly 'circuit/pipes': typeof texts;
  }
}
