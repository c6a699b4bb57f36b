import type { Refrigerant } from '../types.ts';
import { BLEND_FACTS } from './blends/index.ts';
import { R11 } from './R11.ts';
import { R12 } from './R12.ts';
import { R13 } from './R13.ts';
import { R14 } from './R14.ts';
import { R22 } from './R22.ts';
import { R23 } from './R23.ts';
import { R32 } from './R32.ts';
import { R41 } from './R41.ts';
import { R113 } from './R113.ts';
import { R114 } from './R114.ts';
import { R115 } from './R115.ts';
import { R116 } from './R116.ts';
import { R123 } from './R123.ts';
import { R124 } from './R124.ts';
import { R125 } from './R125.ts';
import { R134a } from './R134a.ts';
import { R141b } from './R141b.ts';
import { R142b } from './R142b.ts';
import { R143a } from './R143a.ts';
import { R152a } from './R152a.ts';
import { R161 } from './R161.ts';
import { R218 } from './R218.ts';
import { R227ea } from './R227ea.ts';
import { R236fa } from './R236fa.ts';
import { R245fa } from './R245fa.ts';
import { R365mfc } from './R365mfc.ts';
import { RC318 } from './RC318.ts';
import { R1132a } from './R1132a.ts';
import { R1132E } from './R1132-E.ts';
import { R1130E } from './R1130-E.ts';
import { R1224ydZ } from './R1224yd-Z.ts';
import { R1233zdE } from './R1233zd-E.ts';
import { R1234yf } from './R1234yf.ts';
import { R1234zeE } from './R1234ze-E.ts';
import { R1234zeZ } from './R1234ze-Z.ts';
import { R1243zf } from './R1243zf.ts';
import { R1336mzzZ } from './R1336mzz-Z.ts';
import { R1336mzzE } from './R1336mzz-E.ts';
import { R13I1 } from './R13I1.ts';
import { R170 } from './R170.ts';
import { R290 } from './R290.ts';
import { R600 } from './R600.ts';
import { R600a } from './R600a.ts';
import { R601 } from './R601.ts';
import { R601a } from './R601a.ts';
import { R1150 } from './R1150.ts';
import { R1270 } from './R1270.ts';
import { RE170 } from './RE170.ts';
import { R717 } from './R717.ts';
import { R718 } from './R718.ts';
import { R744 } from './R744.ts';
import { R728 } from './R728.ts';
import { R729 } from './R729.ts';

/** Facts of every refrigerant: pure ones by family, then blends. A fluid's page, picker and warnings read them here. */
export const REFRIGERANTS: readonly Refrigerant[] = [
  R11,
  R12,
  R13,
  R14,
  R22,
  R23,
  R32,
  R41,
  R113,
  R114,
  R115,
  R116,
  R123,
  R124,
  R125,
  R134a,
  R141b,
  R142b,
  R143a,
  R152a,
  R161,
  R218,
  R227ea,
  R236fa,
  R245fa,
  R365mfc,
  RC318,
  R1132a,
  R1132E,
  R1130E,
  R1224ydZ,
  R1233zdE,
  R1234yf,
  R1234zeE,
  R1234zeZ,
  R1243zf,
  R1336mzzZ,
  R1336mzzE,
  R13I1,
  R170,
  R290,
  R600,
  R600a,
  R601,
  R601a,
  R1150,
  R1270,
  RE170,
  R717,
  R718,
  R744,
  R728,
  R729,
  ...BLEND_FACTS,
];
