/** The ruler on paper. */
import { needIslands } from '../../kit/island/need-islands.ts';

/** A drawing nobody has looked at yet is not there to be printed; longer than this it is not waited for, ms. */
const PATIENCE = 4000;
const LOOK_AGAIN = 50;

/** A part that has not woken, or says that it is still to be drawn. */
const UNDRAWN = 'astro-island[ssr], [data-undrawn]';

/** Prints the page once nothing of it is still to be drawn. */
export async function printOnceDrawn(): Promise<void> {
  needIslands();
  const end = Date.now() + PATIENCE;
  while (document.querySelector(UNDRAWN) && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
  print();
}
