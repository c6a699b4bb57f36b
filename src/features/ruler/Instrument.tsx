/** The part of the page that is alive first: fluid, rule, superheat. It starts all the others. */
import { useEffect, useRef } from 'react';
import { changesBefore } from '../../kit/form/before-script.ts';
import { searchOfPage } from '../../kit/form/long-link.ts';
import { onceLong } from '../../kit/form/short-link/open.ts';
import { needIslandsOnceChanged } from '../../kit/island/need-islands.ts';
import { Facts } from './Facts.tsx';
import { Fluid } from './lazy.ts';
import { Measure } from './Measure.tsx';
import { asIsland, usePage } from './island.ts';
import type { RulerPage } from './island.ts';
import { Rule } from './Rule.tsx';
import { AnswerBar } from './Verdict.tsx';
import styles from './Instrument.module.css';

async function startPage(page: RulerPage, changeAgain: () => void): Promise<void> {
  const { ruler, state, table, address } = page;
  const params = new URLSearchParams(searchOfPage());
  const isRuling = ruler.start(params);
  // Over what the link asks for: it came later.
  const before = ruler.form.$content.get();
  changeAgain();
  const isChanged = ruler.form.$content.get() !== before;
  // The units and the fluid of the link stand from here on.
  await Promise.all([isRuling, state.start(params), table.start(params)]);
  address.follow();
  if (isChanged) address.keep();
}

export const Instrument = asIsland(function RulerInstrument() {
  const page = usePage();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const changeAgain = changesBefore(root.current);
    const stop = needIslandsOnceChanged(page.ruler.$shown);
    onceLong(() => void startPage(page, changeAgain));
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
