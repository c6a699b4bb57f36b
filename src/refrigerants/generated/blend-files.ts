/** Made by build/build.ts: the files of blends in data/, in the order of the fluid list. */
import R401A from '../data/R401A.json' with { type: 'json' };
import R401B from '../data/R401B.json' with { type: 'json' };
import R401C from '../data/R401C.json' with { type: 'json' };
import R402A from '../data/R402A.json' with { type: 'json' };
import R402B from '../data/R402B.json' with { type: 'json' };
import R403A from '../data/R403A.json' with { type: 'json' };
import R403B from '../data/R403B.json' with { type: 'json' };
import R404A from '../data/R404A.json' with { type: 'json' };
import R405A from '../data/R405A.json' with { type: 'json' };
import R406A from '../data/R406A.json' with { type: 'json' };
import R407A from '../data/R407A.json' with { type: 'json' };
import R407B from '../data/R407B.json' with { type: 'json' };
import R407C from '../data/R407C.json' with { type: 'json' };
import R407D from '../data/R407D.json' with { type: 'json' };
import R407E from '../data/R407E.json' with { type: 'json' };
import R407F from '../data/R407F.json' with { type: 'json' };
import R407G from '../data/R407G.json' with { type: 'json' };
import R407H from '../data/R407H.json' with { type: 'json' };
import R407I from '../data/R407I.json' with { type: 'json' };
import R408A from '../data/R408A.json' with { type: 'json' };
import R409A from '../data/R409A.json' with { type: 'json' };
import R409B from '../data/R409B.json' with { type: 'json' };
import R410A from '../data/R410A.json' with { type: 'json' };
import R410B from '../data/R410B.json' with { type: 'json' };
import R411A from '../data/R411A.json' with { type: 'json' };
import R411B from '../data/R411B.json' with { type: 'json' };
import R412A from '../data/R412A.json' with { type: 'json' };
import R413A from '../data/R413A.json' with { type: 'json' };
import R414A from '../data/R414A.json' with { type: 'json' };
import R414B from '../data/R414B.json' with { type: 'json' };
import R415A from '../data/R415A.json' with { type: 'json' };
import R415B from '../data/R415B.json' with { type: 'json' };
import R416A from '../data/R416A.json' with { type: 'json' };
import R417A from '../data/R417A.json' with { type: 'json' };
import R417B from '../data/R417B.json' with { type: 'json' };
import R417C from '../data/R417C.json' with { type: 'json' };
import R418A from '../data/R418A.json' with { type: 'json' };
import R419A from '../data/R419A.json' with { type: 'json' };
import R419B from '../data/R419B.json' with { type: 'json' };
import R420A from '../data/R420A.json' with { type: 'json' };
import R421A from '../data/R421A.json' with { type: 'json' };
import R421B from '../data/R421B.json' with { type: 'json' };
import R422A from '../data/R422A.json' with { type: 'json' };
import R422B from '../data/R422B.json' with { type: 'json' };
import R422C from '../data/R422C.json' with { type: 'json' };
import R422D from '../data/R422D.json' with { type: 'json' };
import R422E from '../data/R422E.json' with { type: 'json' };
import R423A from '../data/R423A.json' with { type: 'json' };
import R424A from '../data/R424A.json' with { type: 'json' };
import R425A from '../data/R425A.json' with { type: 'json' };
import R426A from '../data/R426A.json' with { type: 'json' };
import R427A from '../data/R427A.json' with { type: 'json' };
import R427C from '../data/R427C.json' with { type: 'json' };
import R428A from '../data/R428A.json' with { type: 'json' };
import R429A from '../data/R429A.json' with { type: 'json' };
import R430A from '../data/R430A.json' with { type: 'json' };
import R431A from '../data/R431A.json' with { type: 'json' };
import R432A from '../data/R432A.json' with { type: 'json' };
import R433A from '../data/R433A.json' with { type: 'json' };
import R433B from '../data/R433B.json' with { type: 'json' };
import R433C from '../data/R433C.json' with { type: 'json' };
import R434A from '../data/R434A.json' with { type: 'json' };
import R435A from '../data/R435A.json' with { type: 'json' };
import R436A from '../data/R436A.json' with { type: 'json' };
import R436B from '../data/R436B.json' with { type: 'json' };
import R436C from '../data/R436C.json' with { type: 'json' };
import R437A from '../data/R437A.json' with { type: 'json' };
import R438A from '../data/R438A.json' with { type: 'json' };
import R439A from '../data/R439A.json' with { type: 'json' };
import R440A from '../data/R440A.json' with { type: 'json' };
import R441A from '../data/R441A.json' with { type: 'json' };
import R442A from '../data/R442A.json' with { type: 'json' };
import R443A from '../data/R443A.json' with { type: 'json' };
import R444A from '../data/R444A.json' with { type: 'json' };
import R444B from '../data/R444B.json' with { type: 'json' };
import R445A from '../data/R445A.json' with { type: 'json' };
import R446A from '../data/R446A.json' with { type: 'json' };
import R447A from '../data/R447A.json' with { type: 'json' };
import R447B from '../data/R447B.json' with { type: 'json' };
import R448A from '../data/R448A.json' with { type: 'json' };
import R448B from '../data/R448B.json' with { type: 'json' };
import R449A from '../data/R449A.json' with { type: 'json' };
import R449B from '../data/R449B.json' with { type: 'json' };
import R449C from '../data/R449C.json' with { type: 'json' };
import R450A from '../data/R450A.json' with { type: 'json' };
import R451A from '../data/R451A.json' with { type: 'json' };
import R451B from '../data/R451B.json' with { type: 'json' };
import R452A from '../data/R452A.json' with { type: 'json' };
import R452B from '../data/R452B.json' with { type: 'json' };
import R452C from '../data/R452C.json' with { type: 'json' };
import R453A from '../data/R453A.json' with { type: 'json' };
import R454A from '../data/R454A.json' with { type: 'json' };
import R454B from '../data/R454B.json' with { type: 'json' };
import R454C from '../data/R454C.json' with { type: 'json' };
import R455A from '../data/R455A.json' with { type: 'json' };
import R456A from '../data/R456A.json' with { type: 'json' };
import R457A from '../data/R457A.json' with { type: 'json' };
import R457B from '../data/R457B.json' with { type: 'json' };
import R457C from '../data/R457C.json' with { type: 'json' };
import R458A from '../data/R458A.json' with { type: 'json' };
import R459A from '../data/R459A.json' with { type: 'json' };
import R459B from '../data/R459B.json' with { type: 'json' };
import R460A from '../data/R460A.json' with { type: 'json' };
import R460B from '../data/R460B.json' with { type: 'json' };
import R460C from '../data/R460C.json' with { type: 'json' };
import R461A from '../data/R461A.json' with { type: 'json' };
import R462A from '../data/R462A.json' with { type: 'json' };
import R463A from '../data/R463A.json' with { type: 'json' };
import R464A from '../data/R464A.json' with { type: 'json' };
import R465A from '../data/R465A.json' with { type: 'json' };
import R466A from '../data/R466A.json' with { type: 'json' };
import R467A from '../data/R467A.json' with { type: 'json' };
import R468A from '../data/R468A.json' with { type: 'json' };
import R468B from '../data/R468B.json' with { type: 'json' };
import R468C from '../data/R468C.json' with { type: 'json' };
import R469A from '../data/R469A.json' with { type: 'json' };
import R470A from '../data/R470A.json' with { type: 'json' };
import R470B from '../data/R470B.json' with { type: 'json' };
import R471A from '../data/R471A.json' with { type: 'json' };
import R472A from '../data/R472A.json' with { type: 'json' };
import R472B from '../data/R472B.json' with { type: 'json' };
import R473A from '../data/R473A.json' with { type: 'json' };
import R474A from '../data/R474A.json' with { type: 'json' };
import R475A from '../data/R475A.json' with { type: 'json' };
import R476A from '../data/R476A.json' with { type: 'json' };
import R480A from '../data/R480A.json' with { type: 'json' };
import R482A from '../data/R482A.json' with { type: 'json' };
import R500 from '../data/R500.json' with { type: 'json' };
import R501 from '../data/R501.json' with { type: 'json' };
import R502 from '../data/R502.json' with { type: 'json' };
import R503 from '../data/R503.json' with { type: 'json' };
import R504 from '../data/R504.json' with { type: 'json' };
import R507A from '../data/R507A.json' with { type: 'json' };
import R508A from '../data/R508A.json' with { type: 'json' };
import R508B from '../data/R508B.json' with { type: 'json' };
import R509A from '../data/R509A.json' with { type: 'json' };
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
  R401A,
  R401B,
  R401C,
  R402A,
  R402B,
  R403A,
  R403B,
  R404A,
  R405A,
  R406A,
  R407A,
  R407B,
  R407C,
  R407D,
  R407E,
  R407F,
  R407G,
  R407H,
  R407I,
  R408A,
  R409A,
  R409B,
  R410A,
  R410B,
  R411A,
  R411B,
  R412A,
  R413A,
  R414A,
  R414B,
  R415A,
  R415B,
  R416A,
  R417A,
  R417B,
  R417C,
  R418A,
  R419A,
  R419B,
  R420A,
  R421A,
  R421B,
  R422A,
  R422B,
  R422C,
  R422D,
  R422E,
  R423A,
  R424A,
  R425A,
  R426A,
  R427A,
  R427C,
  R428A,
  R429A,
  R430A,
  R431A,
  R432A,
  R433A,
  R433B,
  R433C,
  R434A,
  R435A,
  R436A,
  R436B,
  R436C,
  R437A,
  R438A,
  R439A,
  R440A,
  R441A,
  R442A,
  R443A,
  R444A,
  R444B,
  R445A,
  R446A,
  R447A,
  R447B,
  R448A,
  R448B,
  R449A,
  R449B,
  R449C,
  R450A,
  R451A,
  R451B,
  R452A,
  R452B,
  R452C,
  R453A,
  R454A,
  R454B,
  R454C,
  R455A,
  R456A,
  R457A,
  R457B,
  R457C,
  R458A,
  R459A,
  R459B,
  R460A,
  R460B,
  R460C,
  R461A,
  R462A,
  R463A,
  R464A,
  R465A,
  R466A,
  R467A,
  R468A,
  R468B,
  R468C,
  R469A,
  R470A,
  R470B,
  R471A,
  R472A,
  R472B,
  R473A,
  R474A,
  R475A,
  R476A,
  R480A,
  R482A,
  R500,
  R501,
  R502,
  R503,
  R504,
  R507A,
  R508A,
  R508B,
  R509A,
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
