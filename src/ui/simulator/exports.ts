/** The simulation as files. */
import type { Translator } from '../../i18n/keys.ts';
import { csvFromPerformance, csvFromPoints, jsonFromResults } from '../../simulation/export.ts';
import type { ExportedRegime, ExportLabels } from '../../simulation/export.ts';
import { cycleOf, pointOf } from '../../simulation/cycles/index.ts';
import type { CycleFigures, SimulationResult } from '../../simulation/types.ts';
import { isReference } from '../../refrigerants/resolve.ts';
import { $mixes } from '../../stores/fluids/mixes.ts';
import { REGIMES } from '../../stores/simulation/form.ts';
import { pngFromSvg, standaloneSvg } from '../../charts/plot/standalone.ts';
import type { ChartCaption } from '../../charts/plot/standalone.ts';
import type { Formatter } from './format.ts';
import { compositionText, fluidTitle, partsOfReference } from '../fluids/title.ts';
import { pageSimulation } from '../../stores/simulation/page.ts';

const { $shown } = pageSimulation;

export type ExportKind = 'csv' | 'json' | 'svg' | 'png';

/** Excel reads a CSV as UTF-8 only behind this mark. */
const BYTE_ORDER_MARK = '\ufeff';

function regimesToExport(t: Translator): ExportedRegime[] {
  const shown = $shown.get();
  return REGIMES.flatMap((regime) => {
    const { result, isStale } = shown[regime];
    return result && !isStale ? [{ name: t(`simulator.regimes.${regime}Long`), result }] : [];
  });
}

/** Both regimes are one machine: the points of one are called as those of the other. */
function labels(regimes: readonly ExportedRegime[], t: Translator): ExportLabels {
  const figure = (
    name:
      | 'eer'
      | 'cop'
      | 'power_cold'
      | 'power_heat'
      | 'power_compressor'
      | 'eer_carnot'
      | 'cop_carnot'
      | 'mass_flow'
      | 'step_volume_h'
      | keyof CycleFigures,
  ): string => t(`simulator.figures.${name}`);
  return {
    regime: t('simulator.regimes.label'),
    point: t('simulator.points.point'),
    quantity: t('simulator.exported.quantity'),
    value: t('simulator.exported.value'),
    unit: t('quantities.unit.choose'),
    points: Object.fromEntries(
      cycleOf(regimes[0]?.result.input).nodes.map(({ key, letter, role }) => [
        key,
        `${letter} ${t(`simulator.points.${role}`)}`,
      ]),
    ),
    performance: {
      power_cold: figure('power_cold'),
      power_heat: figure('power_heat'),
      power_compressor: figure('power_compressor'),
      eer: figure('eer'),
      cop: figure('cop'),
      eer_carnot: figure('eer_carnot'),
      cop_carnot: figure('cop_carnot'),
      mass_flow_h: figure('mass_flow'),
      mass_flow_s: figure('mass_flow'),
      step_volume_h: figure('step_volume_h'),
      rend_v: t('simulator.fields.rend_v'),
      eff_ihx: t('simulator.fields.eff_ihx'),
      power_ihx: figure('power_ihx'),
      eer_base: figure('eer_base'),
      gain: figure('gain'),
      q0v_gain: figure('q0v_gain'),
      t_discharge_rise: figure('t_discharge_rise'),
    },
  };
}

/** The cycle by its name and what it alone is asked; nothing for the plain one. */
function cycleWords(input: SimulationResult['input'], t: Translator, format: Formatter): readonly string[] {
  if (input.architecture === undefined) return [];
  const asked = cycleOf(input).inputs.map((key) => format.full('efficiency', input[key]));
  return [[t(`simulator.architectures.${input.architecture}`), ...asked].join(' ')];
}

/** The figures of the regimes, then their points, as a spreadsheet in the reader's language takes them. */
export function csvText(regimes: readonly ExportedRegime[], t: Translator): string {
  const words = labels(regimes, t);
  return `${csvFromPerformance(regimes, words, t.locale)}\r\n${csvFromPoints(regimes, words, t.locale)}`;
}

/** One line saying what a regime was asked. */
function inputsLine(name: string, result: SimulationResult, t: Translator, format: Formatter): string {
  const { input, extra } = result;
  const rejection =
    input.mode_trans === '1'
      ? `${t('simulator.groups.gasCooler')} ${format.full('pressure', input.p_gc)}, ${format.full('temperature', input.t_out_gc)}`
      : `${t('simulator.groups.condenser')} ${format.full('temperature', extra.t_dew_cdr)}, ${format.full('pressure', pointOf(result, 'discharge').P)}`;
  const evaporation = `${t('simulator.groups.evaporator')} ${format.full('temperature', extra.t_dew_evp)}, ${format.full('pressure', pointOf(result, 'suction').P)}`;
  const superheat = t('simulator.schematic.superheat', {
    value: format.full('temperatureDifference', input.t_sf + input.t_sft),
  });
  return [name, evaporation, rejection, superheat, ...cycleWords(input, t, format)].join(' · ');
}

function caption(title: string, t: Translator, format: Formatter): ChartCaption {
  const regimes = regimesToExport(t);
  const fluid = regimes[0]?.result.input.fluid ?? '';
  const parts = isReference(fluid) ? partsOfReference(fluid) : undefined;
  const isPure = regimes[0]?.result.extra.quality === 'reference';
  const date = new Intl.DateTimeFormat(t.locale, { dateStyle: 'long' }).format(new Date());
  return {
    title: `${title}, ${fluidTitle(fluid, $mixes.get(), t.locale)}`,
    lines: [
      ...(parts ? [compositionText(parts, t.locale)] : []),
      ...regimes.map(({ name, result }) => inputsLine(name, result, t, format)),
    ],
    source: `${t(isPure ? 'simulator.exported.source' : 'simulator.exported.sourceBlend')}, ${date}`,
  };
}

function save(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
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

/** Saves the simulation as a file of this kind. @throws {Error} when there is nothing to save or it cannot be drawn */
export async function exportSimulation(
  kind: ExportKind,
  t: Translator,
  format: Formatter,
  { name: drawn, title }: ExportedChart = { name: 'ph', title: t('simulator.diagram.title') },
): Promise<void> {
  const regimes = regimesToExport(t);
  const fluid = regimes[0]?.result.input.fluid;
  if (fluid === undefined) throw new Error('nothing to export');
  const name = `${t('simulator.exported.file', { fluid: fluid.replace(/[^A-Za-z0-9]+/g, '-').replace(/-$/, '') })}${drawn === 'ph' ? '' : `-${drawn}`}.${kind}`;
  switch (kind) {
    case 'csv': {
      save(new Blob([BYTE_ORDER_MARK, csvText(regimes, t)], { type: 'text/csv;charset=utf-8' }), name);
      return;
    }
    case 'json': {
      const shown = $shown.get();
      const results = Object.fromEntries(
        REGIMES.flatMap((regime) => {
          const { result, isStale } = shown[regime];
          return result && !isStale ? [[regime, result]] : [];
        }),
      );
      save(new Blob([jsonFromResults(results)], { type: 'application/json' }), name);
      return;
    }
    case 'svg':
      save(new Blob([standaloneSvg(chart(drawn), caption(title, t, format))], { type: 'image/svg+xml' }), name);
      return;
    case 'png':
      save(await pngFromSvg(standaloneSvg(chart(drawn), caption(title, t, format))), name);
  }
}
