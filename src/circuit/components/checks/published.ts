/** The capacities makers print of an expansion valve, each held against what another printed point of it gives. */
import type { Engine } from '../../../engine/types.ts';
import { orificeFlowRatio } from '../../../physics/expansion-valve.ts';
import { ratedFlow } from '../capacity.ts';
import { PLACED_CATALOGUE } from '../catalogue/index.ts';
import type { PrintedCapacity } from '../row.ts';
import rac from './rac-tables.json' with { type: 'json' };

export interface HeldPoint extends PrintedCapacity {
  readonly model: string;
  /** Of the computed capacity from the printed one, relative. */
  readonly error: number;
  /** The same of its neighbours in the table, the median: how the table as a whole lies there. */
  readonly around: number;
}

interface Table {
  readonly t_cond: readonly number[];
  readonly t_evap: readonly number[];
  readonly kw: readonly (readonly number[])[];
}

/** kW at conditions, from a capacity printed at others; undefined where the engine has no such states. */
export function capacityFrom(printed: PrintedCapacity, at: PrintedCapacity, engine: Engine): number | undefined {
  const [there, here] = [ratedFlow(printed, engine), ratedFlow({ ...at, kw: 1 }, engine)];
  return there && here && (there.massFlow * orificeFlowRatio(here, there)) / here.massFlow;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Every point of a table but for the one it is computed from, which is off by nothing. */
function heldTable(model: string, fluid: string, { t_cond, t_evap, kw }: Table, engine: Engine): readonly HeldPoint[] {
  const row = PLACED_CATALOGUE.find((one) => one.model === model);
  const rated = row?.capacities?.find((one) => one.fluid === fluid && one.subcooling_k === 4);
  if (!rated) return [];
  const errors = t_cond.map((cond, i) =>
    t_evap.map((evap, j) => {
      const at = { fluid, kw: kw[i]?.[j] ?? NaN, t_evap_c: evap, t_cond_c: cond, subcooling_k: 4 };
      return { ...at, model, error: (capacityFrom(rated, at, engine) ?? NaN) / at.kw - 1 };
    }),
  );
  return errors.flatMap((line, i) =>
    line.map((point, j) => {
      const near = [errors[i - 1]?.[j], errors[i + 1]?.[j], errors[i]?.[j - 1], errors[i]?.[j + 1]];
      return { ...point, around: median(near.flatMap((one) => (one ? [one.error] : []))) };
    }),
  );
}

/** RAC Brasil's tables of its valves EPV and ESV. */
export const heldPoints = (engine: Engine): readonly HeldPoint[] =>
  Object.entries(rac.tables as Readonly<Record<string, Readonly<Record<string, Table>>>>).flatMap(([model, fluids]) =>
    Object.entries(fluids).flatMap(([fluid, table]) => heldTable(model, fluid, table, engine)),
  );
