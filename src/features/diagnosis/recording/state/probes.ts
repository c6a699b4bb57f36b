/** How well a recording's columns are known, as presets of instruments. */
import type { ColumnKey, Probe } from '../../../../diagnosis/measurements/index.ts';

/** Class of the gauges, % of full scale. */
const CLASSES = { needle: 1.6, digital: 0.5, connected: 0.5 } as const;
export type Instrument = keyof typeof CLASSES;
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
  readonly scale: string;
}

export const PROBE_PRESETS: readonly ProbePreset[] = (Object.keys(CLASSES) as Instrument[]).flatMap((instrument) =>
  SCALES.map(([low, high]) => ({
    key: `${instrument} ${low}/${high}`,
    instrument,
    scale: `${low}/${high}`,
  })),
);

/** Probes of a preset; none of a key nobody knows, so that accuracies stay supposed. */
export function probesOfPreset(wanted: string): Readonly<Partial<Record<ColumnKey, Probe>>> {
  const preset = PROBE_PRESETS.find(({ key }) => key === wanted);
  if (preset === undefined) return {};
  const [low = 0, high = 0] = preset.scale.split('/').map(Number);
  const gauge = CLASSES[preset.instrument];
  return {
    p_lp: { class: gauge, full_scale: low },
    p_hp: { class: gauge, full_scale: high },
    t_suction: { acc: CLAMP },
    t_liquid: { acc: CLAMP },
  };
}
