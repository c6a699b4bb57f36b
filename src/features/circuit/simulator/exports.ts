/** The simulation as files. */
import { dateLanguage } from '../../../language/index.ts';
import type { Translator } from '../../../i18n/keys.ts';
import { jsonFromResults } from '../../../simulation/export.ts';
import { isReference } from '../../../refrigerants/resolve.ts';
import { $mixes } from '../../../kit/fluids/mixes.ts';
import { pngFromSvg, standaloneSvg } from '../../../charts/plot/standalone.ts';
import type { ChartCaption } from '../../../charts/plot/standalone.ts';
import { inFileName, saveCsv, saveFile } from '../../../kit/files/save.ts';
import { packedFromParams } from '../../../kit/form/short-link/pack.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import { compositionText, fluidTitle, partsOfReference } from '../../../kit/fluids/title.ts';
import { csvText } from '../../../kit/table/csv.ts';
import { textsOf, withUnits } from '../../../kit/table/table.ts';
import { simulatedOf, simulationTables } from './figure-tables.ts';
import { inputsLine } from './words.ts';
import type { Simulation } from './state/simulation.ts';

type Simulated = ReturnType<typeof simulatedOf>;
export type ExportKind = 'csv' | 'xlsx' | 'json' | 'svg' | 'png';

function caption(title: string, simulated: Simulated, t: Translator, format: Formatter): ChartCaption {
  const [, first] = simulated[0] ?? [];
  const fluid = first?.input.fluid ?? '';
  const parts = isReference(fluid) ? partsOfReference(fluid) : undefined;
  const isPure = first?.extra.quality === 'reference';
  const date = new Intl.DateTimeFormat(dateLanguage(t.locale), { dateStyle: 'long' }).format(new Date());
  return {
    title: `${title}, ${fluidTitle(fluid, $mixes.get(), t.locale)}`,
    lines: [
      ...(parts ? [compositionText(parts, t.locale)] : []),
      ...simulated.map(([regime, result]) =>
        inputsLine(simulated.length > 1 ? t(`simulator.regimes.${regime}Long`) : '', result, t, format),
      ),
    ],
    source: `${t(isPure ? 'simulator.exported.source' : 'simulator.exported.sourceBlend')}, ${date}`,
  };
}

/** A diagram of the page: its name there, and its title. */
export interface ExportedChart {
  readonly name: 'ph' | 'ts';
  readonly title: string;
}

/** The diagram as it stands on the page. @throws {Error} when it is not on the page */
function chart(name: ExportedChart['name']): SVGSVGElement {
  const found = document.querySelector<SVGSVGElement>(`[data-chart="${name}"]`);
  if (!found) throw new Error('no diagram');
  return found;
}

/** The picture with the study it is of: the page of projects takes it back. */
const withStudy = (svg: string, { address }: Simulation): string =>
  svg.replace(
    '<svg ',
    `<svg data-study="${packedFromParams(new URLSearchParams(new URL(address.briefly()).search))}" `,
  );

/** Saves the simulation as a file of this kind. @throws {Error} when there is nothing to save or it cannot be drawn */
export async function exportSimulation(
  simulation: Simulation,
  kind: ExportKind,
  t: Translator,
  format: Formatter,
  { name: drawn, title }: ExportedChart = { name: 'ph', title: t('simulator.diagram.title') },
): Promise<void> {
  const [shown, regimes] = [simulation.$shown.get(), simulation.$regimes.get()];
  const simulated = simulatedOf(shown, regimes);
  const [, first] = simulated[0] ?? [];
  if (first === undefined) throw new Error('nothing to export');
  const { fluid } = first.input;
  const named = `${t('simulator.exported.file', { fluid: inFileName(fluid) })}${drawn === 'ph' ? '' : `-${drawn}`}`;
  const name = `${named}.${kind}`;
  switch (kind) {
    case 'csv':
      saveCsv(csvText(simulationTables(shown, regimes, t), format), named);
      return;
    case 'xlsx': {
      const { studyWorkbook } = await import('./study-workbook.ts');
      const unit = t('quantities.unit.choose');
      const tables = simulationTables(shown, regimes, t).map((table) => textsOf(withUnits(table, unit), format));
      saveFile(await studyWorkbook(first, tables, t), name);
      return;
    }
    case 'json':
      saveFile(new Blob([jsonFromResults(Object.fromEntries(simulated))], { type: 'application/json' }), name);
      return;
    case 'svg':
      saveFile(
        new Blob([withStudy(standaloneSvg(chart(drawn), caption(title, simulated, t, format)), simulation)], {
          type: 'image/svg+xml',
        }),
        name,
      );
      return;
    case 'png':
      saveFile(await pngFromSvg(standaloneSvg(chart(drawn), caption(title, simulated, t, format))), name);
  }
}
