import type { APIRoute } from 'astro';
import { sheetCsv } from '../../../circuit/fluid-sheet/index.ts';
import type { RefrigerantRecord } from '../../../refrigerants/records.ts';
import { fluidSlugs, listedFluid } from '../../_fluid-pages.ts';

/** Of every refrigerant the engine computes. */
export const getStaticPaths = () =>
  fluidSlugs
    .filter(({ record }) => record.isSimulable)
    .map(({ record, slug }) => ({ params: { slug }, props: { record } }));

/** The saturation table of a refrigerant, the same in every language. */
export const GET: APIRoute<{ record: RefrigerantRecord }> = ({ props }) => {
  const { sheet } = listedFluid(props.record);
  if (sheet === undefined) throw new Error(`${props.record.name} has no figures`);
  return new Response(sheetCsv(sheet), { headers: { 'content-type': 'text/csv; charset=utf-8' } });
};
