import type { Refrigerant } from '../../types.ts';
import { R401A } from './R401A.ts';
import { R402A } from './R402A.ts';
import { R404A } from './R404A.ts';
import { R407A } from './R407A.ts';
import { R407C } from './R407C.ts';
import { R407F } from './R407F.ts';
import { R407H } from './R407H.ts';
import { R408A } from './R408A.ts';
import { R409A } from './R409A.ts';
import { R410A } from './R410A.ts';
import { R413A } from './R413A.ts';
import { R417A } from './R417A.ts';
import { R422A } from './R422A.ts';
import { R422D } from './R422D.ts';
import { R424A } from './R424A.ts';
import { R427A } from './R427A.ts';
import { R434A } from './R434A.ts';
import { R437A } from './R437A.ts';
import { R438A } from './R438A.ts';
import { R442A } from './R442A.ts';
import { R448A } from './R448A.ts';
import { R449A } from './R449A.ts';
import { R450A } from './R450A.ts';
import { R452A } from './R452A.ts';
import { R452B } from './R452B.ts';
import { R453A } from './R453A.ts';
import { R454A } from './R454A.ts';
import { R454B } from './R454B.ts';
import { R454C } from './R454C.ts';
import { R455A } from './R455A.ts';
import { R456A } from './R456A.ts';
import { R458A } from './R458A.ts';
import { R459A } from './R459A.ts';
import { R463A } from './R463A.ts';
import { R465A } from './R465A.ts';
import { R466A } from './R466A.ts';
import { R469A } from './R469A.ts';
import { R470A } from './R470A.ts';
import { R470B } from './R470B.ts';
import { R471A } from './R471A.ts';
import { R472A } from './R472A.ts';
import { R473A } from './R473A.ts';
import { R474A } from './R474A.ts';
import { R475A } from './R475A.ts';
import { R476A } from './R476A.ts';
import { R500 } from './R500.ts';
import { R502 } from './R502.ts';
import { R503 } from './R503.ts';
import { R507A } from './R507A.ts';
import { R508A } from './R508A.ts';
import { R508B } from './R508B.ts';
import { R510A } from './R510A.ts';
import { R511A } from './R511A.ts';
import { R512A } from './R512A.ts';
import { R513A } from './R513A.ts';
import { R513B } from './R513B.ts';
import { R514A } from './R514A.ts';
import { R515A } from './R515A.ts';
import { R515B } from './R515B.ts';
import { R516A } from './R516A.ts';

/** Facts of every blend, by number. */
export const BLEND_FACTS: readonly Refrigerant[] = [
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
  R458A,
  R459A,
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
