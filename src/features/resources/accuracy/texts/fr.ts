/** The page of accuracy: how far computed figures are from those that others give. */
export const accuracy = {
  title: 'Exactitude d’AppFroid\u00a0: écarts mesurés',
  description:
    '{{count}} valeurs du moteur, des cycles, des calculateurs et du circuit comparées à des sources indépendantes\u00a0: pire écart, écart typique, points faibles.',
  heading: 'Exactitude',
  link: 'Exactitude de ce calcul',
  lead: 'Tous les chiffres de cette page sont refaits à chaque construction du site, par les comparaisons mêmes que les tests tiennent.',
  compared: {
    heading: 'Ce qui est comparé',
    text: '{{pure}} fluides purs et {{blends}} mélanges, {{transport}} séries de viscosité et de conductivité, {{cycles}} cycles, {{calculators}} calculateurs et {{doors}} fonctions de circuit.',
  },
  values: {
    heading: 'Combien de valeurs',
    text: '{{count}} valeurs, de CoolProp 8.0.0, de tables imprimées, de fabricants et de programmes indépendants.',
  },
  worst: {
    heading: 'Le pire',
    text: '{{subject}}\u00a0: {{worst}}.',
    others: 'Puis, partie par partie\u00a0:',
  },
  kelvins: {
    heading: 'Bulle et rosée des mélanges',
    text: '{{count}} températures publiées de {{blends}} mélanges, écart médian {{typical}}\u202fK.',
    worst: '{{subject}}\u00a0: {{worst}}\u202fK au pire.',
  },
  weak: {
    heading: 'Ce qui est faible',
    text: '{{count}} lignes\u00a0: les mélanges à paire estimée ou loin des points publiés, la conductivité de la vapeur sans corrélation propre (un écart sur vingt dépasse {{conductivity}}), les fluides sans valeur indépendante et les calculs d’usage.',
    show: 'Voir les points faibles',
  },
  meaning: {
    heading: 'Ce que ces écarts disent',
    same: 'CoolProp évalue les mêmes équations publiées\u00a0: l’écart mesure notre calcul, non la nature. Une équation de référence tient la pression de vapeur à quelques centièmes ou dixièmes de pour cent\u00a0; chaque publication dit la sienne.',
    estimated:
      'Mélange estimé\u00a0: une paire de composants n’a pas de paramètres publiés. Les kelvins donnés bornent l’erreur sur bulle et rosée, d’après les tables des fabricants et les points à 1\u202fatm de la norme ANSI/ASHRAE 34 et de BITZER là où il y en a, sinon d’après deux fois l’erreur propre de l’estimation.',
    points:
      'Mélange ajusté\u00a0: il donne des kelvins si un point publié s’écarte de plus de 0,7\u202fK des siens\u00a0; les autres restent en deçà de tout point trouvé. Ces points sont eux-mêmes calculés ou mesurés par d’autres, et deux sources diffèrent parfois de plusieurs kelvins (R413A\u00a0: 4,1\u202fK). Où l’équation d’un composant commence trop chaud (R744, R1132(E)), nos courbes sont prolongées jusqu’à 1\u202fatm.',
    transport:
      'Viscosité et conductivité\u00a0: «\u00a0déclarée\u00a0» est l’incertitude que le site affiche, loin du point critique\u00a0; «\u00a0mesuré\u00a0» est l’écart aux valeurs que d’autres publient, calculées ou mesurées\u00a0; aucune n’est plus loin que l’incertitude déclarée de son fluide et de sa phase. Sans corrélation propre, et dans tout mélange, c’est une similitude (entropie résiduelle)\u00a0; l’incertitude des mélanges est celle de sa publication, élargie pour la conductivité de la vapeur d’après les mesures sur R404A, R407C, R410A et R507A. Là où aucune valeur publiée n’a été trouvée, la ligne du fluide le dit.',
    printed:
      'Calculateurs\u00a0: les exemples sont écrits avec six chiffres, un écart de 0,0005\u202f% est celui de l’écriture, un plus grand vient de valeurs de normes et de manuels. L’écart dit si la formule est bien calculée\u00a0; ce que vaut la formule est dit à côté.',
    sources: 'Sources\u00a0:',
  },
  search: 'Fluide, calculateur ou mot',
  kind: 'Partie',
  any: 'Toutes',
  weakOnly: 'Lignes',
  anyRow: 'toutes',
  weakRows: 'points faibles',
  kinds: {
    pure: 'Fluides purs',
    blend: 'Mélanges',
    transport: 'Viscosité et conductivité',
    cycle: 'Cycles',
    calculator: 'Calculateurs',
    door: 'Circuit',
    secondary: 'Frigoporteurs',
  },
  csv: 'Télécharger en CSV',
  reset: 'Tout afficher',
  found: '{{count}} lignes affichées',
  none: 'Aucune ligne ne correspond\u00a0: élargissez les filtres.',
  scroll: 'Tableau des écarts, à faire défiler de côté',
  sort: 'Trier par {{column}}',
  cols: {
    subject: 'Sujet',
    count: 'Valeurs',
    typical: 'Écart typique (%)',
    worst: 'Pire écart (%)',
    where: 'Où est le pire',
    notes: 'À savoir',
    against: 'Comparé à',
  },
  subjects: {
    mixes: 'Mélanges composés par vous',
    viscosity: { liquid: 'viscosité du liquide', vapour: 'viscosité de la vapeur' },
    conductivity: { liquid: 'conductivité du liquide', vapour: 'conductivité de la vapeur' },
    scaling: 'Similitude (sans corrélation propre)',
    cycle: 'Cycle {{fluid}}, {{evaporating}}/{{condensing}}\u202f°C',
    transcritical: 'Cycle {{fluid}}, {{evaporating}}\u202f°C, {{pressure}}\u202fbar',
    exchanger: '{{cycle}}, échangeur interne',
    secondary: '{{count}} frigoporteurs',
  },
  doors: {
    equivalentLength: 'Longueur équivalente',
    components: 'Composants de ligne',
    technique: 'Indicateurs techniques',
    charge: 'Charge de fluide',
    polynomialValue: 'Polynôme de compresseur',
    compressorPoint: 'Point d’un compresseur',
    compressorInput: 'Compresseur dans le cycle',
    coefficientsFromText: 'Coefficients collés',
    recordsFromCsv: 'Compresseurs en CSV',
    comparison: 'Comparaison de deux fluides',
    lineInput: 'Entrée du point rapide',
    sweep: 'Balayage d’une variable',
    rulerSaturation: 'Réglette\u00a0: saturation',
    rulerMeasure: 'Réglette\u00a0: mesure',
    rulerState: 'Réglette\u00a0: état',
    hpOptimum: 'Haute pression optimale du CO₂',
  },
  against: {
    'own-correlations': 'CoolProp 8.0.0 (corrélation du fluide)',
    program: 'programme indépendant, même méthode',
  },
  noAgainst: 'aucune source',
  figures: {
    P: 'pression',
    PL: 'pression de bulle',
    PV: 'pression de rosée',
    T: 'température',
    TL: 'température de bulle',
    TV: 'température de rosée',
    D: 'masse volumique',
    H: 'enthalpie',
    S: 'entropie',
    U: 'énergie interne',
    CP: 'cp',
    CV: 'cv',
    W: 'vitesse du son',
    M: 'masse molaire',
    Tc: 'température critique',
    Pc: 'pression critique',
    viscosity: 'viscosité',
    conductivity: 'conductivité',
  },
  phases: { L: '{{figure}} (liquide)', V: '{{figure}} (vapeur)' },
  notes: {
    'no-reference': 'Aucune valeur indépendante trouvée.',
    estimated: 'Mélange estimé\u00a0: bulle à {{bubble}}\u202fK, rosée à {{dew}}\u202fK près.',
    fitted: 'Déclaré\u00a0: bulle à {{bubble}}\u202fK, rosée à {{dew}}\u202fK près.',
    'carbon-dioxide': 'L’écart vient des paires du R744.',
    mixes:
      'Bulle et rosée sans borne connue si une paire est estimée\u00a0; les composants et les paires publiées sont vérifiés ci-dessus.',
    viscosity: 'viscosité {{liquid}}/{{vapour}}\u202f%',
    conductivity: 'conductivité {{liquid}}/{{vapour}}\u202f%',
    unchecked: '{{property}} (sans valeur publiée)',
    noviscosity: 'viscosité inconnue',
    noconductivity: 'conductivité inconnue',
    holds: 'Déclarée {{stated}}\u202f%\u00a0: tenue.',
    exceeded: 'Déclarée {{stated}}\u202f%\u00a0: dépassée.',
    nineteen: 'Déclarée {{stated}}\u202f%\u00a0; 19 valeurs sur 20 à {{measured}}\u202f% près.',
    'to-verify': 'Contient des valeurs d’usage, à vérifier.',
    kelvins: '{{count}} points publiés\u00a0: médiane {{typical}}\u202fK, pire {{worst}}\u202fK.',
  },
  limits: {
    'bilan-frigorifique': 'Le renouvellement d’air 70/√V est 17 à 50\u202f% sous la table de l’ASHRAE.',
    'calcul-charge':
      'Estimation\u00a0: le taux de vide des échangeurs est une corrélation, la charge réelle est pesée.',
    capillaire: 'La corrélation ne vaut pas mieux que 15\u202f%, et lit 25\u202f% de trop à 2\u202fmm.',
    'pompe-a-vide': 'Le temps de dégazage est un facteur d’usage, non une mesure.',
  },
} as const;

export const texts = { accuracy };

declare module '../../../../i18n/keys.ts' {
  interface Texts {
    readonly 'resources/accuracy': typeof texts;
  }
}
