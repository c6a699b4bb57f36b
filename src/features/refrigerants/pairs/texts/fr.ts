/** The page of a fluid and what replaces it. */
export const pairPages = {
  title: '{{from}} et {{to}}\u00a0: pressions, puissance, loi',
  description:
    'Remplacer le {{from}} par le {{to}}\u00a0: ce qui change à {{evp}}/{{cdr}}\u202f°C, pressions au manomètre, puissance, EER, refoulement, glissement, huile, PRP et réglementation.',
  heading: 'Remplacer le {{from}} par le {{to}}',
  may: 'Peut-on mettre du {{to}} dans une machine au {{from}}\u202f?',
  supposed:
    'Jugé pour un usage supposé\u00a0: {{machine}}. Une autre machine, sa plaque ou son huile peuvent changer le verdict.',
  verdict: 'Ce qui change, à températures égales',
  at: 'À {{evp}}\u202f°C d’évaporation et {{cdr}}\u202f°C de condensation (rosée), surchauffe {{sh}}\u202fK, sous-refroidissement {{sc}}\u202fK, rendement isentropique {{eta}}.',
  sameMachine:
    'Dans la même machine (même volume balayé, mêmes échangeurs\u202f; {{machine}}, {{evp}}/{{cdr}}\u202f°C en température moyenne), les températures s’établissent autrement\u00a0: {{value}}\u202f% de froid avec le {{to}}.',
  capacity: {
    more: 'À températures et cylindrée égales, le {{to}} donne {{value}}\u202f% de froid de plus.',
    less: 'À températures et cylindrée égales, le {{to}} donne {{value}}\u202f% de froid de moins.',
    same: 'À températures et cylindrée égales, les deux donnent le même froid, à moins de 1\u202f% près.',
  },
  eer: {
    more: 'Son EER est supérieur de {{value}}\u202f% à celui du {{from}}.',
    less: 'Son EER est inférieur de {{value}}\u202f% à celui du {{from}}.',
    same: 'Son EER est celui du {{from}}, à moins de 1\u202f% près.',
  },
  discharge: {
    hotter: 'Il refoule à {{t2}}\u202f°C, soit {{value}}\u202fK de plus que le {{from}}.',
    cooler: 'Il refoule à {{t2}}\u202f°C, soit {{value}}\u202fK de moins que le {{from}}.',
    same: 'Il refoule à {{t2}}\u202f°C, comme le {{from}}.',
  },
  glide: {
    none: 'Ni l’un ni l’autre ne glisse de façon sensible\u00a0: une seule colonne se lit.',
    some: 'À l’évaporateur, le {{to}} glisse de {{g2}}\u202fK et le {{from}} de {{g1}}\u202fK\u00a0: surchauffe sur la rosée, sous-refroidissement sur la bulle, charge en phase liquide.',
    gone: 'Le {{to}} ne glisse pas, là où le {{from}} glisse de {{g1}}\u202fK\u00a0: une seule colonne se lit.',
  },
  oil: {
    same: 'Huile usuelle des deux\u00a0: {{oils}}.',
    change: 'L’huile usuelle change\u00a0: {{oils1}} avec le {{from}}, {{oils2}} avec le {{to}}.',
  },
  gwp: {
    less: 'PRP {{gwp2}} contre {{gwp1}}, soit {{value}}\u202f% de moins.',
    nearlyAll: 'PRP {{gwp2}} contre {{gwp1}}, soit plus de {{value}}\u202f% de moins.',
    more: 'PRP {{gwp2}} contre {{gwp1}}\u00a0: aucun gain.',
    unknown: 'PRP du {{from}}\u00a0: {{gwp1}}. Aucune valeur légale du {{to}} n’a été lue.',
  },
  sideBySide: 'Les deux fluides à températures égales',
  compareMachine: 'Le {{to}} dans la même machine (mêmes échangeurs)',
  duties: {
    airConditioning: 'Climatisation',
    cooling: 'Froid positif',
    freezing: 'Froid négatif',
    cascade: 'Étage bas d’une cascade',
  },
  cascade:
    'Le R744 se compare ici sous son point critique\u00a0: au-dessus, il se refroidit sans se condenser et la pression se choisit.',
  caption: '{{duty}}, {{evp}}/{{cdr}}\u202f°C',
  quantity: 'Grandeur',
  change: 'Écart',
  rows: {
    p_evp: 'Basse pression, bar(g)',
    p_cdr: 'Haute pression, bar(g)',
    tau: 'Taux de compression',
    t_discharge: 'Refoulement, °C',
    q0v: 'Froid par m³ aspiré, kJ/m³',
    eer: 'EER',
    mass_flow_s: 'Débit pour le même froid, kg/s',
    glide_evp: 'Glissement à l’évaporateur, K',
    t_crit: 'Température critique, °C',
  },
  pressures: 'Pressions au manomètre',
  pressuresCaption: 'Rosée, bar(g), au niveau de la mer',
  law: 'Ce que dit la règle',
  whole: 'Toute la règle du {{fluid}}',
  next: 'Interdiction à partir du {{ban}}.',
  judgedUntil: 'Jugé selon la loi, jusqu’au {{day}}.',
  noNext: 'Aucune interdiction d’équipement neuf à venir.',
  go: 'Aller plus loin',
  compare: 'Ouvrir la comparaison {{from}} et {{to}}, avec vos températures',
  page: 'Fiche du {{fluid}}',
  others: 'Autres remplacements',
  list: 'Remplacements déjà comparés',
  none: '–',
} as const;

export const texts = { pairPages };

declare module '../../../../i18n/keys.ts' {
  interface Texts {
    readonly pairs: typeof texts;
  }
}
