/** A printed report read part by part: what a test expects is taken off it, and what nobody expected stays, with its digits. */

/** What begins each part, in the order of the paper. A study of one compressor has no list of compressors. */
const HEADS = {
  conclusion: 'Conclusion Machine',
  first: 'À surveiller d’abord',
  visa: 'Visa Nom',
  inputs: 'Entrées Valeur',
  figures: 'Performances Valeur',
  stages: 'Étage Fluide Taux',
  ph: 'Diagramme P-h',
  points: 'Points du cycle Température',
  ts: 'Diagramme T-s',
  drawing: 'Schéma du circuit',
  pipes: 'Tuyauteries Conduite',
  technique: 'Indicateurs Indicateur',
  exchangers: 'Échangeurs Évaporateur',
  charge: 'Charge Section',
  asked: 'Données saisies, page par page',
  pressure: 'Équipements sous pression',
  rest: 'Autres alertes',
  sources: 'Sources et versions',
  link: 'Retrouver cette simulation',
} as const;
export type PartName = 'head' | keyof typeof HEADS;

/** One space between words, none around the signs a PDF sets apart as a smaller or another font. */
const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').replaceAll(/ ?([₂σ×]) ?/gu, '$1');

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);

/** What is said, wherever a line ends; a figure is no part of a longer one. */
function patternOf(said: string): RegExp {
  const words = escaped(plain(said)).replaceAll('-', '- ?').replaceAll(' ', ' ?');
  return new RegExp(String.raw`(?<![\d,.])${words}(?!\d|[,.]\d)`, 'u');
}

const TAKEN = ' ‖ ';

/** A sheet's number and name at its foot. */
const FOOT = /\d+ \/ \d+ AppFroid\b/u;
/** A diagram, which may be painted last of its sheet: ticks of both axes and their names; behind them what stands on it. */
const AXES =
  /(?:−?\d+(?:,\d+)? )+(?:Pression absolue|Température) \( (?:bar|°C) \) (?:Enthalpie|Entropie) massique \( [^ ]+ \)/gu;
/** What stands on a diagram: isobars, isotherms, qualities, entropies, points by their letters, the two pressures. */
const ON_DIAGRAM =
  /(?: (?:[sx] )?−?\d+(?:,\d+)?(?: (?:°C|bar abs\.))?| (?:[a-g]|\d{1,2}[a-z]{0,2}|[fg][ml])| HP| BP)+(?= |$)/uy;

/** A text without its diagrams, whose figures are no figures of the study. */
function withoutDiagrams(text: string): string {
  let left = '';
  let from = 0;
  for (const { index, 0: axes } of text.matchAll(AXES)) {
    left += `${text.slice(from, index)}${TAKEN}`;
    ON_DIAGRAM.lastIndex = index + axes.length;
    from = index + axes.length + (ON_DIAGRAM.exec(text)?.[0].length ?? 0);
  }
  return left + text.slice(from);
}

export interface ReportPart {
  /** What nobody has taken yet. */
  left: string;
}

/** The parts of a text in the order of the paper; one that is missing is empty. */
export function partsOf(text: string): Readonly<Record<PartName, ReportPart>> {
  const whole = plain(text).split(FOOT).join(' ');
  const found: [PartName, number][] = [['head', 0]];
  for (const [name, head] of Object.entries(HEADS)) {
    const at = whole.indexOf(plain(head), found.at(-1)?.[1]);
    if (at >= 0) found.push([name as PartName, at]);
  }
  const parts = Object.fromEntries(['head', ...Object.keys(HEADS)].map((name) => [name, { left: '' }]));
  for (const [index, [name, from]] of found.entries()) {
    const part = parts[name];
    if (part) part.left = whole.slice(from, found[index + 1]?.[1]);
  }
  return parts as Readonly<Record<PartName, ReportPart>>;
}

/** Takes one place of what is said off a part. @returns whether it stood there */
export function take(part: ReportPart, said: string): boolean {
  const before = part.left;
  part.left = before.replace(patternOf(said), TAKEN);
  return part.left !== before;
}

/** Takes every place of it. @returns how many there were */
export function takeAll(part: ReportPart, said: string | RegExp): number {
  const pattern = typeof said === 'string' ? new RegExp(patternOf(said).source, 'gu') : said;
  const count = part.left.match(pattern)?.length ?? 0;
  part.left = part.left.replaceAll(pattern, TAKEN);
  return count;
}

/** Takes the diagrams off, once the tables are. */
export function takeDiagrams(part: ReportPart): void {
  part.left = withoutDiagrams(part.left);
}

/** Where digits stand that nobody took, each with what is around it. */
export const untaken = ({ left }: ReportPart): readonly string[] =>
  [...left.matchAll(/[^‖]*\d[^‖]*/gu)].map(([words]) => words.trim());
