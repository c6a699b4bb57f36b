/** What the diagnosis takes of a machine: words of its own form, and only what is known. */
import { OPENINGS } from './points.ts';
import type { BareFacts, FactValue } from './record/fact-fields.ts';
import type { UseId } from './facts.ts';

/** °C, mean evaporating temperature that parts racks and remote units of chilled food from those of frozen food. */
export const FROZEN_BELOW = -15;

/** The machine the diagnosis compares one of a use with; undefined where there is none, and rules alone speak. */
function applicationOf(facts: BareFacts): string | undefined {
  const { use, condenser } = facts;
  if (use === undefined) return undefined;
  const te = typeof facts.te === 'number' ? facts.te : OPENINGS[use]?.te;
  const byTemperature = te === undefined ? undefined : te < FROZEN_BELOW ? 'cold_room_neg' : 'cold_room_pos';
  const table: Readonly<Partial<Record<UseId, string | undefined>>> = {
    ...{ split: 'room_ac', multi_vrf: 'room_ac', rooftop: 'room_ac', vehicle: 'room_ac' },
    ...{ hp_air_water: 'chiller_air', chiller: condenser === 'water' ? 'chiller_water' : 'chiller_air' },
    ...{ cold_room_pos: 'cold_room_pos', cold_room_neg: 'cold_room_neg', display_case: 'display_case' },
    ...{ condensing_unit: byTemperature, rack: byTemperature, ice_blast: 'cold_room_neg', transport: 'cold_room_neg' },
    ...{ co2_booster: 'co2_sub' },
  };
  return table[use];
}

/** Uses that heat unless it is said that they cool. */
const HEATS: ReadonlySet<string | undefined> = new Set<UseId>(['hp_air_water', 'hp_ground_water']);
const EXPANSIONS: readonly FactValue[] = ['txv', 'eev', 'capillary', 'orifice'];
const KINDS: Readonly<Record<string, string>> = {
  ...{ scroll: 'scroll', scroll_electric: 'scroll', rotary: 'rotary', recip_hermetic: 'reciprocating' },
  ...{ recip_semi: 'reciprocating', recip_open: 'reciprocating' },
};

/** Kinds of its form of which no machine is ever drawn into vacuum: `compressors` of `data/uses.json`. */
export const NEVER_INTO_VACUUM: ReadonlySet<string> = new Set(['scroll', 'rotary']);

/** Fields of the diagnosis with their values, as its link has them. */
export function diagnosisParams(facts: BareFacts): Record<string, string> {
  const { fluid, expansion, compressor, receiver, mode, use } = facts;
  const isHeating = mode === 'heating' || (HEATS.has(use) && mode !== 'cooling');
  const application = isHeating ? undefined : applicationOf(facts);
  return {
    ...(typeof fluid === 'string' && { fluid }),
    ...(isHeating && { mode: 'heating' }),
    ...(application !== undefined && { application }),
    ...(expansion !== undefined && EXPANSIONS.includes(expansion) && { expansion: String(expansion) }),
    ...(expansion === 'flooded' && { flooded: 'true' }),
    ...(receiver === 'yes' && { receiver: 'true' }),
    ...(typeof compressor === 'string' && KINDS[compressor] !== undefined && { compressor: KINDS[compressor] }),
  };
}
