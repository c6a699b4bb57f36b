/** The published figures of one machine and of one table in the writings sheets come in: makers' labels, languages, spreadsheets, PDF text. */
import { CAPACITIES, POWERS, TABLE_TE, ZR144KCE } from '../../doctor/published.ts';
import type { Layout } from './published.ts';

const SOURCE = 'ZR144KCE-TFD: github.com/TomLXXVI/python-hvac, ex04_compressor';
const TABLE_SOURCE = 'Bitzer HSK: github.com/oemof/tespy, PolynomialCompressor';
const { capacity, power, mass_flow } = ZR144KCE;
const PLACES = Array.from({ length: 10 }, (_, i) => i);
const comma = (value: number | undefined): string => plain(value).replace('.', ',');
/** Without an exponent, as a PDF prints it. */
const plain = (value: number | undefined): string => (value ?? 0).toFixed(15).replace(/0+$/u, '').replace(/\.$/u, '');
const ALL = { capacity, power, mass_flow };
const KNOWN = { capacity: 'kW', power: 'kW', mass_flow: 'g/s' };

/** A line for each coefficient. */
const columns = (
  header: readonly string[],
  separator: string,
  write: (value: number | undefined) => string,
  name?: (i: number) => string,
): string =>
  [
    ...(header.length > 0 ? [header.join(separator)] : []),
    ...PLACES.map((i) =>
      [...(name ? [name(i)] : []), write(capacity[i]), write(power[i]), write(mass_flow[i])].join(separator),
    ),
  ].join('\n');
/** A line for each quantity. */
const rows = (
  labels: readonly string[],
  separator: string,
  write: (value: number | undefined) => string,
  header?: string,
): string =>
  [
    ...(header === undefined ? [] : [header]),
    ...[capacity, power, mass_flow].map((ten, k) => [labels[k] ?? '', ...ten.map(write)].join(separator)),
  ].join('\n');
const names = (from: number): readonly string[] => PLACES.map((i) => `C${i + from}`);

const coefficients: readonly Omit<Layout, 'source'>[] = [
  {
    name: 'BITZER: Q [W], P [W], m [kg/h] in columns',
    text: columns(['', 'Q [kW]', 'P [kW]', 'm [g/s]'], '\t', plain, (i) => `c${i + 1}`),
    units: KNOWN,
  },
  {
    name: 'Danfoss: columns without brackets',
    text: columns(['Coefficient', 'Cooling capacity kW', 'Power kW', 'Mass flow g/s'], ';', plain, (i) => `C${i}`),
    units: KNOWN,
  },
  {
    name: 'Copeland: X = C0 …, three columns of numbers',
    text: columns(['Capacity (kW)', 'Power (kW)', 'Mass Flow (g/s)'], ' ', plain),
    units: KNOWN,
  },
  {
    name: 'Frascold: M1 … M10, Italian',
    text: columns(
      ['', 'Potenza frigorifera [kW]', 'Potenza assorbita [kW]', 'Portata in massa [g/s]'],
      '\t',
      comma,
      (i) => `M${i + 1}`,
    ),
    units: KNOWN,
  },
  {
    name: 'Dorin: rows in Italian',
    text: rows(['Capacità frigorifera (kW)', 'Potenza elettrica (kW)', 'Portata massica (g/s)'], ';', comma),
    units: KNOWN,
  },
  {
    name: 'Tecumseh: French rows under names',
    text: rows(
      ['Puissance frigorifique (kW)', 'Puissance absorbée (kW)', 'Débit massique (g/s)'],
      '\t',
      comma,
      `\t${names(1).join('\t')}`,
    ),
    units: KNOWN,
  },
  {
    name: 'Embraco: Spanish columns',
    text: columns(
      ['Coef.', 'Capacidad frigorífica (kW)', 'Potencia absorbida (kW)', 'Caudal másico (g/s)'],
      ';',
      comma,
      (i) => String(i),
    ),
    units: KNOWN,
  },
  {
    name: 'German columns, semicolons, decimal commas',
    text: columns(
      ['Koeffizient', 'Kälteleistung [kW]', 'Leistungsaufnahme [kW]', 'Massenstrom [g/s]'],
      ';',
      comma,
      (i) => `c${i}`,
    ),
    units: KNOWN,
  },
  {
    name: 'Portuguese columns',
    text: columns(
      ['', 'Capacidade frigorífica (kW)', 'Potência absorvida (kW)', 'Vazão mássica (g/s)'],
      '\t',
      comma,
      (i) => `a${i}`,
    ),
    units: KNOWN,
  },
  { name: 'Qo / Pe', text: columns(['Qo', 'Pe', 'm'], '\t', plain), units: {} },
  {
    name: 'SST and SDT in a title, units in a line of their own',
    text: [
      'X = f(SST, SDT), °C',
      'Coefficient\tCapacity\tPower\tMass flow',
      '\tkW\tkW\tg/s',
      columns([], '\t', plain, (i) => `C${i + 1}`),
    ].join('\n'),
    units: KNOWN,
    temperature: 'C',
  },
  {
    name: 'CSV with quotes and decimal commas',
    text: columns(
      ['"Coef"', '"Q0 [kW]"', '"Pe [kW]"', '"m [g/s]"'],
      ',',
      (value) => `"${comma(value)}"`,
      (i) => `"c${i + 1}"`,
    ),
    units: KNOWN,
  },
  {
    name: 'Markdown',
    text: `| | Capacity (kW) | Power (kW) | Mass flow (g/s) |\n|---|---:|---:|---:|\n${PLACES.map((i) => `| C${i} | ${plain(capacity[i])} | ${plain(power[i])} | ${plain(mass_flow[i])} |`).join('\n')}`,
    units: KNOWN,
  },
  {
    name: 'terms as names',
    text: columns(
      ['', 'Q', 'P', 'm'],
      '\t',
      plain,
      (i) => ['1', 'S', 'D', 'S²', 'S·D', 'D²', 'S³', 'D·S²', 'S·D²', 'D³'][i] ?? '',
    ),
    units: {},
  },
  {
    name: 'numbered 1 to 10',
    text: columns(['n', 'Q [kW]', 'P [kW]', 'm [g/s]'], '\t', plain, (i) => String(i + 1)),
    units: KNOWN,
  },
  {
    name: 'lists one below the other',
    text: (['capacity', 'power', 'mass_flow'] as const)
      .map((quantity, k) =>
        [
          ['Cooling capacity [kW]', 'Power input [kW]', 'Mass flow [g/s]'][k],
          ...PLACES.map((i) => `C${i + 1} = ${plain(ALL[quantity][i])}`),
        ].join('\n'),
      )
      .join('\n\n'),
    units: KNOWN,
  },
  {
    name: 'rows cut in two, as a PDF gives them',
    text: rows(['Capacity (kW)', 'Power (kW)', 'Mass flow (g/s)'], ' ', plain)
      .split('\n')
      .map((line) => line.replace(/((?:\S+ ){7})/u, '$1\n'))
      .join('\n'),
    units: KNOWN,
  },
  { name: 'rows with colons', text: rows(['Q (kW):', 'P (kW):', 'm (g/s):'], ' ', plain), units: KNOWN },
  {
    name: 'true minus, narrow spaces, x 10^n',
    text: rows(['Q0 [kW]', 'Pe [kW]', 'm [g/s]'], '\t', (value) =>
      (value ?? 0)
        .toExponential()
        .replace('-', '−')
        .replace(/e([+-]?)(\d+)/u, (_, sign: string, digits: string) => ` × 10^${sign === '-' ? '-' : ''}${digits}`),
    ),
    units: KNOWN,
  },
  {
    name: 'JSON',
    text: JSON.stringify({ model: 'ZR144KCE', capacity_kW: capacity, power_kW: power, mass_flow_g_s: mass_flow }),
    units: KNOWN,
  },
];

const one: readonly Omit<Layout, 'source'>[] = [
  { name: 'ten numbers parted by commas', text: capacity.map(plain).join(', ') },
  { name: 'ten decimal commas parted by comma and space', text: capacity.map(comma).join(', ') },
  { name: 'ten numbers in a column', text: capacity.map(comma).join('\r\n') },
  { name: 'ten numbers parted by slashes of a bar', text: capacity.map(plain).join(' | ') },
];

const head = (corner: string): string => [corner, ...TABLE_TE].join('\t');
const grid = (table: Readonly<Record<string, readonly number[]>>, write = String): string =>
  Object.entries(table)
    .map(([tc, values]) => [tc, ...values.map((value) => write(value))].join('\t'))
    .join('\n');
const list = (separator: string, write: (value: number) => string, header: readonly string[]): string =>
  [
    header.join(separator),
    ...([30, 40, 50] as const).flatMap((tc) =>
      TABLE_TE.map((te, i) =>
        [write(te), write(tc), write(CAPACITIES[tc][i] ?? 0), write(POWERS[tc][i] ?? 0)].join(separator),
      ),
    ),
  ].join('\n');
const fahrenheit = (t: number): number => Math.round((1.8 * t + 32) * 10) / 10;

const point = { te: -10, tc: 50, values: { capacity: 152_900, power: 96.5 }, count: 18 };
const tables: readonly Omit<Layout, 'source'>[] = [
  {
    name: 'one grid with its corner',
    text: `${head('tc \\ t0')}\n${grid(CAPACITIES)}`,
    taps: 0,
    point: { ...point, values: { capacity: 152_900 } },
  },
  {
    name: 'French list',
    text: list(';', (value) => String(value).replace('.', ','), [
      'Évaporation (°C)',
      'Condensation (°C)',
      'Puissance frigorifique (W)',
      'Puissance absorbée (kW)',
    ]),
    taps: 0,
    point,
    units: { capacity: 'W', power: 'kW' },
    temperature: 'C',
  },
  {
    name: 'German list in tabs',
    text: list('\t', (value) => String(value).replace('.', ','), [
      'Verdampfungstemperatur [°C]',
      'Verflüssigungstemperatur [°C]',
      'Kälteleistung [W]',
      'Leistungsaufnahme [kW]',
    ]),
    taps: 0,
    point,
    units: { capacity: 'W', power: 'kW' },
    temperature: 'C',
  },
  {
    name: 'SST, SDT, °F, in columns of spaces',
    text: list('   ', String, ['SST F', 'SDT F', 'Capacity W', 'Power kW']).replaceAll(
      /^ *(-?[\d.]+) +([\d.]+)/gmu,
      (_, te: string, tc: string) => `${fahrenheit(Number(te))}   ${fahrenheit(Number(tc))}`,
    ),
    taps: 0,
    point,
    units: { capacity: 'W', power: 'kW' },
  },
  {
    name: 'thousands by commas',
    text: list('\t', (value) => String(value).replace(/(\d)(\d{3})$/u, '$1,$2'), [
      'Evaporating Temperature [C]',
      'Condensing Temperature [C]',
      'Cooling Capacity [W]',
      'Power [kW]',
    ]),
    taps: 0,
    point,
    units: { capacity: 'W', power: 'kW' },
  },
  {
    name: 'Q and P under each condensing temperature',
    text: [
      head('Tc'),
      ...([30, 40, 50] as const).flatMap((tc) => [
        [tc, ...CAPACITIES[tc]].join('\t').replace('\t', '\tQ (W)\t'),
        ['', 'P (kW)', ...POWERS[tc]].join('\t'),
      ]),
    ]
      .join('\n')
      .replace('Tc\t', 'Tc\t\t'),
    taps: 0,
    point,
    units: { capacity: 'W', power: 'kW' },
  },
  {
    name: 'PDF text, spaces, titles',
    text: `HSK 8571, R134a, 50 Hz\nEvaporating temperature °C\nCooling capacity W\n${head('tc °C').replaceAll('\t', ' ')}\n${grid(CAPACITIES).replaceAll('\t', ' ')}\nPower input kW\n${head('tc °C').replaceAll('\t', ' ')}\n${grid(POWERS).replaceAll('\t', ' ')}`,
    taps: 0,
    point,
    units: { capacity: 'W', power: 'kW' },
  },
  {
    name: 'Copeland: C and P under each temperature, PDF text',
    text: [
      'Evaporating Temperature °C',
      TABLE_TE.join(' '),
      ...([30, 40, 50] as const).flatMap((tc) => [
        `${tc} C ${CAPACITIES[tc].join(' ')}`,
        ` P ${POWERS[tc].join(' ')}`,
        ` E ${CAPACITIES[tc].map((value, i) => (value / 1000 / (POWERS[tc][i] ?? 1)).toFixed(1)).join(' ')}`,
      ]),
    ].join('\n'),
    taps: 0,
    point,
    units: {},
    temperature: 'C',
  },
];

const refused: readonly Layout[] = [
  { name: 'nine numbers', source: SOURCE, text: capacity.slice(0, 9).map(plain).join('\n'), refused: 'count' },
  {
    name: 'a line of nine',
    source: SOURCE,
    text: rows(['Q', 'P', 'm'], '\t', plain).replace(/\t[^\t\n]+$/u, ''),
    refused: 'count',
  },
  {
    name: 'a word among the numbers',
    source: SOURCE,
    text: capacity.map((value, i) => (i === 6 ? 'seven' : plain(value))).join('\n'),
    refused: 'number',
  },
  {
    name: 'points and commas both',
    source: SOURCE,
    text: capacity.map((value, i) => (i % 2 === 0 ? plain(value) : comma(value))).join('\n'),
    refused: 'decimal',
  },
  {
    name: 'a gap in a grid of spaces',
    source: TABLE_SOURCE,
    text: `tc ${TABLE_TE.join(' ')}\n${grid(CAPACITIES).replaceAll('\t', ' ').replace(' 316700', '')}`,
    refused: 'count',
  },
  { name: 'an article', source: SOURCE, text: 'The compressor takes 3 kW at 5 °C.', refused: 'empty' },
];

export const WRITTEN: readonly Layout[] = [
  ...coefficients.map((layout) => ({ taps: 0 as const, coefficients: ALL, ...layout, source: SOURCE })),
  ...one.map((layout) => ({ taps: 0 as const, coefficients: { capacity }, ...layout, source: SOURCE })),
  ...tables.map((layout) => ({ ...layout, source: TABLE_SOURCE })),
  ...refused,
];
