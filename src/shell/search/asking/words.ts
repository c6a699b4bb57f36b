/** Words of a question about a reading, in both languages: what each says. Patterns are for small letters without accents. */

/** What a word says of the reading. `elsewhere`: a temperature beside it is not that of a pipe. */
export type Role =
  | 'superheat'
  | 'subcooling'
  | 'low'
  | 'lowPressure'
  | 'high'
  | 'highPressure'
  | 'liquid'
  | 'discharge'
  | 'gauge'
  | 'absolute'
  | 'vacuum'
  | 'pressure'
  | 'temperature'
  | 'boiling'
  | 'dew'
  | 'bubble'
  | 'elsewhere'
  | 'filler';

/** The first that fits is meant. */
const WORDS: readonly (readonly [Role, string])[] = [
  ['discharge', 'refoul\\p{L}*|discharge|gaz chauds?|hot gas'],
  ['superheat', 'sur[ -]?chauf\\p{L}*|super[ -]?hea?te?d?|sh'],
  ['subcooling', 'sous?[ -]?refr?oid\\p{L}*|sub[ -]?coo?l\\p{L}*|under[ -]?cool\\p{L}*|s-?r|sc'],
  [
    'lowPressure',
    'b\\.?p\\.?|lp|basse[ -]pression|lo(?:w)?[ -](?:side|pressure)|p[._ ]?(?:asp|bp|evap|suct?|low)|cote basse(?: pression)?|mano bleu|blue gau?ge',
  ],
  [
    'highPressure',
    'h\\.?p\\.?|haute[ -]pression|hi(?:gh)?[ -](?:side|pressure)|p[._ ]?(?:hp|cond|liq|high)|cote haute(?: pression)?|head(?: pressure)?|mano rouge|red gau?ge',
  ],
  ['low', 't[._ ]?(?:asp|suct?)|aspi\\p{L}*|asp|suction|suct|evap\\p{L}*|vapeur|vapou?r|bulbe?|basse|low'],
  ['liquid', 't[._ ]?liq|liquid\\p{L}*|liq'],
  ['high', 'condens\\p{L}*|cond|haute|high'],
  ['gauge', 'mano|manos|manom\\p{L}*|manifold|gau?ges?|jauges?|by-?pass|relatifs?|relatives?|rel|eff|effecti[fv]e?s?'],
  ['absolute', 'abs|absolus?|absolues?|absolute'],
  ['vacuum', 'vide|vacuum|vac'],
  ['pressure', 'pressions?|pressures?|press|p'],
  ['boiling', 'ebul\\p{L}*|boil\\p{L}*'],
  [
    'temperature',
    'temperatures?|temp|t|t°|tuyau|tuyauterie|tube|pipe|line|ligne|sonde|probe|thermometre|thermometer|contact',
  ],
  ['dew', 'points? de rosee|rosee|dew(?:[ -]points?)?'],
  ['bubble', 'points? de bulle|bulle|bubble(?:[ -]points?)?'],
  [
    'elsewhere',
    'air|ambian[a-z]*|ambient|ext|exterieure?|outdoor|outside|indoor|room|interieure?|chambre|soufflage|eau|water',
  ],
  [
    'filler',
    "[ldjcnsmt]['’]|qu['’]|(?:de|du|des|la|le|les|un|une|a|au|aux|et|avec|pour|sur|dans|en|est|c|ce|mon|ma|mes|je|j|ai|lis|lu|lue|quel|quelle|quels|quelles|combien|calcul|calculer|donne|si|il|y|que|qui|vaut|cote|sortie|the|at|of|on|with|and|for|is|what|whats|my|in|i|have|read|reading|reads|how|much|it|an|this|by|side|outlet|calculate|saturation|saturante?|saturated|sat|mesuree?s?|measured|typed|bonjour|hello|please|svp|gaz|gas|fluide|fluid|refrigerant|frigorigene)",
  ],
];

const END = '(?![\\p{L}\\p{N}])';
const PATTERNS = WORDS.map(([role, pattern]) => [role, new RegExp(`(?:${pattern})${END}`, 'uy')] as const);
/** An elided word has no end of its own. */
const ELIDED = /(?:[ldjcnsmt]|qu)['’](?=\p{L})/uy;

export interface FoundWord {
  readonly role: Role;
  readonly length: number;
}

/** What the words at a place say; undefined for any other. The longest of several is meant. */
export function wordAt(plain: string, at: number): FoundWord | undefined {
  ELIDED.lastIndex = at;
  const elided = ELIDED.exec(plain);
  if (elided) return { role: 'filler', length: elided[0].length };
  let best: FoundWord | undefined;
  for (const [role, pattern] of PATTERNS) {
    pattern.lastIndex = at;
    const [found] = pattern.exec(plain) ?? [];
    if (found !== undefined && found.length > (best?.length ?? 0)) best = { role, length: found.length };
  }
  return best;
}

/** Makers' names that stand before a number: "Fréon 22", "Forane 427A". */
export const BRANDS = new Set([
  'freon',
  'forane',
  'suva',
  'klea',
  'genetron',
  'isceon',
  'opteon',
  'solstice',
  'gaz',
  'gas',
]);
