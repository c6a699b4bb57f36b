/** The reader's simulation as a workbook: its tables, and the tables and the cycle of its fluid with formulas. Fetched when asked for. */
import type { Translator } from '../../../i18n/keys.ts';
import { $mixes } from '../../../kit/fluids/mixes.ts';
import { fluidTitle } from '../../../kit/fluids/title.ts';
import { $settings } from '../../../kit/storage/settings.ts';
import type { CsvTable } from '../../../quantities/csv.ts';
import { askWorker } from '../../../runtime/circuit-bridge.ts';
import type { SimulationResult } from '../../../simulation/types.ts';
import { fluidWorkbook, gridUnit, XLSX } from '../../../workbook/index.ts';
import type { OwnCycle } from '../../../workbook/index.ts';

/** The cycle of the study where the sheet can run it: one stage, condensing; else the sheet has its own example. */
function cycleOfStudy({ input, performance, extra, architecture }: SimulationResult): OwnCycle | undefined {
  const { t_dew_evp: evaporating, t_dew_cdr: condensing } = extra;
  if (architecture !== undefined || condensing === null) return undefined;
  return {
    ...{ evaporating, condensing, superheat: input.t_sf, lineSuperheat: input.t_sft },
    ...{ subcooling: input.t_sr, lineSubcooling: input.t_srt },
    ...{ isentropic: input.rend_is, volumetric: input.rend_v, cooling: performance.power_cold },
  };
}

/** @throws {Error} where nothing could be computed */
export async function studyWorkbook(
  result: SimulationResult,
  tables: readonly CsvTable[],
  { locale }: Translator,
): Promise<Blob> {
  const preferences = $settings.get();
  const { fluid } = result.input;
  const outcome = await askWorker('fluidTables', [fluid, gridUnit(preferences)]);
  if (!outcome.ok) throw new Error(outcome.problem.code);
  const cycle = cycleOfStudy(result);
  const bytes = fluidWorkbook({
    ...{ locale, preferences, ...outcome.result, tables, ...(cycle && { cycle }) },
    name: fluidTitle(fluid, $mixes.get(), locale),
    origin: { site: 'AppFroid', address: location.href, made: new Date(), quality: [] },
  });
  return new Blob([bytes], { type: XLSX });
}
