import type { APIRoute } from 'astro';
import { sheetJson } from '../../../circuit/fluid-sheet/index.ts';
import type { RefrigerantRecord } from '../../../refrigerants/records.ts';
import { fluidSlugs, listedFluid } from '../../_fluid-pages.ts';
import { resourceDate } from '../../_resources.ts';

/** Of every refrigerant; one the engine does not compute has an empty table. */
export const getStaticPaths = () => fluidSlugs.map(({ record, slug }) => ({ params: { slug }, props: { record } }));

/** What is known and computed of a refrigerant, the same in every language. */
export const GET: APIRoute<{ record: RefrigerantRecord }> = async ({ props }) => {
  const { record, sheet } = listedFluid(props.record);
  const text = sheetJson(record, sheet, await resourceDate('list-fluide'));
  return new Response(text, { headers: { 'content-type': 'application/json; charset=utf-8' } });
};
