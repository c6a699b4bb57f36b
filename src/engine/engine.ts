import type { Correlations } from './correlations.ts';
import { EngineError } from './errors.ts';
import { EngineFluid } from './fluid.ts';
import type { FluidPack } from './load.ts';
import { Machine } from './machine.ts';
import { spellingsOf } from './spelling.ts';
import { transportParts } from './transport.ts';
import {
  massFromMole,
  molarMassOf,
  moleFromMass,
  normalise,
  packMixture,
  type Part,
  parseReference,
} from './mixture.ts';
import type { Engine, Fluid, FluidOptions, StatedError } from './types.ts';

/** Mixtures an instance of the compiled engine holds, some 0.1 MB each, before a fresh one takes over. */
const MOST_MIXES = 200;

/** Builds an engine from its two parts; fluids are made when first asked for, then kept. */
export function engineFrom(module: WebAssembly.Module, pack: FluidPack): Engine {
  let machine = new Machine(module);
  let mixes = 0;
  const made = new Map<string, Fluid>();
  const names = Object.keys(pack.fluids);
  const blends = Object.keys(pack.mixtures.blends);
  const spellings = spellingsOf([...names, ...blends], pack.spellings);

  /**
   * What a mix takes inside the engine is never given back there. After many a fresh instance takes
   * over; fluids already handed out keep the old one until nobody holds them.
   */
  function makeRoom(): void {
    if (++mixes <= MOST_MIXES) return;
    machine = new Machine(module);
    made.clear();
    mixes = 1;
  }

  function pure(name: string): Fluid {
    const packed = pack.fluids[name]!;
    const handle = machine.create(packed);
    if (handle < 0) throw new EngineError('no-solution', `${name} has no reference state`, { value: name });
    const identity = {
      name,
      components: [{ name, massFraction: 1, moleFraction: 1 }],
      quality: 'reference' as const,
      statedError: undefined,
      source: pack.sources[name] ?? '',
      transport: transportParts([name], [1], [molarMassOf(name, pack)], pack),
      correlations: pack.transport.correlations[name],
      scalingUncertainty: pack.transport.uncertainty[name] ?? pack.transport.uncertainty['pure']!,
      tension: pack.transport.tension[name],
    };
    return new EngineFluid(machine, handle, identity, [molarMassOf(name, pack)]);
  }

  function statedErrorOf(name: string): StatedError | undefined {
    const row = Object.hasOwn(pack.mixtures.statedError, name) ? pack.mixtures.statedError[name] : undefined;
    return row && { bubble: row[0], dew: row[1], against: row[2], reason: row[3] };
  }

  /**
   * Of what holds water: beside two liquids that do not mix (the pressures of both pure fluids added up, and the water alone
   * condensing first), ten refrigerants at 7 to 47 °C lay 3.2 K off at 1 % of water by mass, 17 K at 10 %, 55 K at 50 %; the
   * dew point of R290 with water 104 K, where two phases are found to be one.
   */
  function errorWithWater(names: readonly string[], mass: readonly number[]): StatedError | undefined {
    const water = mass[names.indexOf('R718')];
    if (water === undefined) return undefined;
    return { bubble: water <= 0.01 ? 4 : water <= 0.1 ? 20 : 60, dew: 110, against: [], reason: 'water' };
  }

  /** Correlations of a blend, which are those of any mix of its composition. */
  function correlationsOf(names: readonly string[], mass: readonly number[]): Correlations | undefined {
    const { blends } = pack.mixtures;
    const same = Object.entries(pack.transport.correlations).find(([blend]) => {
      const parts = Object.hasOwn(blends, blend) ? blends[blend]! : [];
      return (
        parts.length === names.length &&
        parts.every(([part, percent]) => Math.abs(mass[names.indexOf(part)]! * 100 - percent) < 1e-6)
      );
    });
    return same?.[1];
  }

  function mixture(name: string, parts: readonly Part[], basis: 'mass' | 'mole'): Fluid {
    const clean = normalise(parts, pack);
    const names = clean.map((part) => part.name);
    if (names.length === 1) return fluid(names[0]!);
    const given = clean.map((part) => part.fraction);
    const molarMasses = names.map((x) => molarMassOf(x, pack));
    const mole = basis === 'mole' ? given : moleFromMass(given, molarMasses);
    const mass = basis === 'mass' ? given : massFromMole(given, molarMasses);
    const { packed, quality } = packMixture(names, mole, pack);
    makeRoom();
    const handle = machine.createMix(packed);
    if (handle < 0) throw new EngineError('no-solution', `No phase boundary was found for ${name}`, { value: name });
    const identity = {
      name,
      components: names.map((x, i) => ({ name: x, massFraction: mass[i]!, moleFraction: mole[i]! })),
      quality,
      statedError: statedErrorOf(name) ?? errorWithWater(names, mass),
      source: names.map((x) => `${x}: ${pack.sources[x] ?? ''}`).join('; '),
      transport: transportParts(names, mole, molarMasses, pack),
      correlations: correlationsOf(names, mass),
      scalingUncertainty: pack.transport.uncertainty['mixture']!,
      tension: undefined,
    };
    return new EngineFluid(machine, handle, identity, molarMasses);
  }

  /** A composition whose parts are fluids' names, where they are spellings of one. */
  const namedParts = (reference: string): readonly Part[] =>
    parseReference(reference).map((part) =>
      Object.hasOwn(pack.fluids, part.name) ? part : { ...part, name: spellings.nameOf(part.name) ?? part.name },
    );

  function make(name: string, basis: 'mass' | 'mole'): Fluid {
    if (Object.hasOwn(pack.fluids, name)) return pure(name);
    if (Object.hasOwn(pack.mixtures.blends, name)) {
      const parts = pack.mixtures.blends[name]!.map(([part, percent]) => ({ name: part, fraction: percent }));
      return mixture(name, parts, 'mass');
    }
    if (name.includes('[')) return mixture(name, namedParts(name), basis);
    const meant = spellings.nameOf(name);
    if (meant !== undefined) return fluid(meant, { basis });
    const nearest = spellings.nearest(name);
    const hint = nearest === undefined ? '' : `; the nearest is ${nearest}`;
    throw new EngineError('unknown-fluid', `No fluid is named '${name}'${hint}`, {
      value: name,
      ...(nearest !== undefined && { nearest }),
    });
  }

  function fluid(name: string, options?: FluidOptions): Fluid {
    const basis = options?.basis ?? 'mass';
    const key = basis === 'mass' ? name : `${basis} ${name}`;
    const known = made.get(key);
    if (known) return known;
    const fresh = make(name, basis);
    // A fluid can be written in endless ways; it is kept under the name it has.
    if (fresh.name === name) made.set(key, fresh);
    return fresh;
  }

  return { names, blends, fluid };
}
