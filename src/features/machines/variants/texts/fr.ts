/** Variants side by side. Fetched once two studies are ticked. */
export const variants = {
  title: 'Variantes côte à côte',
  noResult: '{{name}}\u00a0: pas de résultat, ouvrez cette étude pour voir pourquoi.',
  best: 'le mieux',
  quantity: 'Grandeur',
  unit: 'Unité',
  csv: 'Tableau (CSV)',
  print: 'Imprimer',
  file: 'variantes',
  perfectMixed:
    'Certaines variantes ont un compresseur parfait (rendements à 1)\u00a0: leurs EER et leur année ne se comparent pas aux autres.',
  ownPoint: 'Chaque variante est à son propre point\u202f; l’écart est compté depuis la première.',
  otherLoads:
    'Les puissances frigorifiques diffèrent de plus de 5\u202f%\u00a0: ces variantes ne rendent pas le même service.',
  shared: {
    legend: 'L’année et les coûts',
    floor: 'Plancher de condensation',
    kwh: 'Prix du kWh',
    years: 'Durée, années',
    note: 'Année\u00a0: climat de Strasbourg (règlement 2015/1095), charge de 60\u202f% à 5\u202f°C et moins, pleine à 32\u202f°C et plus\u202f; à 32\u202f°C dehors chaque variante condense comme à son point. Prix dans votre monnaie.',
    wrong: 'Un nombre de {{min}} à {{max}}.',
  },
  price: 'Prix, fourni posé',
  upkeep: 'Entretien par an',
  groups: {
    verdict: 'Ce qui décide',
    machine: 'Machine',
    figures: 'Point d’étude',
    year: 'Année',
    install: 'Installation',
    own: 'Vos prix',
    money: 'Coût',
  },
  rows: {
    alerts: 'Alertes',
    first: 'La plus grave',
    architecture: 'Architecture',
    fluid: 'Fluide, classe, PRP',
    levels: 'Évaporation',
    condensation: 'Rejet',
    power_cold: 'Puissance frigorifique',
    power_heat: 'Puissance rejetée',
    power_compressor: 'Puissance au compresseur',
    eer: 'EER',
    discharge: 'Refoulement',
    swept: 'Volume balayé, tous compresseurs',
    year_energy: 'Électricité d’une année',
    year_eer: 'EER de l’année',
    charge: 'Charge, basse à haute',
    room: 'Local (EN 378-1), charge haute',
    lines: 'Conduites',
    ps: 'Pressions de calcul',
    ped: 'DESP',
    leaks: 'Étanchéité, charge haute',
    law: 'Loi',
    year_cost: 'Électricité par an',
    total: 'Total sur la durée',
  },
  gasCooler: 'refroidisseur de gaz {{pressure}}, sortie {{temperature}}',
  condenser: 'condensation {{temperature}}, {{pressure}}',
  high: 'HP {{pressure}}',
  low: 'BP {{pressure}}',
  notOutside: 'ne rejette pas plus chaud que 32\u202f°C\u00a0: pas une machine sur l’air extérieur',
  heats: 'chauffe : son année est celle d’un bâtiment, page Saison',
  onePoint: 'pas d’année\u00a0: son éjecteur n’est connu qu’en un point',
  noYear: 'pas d’année à ces températures',
} as const;

export const texts = { variants };

declare module '../../../../i18n/keys.ts' {
  interface Texts {
    readonly 'machines/variants': typeof texts;
  }
}
