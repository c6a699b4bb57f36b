import { FIELD } from './abi.ts';
import type { TransportModel } from './transport-model.ts';
import type { Phase, State } from './types.ts';

const PHASES: readonly Phase[] = [
  'liquid',
  'saturated-liquid',
  'two-phase',
  'saturated-vapour',
  'gas',
  'supercritical',
];

/** The engine writes NaN for what has no meaning; at the door that is undefined. */
export const absent = (x: number): number | undefined => (Number.isNaN(x) ? undefined : x);

/** A state as answered; transport properties are worked out when read. */
export class EngineState implements State {
  readonly T: number;
  readonly P: number;
  readonly D: number;
  readonly H: number;
  readonly S: number;
  readonly U: number;
  readonly Q: number | undefined;
  readonly CP: number | undefined;
  readonly CV: number | undefined;
  readonly W: number | undefined;
  readonly phase: Phase;
  readonly composition: State['composition'];
  readonly ambiguous: boolean;
  readonly #residualS: number;
  readonly #dPdRho: number;
  readonly #transport: TransportModel;

  /** @param answers the fields of the engine's last answer */
  constructor(answers: Float64Array, composition: State['composition'], transport: TransportModel) {
    this.T = answers[FIELD.T]!;
    this.P = answers[FIELD.P]!;
    this.D = answers[FIELD.D]!;
    this.H = answers[FIELD.H]!;
    this.S = answers[FIELD.S]!;
    this.U = answers[FIELD.U]!;
    this.Q = absent(answers[FIELD.Q]!);
    this.CP = absent(answers[FIELD.CP]!);
    this.CV = absent(answers[FIELD.CV]!);
    this.W = absent(answers[FIELD.W]!);
    this.phase = PHASES[answers[FIELD.phase]!]!;
    this.composition = composition;
    this.ambiguous = answers[FIELD.ambiguous] === 1;
    this.#residualS = answers[FIELD.residualS]!;
    this.#dPdRho = answers[FIELD.dPdRho]!;
    this.#transport = transport;
  }

  get viscosity(): number | undefined {
    // Inside the dome there are two phases, and no viscosity of both.
    return this.CP === undefined ? undefined : this.#transport.viscosity(this.T, this.D, this.#residualS);
  }

  get conductivity(): number | undefined {
    if (this.CP === undefined || this.CV === undefined) return undefined;
    return this.#transport.conductivity(this.T, this.D, this.#residualS, this.#dPdRho, this.CP, this.CV);
  }
}
