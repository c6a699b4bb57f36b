import { EngineError } from './errors.ts';
import type { FluidPack, MixturePack } from './load.ts';
import type { FluidQuality } from './types.ts';

/** Most components a mixture may have. */
export const MOST_COMPONENTS = 6;
/** How far from 1 fractions may add up and still be brought to 1. */
const SUM_TOLERANCE = 0.005;
/** Where the kind, the molar mass and the critical temperature stand in a fluid's packed numbers, see `build/pack.ts`. */
const KIND = 0;
const MOLAR_MASS = 2;
const CRITICAL_T = 6;
const PSEUDO_PURE = 1;

export interface Part {
  readonly name: string;
  readonly fraction: number;
}

const bad = (message: string, value: number | string): EngineError =>
  new EngineError('bad-composition', message, { value });

/**
 * The parts of a reference string, 'R32[0.689]&R1234yf[0.311]', as written.
 * @throws {EngineError} bad-composition: not of that form
 */
export function parseReference(text: string): Part[] {
  return text.split('&').map((piece) => {
    const match = /^\s*([^[\]]+?)\s*\[\s*([^[\]]*?)\s*\]\s*$/.exec(piece);
    const fraction = match?.[2] ? Number(match[2]) : NaN;
    if (!match || !Number.isFinite(fraction)) throw bad(`'${piece}' is not a name with a fraction in brackets`, piece);
    return { name: match[1]!, fraction };
  });
}

/**
 * Parts whose fractions add up to 1. Values above 1 are per cent; parts of 0 are left out.
 * @throws {EngineError} unknown-fluid, bad-composition
 */
export function normalise(parts: readonly Part[], pack: FluidPack): Part[] {
  for (const { name, fraction } of parts) {
    const packed = Object.hasOwn(pack.fluids, name) ? pack.fluids[name]! : undefined;
    if (!packed) throw new EngineError('unknown-fluid', `No fluid is named '${name}'`, { value: name });
    if (packed[KIND] === PSEUDO_PURE) throw bad(`${name} is itself a mixture without a composition`, name);
    if (!(fraction >= 0)) throw bad(`${name} has a negative fraction`, fraction);
    if (parts.filter((part) => part.name === name).length > 1) throw bad(`${name} is given twice`, name);
  }
  const present = parts.filter((part) => part.fraction > 0);
  if (present.length === 0 || present.length > MOST_COMPONENTS) {
    throw bad(`A mixture has 1 to ${MOST_COMPONENTS} components`, present.length);
  }
  const unit = parts.some((part) => part.fraction > 1) ? 100 : 1;
  const sum = present.reduce((x, part) => x + part.fraction, 0) / unit;
  if (!(Math.abs(sum - 1) <= SUM_TOLERANCE)) throw bad(`Fractions add up to ${sum}, not 1`, sum);
  return present.map((part) => ({ name: part.name, fraction: part.fraction / unit / sum }));
}

/** Molar mass of a fluid, kg/mol. */
export const molarMassOf = (name: string, pack: FluidPack): number => pack.fluids[name]![MOLAR_MASS]!;

/** Mass fractions of mole fractions, or mole fractions of mass fractions: both arrays in order. */
export function massFromMole(moles: readonly number[], molarMasses: readonly number[]): number[] {
  const masses = moles.map((x, i) => x * molarMasses[i]!);
  const sum = masses.reduce((x, y) => x + y, 0);
  return masses.map((m) => m / sum);
}
export function moleFromMass(masses: readonly number[], molarMasses: readonly number[]): number[] {
  const moles = masses.map((w, i) => w / molarMasses[i]!);
  const sum = moles.reduce((x, y) => x + y, 0);
  return moles.map((n) => n / sum);
}

/**
 * βT and γT of a pair nobody published, seen from its first fluid: an estimate of its own, else the
 * mean of its two families, else the plain combining rules (`pairs/estimated.json` says which).
 * `apart` is the ratio of their critical temperatures, 1 or more.
 */
function estimatedPair(
  i: number,
  j: number,
  apart: number,
  estimates: MixturePack['estimates'],
): [betaT: number, gammaT: number] {
  const row = estimates.pairs.find(([a, b]) => (a === i && b === j) || (a === j && b === i));
  if (row) return [row[0] === i ? row[2]! : 1 / row[2]!, row[3]!];
  const own = estimates.families[i];
  const other = estimates.families[j];
  const mean = estimates.means.find(([a, b]) => (a === own && b === other) || (a === other && b === own));
  return [1, mean && apart <= mean[3]! ? mean[2]! : 1];
}

/** The numbers of a mixture in the order the engine reads them, and how well its pairs are known. */
export function packMixture(
  names: readonly string[],
  moles: readonly number[],
  pack: FluidPack,
): { packed: number[]; quality: FluidQuality } {
  const places = Object.keys(pack.fluids);
  const index = names.map((name) => places.indexOf(name));
  const packed = [names.length, ...moles, names.length, ...names.flatMap((name) => pack.fluids[name]!)];
  let quality: FluidQuality = 'fitted blend';
  for (let i = 0; i < names.length; i++) {
    for (let j = i + 1; j < names.length; j++) {
      const row = pack.mixtures.pairs.find(
        ([a, b]) => (a === index[i] && b === index[j]) || (a === index[j] && b === index[i]),
      );
      if (!row) {
        quality = 'estimated blend';
        const [a, b] = [pack.fluids[names[i]!]![CRITICAL_T]!, pack.fluids[names[j]!]![CRITICAL_T]!];
        const apart = Math.max(a / b, b / a);
        packed.push(...estimatedPair(index[i]!, index[j]!, apart, pack.mixtures.estimates), 1, 1, 0, 0, 0);
        continue;
      }
      const [first, , betaT, gammaT, betaV, gammaV, F, departure] = row as [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      // Seen from the other fluid beta is its inverse; gamma and the departure are the same.
      const turned = first !== index[i];
      packed.push(turned ? 1 / betaT : betaT, gammaT, turned ? 1 / betaV : betaV, gammaV);
      packed.push(F, ...(departure < 0 ? [0, 0] : pack.mixtures.departures[departure]!));
    }
  }
  return { packed, quality };
}
