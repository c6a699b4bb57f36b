import type { Correlations } from './correlations.ts';
import type { StatedAgainst, StatedError } from './types.ts';

/** K, K, what they were held against, why they are so large where that is known. */
export type StatedErrorRow = readonly [
  bubble: number,
  dew: number,
  against: readonly StatedAgainst[],
  reason?: NonNullable<StatedError['reason']>,
];

/** What mixtures are made of, as `build/pack.ts` writes it. */
export interface MixturePack {
  /** Rows: place of both fluids, betaT, gammaT, betaV, gammaV, F, place of the departure or -1. */
  readonly pairs: readonly (readonly number[])[];
  readonly departures: readonly (readonly number[])[];
  /** Of pairs nobody published: rows of place, place, betaT, gammaT; the family of each fluid (-1: none); rows of family, family, gammaT and the largest ratio of critical temperatures it is used for. */
  readonly estimates: {
    readonly pairs: readonly (readonly number[])[];
    readonly families: readonly number[];
    readonly means: readonly (readonly number[])[];
  };
  /** Mass per cent of each component. */
  readonly blends: Readonly<Record<string, readonly (readonly [string, number])[]>>;
  /** How far bubble and dew points of a blend may lie off, by its designation. */
  readonly statedError: Readonly<Record<string, StatedErrorRow>>;
  readonly source: string;
}

/** Parameters of residual-entropy scaling, as `build/pack.ts` writes them; 0 where there are none. */
export type EntropyRow = readonly [
  sigma: number,
  epsilonOverK: number,
  viscosity: readonly number[] | 0,
  conductivity: readonly number[] | 0,
  enhancement: readonly number[] | 0,
  diluteViscosity: readonly number[] | 0,
  viscosityRange: readonly [number, number] | 0,
  diluteConductivity: readonly number[] | 0,
  conductivityRange: readonly [number, number] | 0,
];

export interface TransportPack {
  readonly entropy: Readonly<Record<string, EntropyRow>>;
  /** Fluids and blends with correlations of their own. */
  readonly correlations: Readonly<Record<string, Correlations>>;
  /** Relative uncertainty of scaling: of viscosity in liquid and vapour, of conductivity in liquid and vapour. */
  readonly uncertainty: Readonly<Record<string, readonly number[]>>;
  /** Critical temperature of the correlation, then pairs of coefficient and exponent. */
  readonly tension: Readonly<Record<string, readonly number[]>>;
  readonly sources: { readonly viscosity: string; readonly conductivity: string };
}

/** Numbers and publications of every fluid, as `build/pack.ts` writes them. */
export interface FluidPack {
  readonly fluids: Readonly<Record<string, readonly number[]>>;
  readonly sources: Readonly<Record<string, string>>;
  /** A name and its other spellings, parted by commas. */
  readonly spellings: readonly string[];
  readonly mixtures: MixturePack;
  readonly transport: TransportPack;
}

const wasmUrl = new URL('./generated/engine.wasm', import.meta.url);
const fluidsUrl = new URL('./generated/fluids.json', import.meta.url);
const transportUrl = new URL('./generated/transport.json', import.meta.url);
const mixturesUrl = new URL('./generated/mixtures.json', import.meta.url);

/** Node's file system, where there is one; reached so that browser bundles never look for it. */
function fileSystem(): { readFileSync(path: URL): Uint8Array<ArrayBuffer> } | undefined {
  const host = globalThis as { process?: { getBuiltinModule?: (name: string) => unknown } };
  return host.process?.getBuiltinModule?.('node:fs') as ReturnType<typeof fileSystem>;
}

async function fetched(url: URL): Promise<Response> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`HTTP error! status: ${answer.status}`);
  return answer;
}

/** A `WebAssembly.Module`, also where the types of a program know of no WebAssembly. */
export type CompiledEngine = typeof globalThis extends {
  WebAssembly: { Module: new (...given: never[]) => infer Module };
}
  ? Module
  : object;

/** The compiled engine that stands beside this file. */
export async function loadModule(): Promise<CompiledEngine> {
  const files = fileSystem();
  if (files) return new WebAssembly.Module(files.readFileSync(wasmUrl));
  // Streaming wants the right MIME type; a host that does not give it still gets its engine.
  const answer = await fetched(wasmUrl);
  if (answer.headers.get('content-type') === 'application/wasm') return WebAssembly.compileStreaming(answer);
  return WebAssembly.compile(await answer.arrayBuffer());
}

/** The fluids that stand beside this file. */
export async function loadPack(): Promise<FluidPack> {
  const files = fileSystem();
  const read = async (url: URL): Promise<unknown> =>
    files ? JSON.parse(new TextDecoder().decode(files.readFileSync(url))) : (await fetched(url)).json();
  const [fluids, mixtures, transport] = await Promise.all([read(fluidsUrl), read(mixturesUrl), read(transportUrl)]);
  return {
    ...(fluids as Pick<FluidPack, 'fluids' | 'sources' | 'spellings'>),
    mixtures: mixtures as MixturePack,
    transport: transport as TransportPack,
  };
}
