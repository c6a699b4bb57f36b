import type { APIRoute } from 'astro';
import { fluidSlugs, recordFile } from '../../../features/refrigerants/build.ts';
import { resourceDate } from '../../../features/resources/build/resources.ts';
import type { RefrigerantRecord } from '../../../refrigerants/records.ts';

/** Of every refrigerant; one the engine does not compute has an empty table. */
export const getStaticPaths = () => fluidSlugs.map(({ record, slug }) => ({ params: { slug }, props: { record } }));

/** What is known and computed of a refrigerant, the same in every language. */
export const GET: APIRoute<{ record: RefrigerantRecord }> = async ({ props }) =>
  new Response(recordFile(props.record, await resourceDate('list-fluide')), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
