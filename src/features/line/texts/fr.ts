/** One operating point in seconds, and its sweep. */
export const line = {
  title: 'Point de fonctionnement rapide et balayage',
  heading: 'Point rapide',
  description:
    'Un point de fonctionnement en quelques secondes\u00a0: EER, puissances, débit, refoulement et points du cycle, puis le balayage d’une variable avec ses courbes. 134 fluides, cycle classique ou transcritique.',
  useful: 'Toute la surchauffe est comptée comme utile, tout le sous-refroidissement comme celui du condenseur.',
  groups: { fluid: 'Fluide et cycle', point: 'Point', machine: 'Dimensionnement', sweep: 'Balayage' },
  fields: {
    fluid: 'Fluide frigorigène',
    superheat: 'Surchauffe totale',
    subcooling: 'Sous-refroidissement total',
    variable: 'Variable balayée',
    from: 'De',
    to: 'À',
    step: 'Pas',
  },
  variables: {
    te: 'Température d’évaporation',
    tc: 'Température de condensation',
    p_gc: 'Pression du refroidisseur de gaz',
    superheat: 'Surchauffe totale',
    subcooling: 'Sous-refroidissement total',
    rend_is: 'Rendement isentropique',
  },
  results: 'Résultats',
  figures: {
    p_evp: 'Évaporation',
    p_cdr: 'Condensation',
    p_gc: 'Refroidisseur de gaz',
  },
  saturation: '{{t}}, {{p}}',
  points: 'Points du cycle',
  sweep: 'Balayage\u00a0: {{variable}}',
  level: '{{figure}}\u00a0: {{value}} à chaque point, rien ne la fait varier ici.',
  sweepTable: 'Valeurs du balayage',
  sweepFailed: 'Sans résultat\u00a0:',
  chart: '{{figure}} selon {{variable}}',
  simulate: 'Ouvrir dans la simulation',
} as const;

export const texts = { line };

declare module '../../../i18n/keys.ts' {
  interface Texts {
    readonly line: typeof texts;
  }
}
