/** How well a reader's instruments read, as presets: measurement by measurement nobody types it. */
import type { Bilingual } from '../../../language/index.ts';
import type { ColumnKey, Probe } from '../../../diagnosis/measurements/index.ts';

/** Class of the gauges, % of full scale. */
const CLASSES = { needle: 1.6, digital: 0.5, connected: 0.5 } as const;
export type Instrument = keyof typeof CLASSES;

/** What they are called; the page of a recording has texts of its own, and both say these. */
export const INSTRUMENT_NAMES: Readonly<Record<Instrument, Bilingual>> = {
  needle: { fr: 'Manomètres à aiguilles', en: 'Needle gauges' },
  digital: { fr: 'Manifold numérique', en: 'Digital manifold' },
  connected: { fr: 'Sondes connectées', en: 'Smart probes' },
};
export const INSTRUMENTS_LABEL: Bilingual = { fr: 'Vos instruments', en: 'Your instruments' };
export const OTHER_INSTRUMENTS: Bilingual = { fr: 'Autres, ou précision supposée', en: 'Others, or accuracy assumed' };
/** Full scales of the low and the high side, bar. */
const SCALES = [
  [15, 35],
  [25, 60],
  [60, 160],
] as const;
/** Accuracy of a pipe clamp, ± K. */
const CLAMP = 0.5;

export interface ProbePreset {
  /** 'needle 15/35' */
  readonly key: string;
  readonly instrument: Instrument;
  /** % of full scale */
  readonly gauge: number;
  /** Full scales, bar. */
  readonly low: number;
  readonly high: number;
  /** ± K */
  readonly clamp: number;
}

export const PROBE_PRESETS: readonly ProbePreset[] = (Object.keys(CLASSES) as Instrument[]).flatMap((instrument) =>
  SCALES.map(([low, high]) => ({
    key: `${instrument} ${low}/${high}`,
    gauge: CLASSES[instrument],
    clamp: CLAMP,
    ...{ instrument, low, high },
  })),
);

const presetNamed = (wanted: string): ProbePreset | undefined => PROBE_PRESETS.find(({ key }) => key === wanted);

/** Probes of a preset, for the columns of a recording; none of a key nobody knows, so that accuracies stay supposed. */
export function probesOfPreset(wanted: string): Readonly<Partial<Record<ColumnKey, Probe>>> {
  const preset = presetNamed(wanted);
  if (preset === undefined) return {};
  return {
    p_lp: { class: preset.gauge, full_scale: preset.low },
    p_hp: { class: preset.gauge, full_scale: preset.high },
    t_suction: { acc: preset.clamp },
    t_liquid: { acc: preset.clamp },
  };
}

/** Fields of a visit that say how well was read. */
export const PROBE_FIELDS = ['acc_t', 'acc_p', 'fs_lp', 'fs_hp'] as const;

/** What a preset says in those fields; nothing of a key nobody knows. */
export function fieldsOfPreset(wanted: string): Readonly<Partial<Record<(typeof PROBE_FIELDS)[number], number>>> {
  const preset = presetNamed(wanted);
  return preset === undefined
    ? {}
    : { acc_t: preset.clamp, acc_p: preset.gauge, fs_lp: preset.low, fs_hp: preset.high };
}

/** The preset whose figures stand in the fields of a visit, the wanted one where two have the same; '' where none does. */
export function presetOfFields(values: Readonly<Record<string, unknown>>, wanted = ''): string {
  const fitting = PROBE_PRESETS.filter(
    ({ gauge, low, high, clamp }) =>
      values['acc_p'] === gauge && values['fs_lp'] === low && values['fs_hp'] === high && values['acc_t'] === clamp,
  );
  return (fitting.find(({ key }) => key === wanted) ?? fitting[0])?.key ?? '';
}
