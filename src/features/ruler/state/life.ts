/** The life of the ruler's page: its link, how it opens with what was typed before its script came, how it goes back to that. */
import { textAt } from '../../../kit/form/fields.ts';
import { searchOfPage } from '../../../kit/form/long-link.ts';
import { createRulerAddress } from './address.ts';
import type { Ruler } from './ruler.ts';
import type { StateStore } from './state.ts';
import type { TableStore } from './table.ts';

export function rulerPage(ruler: Ruler, state: StateStore, table: TableStore) {
  const { form } = ruler;
  const address = createRulerAddress(ruler, state, table);
  /** What the page was served with: a form that is no longer this one has changed. */
  const served = form.$content.get();
  return {
    address,
    served,
    /** @param doAgain what was typed and chosen while the script was on its way: it came after the link */
    async start(doAgain: () => void): Promise<void> {
      const params = new URLSearchParams(searchOfPage());
      const isRuling = ruler.start(params);
      const before = form.$content.get();
      doAgain();
      const isChanged = form.$content.get() !== before;
      // The units and the fluid of the link stand from here on.
      await Promise.all([isRuling, state.start(params), table.start(params)]);
      address.follow();
      if (isChanged) address.keep();
    },
    /** Back to how the page opens, in the air the gauge stands in; returns how to undo that. */
    reset(): () => void {
      const before = form.$content.get();
      const remember = [state.forget(), table.forget()];
      form.restore({ ...served, texts: { ...served.texts, altitude: textAt(before.texts, 'altitude') } });
      address.clear();
      return () => {
        for (const again of remember) again();
        form.restore(before);
      };
    },
  };
}
