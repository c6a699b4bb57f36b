/** What is known of a machine, as bare values: what nobody said is absent, and stays unknown. */
import type { Compressor, Expansion, When } from './schema.ts';

/** Uses a machine can have, in the order they are offered. */
export const USE_IDS = [
  ...(['split', 'multi_vrf', 'rooftop', 'hp_air_water', 'hp_ground_water', 'chiller'] as const),
  ...(['cold_room_pos', 'cold_room_neg', 'display_case', 'condensing_unit', 'rack', 'co2_booster'] as const),
  ...(['ice_blast', 'process_low', 'ammonia', 'household', 'dhw_dryer', 'transport', 'vehicle', 'other'] as const),
] as const;
export type UseId = (typeof USE_IDS)[number];

export interface MachineFacts {
  readonly use: UseId;
  /** The refrigerant it holds: a name as the engine takes it, or a composition. */
  readonly fluid: string;
  /** Cooling capacity, heating capacity of a heat pump; kW. */
  readonly capacity?: number;
  /** Capacity asked for, over the capacity with the present refrigerant; unknown: 1. */
  readonly need?: number;
  /** Of a circuit, kg. */
  readonly charge?: number;
  readonly build?: NonNullable<When['build']>;
  /** What a chiller is for. */
  readonly cools?: 'building' | 'process';
  /** What is kept cold, °C. */
  readonly product_temperature?: number;
  /** The primary circuit of a cascade. */
  readonly cascade_primary?: boolean;
  readonly condenser?: 'air' | 'water';
  readonly expansion?: Expansion;
  readonly compressor?: Compressor;
  readonly oil?: string;
  /** Maximum allowable pressures of the plate, bar gauge. */
  readonly ps_hp?: number;
  readonly ps_bp?: number;
  /** Mean saturation temperatures, °C. */
  readonly te?: number;
  readonly tc?: number;
}

export type FactKey = keyof MachineFacts;
