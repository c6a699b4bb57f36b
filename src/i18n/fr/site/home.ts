/** The home page. */
export const front = {
  title: 'AppFroid — le cycle frigorifique, calculé juste',
  description:
    'Simulez un circuit frigorifique avec les équations d’état de référence\u202f: puissances, EER, débits et diagramme enthalpique, calculés sur votre appareil.',
  heading: 'Le froid, calculé juste.',
  search: 'Un outil, un fluide, une question',
  searchHint: 'R290, surchauffe, psi, pression R32 20…',
  tools: '{{count}} calculateurs',
  open: 'Ouvrir le simulateur',
  ruler: 'Réglette',
  fluid: 'Fluide',
  temperature: 'Température de saturation',
  gauge: 'Pression relative',
  absolute: 'Pression absolue',
  dewRead: 'Lu à la rosée (surchauffe).',
  bubbleAt: 'Bulle à cette température\u202f:',
  bubbleFor: 'Bulle à cette pression\u202f:',
  gaugeShort: 'relatifs',
  absoluteShort: 'absolus',
  rulerWrong: 'Valeur non numérique\u202f: la dernière lecture reste en place.',
  rulerOutside: 'Hors de la réglette pour ce fluide\u202f: la dernière lecture reste en place.',
  inRuler: 'Surchauffe et sous-refroidissement à cette pression',
  inSimulator: 'Évaporer à cette température dans le simulateur',
  everyday: 'Outils de tous les jours',
  offer: 'Par où commencer',
  example: 'Exemple calculé',
  conditions:
    'Évaporation {{evaporating}}, condensation {{condensing}}, surchauffe {{superheat}}, sous-refroidissement {{subcooling}}, {{capacity}} frigorifiques, rendements {{volumetric}} volumétrique et {{isentropic}} isentropique.',
  eer: 'EER',
  compressor: 'Puissance compresseur',
  heating: 'Puissance calorifique',
  discharge: 'Refoulement',
  massFlow: 'Débit massique',
  sweptVolume: 'Volume balayé',
  diagramLabel: 'Diagramme pression-enthalpie du cycle {{fluid}}, entre {{low}} et {{high}}.',
  pressureAxis: 'Pression (bar)',
  enthalpyAxis: 'Enthalpie (kJ/kg)',
  facts: {
    heading: 'Ce que vous pouvez vérifier',
    equations: 'Équations d’état publiées',
    equationsText:
      '{{pure}} fluides purs, chacun avec l’équation de Helmholtz de sa publication, et {{blends}} mélanges calculés à partir d’elles.',
    device: 'Sur votre appareil',
    deviceText:
      'Le moteur de calcul se charge une fois, puis répond sans réseau, sans compte et sans envoyer vos valeurs.',
    units: 'Dans vos unités',
    unitsText:
      'Pressions absolues ou relatives, virgule ou point\u202f: ce que vous tapez est compris, et ce qui ne va pas est dit en clair.',
  },
} as const;

/** The search of the site. */
export const search = {
  results: 'Résultats\u202f: #',
  none: 'Rien sous ce nom. Voici le plus proche.',
  perhaps: 'Rien sous ce nom. Peut-être\u202f:',
  toRuler: 'Réglette',
  toSimulator: 'Simuler',
  toCharge: 'Charge',
  toPage: 'Fiche',
  saturation: 'Saturation',
  dew: 'Rosée',
  bubble: 'Bulle',
  absolute: 'abs.',
  superheat: 'surchauffe',
  subcooling: 'sous-refroidissement',
  twoPhase: 'entre les deux\u202f: état diphasique',
} as const;
