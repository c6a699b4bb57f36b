/** The part of the page that is alive first: fluid, rule, superheat. It starts all the others. */
import { useEffect, useRef } from 'react';
import { changedControls } from '../../kit/form/before-script.ts';
import type { ChangedControl } from '../../kit/form/before-script.ts';
import { SIDES } from './state/fields.ts';
import { needIslandsOnceChanged } from '../../kit/island/need-islands.ts';
import { Facts } from './Facts.tsx';
import { Fluid } from './late-instrument.ts';
import { Measure } from './Measure.tsx';
import { asIsland, usePage } from './page-data.ts';
import type { RulerPage } from './page-data.ts';
import { Rule } from './Rule.tsx';
import { AnswerBar } from './Verdict.tsx';
import styles from './Instrument.module.css';

/** What was typed while the script was on its way: in the units of the page as served; the reader's own follow. */
function takeTyped({ ruler }: RulerPage, changed: readonly ChangedControl[]): void {
  for (const { control, value } of changed) {
    const side = SIDES.find((name) => name === control.name);
    if (side) ruler.form.takeTyped({ side, lead: value });
    else if (control.name === 'measured') ruler.form.takeTyped({ measured: value });
  }
}

async function startPage(page: RulerPage, root: HTMLElement | null): Promise<void> {
  const { ruler, state, table, address } = page;
  const params = new URLSearchParams(location.search);
  const typedBefore = changedControls(root, 'input[name]');
  needIslandsOnceChanged(ruler.$shown);
  const isRuling = ruler.start(params);
  // Over what the link asks for: it came later.
  takeTyped(page, typedBefore);
  // The units and the fluid of the link stand from here on.
  await Promise.all([isRuling, state.start(params), table.start(params)]);
  address.follow();
  if (typedBefore.length > 0) address.keep();
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
