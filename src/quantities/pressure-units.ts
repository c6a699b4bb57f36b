/** Units of pressure as the trade writes them: the one list that fields, sentences, files, the command and the converter read. */
import { BAR, INCH_OF_MERCURY, PSI, STANDARD_ATMOSPHERE } from './si.ts';

/** Which of the two worlds of units one belongs to: a bare figure beside it is likely of the same. */
export type System = 'metric' | 'us';

export interface PressureUnit {
  readonly symbol: string;
  /** Pa in one. */
  readonly pascal: number;
  readonly system: System;
  /** The same unit as the site's own figures are written in; undefined: shown in the reader's. */
  readonly shown?: 'bar' | 'kPa' | 'MPa' | 'psi';
  /** Of a vacuum gauge: it counts downwards from the air. */
  readonly isVacuum?: true;
  /** Only ever absolute. */
  readonly isAbsolute?: true;
  /**
   * How it is written: small letters without accents, `u` for µ, `2` for ². A space may be left out, "of" and "de" with
   * theirs too.
   */
  readonly names: readonly string[];
  /** Written like a word of a sentence, where it is none but beside nothing else. */
  readonly words?: readonly string[];
}

/** Conventional millimetre of mercury, and a metre of water at 9.806 65 m/s². */
const MM_HG = INCH_OF_MERCURY / 25.4;
const M_WATER = 9806.65;
/** An inch of water, conventional (NIST SP 811 has 249.0889 Pa). */
const IN_WATER = M_WATER * 0.0254;

/** Factors: NIST SP 811 (2008), appendix B.8; columns of mercury and water are the conventional ones. */
export const PRESSURE_TABLE = {
  bar: { symbol: 'bar', pascal: BAR, system: 'metric', shown: 'bar', names: ['bar', 'bars'], words: ['b'] },
  psi: {
    symbol: 'psi',
    pascal: PSI,
    system: 'us',
    shown: 'psi',
    names: ['psi', 'psis', 'p.s.i.', 'p.s.i', 'lbf/in2', 'lb/in2', 'lbs/in2', 'lbf/po2', 'lb/po2'],
  },
  kPa: { symbol: 'kPa', pascal: 1e3, system: 'metric', shown: 'kPa', names: ['kpa', 'kilopascal', 'kilopascals'] },
  MPa: { symbol: 'MPa', pascal: 1e6, system: 'metric', shown: 'MPa', names: ['mpa', 'megapascal', 'megapascals'] },
  mbar: { symbol: 'mbar', pascal: 100, system: 'metric', names: ['mbar', 'mbars', 'millibar', 'millibars'] },
  hPa: { symbol: 'hPa', pascal: 100, system: 'metric', names: ['hpa', 'hectopascal', 'hectopascals'] },
  Pa: { symbol: 'Pa', pascal: 1, system: 'metric', names: ['pa', 'pascal', 'pascals'] },
  atm: { symbol: 'atm', pascal: STANDARD_ATMOSPHERE, system: 'metric', names: ['atm', 'atmosphere', 'atmospheres'] },
  at: {
    symbol: 'kg/cm²',
    pascal: 98_066.5,
    system: 'metric',
    names: ['kg/cm2', 'kgf/cm2', 'kp/cm2', 'k/cm2', 'kg cm2', 'kgf cm2'],
    words: ['at'],
  },
  mmHg: { symbol: 'mmHg', pascal: MM_HG, system: 'metric', names: ['mm hg', 'mm of mercury', 'mm de mercure'] },
  cmHg: { symbol: 'cmHg', pascal: 10 * MM_HG, system: 'metric', isVacuum: true, names: ['cm hg', 'cm de mercure'] },
  Torr: {
    symbol: 'Torr',
    pascal: STANDARD_ATMOSPHERE / 760,
    system: 'metric',
    isAbsolute: true,
    names: ['torr', 'torrs'],
  },
  micron: {
    symbol: 'µmHg',
    pascal: MM_HG / 1e3,
    system: 'us',
    isAbsolute: true,
    names: [
      'micron',
      'microns',
      'um hg',
      'mtorr',
      'millitorr',
      'millitorrs',
      'microns de mercure',
      'micron de mercure',
    ],
  },
  inHg: {
    symbol: 'inHg',
    pascal: INCH_OF_MERCURY,
    system: 'us',
    isVacuum: true,
    names: ['in', 'inch', 'inches', 'pouce', 'pouces', 'po', '"', 'in.'].flatMap((inch) => [
      `${inch} hg`,
      `${inch} of hg`,
      `${inch} de hg`,
      `${inch} of mercury`,
      `${inch} de mercure`,
    ]),
  },
  mmH2O: { symbol: 'mmH₂O', pascal: M_WATER / 1e3, system: 'metric', names: ['mm h2o'], words: ['mm ce'] },
  mH2O: {
    symbol: 'mH₂O',
    pascal: M_WATER,
    system: 'metric',
    names: ['m h2o', 'metre d’eau', 'metres d’eau'],
    words: ['m ce'],
  },
  inH2O: {
    symbol: 'inH₂O',
    pascal: IN_WATER,
    system: 'us',
    names: [
      ...['in', 'in.', 'inch', 'inches'].flatMap((inch) =>
        ['h2o', 'wc', 'wg', 'w.c.', 'w.g.'].map((of) => `${inch} ${of}`),
      ),
      'inches of water',
    ],
  },
} as const satisfies Readonly<Record<string, PressureUnit>>;

export type PressureCode = keyof typeof PRESSURE_TABLE;
export const PRESSURE_CODES = Object.keys(PRESSURE_TABLE) as PressureCode[];
export const pressureUnit = (code: PressureCode): PressureUnit => PRESSURE_TABLE[code];

/** A name without what writings differ in. */
const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\p{Zs}\t.·*_]/gu, '')
    .replaceAll('²', '2')
    .replaceAll('₂', '2')
    .replace(/[µμ]/g, 'u');

/** What stands behind a unit and says from where it counts. */
const COUNTED =
  /(?:\((g|gau?ge|r|rel[a-z]*|eff[a-z]*|mano[a-z]*|a|abs[a-z]*|vac[a-z]*)\)|(g|gau?ge|r|rel[a-z]*|eff[a-z]*|mano[a-z]*|a|abs[a-z]*|vac[a-z]*))$/;

const BY_NAME: ReadonlyMap<string, PressureCode> = new Map(
  PRESSURE_CODES.flatMap((code) => {
    const { symbol, names, words = [] } = pressureUnit(code);
    return [symbol, ...names, ...words.filter((word) => word.length > 1)].map(
      (name) => [plainName(name), code] as const,
    );
  }),
);

export interface NamedPressure {
  readonly code: PressureCode;
  /** From where it counts, where its name says so. */
  readonly counts?: 'gauge' | 'absolute' | 'vacuum';
}

/** The unit of pressure a text names ("bar", "psig", "kgf/cm²", "mmHg abs"); undefined for any other text. */
export function pressureFromName(text: string): NamedPressure | undefined {
  const name = plainName(text);
  const whole = BY_NAME.get(name);
  if (whole !== undefined) return { code: whole };
  const [ending, bracketed, glued] = COUNTED.exec(name) ?? [];
  const said = bracketed ?? glued;
  if (ending === undefined || said === undefined) return undefined;
  const code = BY_NAME.get(name.slice(0, -ending.length));
  if (code === undefined) return undefined;
  return { code, counts: said.startsWith('a') ? 'absolute' : said.startsWith('v') ? 'vacuum' : 'gauge' };
}

/** A pattern of a unit in a sentence, whose letters are small and without accents; with no group of its own. */
export function pressurePattern(code: PressureCode, isAlone = false): string {
  const { names, words = [] } = pressureUnit(code);
  const all = [...names, ...words.filter((word) => (isAlone ? word.length > 1 : word.length === 1))];
  return all
    .toSorted((one, other) => other.length - one.length)
    .map((name) =>
      name
        .replace(/[.]/g, '\\.')
        .replaceAll(' ', '\\s?')
        .replaceAll('/', '\\s?/\\s?')
        .replaceAll('2', '[2²₂]')
        .replace(/^u(?=m)/, '[uµμ]')
        .replaceAll('’', '.'),
    )
    .join('|');
}
