/** Links to the comparison with a pair filled in. */
import { pointOf } from '../../machine/points.ts';
import type { MachineFacts } from '../../machine/index.ts';

const queryOf = (values: Readonly<Record<string, unknown>>): string =>
  `?${Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&')}`;

/** At the same temperatures. @param evaporating and condensing dew temperature, °C */
export const comparisonQuery = (one: string, other: string, evaporating: number, condensing: number): string =>
  queryOf({ input: { temp_evp: evaporating, temp_cdr: condensing }, fluid1: one, fluid2: other });

/** In the same machine, at the point such a machine usually has; undefined where its use says nothing. */
export function machineQuery(facts: MachineFacts, other: string): string | undefined {
  const point = pointOf(facts);
  if (point === null) return undefined;
  const { te, tc, te_in, tc_in, DTE, DTC } = point;
  return queryOf({
    input: {
      intitule_choix: 1,
      choix_value: facts.capacity ?? point.capacity_kW,
      ...{ temp_evp: te, temp_cdr: tc, sat_ref: point.sat, rend_is: point.rend_is },
      ...{ surch_evp: point.t_sf, surch_la: point.t_sft, sous_ref_cdr: point.t_sr, sous_ref_ll: point.t_srt },
    },
    fluid1: facts.fluid,
    fluid2: other,
    machine: {
      evaporator_medium: point.evaporator_medium,
      ...{ evaporator_t_in: te_in, evaporator_t_out: te_in - DTE },
      ...{ condenser_t_in: tc_in, condenser_t_out: tc_in + DTC },
    },
  });
}
