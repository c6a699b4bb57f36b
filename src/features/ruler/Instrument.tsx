/** The part of the page that is alive first: fluid, rule, superheat. It starts all the others. */
import { useEffect, useRef } from 'react';
import { changesBefore } from '../../kit/form/before-script.ts';
import { onceLong } from '../../kit/form/short-link/open.ts';
import { needIslandsOnceChanged } from '../../kit/island/need-islands.ts';
import { Facts } from './Facts.tsx';
import { Fluid } from './lazy.ts';
import { Measure } from './Measure.tsx';
import { asIsland, usePage } from './island.ts';
import { Rule } from './Rule.tsx';
import { AnswerBar } from './Verdict.tsx';
import styles from './Instrument.module.css';

export const Instrument = asIsland(function RulerInstrument() {
  const page = usePage();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const changeAgain = changesBefore(root.current);
    const stop = needIslandsOnceChanged(page.ruler.$shown);
    onceLong(() => void page.start(changeAgain));
    return stop;
  }, [page]);
  return (
    <div ref={root} className={styles.instrument}>
      <div className={styles.fluid}>
        <Fluid />
      </div>
      <Rule />
      <Measure />
      <Facts />
      <AnswerBar />
    </div>
  );
});
