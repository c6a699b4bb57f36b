/** Why two tables differ: the convention that explains a table, what remains, or an abstention. */
export const tables = {
  title: 'Pourquoi deux tables diffèrent',
  description:
    'Collez une table pression-température, ou quelques points\u00a0: unité, relatif ou absolu, bulle ou rosée, atmosphère, modèle plus ancien. La convention qui l’explique, ce qui reste en kelvins, ou rien.',
  lead: 'La convention qui explique votre table, ce qu’elle laisse en kelvins, ou l’aveu qu’aucune ne l’explique.',
  groups: { table: 'La table', says: 'Ce que la table dit d’elle-même' },
  fields: {
    fluid: 'Fluide',
    text: 'Température et pression, une paire par ligne',
    order: 'Ordre des colonnes',
    column: 'Colonne de pression',
    t_unit: 'Température',
    unit: 'Pression',
    kind: 'Relatif ou absolu',
    curve: 'Point',
    model: 'Modèle',
  },
  notes: {
    text: 'Collez des cellules, le texte tiré d’une photo, ou saisissez «\u00a0−10 3,25\u00a0». Gardez les décimales imprimées\u00a0: elles disent l’arrondi.',
    says: 'Laissez vide ce qui n’est pas écrit\u00a0: rien n’est supposé à votre place, et une affirmation est pesée, non crue.',
    example:
      'Exemple d’ouverture\u00a0: une table relative du R404A publiée dans un fil de discussion de CoolProp (n°\u00a0683).',
  },
  unsaid: 'Non précisé',
  orders: { tp: 'Température, puis pression', pt: 'Pression, puis température' },
  columns: { 1: 'La première', 2: 'La deuxième', 3: 'La troisième' },
  units: { bar: 'bar', psi: 'psi', kPa: 'kPa', MPa: 'MPa', 'kgf/cm2': 'kgf/cm²', Pa: 'Pa' },
  t_units: { C: '°C', F: '°F', K: 'K' },
  kinds: { gauge: 'relatif', abs: 'absolu', over: 'relatif, sur {{p}}\u202fbar' },
  curves: { bubble: 'point de bulle', dew: 'point de rosée', mid: 'moyenne bulle et rosée', pure: 'fluide pur' },
  models: {
    ours: 'le nôtre',
    older: 'modèle de 2013',
    'mass-as-mole': 'fractions massiques prises pour molaires',
    'mole-as-mass': 'fractions molaires prises pour massiques',
  },
  read: 'Lignes lues\u00a0: {{count}}',
  skipped: 'Lignes laissées de côté, sans deux nombres\u00a0: {{lines}}',
  verdict: 'Réponse',
  verdicts: {
    D_EXPLAINED: 'Votre table s’explique\u00a0: {{reading}}. Il reste {{v}}\u202fK d’écart avec nous.',
    D_PARTLY: 'Lecture probable\u00a0: {{reading}}\u202f; {{v}}\u202fK restent, autre modèle ou autre source.',
    D_FEW: 'Un ou deux points ne prouvent rien\u00a0: {{reading}} convient, à {{v}}\u202fK.',
    D_NONE: 'Aucune convention n’explique cette table\u00a0: il reste {{v}}\u202fK, lue comme {{reading}}.',
    D_NOTHING: 'Aucune convention n’explique cette table\u00a0: aucune lecture n’en approche.',
  },
  causesTitle: 'Ce qui la distingue de la nôtre',
  causes: {
    C_SAME: 'Même convention que nous.',
    C_FLUID: 'Ces valeurs sont celles du {{fluid}}.',
    C_UNIT: 'L’unité est\u00a0: {{unit}}, {{t_unit}}.',
    C_KIND: 'Pression relative lue comme absolue, ou l’inverse.',
    C_ATM: 'Atmosphère de {{p}}\u202fbar au lieu de 1,013.',
    C_CURVE: 'La colonne dite «\u00a0{{claimed}}\u00a0» est au {{curve}}.',
    C_VERSION: 'Modèle de 2013 pour R32 + R1234yf.',
    C_MOLE: 'Fractions massiques prises pour molaires, ou l’inverse.',
    C_TYPO: 'Ligne {{n}}\u00a0: sans doute une faute de frappe.',
    C_MODEL: 'Autre équation d’état ou autres paramètres.',
    C_NONE: 'Rien ne l’explique\u00a0: une convention et demie ne compte pas, deux écarts à la fois non plus.',
  },
  doubtTitle: 'Ce qui ne se distingue pas',
  doubt: '{{what}}\u00a0: {{values}}',
  share: '{{value}} ({{share}}\u202f%)',
  alternativesTitle: 'Autres lectures, au quart de kelvin près',
  alternative: '{{what}}\u00a0: {{value}}, il resterait {{v}}\u202fK',
  meaningTitle: 'Pour un relevé',
  meanings: {
    bubble:
      'Une température de bulle sert au sous-refroidissement. Une surchauffe lue sur cette table serait trop grande, du glissement.',
    dew: 'Une température de rosée sert à la surchauffe. Un sous-refroidissement lu sur cette table serait trop grand, du glissement.',
    mid: 'Une moyenne ne sert ni à la surchauffe ni au sous-refroidissement\u00a0: chacun est faussé d’un demi-glissement.',
    pure: 'Fluide pur\u00a0: une seule colonne pour la surchauffe et le sous-refroidissement.',
  },
  rows: {
    title: 'Ligne par ligne, table moins notre calcul',
    n: 'Ligne',
    t: 'Température',
    p: 'Pression',
    left: 'Écart',
    aside: 'Remarque',
    typo: 'faute probable, laissée de côté',
    outside: 'hors du modèle',
  },
  noise: 'L’arrondi seul laisse {{v}}\u202fK\u202f; écart moyen {{bias}}\u202fK, le plus grand {{max}}\u202fK.',
  limits:
    'Ceci trouve des conventions, non la vérité\u00a0: une table fausse dont l’erreur ressemble à une convention serait mal expliquée. Un seul écart est donc admis à la fois, et le reste est toujours dit. Les enthalpies sont hors sujet. Une table expliquée à moitié, ou pas du tout, ne corrige pas nos valeurs, ni les nôtres les siennes.',
  article: 'Les cinq causes, une par une',
  problems: {
    E_FEW: 'Aucune paire lue\u00a0: il faut deux nombres par ligne.',
    E_FLUID: '«\u00a0{{fluid}}\u00a0» n’est pas un fluide connu ici.',
    E_NUMBER: 'Ligne {{n}}, {{what}}\u00a0: ce n’est pas un nombre.',
    E_RANGE: 'Plus de {{max}} lignes\u00a0: collez une seule table.',
    OTHER: 'La question n’a pas été comprise.',
  },
  file: { name: 'appfroid-deux-tables', verdict: 'Réponse' },
} as const;

export const texts = { tables };

declare module '../../../i18n/keys.ts' {
  interface Texts {
    readonly tables: typeof texts;
  }
}
