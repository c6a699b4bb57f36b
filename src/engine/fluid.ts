import { FIELD, STATUS } from './abi.ts';
import type { Correlations } from './correlations.ts';
import { EngineError } from './errors.ts';
import { BLOCK_ROWS } from './machine.ts';
import type { Machine } from './machine.ts';
import { PAIRS, pairOf } from './pairs.ts';
import { absent, EngineState } from './state.ts';
import { surfaceTension, type TransportPart } from './transport.ts';
import { TransportModel } from './transport-model.ts';
import {
  type Component,
  type Envelope,
  type Fluid,
  type FluidQuality,
  type Pair,
  type Property,
  type Reference,
  type Saturation,
  type State,
  type StateInput,
  type StateOptions,
  STATE_STRIDE,
} from './types.ts';

const REFERENCES: readonly Reference[] = ['IIR', 'NBP', 'EOS'];
const PROPERTIES: readonly Property[] = ['T', 'P', 'D', 'H', 'S', 'U', 'Q'];

/** What a fluid is beside its numbers. */
export interface Identity {
  readonly name: string;
  readonly components: readonly Component[];
  readonly quality: FluidQuality;
  readonly statedError: Fluid['statedError'];
  readonly source: string;
  /** Parameters of transport, undefined where a component has none. */
  readonly transport: readonly TransportPart[] | undefined;
  /** Correlations of its own, which go before those parameters. */
  readonly correlations: Correlations | undefined;
  /** Relative uncertainty of what the parameters give, as in `TransportPack`. */
  readonly scalingUncertainty: readonly number[];
  /** Numbers of the surface tension, undefined where there are none. */
  readonly tension: readonly number[] | undefined;
}

/** A fluid made inside an instance of the compiled engine. */
export class EngineFluid implements Fluid {
  readonly name: string;
  readonly molarMass: number;
  readonly critical: Fluid['critical'];
  readonly triple: Fluid['triple'];
  readonly limits: Fluid['limits'];
  readonly sublimation: Fluid['sublimation'];
  readonly components: readonly Component[];
  readonly quality: FluidQuality;
  readonly statedError: Fluid['statedError'];
  readonly reference: Reference;
  readonly source: string;
  readonly uncertainty: Fluid['uncertainty'];
  readonly phaseUncertainty: Fluid['phaseUncertainty'];
  private readonly transport: TransportModel;
  private readonly tension: readonly number[] | undefined;
  private readonly machine: Machine;
  private readonly handle: number;
  private readonly molarMasses: readonly number[];

  /** @param handle of the fluid in `machine`; `molarMasses` of its components, kg/mol */
  constructor(machine: Machine, handle: number, identity: Identity, molarMasses: readonly number[]) {
    this.machine = machine;
    this.handle = handle;
    this.molarMasses = molarMasses;
    this.name = identity.name;
    this.components = identity.components;
    this.quality = identity.quality;
    this.statedError = identity.statedError;
    this.source = identity.source;
    const constant = (i: number): number => machine.abi.constant(handle, i);
    this.molarMass = constant(0);
    this.critical = { T: constant(1), P: constant(2), D: constant(3) };
    this.triple = { T: constant(4), P: constant(5) };
    this.limits = { Tmin: constant(6), Tmax: constant(7), Pmax: constant(8) };
    this.reference = REFERENCES[constant(9)]!;
    const coldest = constant(10);
    this.sublimation = coldest > 0 && coldest < this.limits.Tmin ? { Tmin: coldest, Tmax: this.triple.T } : undefined;
    this.transport = new TransportModel(machine, handle, this.molarMass, identity);
    this.uncertainty = this.transport.uncertainty;
    this.phaseUncertainty = this.transport.phaseUncertainty;
    this.tension = identity.tension;
  }

  sublimationPressure(T: number): number {
    const P = this.machine.abi.sublimationPressure(this.handle, T);
    if (P > 0) return P;
    const limit = this.sublimation && { min: this.sublimation.Tmin, max: this.sublimation.Tmax };
    throw this.noSublimation('T', T, limit);
  }

  sublimationTemperature(P: number): number {
    const line = this.sublimation;
    if (!line) throw this.noSublimation('P', P);
    const { abi } = this.machine;
    const [least, most] = [line.Tmin, line.Tmax].map((T) => abi.sublimationPressure(this.handle, T)) as [
      number,
      number,
    ];
    if (!(P >= least && P <= most)) throw this.noSublimation('P', P, { min: least, max: most });
    // ln P is all but linear in 1/T: false position, each bound moved by its own excess.
    let [cold, warm] = [1 / line.Tmin, 1 / line.Tmax];
    let [below, above] = [Math.log(least / P), Math.log(most / P)];
    for (let i = 0; i < 100 && below < 0 && above > 0; i++) {
      const x = warm + ((cold - warm) * above) / (above - below);
      const f = Math.log(abi.sublimationPressure(this.handle, 1 / x) / P);
      if (Math.abs(f) < 1e-14) return 1 / x;
      if (f > 0) [warm, above, below] = [x, f, below / 2];
      else [cold, below, above] = [x, f, above / 2];
    }
    return below >= 0 ? line.Tmin : above <= 0 ? line.Tmax : 2 / (cold + warm);
  }

  private noSublimation(property: 'T' | 'P', value: number, limit?: { min: number; max: number }): EngineError {
    const range = limit ? `${property} must lie within ${limit.min} to ${limit.max}` : 'no line is known';
    const message = `${this.name}: no sublimation at ${property} = ${value}, ${range}`;
    return new EngineError('out-of-range', message, { property, value, ...(limit && { limit }) });
  }

  surfaceTension(T: number): number | undefined {
    const { Tmin } = this.limits;
    if (!(T >= Tmin && T <= this.critical.T)) {
      throw new EngineError('out-of-range', `${this.name}: no surface tension at ${T} K`, {
        property: 'T',
        value: T,
        limit: { min: Tmin, max: this.critical.T },
      });
    }
    return this.tension && surfaceTension(this.tension, T);
  }

  get envelope(): Envelope | undefined {
    if (this.components.length < 2) return undefined;
    const { abi } = this.machine;
    const side = (dew: boolean): Envelope['dew'] =>
      Array.from({ length: abi.boundaryCount(this.handle, dew) }, (_, i) => ({
        T: Math.exp(abi.boundaryPoint(this.handle, dew, i, 0)),
        P: Math.exp(abi.boundaryPoint(this.handle, dew, i, 1)),
        D: Math.exp(abi.boundaryPoint(this.handle, dew, i, 2)) * this.molarMass,
      }));
    return { bubble: side(false), dew: side(true) };
  }

  state(input: StateInput, options?: StateOptions): State {
    const pair = pairOf(input);
    const x = input[pair.first]!;
    const y = input[pair.second]!;
    if (typeof x !== 'number' || typeof y !== 'number') {
      throw new EngineError('bad-input', 'Properties are numbers', { value: String(typeof x === 'number' ? y : x) });
    }
    const status = this.machine.abi.state(this.handle, pair.index, x, y, options?.extrapolate === true);
    if (status !== STATUS.ok) throw this.problem(status, pair.first, x, pair.second, y);
    return this.answer();
  }

  saturation(at: { readonly T: number } | { readonly P: number }): Saturation {
    const byT = 'T' in at;
    const value = byT ? at.T : at.P;
    const status = this.machine.abi.saturation(this.handle, byT ? 0 : 1, value);
    if (status !== STATUS.ok) throw this.problem(status, byT ? 'T' : 'P', value, 'Q', 0);
    this.machine.abi.phase(this.handle, 0);
    const bubble = this.answer();
    this.machine.abi.phase(this.handle, 1);
    return { bubble, dew: this.answer() };
  }

  saturationPressure(T: number): number {
    const P = this.machine.abi.pressureOf(this.handle, T);
    return P > 0 ? P : this.saturation({ T }).dew.P;
  }

  saturationTemperature(P: number): number {
    const T = this.machine.abi.temperatureOf(this.handle, P);
    return T > 0 ? T : this.saturation({ P }).dew.T;
  }

  states(pair: Pair, xs: ArrayLike<number>, ys: ArrayLike<number>, options?: StateOptions): Float64Array {
    const index = PAIRS.indexOf(pair);
    if (index < 0)
      throw new EngineError('bad-input', `A state takes one of ${PAIRS.join(' ')}, not '${pair}'`, { value: pair });
    if (xs.length !== ys.length) {
      throw new EngineError('bad-input', `${xs.length} and ${ys.length} values do not make pairs`, {
        value: ys.length,
      });
    }
    const n = xs.length;
    const result = new Float64Array(n * STATE_STRIDE);
    for (let from = 0; from < n; from += BLOCK_ROWS) {
      const count = Math.min(BLOCK_ROWS, n - from);
      const block = this.machine.block();
      for (let i = 0; i < count; i++) {
        block.xs[i] = xs[from + i]!;
        block.ys[i] = ys[from + i]!;
      }
      this.machine.abi.states(
        this.handle,
        index,
        block.xs.byteOffset,
        block.ys.byteOffset,
        count,
        block.out.byteOffset,
        options?.extrapolate === true,
      );
      // A first state may make memory grow, which closes the windows taken before it.
      result.set(this.machine.block().out.subarray(0, count * STATE_STRIDE), from * STATE_STRIDE);
    }
    return result;
  }

  private answer(): State {
    const { answers } = this.machine;
    return new EngineState(answers, this.composition(answers[FIELD.Q]!), this.transport);
  }

  /** Mass fractions of the phases just answered; `Q` is NaN where there is one phase only. */
  private composition(Q: number): State['composition'] {
    if (this.components.length < 2 || Number.isNaN(Q)) return undefined;
    const of = (vapour: boolean): number[] => {
      const masses = this.molarMasses.map((M, i) => M * this.machine.abi.phaseFraction(this.handle, vapour, i));
      const sum = masses.reduce((x, y) => x + y, 0);
      return masses.map((m) => m / sum);
    };
    return { liquid: of(false), vapour: of(true) };
  }

  private problem(status: number, first: Property, x: number, second: Property, y: number): EngineError {
    const given = `${this.name} at ${first} = ${x}, ${second} = ${y}`;
    if (status === STATUS.outOfRange) {
      const a = this.machine.answers;
      const property = PROPERTIES[a[FIELD.property]!]!;
      const min = absent(a[FIELD.min]!);
      const max = absent(a[FIELD.max]!);
      return new EngineError('out-of-range', `${given}: ${property} must lie within ${min ?? '…'} to ${max ?? '…'}`, {
        property,
        value: a[FIELD.value]!,
        limit: { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) },
      });
    }
    if (status === STATUS.onSaturation) {
      return new EngineError('no-solution', `${given}: T and P lie on saturation, which fixes no state`, {
        property: 'P',
        value: second === 'P' ? y : x,
      });
    }
    return new EngineError('no-solution', `${given}: no state was found`);
  }
}
