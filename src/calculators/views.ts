/** The picture of each calculator: the View.tsx found in its folder, fetched when it is shown. */
import type { CalculatorId } from './index.ts';
import type { View } from './view-props.ts';

const files = import.meta.glob<{ default: View }>('./*/View.tsx');

/** How to fetch a picture. @throws {TypeError} for a calculator that has none: the site does not build without */
export function viewOf(id: CalculatorId): () => Promise<{ default: View }> {
  const fetchView = files[`./${id}/View.tsx`];
  if (fetchView === undefined) throw new TypeError(`${id} has no View.tsx`);
  return fetchView;
}
