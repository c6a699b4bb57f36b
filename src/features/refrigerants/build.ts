/** What the pages and files of refrigerants are made of: computed once for a fluid, whatever the languages. */
import {
  chargeThresholds,
  fluidSheet,
  saturationSeries,
  everySheetCsv,
  sheetCsv,
  sheetJson,
  TABLE_STEP,
} from '../../circuit/fluid-sheet/index.ts';
import { sampleCurves } from '../../charts/ph/curves.ts';
import { createEmbeddedEngine } from '../../engine/embedded.ts';
import { STATE_FIELDS, STATE_STRIDE } from '../../engine/index.ts';
import type { Fluid } from '../../engine/types.ts';
import { dryIce } from '../../field/index.ts';
import type { DryIceAnswers } from '../../field/index.ts';
import { RECORDS } from '../../refrigerants/records.ts';
import type { RefrigerantRecord } from '../../refrigerants/records.ts';
import { slugFromName } from '../../refrigerants/slug.ts';
import { lawSheetOfFluid } from '../../regulation/index.ts';
import type { DryIceFigures, FluidPageData, ListedFluid } from './page-data.ts';

const engine = createEmbeddedEngine();
const listed = new Map<string, ListedFluid>();
const pages = new Map<string, Promise<FluidPageData>>();

/** A refrigerant as the list shows it. @throws {EngineError} when a fluid said to be computed has no answer */
export function listedFluid(record: RefrigerantRecord): ListedFluid {
  const known = listed.get(record.name);
  if (known) return known;
  const sheet = record.isSimulable ? fluidSheet(record.name, engine) : undefined;
  const fluid: ListedFluid = {
    record,
    slug: slugFromName(record.name),
    sheet,
    law: lawSheetOfFluid(record.name),
    series: sheet && saturationSeries(engine.fluid(record.name), (sheet.saturation[0]?.t ?? 0) - TABLE_STEP),
  };
  listed.set(record.name, fluid);
  return fluid;
}

const curvesOf = (fluid: Fluid) =>
  sampleCurves(fluid, (jobs) =>
    Promise.resolve(
      jobs.map(({ pair, xs, ys, fields }) => {
        const rows = fluid.states(pair, xs, ys);
        return fields.map((field) =>
          Float64Array.from(xs, (_, index) => rows[index * STATE_STRIDE + STATE_FIELDS.indexOf(field)] ?? Number.NaN),
        );
      }),
    ),
  );

/** @throws {Error} where the door refuses: the site must not be built then */
function dryIceAnswer<N extends keyof DryIceAnswers>(ask: N, request: object): DryIceAnswers[N] {
  const answer = dryIce({ ask, ...request }, engine);
  if (!answer.ok) throw new Error(`no dry ice: ${answer.problem.code}`);
  return answer.result as DryIceAnswers[N];
}

/** °C from the triple point down; bar of liquid and vapour that a receiver or a low side holds. */
const LINE = [-60, -70, -78.464, -80, -90, -100, -110, -120, -130];
const STARTS = [
  ['liquid', 20],
  ['liquid', 30],
  ['liquid', 57.3],
  ['vapour', 20],
  ['vapour', 35],
  ['vapour', 50],
  ['vapour', 60],
] as const;
const VESSEL = { t: -20, volume: 100, charge: 60 };

const dryIceFigures = (): DryIceFigures => ({
  line: LINE.map((t) => dryIceAnswer('line', { t })),
  expansions: STARTS.map(([from, p]) => ({ from, ...dryIceAnswer('expand', { from, p }) })),
  vessel: {
    ...VESSEL,
    ...dryIceAnswer('vessel', { t: VESSEL.t, volume_l: VESSEL.volume, charge_kg: VESSEL.charge }),
  },
});

async function made(record: RefrigerantRecord): Promise<FluidPageData> {
  return {
    ...listedFluid(record),
    thresholds: chargeThresholds(record),
    curves: record.isSimulable ? await curvesOf(engine.fluid(record.name)) : undefined,
    dryIce: record.name === 'R744' ? dryIceFigures() : undefined,
  };
}

/** Everything a refrigerant's page shows. */
export function fluidPage(record: RefrigerantRecord): Promise<FluidPageData> {
  const known = pages.get(record.name) ?? made(record);
  pages.set(record.name, known);
  return known;
}

/** Every refrigerant, in the order of the fluid list. */
export const listedFluids = (): readonly ListedFluid[] => RECORDS.map(listedFluid);

/** The refrigerants with the last step of their address, for routes. */
export const fluidSlugs = RECORDS.map((record) => ({ record, slug: slugFromName(record.name) }));

/** The saturation table of a refrigerant as a file. @throws {Error} for one the engine does not compute */
export function tableFile(record: RefrigerantRecord): string {
  const { sheet } = listedFluid(record);
  if (sheet === undefined) throw new Error(`${record.name} has no figures`);
  return sheetCsv(sheet);
}

/** The saturation tables of all of them as one file. */
export const everyTableFile = (): string => everySheetCsv(RECORDS.flatMap((record) => listedFluid(record).sheet ?? []));

/** What is known and computed of a refrigerant as a file; one the engine does not compute has an empty table. */
export function recordFile(listed: RefrigerantRecord, updated: string): string {
  const { record, sheet } = listedFluid(listed);
  return sheetJson(record, sheet, updated);
}
