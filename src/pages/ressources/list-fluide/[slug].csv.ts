import type { APIRoute } from 'astro';
import { fluidSlugs, tableFile } from '../../../features/refrigerants/build.ts';
import type { RefrigerantRecord } from '../../../refrigerants/records.ts';

/** Of every refrigerant the engine computes. */
export const getStaticPaths = () =>
  fluidSlugs
    .filter(({ record }) => record.isSimulable)
    .map(({ record, slug }) => ({ params: { slug }, props: { record } }));

/** The saturation table of a refrigerant, the same in every language. */
export const GET: APIRoute<{ record: RefrigerantRecord }> = ({ props }) =>
  new Response(tableFile(props.record), { headers: { 'content-type': 'text/csv; charset=utf-8' } });
