/** What is asked of a fluid beside a reading: its GWP, its class, its law. Patterns are for small letters without accents. */
import { asksOfATest } from '../plain-words.ts';
import { parseNumber } from '../../../quantities/parse.ts';
import { fluidsIn, isOnGauges } from './fluid-names.ts';
import type { NamedFluid } from './fluid-names.ts';
import { productsIn } from './products.ts';
import type { AskedProducts } from './products.ts';
import { LONGEST_QUESTION, plainFrom, tokensOf } from './tokens.ts';

export type Topic =
  | 'law'
  | 'next'
  | 'gwp'
  | 'class'
  | 'charge'
  | 'leak'
  | 'detection'
  | 'who'
  | 'fine'
  | 'carry'
  | 'vehicle'
  | 'public'
  | 'site'
  | 'glide'
  | 'composition'
  | 'oil'
  | 'critical'
  | 'boiling'
  | 'pressure'
  | 'reading'
  | 'compare';

/** The first that stands is answered first. */
const TOPICS: readonly (readonly [Topic, string])[] = [
  ['fine', 'amendes?|sanctions?|contraventions?|degaz[a-z]*|venting|fines?|penalt(?:y|ies)'],
  ['public', 'erp|ch ?35|recevant du public|magasins?|supermarches?|boutiques?|public buildings?|shops?|supermarkets?'],
  [
    'vehicle',
    'voitures?|cars?|automobiles?|vehicules?|vehicles?|camions?(?: frigorifiques?)?|trucks?|transport frigorifique|refrigerated transport',
  ],
  ['carry', 'transport[a-z]*|adr|carry[a-z]*|carriage|fourgons?|vans?'],
  ['site', 'icpe|installations? classees?|classified sites?|1185|4735'],
  ['compare', 'vs|versus|contre|compar[a-z]*|differences?|ou|or|against|mieux|better'],
  [
    'law',
    'interdi[a-z]*|bans?|banned|prohibit[a-z]*|illegal|forbid[a-z]*|autoris[a-z]*|allowed|permis|permitted|legal[a-z]*|loi|lois|law|laws|reglement[a-z]*|regulat[a-z]*|f[- ]?ga[sz]|quotas?|phas[a-z]*[- ]?(?:out|down)|rech?ar?g[a-z]*|install(?:er|e|ez|ed|ing)?|top(?:ping)?[- ]?up|droit|vend[a-z]*|vente|sell|sold|buy|acheter|neuf|jusqu\\S* quand|until when|how long|echeance|fin|encore|still|service ban|avenir|future|(?:en|in|apres|after|des|from|by)?\\s*20[2-4]\\d',
  ],
  ['detection', '(?:leak[- ]?)?detect[a-z]*'],
  [
    'who',
    'qui peut|interven[a-z]*|attestations?|aptitudes?|certificat[a-z]*|certifie[a-z]*|certified|who (?:can|may)|habilit[a-z]*',
  ],
  [
    'leak',
    't?\\s?e?q?\\.?\\s?co2(?: eq[a-z]*)?|tonnes?(?: equivalent)?(?: co2)?|tco2e?q?|equivalent co2|controles?(?: d.?etancheite)?|controler|etancheite|leak[- ]?(?:checks?|test|limit)|seuils?|thresholds?|frequences?|frequency|periodicite|intervalles?|intervals?|hermeti[a-z]*|tous les combien|how often|declarations?',
  ],
  [
    'charge',
    'charges?(?: maximale?s?| max| limite| limit)?|max(?:imum)? charge|local|pieces?|room(?: size)?|quantite|amount',
  ],
  [
    'next',
    'rempla[a-z]*|replac[a-z]*|substitu[a-z]*|alternativ[a-z]*|retrofit|drop[- ]?in|successeurs?|successor|equivalent',
  ],
  [
    'gwp',
    'prp|prg|gwp|pouvoir de rechauffement[a-z]*|potentiel de rechauffement[a-z]*|rechauffement|global warming(?: potential)?|warming',
  ],
  [
    'class',
    'class(?:e|es)?(?: de securite)?|groupe de securite|securite|safety(?: class| group)?|ashrae|inflammab[a-z]*|flammab[a-z]*|toxi[a-z]*|danger[a-z]*|a2l|a3|a1|b2l|brule|burns?',
  ],
  ['glide', 'gliss[a-z]*(?: de temperature)?|(?:temperature )?glide'],
  ['composition', 'composi[a-z]*|composants?|components?|melange|blend|mixture|made of|compose de|constitu[a-z]*'],
  ['oil', 'huiles?|oils?|lubrif[a-z]*|lubric[a-z]*|poe|pag|pve'],
  ['critical', '(?:points? |temperature |pression )?critiques?|critical(?: point| temperature| pressure)?'],
  ['boiling', '(?:points? d.?|temperature d.?)?ebullition|(?:normal )?boil[a-z]*(?: point| temperature)?|nbp|bout'],
  [
    'reading',
    'sur[ -]?chauf[a-z]*|super[ -]?heat[a-z]*|sous?[ -]?refroid[a-z]*|sub[ -]?cool[a-z]*|reglette|ruler|slide rule',
  ],
  [
    'pressure',
    '(?:table |relation )?pressions?(?: d.?[a-z]+)?(?:[ -]temperature)?|pressures?(?:[ -]temperature)?(?: chart| table)?|p-?t[ -]?(?:chart|card|table)|bar|psi|table|saturation|bp|hp|evaporat[a-z]*|condens[a-z]*',
  ],
];

const EDGE = '(?<![a-z\\d])';
const END = '(?![a-z\\d])';
const PATTERNS = TOPICS.map(([topic, pattern]) => [topic, new RegExp(`${EDGE}(?:${pattern})${END}`, 'g')] as const);
/** Words that turn a question, and what a fluid is in: the answer is of them all. */
const TURNS =
  'mett[a-z]*|mets?|mis|mise|put|putting|takes?|recevoir|recoit|accept[a-z]*|convert[a-z]*|conversion|machines?|circuits?|systems?|' +
  'peut|peux|puis|pouvons|faut|vaut|sert|utilis[a-z]*|quoi|elle|on|nous|vous|can|could|may|do|does|did|been|being|was|are|be|you|we|use[ds]?|using|should|must|' +
  'froide?s?|frigorifiques?|clim[a-z]*|splits?|chambres?|installations?|systemes?|systems?|equip[a-z]*|appareils?|units?|refrigerat[a-z]*|cooling|air conditioning|heat pumps?|pompes? a chaleur|pac|marche[a-z]*|tourn[a-z]*|fonctionn[a-z]*|running|runs?|bouteilles?|cylinders?|combien|kg|kilos?';
const TURN = new RegExp(`${EDGE}(?:${TURNS})${END}`, 'g');
/** A charge: "12 kg", "500 g", "3 lb". kg in one. */
const MASS = /(?<![\d.,])([\d.,]*\d)\s*(kg|g|lbs?|oz)(?![a-z\d])/;
const KILOGRAMS: Readonly<Record<string, number>> = {
  kg: 1,
  g: 1e-3,
  lb: 0.453_592_37,
  lbs: 0.453_592_37,
  oz: 0.453_592_37 / 16,
};
/** A figure with a unit of a reading, or two bare ones: not a question about the fluid alone. */
const READING = /\d\s*(?:bars?|psi\w*|kpa|mpa|mbar|°|[cf](?![\p{L}\p{N}])|inhg|microns?)/iu;

/** CO2 that counts another gas: "t éq. CO2", "CO2e". */
const isEquivalent = (text: string, from: number, to: number): boolean =>
  /(?:equiv\p{L}*|eq|teq|tonnes?|tons?|t)\.?\s*(?:de |of )?$/iu.test(plainFrom(text.slice(0, from))) ||
  /^\s*(?:e|eq|equiv\p{L}*)(?![\p{L}\p{N}])/iu.test(plainFrom(text.slice(to)));

/** Words that put one fluid into the machine of another. */
const PUTS = new RegExp(
  `${EDGE}(?:mett[a-z]*|mets?|mis|mise|put|putting|retrofit[a-z]*|drop[- ]?in|convert[a-z]*|conver[a-z]*)${END}`,
);
/** Between two fluids: the second is what comes; else the first comes into the machine of the second, where these say so. */
const BECOMES = new RegExp(`${EDGE}(?:par|by|with|avec|to|vers)${END}|->|→`);
const INTO = new RegExp(
  `${EDGE}(?:dans|in|into|pour|for|a la place|au lieu|instead|en remplacement|rempla[a-z]*|replac[a-z]*|substitu[a-z]*)${END}`,
);
const INSIDE = new RegExp(`${EDGE}(?:dans|in|into|a la place|au lieu|instead|en remplacement)${END}`);

/** A fluid put in the place of another, as a text has two of them. */
function changeOf(text: string, [one, other]: readonly NamedFluid[], topics: readonly Topic[]): Change | undefined {
  if (!one || !other) return undefined;
  const plain = plainFrom(text);
  const between = plain.slice(one.to, other.from);
  if (!topics.includes('next') && !PUTS.test(plain) && !INSIDE.test(between)) return undefined;
  const isFirstNew = !BECOMES.test(between) && INTO.test(between);
  return isFirstNew ? { from: other.name, to: one.name } : { from: one.name, to: other.name };
}

/** One refrigerant in the machine of another. */
export interface Change {
  readonly from: string;
  readonly to: string;
}

export interface AboutFluids {
  readonly fluids: readonly string[];
  /** In the order they are answered; none where a fluid was named and nothing was asked of it. */
  readonly topics: readonly Topic[];
  /** Two of them, one for the other. */
  readonly change?: Change;
  /** kg */
  readonly mass?: number;
  /** New equipment it names. */
  readonly products?: AskedProducts;
  /** Typed, and not understood. */
  readonly unused: readonly string[];
}

/** A mass beside these is of them: it asks for no leak check. */
const OF_A_MASS: ReadonlySet<Topic> = new Set(['leak', 'detection', 'carry', 'site', 'public']);
const CYLINDER = new RegExp(`${EDGE}(?:bouteilles?|cylinders?)${END}`);
/** "Une bouteille dans mon camion" asks for the cylinder, not for what cools the truck. */
const withoutVehicle = (topics: readonly Topic[], isOfCylinder: boolean): readonly Topic[] =>
  topics.includes('vehicle') && (isOfCylinder || topics.includes('carry'))
    ? ['carry', ...topics.filter((topic) => topic !== 'vehicle' && topic !== 'carry')]
    : topics;

/** What is asked of the fluids a text names; undefined where it names none, or gives a reading. @param sign decimal sign of who typed it */
export function aboutFluids(text: string, sign: ',' | '.'): AboutFluids | undefined {
  if (text.length > LONGEST_QUESTION) return undefined;
  const named = fluidsIn(text).filter(({ name }) => isOnGauges(name));
  // "3 kg de R410A en équivalent CO2" is about one fluid.
  const others = named.filter(({ name, from, to }) => name !== 'R744' || !isEquivalent(text, from, to));
  const spans = others.length > 0 ? others : named;
  const [first] = spans;
  if (!first) return undefined;
  let rest = text;
  for (const { from, to } of spans) rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to);
  if (READING.test(rest)) return undefined;
  // The pressure of a test is no saturation pressure: whoever takes one for the other tests at 14 bar, or bursts a pipe.
  if (asksOfATest(plainFrom(rest))) return undefined;
  let plain = plainFrom(rest);
  const topics: Topic[] = [];
  const mass = MASS.exec(plain);
  const blank = (from: number, length: number): void => {
    plain = plain.slice(0, from) + ' '.repeat(length) + plain.slice(from + length);
    rest = rest.slice(0, from) + ' '.repeat(length) + rest.slice(from + length);
  };
  if (mass) blank(mass.index, mass[0].length);
  const isOfCylinder = CYLINDER.test(plain);
  const { taken, ...products } = productsIn(plain);
  for (const [from, length] of taken) blank(from, length);
  for (const [topic, pattern] of PATTERNS) {
    for (const match of plain.matchAll(pattern)) {
      blank(match.index, match[0].length);
      if (!topics.includes(topic)) topics.push(topic);
    }
  }
  for (const match of plain.matchAll(TURN)) blank(match.index, match[0].length);
  const fluids = [...new Set(spans.map(({ name }) => name))];
  const tokens = tokensOf(rest, sign);
  // "R32 20": a number alone is a reading.
  if (tokens.some(({ kind }) => kind === 'figure')) return undefined;
  const unused = tokens.filter(({ kind }) => kind === 'unknown').map((token) => token.text);
  const amount = mass && parseNumber(mass[1] ?? '', sign);
  const value = mass && amount?.ok ? amount.value * (KILOGRAMS[mass[2] ?? ''] ?? Number.NaN) : undefined;
  const asked = [
    ...withoutVehicle(
      topics.filter((topic) => topic !== 'compare'),
      isOfCylinder,
    ),
  ];
  // A kind of machine with its kilowatts, and nothing else asked: whether it may be installed.
  if (asked.length === 0 && value === undefined && products.named.length > 0 && products.capacity !== undefined)
    asked.push('law');
  const change = fluids.length === 2 ? changeOf(text, spans, topics) : undefined;
  return {
    fluids,
    ...(change && { change }),
    ...(products.named.length > 0 && { products }),
    topics: value === undefined || asked.some((topic) => OF_A_MASS.has(topic)) ? asked : ['leak', ...asked],
    ...(value !== undefined && { mass: value }),
    unused,
  };
}
