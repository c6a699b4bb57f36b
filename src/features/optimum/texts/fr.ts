/** The page of the best high pressure of a transcritical CO2 cycle. */
export const optimum = {
  title: 'Haute pression optimale du CO₂',
  description:
    'Haute pression optimale d’un cycle transcritique au CO₂ (R744)\u00a0: optimum calculé sur l’équation d’état, courbe de l’EER ou du COP, cinq corrélations publiées, sensibilité, limite de refoulement et carte.',
  use: 'Utiliser dans la simulation',
  groups: {
    evaporation: 'Évaporation',
    gasCooler: 'Refroidisseur de gaz',
    compressor: 'Compresseur',
    search: 'Recherche',
  },
  fields: {
    temp_evp: 'Température d’évaporation',
    mode_tgc: 'Donnée du refroidisseur de gaz',
    t_out_gc: 'Sortie du refroidisseur de gaz',
    t_amb: 'Température ambiante',
    approach: 'Approche (sortie − ambiance)',
    surch_evp: 'Surchauffe utile',
    surch_la: 'Surchauffe ligne d’aspiration',
    eta_model: 'Rendement isentropique',
    rend_is: 'Rendement isentropique constant',
    objective: 'Objectif',
    power_cold: 'Puissance frigorifique',
    t_ref: 'Température limite de refoulement',
    p_gc: 'Pression actuelle',
    p_min: 'Pression minimale',
    p_max: 'Pression maximale',
  },
  p_gcNote: 'Facultatif\u00a0: ce que coûte l’écart',
  outletNote: 'soit une sortie à {{value}}',
  modes: { t_out_gc: 'Sortie', ambient: 'Ambiance' },
  models: { constant: 'Constant', linear: 'Linéaire', cubic: 'Cubique' },
  modelNote: {
    constant: 'Le même à toutes les pressions.',
    linear: '1,003 − 0,121·τ, attribué à Liao et al. (2000), à vérifier.',
    cubic: 'Robinson et Groll (1998)\u00a0: 0,815 + 0,022·τ − 0,0041·τ² + 0,0001·τ³, à vérifier.',
  },
  objectives: { eer: 'EER (froid)', cop: 'COP (chaud)' },
  result: {
    label: 'Optimum',
    p_gc: 'Haute pression optimale',
    limited: 'Optimum limité par le refoulement',
    t_discharge: 'Refoulement',
    outlet: 'Sortie du refroidisseur de gaz',
  },
  limitedText:
    'Refoulement limité à {{limit}}\u00a0: la plus haute pression qui le respecte est {{p}}, pour un {{objective}} de {{value}}.',
  limitedNone: 'Aucune pression de la plage ne tient le refoulement sous {{limit}}.',
  subcritical:
    'À cette sortie du refroidisseur de gaz, un cycle classique est possible\u00a0: condensation à {{p}}, {{objective}} {{value}}, refoulement {{t}}.',
  current: {
    above: 'À {{p}}, la machine est {{gap}} au-dessus de l’optimum\u00a0: {{loss}} de {{objective}} perdus.',
    below: 'À {{p}}, la machine est {{gap}} au-dessous de l’optimum\u00a0: {{loss}} de {{objective}} perdus.',
    none: 'À {{p}}, la machine est sous la pression critique, ou ne produit pas de froid\u00a0: rien à comparer.',
  },
  curve: {
    title: '{{objective}} selon la haute pression',
    label: '{{objective}} selon la haute pression, de {{from}} à {{to}}\u00a0: maximum {{value}} à {{p}}',
    axis: 'Haute pression ({{unit}})',
    optimum: 'Optimum',
    current: 'Actuelle',
    limited: 'Limite de refoulement',
    lost: 'perte',
  },
  correlations: {
    title: 'Corrélations publiées',
    name: 'Corrélation',
    pressure: 'Pression',
    gap: 'Écart',
    loss: 'Perte',
    domain: 'Domaine',
    inside: 'dans son domaine',
    outside: 'hors domaine',
    note: 'Écart\u00a0: à l’optimum calculé. Perte\u00a0: sur l’objectif choisi. Domaines de Kauf, Chen et Gu, et Qi\u00a0: à vérifier sur les articles.',
    kauf: 'Kauf (1999)',
    liao: 'Liao et al. (2000)',
    sarkar: 'Sarkar et al. (2004)',
    chen_gu: 'Chen et Gu (2005)',
    qi: 'Qi et al. (2013)',
    domains: {
      kauf: 'ambiance 35 à 50\u202f°C',
      liao: 'évaporation −10 à 20\u202f°C, sortie 30 à 60\u202f°C, 71 à 120\u202fbar\u00a0abs.',
      sarkar: 'évaporation −10 à 10\u202f°C, sortie 30 à 50\u202f°C',
      chen_gu: 'évaporation −10 à 10\u202f°C, ambiance 30 à 50\u202f°C',
      qi: 'sortie 25 à 45\u202f°C, pompe à chaleur',
    },
  },
  sensitivity: {
    title: 'Sensibilité',
    step: 'Écart à l’optimum',
    change: 'Effet sur l’objectif',
    note: 'Sous l’optimum la pente est raide, au-dessus elle est douce\u00a0: mieux vaut régler un peu haut.',
  },
  diagram: 'Cycle à l’optimum',
  map: {
    title: 'Carte de la pression optimale',
    label:
      'Pression optimale selon l’évaporation et la sortie du refroidisseur de gaz\u00a0: de {{from}} à {{to}} sur la carte',
    x: 'Sortie du refroidisseur de gaz ({{unit}})',
    y: 'Évaporation ({{unit}})',
    here: 'Votre point',
    stop: 'Arrêter',
    draw: 'Dessiner la carte',
    progress: 'Carte\u00a0: {{done}} lignes sur {{total}}',
    done: 'Carte complète',
    stopped: 'Carte arrêtée à {{done}} lignes sur {{total}}',
    evaporation: 'évaporation',
    outlet: 'sortie',
    none: 'pas de froid',
    band: '{{from}} à {{to}}',
    note: 'Même surchauffe, même rendement, même objectif et même plage que ci-dessus. Une pression au bord de la plage n’est pas un optimum.',
  },
  exported: { file: 'appfroid-hp-optimale' },
} as const;

export const texts = { optimum };

declare module '../../../i18n/keys.ts' {
  interface Texts {
    readonly optimum: typeof texts;
  }
}
