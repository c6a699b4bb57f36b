/** A circuit that is stepped through: its drawing and its P-h diagram, lit together. Data, so that a new one is an entry. */
import type { Way } from '../../../../charts/circuit/plan.ts';
import type { Bilingual } from '../../../../language/index.ts';

export interface Step {
  /** What is lit, on the drawing and on the diagram: processes of the cycle, in the order of the flow. */
  readonly ways: readonly [Way, ...Way[]];
  /**
   * What happens there. `{T:g}`, `{P:g}`: temperature and absolute pressure of a point; `{x:f}`: its share of vapour; `{dh:f>g}`: what
   * the enthalpy changes by; `{W:mt}`: the power of a stage; `{Q}`: the cooling power.
   */
  readonly says: Bilingual;
}

export interface Stepped {
  readonly title: Bilingual;
  /** Inputs of the simulation it is drawn from; the others are those the simulator opens with. */
  readonly body: Readonly<Record<string, string | number | boolean>>;
  /** The page it stands in: an embedded one leads there. */
  readonly page: string;
  readonly steps: readonly Step[];
}
