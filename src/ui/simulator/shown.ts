/** What is on the page at any moment: the present results, or the last valid ones of the same fluid, dimmed. */
import { computed } from 'nanostores';
import type { SimulationResult } from '../../simulation/types.ts';
import { $fluid } from '../../stores/simulator/fluid.ts';
import type { Regime } from '../../stores/simulator/form.ts';
import { $failures, $lastResults, $results } from '../../stores/simulator/results.ts';

export interface ShownRegime {
  readonly result: SimulationResult | undefined;
  /** The result is that of an earlier input. */
  readonly isStale: boolean;
}

/** The regimes as shown. */
export const $shown = computed(
  [$results, $lastResults, $failures, $fluid],
  (results, last, failures, fluid): Readonly<Record<Regime, ShownRegime>> => {
    const shown = (regime: Regime): ShownRegime => {
      const now = results[regime];
      if (now) return { result: now, isStale: false };
      const before = last[regime];
      const isSame = before?.input.fluid === fluid;
      return {
        result: isSame ? before : undefined,
        isStale: failures.permanent !== undefined || failures[regime] !== undefined,
      };
    };
    return { permanent: shown('permanent'), transient: shown('transient') };
  },
);
