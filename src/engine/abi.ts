/** What `assembly/index.ts` exports. */
export interface Abi {
  readonly memory: WebAssembly.Memory;
  room(count: number): number;
  create(at: number, bare: boolean): number;
  createMix(at: number): number;
  phaseFraction(handle: number, vapour: boolean, i: number): number;
  boundaryCount(handle: number, dew: boolean): number;
  boundaryPoint(handle: number, dew: boolean, point: number, kind: number): number;
  idealHeat(handle: number, i: number, T: number): number;
  stiffness(handle: number, T: number, rho: number): number;
  answers(): number;
  state(handle: number, pair: number, x: number, y: number, extrapolate: boolean): number;
  states(handle: number, pair: number, xs: number, ys: number, n: number, out: number, extrapolate: boolean): void;
  saturation(handle: number, kind: number, value: number): number;
  pressureOf(handle: number, T: number): number;
  temperatureOf(handle: number, P: number): number;
  sublimationPressure(handle: number, T: number): number;
  phase(handle: number, q: number): void;
  constant(handle: number, index: number): number;
  derivatives(handle: number, term: number, tau: number, delta: number, out: number): number;
}

/** Places of the fields of `Outcome` (assembly/outcome.ts) in the answers. */
export const FIELD = {
  T: 0,
  P: 1,
  D: 2,
  H: 3,
  S: 4,
  U: 5,
  Q: 6,
  CP: 7,
  CV: 8,
  W: 9,
  phase: 10,
  ambiguous: 11,
  property: 12,
  value: 13,
  min: 14,
  max: 15,
  residualS: 16,
  dPdRho: 17,
} as const;
export const FIELDS = 18;

/** `Status` of assembly/outcome.ts. */
export const STATUS = { ok: 0, outOfRange: 1, noSolution: 2, onSaturation: 3 } as const;
