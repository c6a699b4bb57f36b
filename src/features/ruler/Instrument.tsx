/** The part of the page that is alive first: fluid, rule, superheat. It starts all the others. */
import { useEffect, useRef } from 'react';
import { changesBefore } from '../../kit/form/before-script.ts';
import { needIslandsOnceChanged } from '../../kit/island/need-islands.ts';
import { Facts } from './Facts.tsx';
import { Fluid } from './late-instrument.ts';
import { Measure } from './Measure.tsx';
import { asIsland, usePage } from './page-data.ts';
import type { RulerPage } from './page-data.ts';
import { Rule } from './Rule.tsx';
import { AnswerBar } from './Verdict.tsx';
import styles from './Instrument.module.css';

async function startPage(page: RulerPage, root: HTMLElement | null): Promise<void> {
  const { ruler, state, table, address } = page;
  const params = new URLSearchParams(location.search);
  const changeAgain = changesBefore(root);
  needIslandsOnceChanged(ruler.$shown);
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
    void startPage(page, root.current);
  }, [page]);
  return (
    <div ref={root} className={styles.instrument}>
      <div className={styles.fluid}>
        <Fluid source={page.source} />
      </div>
      <Rule />
      <Measure />
      <Facts />
      <AnswerBar />
    </div>
  );
});
