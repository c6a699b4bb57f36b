/** The plots that prose may hold, by the name it asks for; each is computed when it is. */
import type { Plot } from '../plot.ts';
import { chargePerMetre } from './charge.ts';
import { quotaSteps } from './law.ts';
import { dischargeByRoom } from './discharge.ts';
import { fieldCapacity } from './field-capacity.ts';
import { ratedFlow } from './compressor.ts';
import { roomArea } from './room.ts';
import { rulerGap, saturationCurves } from './saturation.ts';
import { bivalentPoint, winterShares } from './season.ts';
import { authorityCurves } from './valve.ts';
import { bufferVolume, glycolHeat, waterInAir } from './water.ts';

export const PLOTS = {
  'authority-curves': authorityCurves,
  'bivalent-point': bivalentPoint,
  'buffer-volume': bufferVolume,
  'charge-per-metre': chargePerMetre,
  'discharge-by-room': dischargeByRoom,
  'field-capacity': fieldCapacity,
  'glycol-heat': glycolHeat,
  'quota-steps': quotaSteps,
  'rated-flow': ratedFlow,
  'room-area': roomArea,
  'ruler-gap': rulerGap,
  'saturation-curves': saturationCurves,
  'water-in-air': waterInAir,
  'winter-shares': winterShares,
} as const satisfies Readonly<Record<string, () => Plot>>;
