/** Made by build/build.ts: every file of data/, in the order of the fluid list. */
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
import R401A from '../data/R401A.json' with { type: 'json' };
import R402A from '../data/R402A.json' with { type: 'json' };
import R404A from '../data/R404A.json' with { type: 'json' };
import R407A from '../data/R407A.json' with { type: 'json' };
import R407C from '../data/R407C.json' with { type: 'json' };
import R407F from '../data/R407F.json' with { type: 'json' };
import R407H from '../data/R407H.json' with { type: 'json' };
import R408A from '../data/R408A.json' with { type: 'json' };
import R409A from '../data/R409A.json' with { type: 'json' };
import R410A from '../data/R410A.json' with { type: 'json' };
import R413A from '../data/R413A.json' with { type: 'json' };
import R417A from '../data/R417A.json' with { type: 'json' };
import R422A from '../data/R422A.json' with { type: 'json' };
import R422D from '../data/R422D.json' with { type: 'json' };
import R424A from '../data/R424A.json' with { type: 'json' };
import R427A from '../data/R427A.json' with { type: 'json' };
import R434A from '../data/R434A.json' with { type: 'json' };
import R437A from '../data/R437A.json' with { type: 'json' };
import R438A from '../data/R438A.json' with { type: 'json' };
import R442A from '../data/R442A.json' with { type: 'json' };
import R444A from '../data/R444A.json' with { type: 'json' };
import R444B from '../data/R444B.json' with { type: 'json' };
import R445A from '../data/R445A.json' with { type: 'json' };
import R447A from '../data/R447A.json' with { type: 'json' };
import R448A from '../data/R448A.json' with { type: 'json' };
import R449A from '../data/R449A.json' with { type: 'json' };
import R450A from '../data/R450A.json' with { type: 'json' };
import R452A from '../data/R452A.json' with { type: 'json' };
import R452B from '../data/R452B.json' with { type: 'json' };
import R453A from '../data/R453A.json' with { type: 'json' };
import R454A from '../data/R454A.json' with { type: 'json' };
import R454B from '../data/R454B.json' with { type: 'json' };
import R454C from '../data/R454C.json' with { type: 'json' };
import R455A from '../data/R455A.json' with { type: 'json' };
import R456A from '../data/R456A.json' with { type: 'json' };
import R457A from '../data/R457A.json' with { type: 'json' };
import R458A from '../data/R458A.json' with { type: 'json' };
import R459A from '../data/R459A.json' with { type: 'json' };
import R460A from '../data/R460A.json' with { type: 'json' };
import R463A from '../data/R463A.json' with { type: 'json' };
import R465A from '../data/R465A.json' with { type: 'json' };
import R466A from '../data/R466A.json' with { type: 'json' };
import R469A from '../data/R469A.json' with { type: 'json' };
import R470A from '../data/R470A.json' with { type: 'json' };
import R470B from '../data/R470B.json' with { type: 'json' };
import R471A from '../data/R471A.json' with { type: 'json' };
import R472A from '../data/R472A.json' with { type: 'json' };
import R473A from '../data/R473A.json' with { type: 'json' };
import R474A from '../data/R474A.json' with { type: 'json' };
import R475A from '../data/R475A.json' with { type: 'json' };
import R476A from '../data/R476A.json' with { type: 'json' };
import R500 from '../data/R500.json' with { type: 'json' };
import R502 from '../data/R502.json' with { type: 'json' };
import R503 from '../data/R503.json' with { type: 'json' };
import R507A from '../data/R507A.json' with { type: 'json' };
import R508A from '../data/R508A.json' with { type: 'json' };
import R508B from '../data/R508B.json' with { type: 'json' };
import R510A from '../data/R510A.json' with { type: 'json' };
import R511A from '../data/R511A.json' with { type: 'json' };
import R512A from '../data/R512A.json' with { type: 'json' };
import R513A from '../data/R513A.json' with { type: 'json' };
import R513B from '../data/R513B.json' with { type: 'json' };
import R514A from '../data/R514A.json' with { type: 'json' };
import R515A from '../data/R515A.json' with { type: 'json' };
import R515B from '../data/R515B.json' with { type: 'json' };
import R516A from '../data/R516A.json' with { type: 'json' };

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
  R401A,
  R402A,
  R404A,
  R407A,
  R407C,
  R407F,
  R407H,
  R408A,
  R409A,
  R410A,
  R413A,
  R417A,
  R422A,
  R422D,
  R424A,
  R427A,
  R434A,
  R437A,
  R438A,
  R442A,
  R444A,
  R444B,
  R445A,
  R447A,
  R448A,
  R449A,
  R450A,
  R452A,
  R452B,
  R453A,
  R454A,
  R454B,
  R454C,
  R455A,
  R456A,
  R457A,
  R458A,
  R459A,
  R460A,
  R463A,
  R465A,
  R466A,
  R469A,
  R470A,
  R470B,
  R471A,
  R472A,
  R473A,
  R474A,
  R475A,
  R476A,
  R500,
  R502,
  R503,
  R507A,
  R508A,
  R508B,
  R510A,
  R511A,
  R512A,
  R513A,
  R513B,
  R514A,
  R515A,
  R515B,
  R516A,
];
