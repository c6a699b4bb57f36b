/** The ruler on paper. */
import { needIslands } from '../need-islands.ts';

/** A drawing nobody has looked at yet is not there to be printed; longer than this it is not waited for, ms. */
const PATIENCE = 4000;
const LOOK_AGAIN = 50;

/** Prints the page once nothing of it says any more that it is still to be drawn (`data-undrawn`). */
export async function printOnceDrawn(): Promise<void> {
  needIslands();
  const end = Date.now() + PATIENCE;
  while (document.querySelector('[data-undrawn]') && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
  print();
}
