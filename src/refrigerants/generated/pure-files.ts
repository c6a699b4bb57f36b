/** Made by build/build.ts: the files of pure fluids in data/, in the order of the fluid list. */
import R134a from '../data/R134a.json' with { type: 'json' };
import R32 from '../data/R32.json' with { type: 'json' };
import R1234yf from '../data/R1234yf.json' with { type: 'json' };
import R1234ze_E_ from '../data/R1234ze(E).json' with { type: 'json' };
import R290 from '../data/R290.json' with { type: 'json' };
import R600a from '../data/R600a.json' with { type: 'json' };
import R744 from '../data/R744.json' with { type: 'json' };
import R717 from '../data/R717.json' with { type: 'json' };
import R22 from '../data/R22.json' with { type: 'json' };
import R23 from '../data/R23.json' with { type: 'json' };
import R41 from '../data/R41.json' with { type: 'json' };
import R125 from '../data/R125.json' with { type: 'json' };
import R143a from '../data/R143a.json' with { type: 'json' };
import R152a from '../data/R152a.json' with { type: 'json' };
import R161 from '../data/R161.json' with { type: 'json' };
import R227ea from '../data/R227ea.json' with { type: 'json' };
import R236ea from '../data/R236ea.json' with { type: 'json' };
import R236fa from '../data/R236fa.json' with { type: 'json' };
import R245ca from '../data/R245ca.json' with { type: 'json' };
import R245fa from '../data/R245fa.json' with { type: 'json' };
import R365mfc from '../data/R365mfc.json' with { type: 'json' };
import R1123 from '../data/R1123.json' with { type: 'json' };
import R1130_E_ from '../data/R1130(E).json' with { type: 'json' };
import R1132_E_ from '../data/R1132(E).json' with { type: 'json' };
import R1132a from '../data/R1132a.json' with { type: 'json' };
import R1224yd_Z_ from '../data/R1224yd(Z).json' with { type: 'json' };
import R1233zd_E_ from '../data/R1233zd(E).json' with { type: 'json' };
import R1234ze_Z_ from '../data/R1234ze(Z).json' with { type: 'json' };
import R1243zf from '../data/R1243zf.json' with { type: 'json' };
import R1336mzz_E_ from '../data/R1336mzz(E).json' with { type: 'json' };
import R1336mzz_Z_ from '../data/R1336mzz(Z).json' with { type: 'json' };
import R1270 from '../data/R1270.json' with { type: 'json' };
import R170 from '../data/R170.json' with { type: 'json' };
import R600 from '../data/R600.json' with { type: 'json' };
import R601 from '../data/R601.json' with { type: 'json' };
import R601a from '../data/R601a.json' with { type: 'json' };
import R1150 from '../data/R1150.json' with { type: 'json' };
import R50 from '../data/R50.json' with { type: 'json' };
import RC270 from '../data/RC270.json' with { type: 'json' };
import Cyclopentane from '../data/Cyclopentane.json' with { type: 'json' };
import Neopentane from '../data/Neopentane.json' with { type: 'json' };
import RE170 from '../data/RE170.json' with { type: 'json' };
import R718 from '../data/R718.json' with { type: 'json' };
import R728 from '../data/R728.json' with { type: 'json' };
import R729 from '../data/R729.json' with { type: 'json' };
import R732 from '../data/R732.json' with { type: 'json' };
import R740 from '../data/R740.json' with { type: 'json' };
import R764 from '../data/R764.json' with { type: 'json' };
import R11 from '../data/R11.json' with { type: 'json' };
import R12 from '../data/R12.json' with { type: 'json' };
import R13 from '../data/R13.json' with { type: 'json' };
import R13I1 from '../data/R13I1.json' with { type: 'json' };
import R14 from '../data/R14.json' with { type: 'json' };
import R21 from '../data/R21.json' with { type: 'json' };
import R40 from '../data/R40.json' with { type: 'json' };
import R113 from '../data/R113.json' with { type: 'json' };
import R114 from '../data/R114.json' with { type: 'json' };
import R115 from '../data/R115.json' with { type: 'json' };
import R116 from '../data/R116.json' with { type: 'json' };
import R123 from '../data/R123.json' with { type: 'json' };
import R124 from '../data/R124.json' with { type: 'json' };
import R141b from '../data/R141b.json' with { type: 'json' };
import R142b from '../data/R142b.json' with { type: 'json' };
import R218 from '../data/R218.json' with { type: 'json' };
import RC318 from '../data/RC318.json' with { type: 'json' };
import SF6 from '../data/SF6.json' with { type: 'json' };
import Novec649 from '../data/Novec649.json' with { type: 'json' };
import HFE143m from '../data/HFE143m.json' with { type: 'json' };

export const FILES: readonly unknown[] = [
  R134a,
  R32,
  R1234yf,
  R1234ze_E_,
  R290,
  R600a,
  R744,
  R717,
  R22,
  R23,
  R41,
  R125,
  R143a,
  R152a,
  R161,
  R227ea,
  R236ea,
  R236fa,
  R245ca,
  R245fa,
  R365mfc,
  R1123,
  R1130_E_,
  R1132_E_,
  R1132a,
  R1224yd_Z_,
  R1233zd_E_,
  R1234ze_Z_,
  R1243zf,
  R1336mzz_E_,
  R1336mzz_Z_,
  R1270,
  R170,
  R600,
  R601,
  R601a,
  R1150,
  R50,
  RC270,
  Cyclopentane,
  Neopentane,
  RE170,
  R718,
  R728,
  R729,
  R732,
  R740,
  R764,
  R11,
  R12,
  R13,
  R13I1,
  R14,
  R21,
  R40,
  R113,
  R114,
  R115,
  R116,
  R123,
  R124,
  R141b,
  R142b,
  R218,
  RC318,
  SF6,
  Novec649,
  HFE143m,
];
