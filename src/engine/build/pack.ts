// Packs the fluids' files into the one compact file the engine loads: per fluid, the numbers in
// the order src/engine/assembly reads them. Kept as decimal text: twelve printed digits compress
// better than the eight bytes of a double.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packEstimates } from './estimate.ts';
import type { Estimated, Estimates, PublishedPair } from './estimate.ts';

type Rows = readonly (readonly number[])[];

interface Ancillary {
  readonly form: string;
  readonly T_K: number;
  readonly reducing: number;
  readonly terms: Rows;
}

/** A file of fluids/: what is packed of it. */
export interface FluidFile {
  readonly name: string;
  readonly source: string;
  readonly reference: string;
  readonly pseudoPure?: boolean;
  readonly molarMass_kg_mol: number;
  readonly gasConstant_J_molK: number;
  readonly reducing: { readonly T_K: number; readonly rho_mol_m3: number };
  readonly critical: { readonly T_K: number; readonly P_Pa: number; readonly rho_mol_m3: number };
  readonly triple: { readonly T_K: number; readonly P_Pa: number };
  readonly limits: { readonly Tmin_K: number; readonly Tmax_K: number; readonly Pmax_Pa: number };
  readonly idealGas: Readonly<Record<'a1' | 'a2', number>> &
    Readonly<Partial<Record<'lnTau' | 'tauLnTau', number>>> &
    Readonly<Partial<Record<keyof typeof IDEAL, Rows>>>;
  readonly residual: Readonly<Partial<Record<keyof typeof FAMILIES, Rows>>>;
  readonly ancillaries: Readonly<Partial<Record<'pS' | 'pL' | 'pV' | 'rhoL' | 'rhoV', Ancillary>>>;
  /** Where vapour meets the solid, and from which temperature that is offered. */
  readonly sublimation?: Ancillary & { readonly Tmin_K: number; readonly source: string };
  readonly surfaceTension?: { readonly T_K: number; readonly terms: Rows };
}

/** A row of pairs/pairs.json. */
type PairRow = readonly [
  a: string,
  b: string,
  betaT: number,
  gammaT: number,
  betaV: number,
  gammaV: number,
  F: number,
  departure: string | null,
  source: number,
];

interface Pairs {
  readonly rows: readonly PairRow[];
  readonly sources: readonly string[];
}

interface Departures {
  readonly functions: Readonly<Record<string, { readonly power?: Rows; readonly gerg?: Rows }>>;
}

interface StatedError {
  readonly bubble: number;
  readonly dew: number;
  readonly against: string[];
  readonly reason?: string;
}

interface Blends {
  readonly blends: Readonly<Record<string, [fluid: string, percent: number][]>>;
  readonly source: string;
  readonly statedError: Readonly<Record<string, StatedError>>;
}

/** Of a correlation the numbers, and its range where it is held to one. */
interface Dilute {
  readonly coefficients?: readonly number[];
  readonly range?: readonly number[];
}

interface Entropy {
  readonly fluids: Readonly<
    Record<
      string,
      {
        readonly sigma: number;
        readonly epsilonOverK: number;
        readonly viscosity?: unknown;
        readonly conductivity?: unknown;
        readonly enhancement?: unknown;
        readonly dilute?: Dilute;
        readonly diluteConductivity?: Dilute;
      }
    >
  >;
  readonly sources: unknown;
  readonly uncertainty: unknown;
}

interface Correlations {
  readonly fluids: Readonly<Record<string, Readonly<Record<string, { readonly source?: unknown }>>>>;
}

const read = <File>(folder: string, path: string): File => JSON.parse(readFileSync(join(folder, path), 'utf8')) as File;

const REFERENCES = ['IIR', 'NBP', 'EOS'];
const FORMS = ['1+sum', 'exp(sum)', 'exp(Tr/T sum)'];
/** Families of residual terms in the order they are read, with the width of a row. */
const FAMILIES = { power: 4, exponential: 5, gaussian: 7, lemmon2005: 5, gaoB: 8, nonAnalytic: 8 };
const IDEAL = { power: 2, planckEinstein: 2, planckEinsteinGeneral: 4 };

/** Auxiliary equations only start solvers: seven digits leave their accuracy untouched. */
const short = (x: number): number => Number(x.toPrecision(7));

function fail(file: string, what: string): never {
  throw new Error(`${file}: ${what}`);
}

function rows(file: string, name: string, list: Rows, width: number): number[] {
  for (const row of list) {
    if (row.length !== width || row.some((x) => !Number.isFinite(x))) fail(file, `bad row in ${name}: ${row}`);
  }
  return [list.length, ...list.flat()];
}

function known(file: string, object: object, names: readonly string[]): void {
  for (const key of Object.keys(object)) if (!names.includes(key)) fail(file, `unknown key ${key}`);
}

function ancillary(file: string, name: string, a: Ancillary | undefined, digits: (x: number) => number): number[] {
  if (a === undefined) fail(file, `no ancillary ${name}`);
  const form = FORMS.indexOf(a.form);
  if (form < 0) fail(file, `unknown form ${a.form}`);
  return [a.T_K, a.reducing, form, ...rows(file, name, a.terms, 2).map(digits)];
}

/**
 * The numbers of one fluid, in the order the engine reads them.
 * @param fluid a file of fluids/ as it was read: what is wrong in it is found here
 * @throws {Error} naming the file and the fault
 */
export function packFluid(file: string, fluid: object): number[] {
  const f = fluid as FluidFile;
  const reference = REFERENCES.indexOf(f.reference);
  if (reference < 0) fail(file, `unknown reference ${f.reference}`);
  known(file, f.residual, Object.keys(FAMILIES));
  known(file, f.idealGas, ['a1', 'a2', 'lnTau', 'tauLnTau', ...Object.keys(IDEAL)]);
  const pseudo = f.pseudoPure === true;
  const { idealGas: g, ancillaries: a } = f;
  // Air's auxiliary equations are its phase boundaries, not first guesses: every digit counts.
  const digits = pseudo ? (x: number) => x : short;
  const ideal = Object.entries(IDEAL) as [keyof typeof IDEAL, number][];
  const families = Object.entries(FAMILIES) as [keyof typeof FAMILIES, number][];
  const numbers = [
    pseudo ? 1 : 0,
    reference,
    f.molarMass_kg_mol,
    f.gasConstant_J_molK,
    f.reducing.T_K,
    f.reducing.rho_mol_m3,
    f.critical.T_K,
    f.critical.P_Pa,
    f.critical.rho_mol_m3,
    f.triple.T_K,
    f.triple.P_Pa,
    f.limits.Tmin_K,
    f.limits.Tmax_K,
    f.limits.Pmax_Pa,
    g.a1,
    g.a2,
    g.lnTau ?? 0,
    g.tauLnTau ?? 0,
    ...ideal.flatMap(([k, width]) => rows(file, k, g[k] ?? [], width)),
    ...families.flatMap(([k, width]) => rows(file, k, f.residual[k] ?? [], width)),
    ...ancillary(file, 'pS', pseudo ? a.pL : a.pS, digits),
    ...ancillary(file, 'rhoL', a.rhoL, digits),
    ...ancillary(file, 'rhoV', a.rhoV, digits),
    ...(f.sublimation === undefined
      ? [0]
      : [f.sublimation.Tmin_K, ...ancillary(file, 'sublimation', f.sublimation, (x) => x)]),
    ...(pseudo ? ancillary(file, 'pV', a.pV, digits) : []),
  ];
  if (numbers.some((x) => !Number.isFinite(x))) fail(file, 'a number is missing');
  return numbers;
}

/**
 * Fewer digits would do for the parameters themselves, but a share of an azeotrope's millikelvin of
 * glide is read off T and P to the ninth.
 */
const twelve = (x: number): number => Number(x.toPrecision(12));

export interface PackedMixtures {
  readonly pairs: number[][];
  readonly departures: number[][];
  readonly estimates: Estimates;
  readonly blends: Blends['blends'];
  readonly statedError: Record<string, [bubble: number, dew: number, against: string[], reason?: string]>;
  readonly source: string;
}

/** Binary pairs by index of fluid, departure functions as numbers, blends in mass per cent. */
export function packMixtures(folder: string, names: readonly string[]): PackedMixtures {
  const pairs = read<Pairs>(folder, 'pairs/pairs.json');
  const { functions } = read<Departures>(folder, 'pairs/departures.json');
  const departureNames = Object.keys(functions);
  const departures = departureNames.map((name) => {
    const { power = [], gerg = [] } = functions[name] ?? {};
    return [...rows(name, 'power', power, 4), ...rows(name, 'gerg', gerg, 7)];
  });
  const place = (name: string, list: readonly string[], what: string) => {
    const index = list.indexOf(name);
    if (index < 0) fail('pairs.json', `unknown ${what} ${name}`);
    return index;
  };
  const packed = pairs.rows.map(([a, b, betaT, gammaT, betaV, gammaV, F, departure, source]) => {
    if (pairs.sources[source] === undefined) fail('pairs.json', `${a}-${b} has no source`);
    const numbers = [betaT, gammaT, betaV, gammaV, F].map(twelve);
    if (numbers.some((x) => !Number.isFinite(x))) fail('pairs.json', `${a}-${b} lacks a number`);
    const own = F === 0 || departure === null ? -1 : place(departure, departureNames, 'departure');
    return [place(a, names, 'fluid'), place(b, names, 'fluid'), ...numbers, own];
  });
  const critical = new Map(names.map((name) => [name, read<FluidFile>(folder, `fluids/${name}.json`).critical.T_K]));
  const apart = (a: string, b: string) => {
    const [Ta, Tb] = [critical.get(a) ?? Number.NaN, critical.get(b) ?? Number.NaN];
    return Math.max(Ta / Tb, Tb / Ta);
  };
  const own = (name: string) => place(name, names, 'fluid');
  const published = pairs.rows.map(([a, b, betaT, gammaT, betaV, gammaV, F]): PublishedPair => [
    a,
    b,
    betaT,
    gammaT,
    betaV,
    gammaV,
    F,
  ]);
  const estimates = packEstimates(read<Estimated>(folder, 'pairs/estimated.json'), published, names, own, apart);
  const { blends, source, statedError } = read<Blends>(folder, 'blends/blends.json');
  for (const [name, parts] of Object.entries(blends)) {
    const sum = parts.reduce((x, [, percent]) => x + percent, 0);
    if (Math.abs(sum - 100) > 1e-9) fail('blends.json', `${name} adds up to ${sum}`);
    for (const [fluid] of parts) place(fluid, names, 'fluid');
  }
  const stated: PackedMixtures['statedError'] = Object.fromEntries(
    Object.entries(statedError).map(
      ([name, { bubble, dew, against, reason, ...unknown }]): [string, PackedMixtures['statedError'][string]] => {
        if (!blends[name]) fail('blends.json', `unknown blend ${name}`);
        known('blends.json', unknown, []);
        if (!(bubble > 0 && dew > 0)) fail('blends.json', `the error of ${name} lacks a number`);
        if (!((against ?? []).length > 0)) fail('blends.json', `the error of ${name} is held against nothing`);
        return [name, reason ? [bubble, dew, against, reason] : [bubble, dew, against]];
      },
    ),
  );
  return { pairs: packed, departures, estimates, blends, statedError: stated, source };
}

/** Transport parameters by fluid, and surface tension: [sigma, epsilon/k, viscosity, conductivity, enhancement, dilute viscosity, range, dilute conductivity, range], [Tc, terms]. */
export function packTransport(folder: string, names: readonly string[]): object {
  const { fluids, sources, uncertainty } = read<Entropy>(folder, 'transport/residual-entropy.json');
  for (const name of Object.keys(fluids))
    if (!names.includes(name)) fail('residual-entropy.json', `unknown fluid ${name}`);
  for (const [name, f] of Object.entries(fluids))
    if (f.conductivity && !f.diluteConductivity) fail('residual-entropy.json', `${name} has no dilute conductivity`);
  const entropy = Object.fromEntries(
    Object.entries(fluids).map(([name, f]) => [
      name,
      [
        f.sigma,
        f.epsilonOverK,
        f.viscosity ?? 0,
        f.conductivity ?? 0,
        f.enhancement ?? 0,
        f.dilute?.coefficients ?? 0,
        f.dilute?.range ?? 0,
        f.diluteConductivity?.coefficients ?? 0,
        f.diluteConductivity?.range ?? 0,
      ],
    ]),
  );
  const { fluids: published } = read<Correlations>(folder, 'transport/correlations.json');
  const { blends } = read<Blends>(folder, 'blends/blends.json');
  const correlations: Record<string, object> = {};
  for (const [name, properties] of Object.entries(published)) {
    if (!names.includes(name) && !blends[name]) fail('correlations.json', `unknown fluid ${name}`);
    correlations[name] = Object.fromEntries(
      Object.entries(properties).map(([property, { source, ...numbers }]) => {
        if (typeof source !== 'string') fail('correlations.json', `${property} of ${name} has no source`);
        return [property, numbers];
      }),
    );
  }
  const tension: Record<string, number[]> = {};
  for (const name of names) {
    const { surfaceTension } = read<FluidFile>(folder, `fluids/${name}.json`);
    if (surfaceTension)
      tension[name] = [surfaceTension.T_K, ...rows(name, 'surfaceTension', surfaceTension.terms, 2).slice(1)];
  }
  return { entropy, correlations, uncertainty, tension, sources };
}

/** Every fluid of a folder: { fluids: { name: numbers }, sources: { name: text } }. */
export function packFolder(folder: string): {
  fluids: Record<string, number[]>;
  sources: Record<string, string>;
  spellings: string[];
} {
  const fluids: Record<string, number[]> = {};
  const sources: Record<string, string> = {};
  for (const file of readdirSync(folder)
    .filter((x) => x.endsWith('.json'))
    .sort()) {
    const f = read<FluidFile>(folder, file);
    if (`${f.name}.json` !== file) fail(file, `is named ${f.name}`);
    if (typeof f.source !== 'string' || f.source === '') fail(file, 'has no source');
    fluids[f.name] = packFluid(file, f);
    sources[f.name] = f.source;
  }
  return { fluids, sources, spellings: spellingRows(folder) };
}

/** What people call each fluid and blend, from the records of the refrigerants, where any beside the name is known. */
function spellingRows(folder: string): string[] {
  const file = '../../refrigerants/generated/names.json';
  const { pure, blends } = read<Readonly<Record<'pure' | 'blends', readonly string[]>>>(folder, file);
  return [...pure, ...blends].filter((row) => row.includes(','));
}
