/** The figures of the optimum, the chief one first. */
import type { HpOptimum } from '../../circuit/optimum/optimum.ts';
import type { Key, Translator } from '../../i18n/keys.ts';
import type { Formatter, ShownQuantity } from '../../kit/island/format.ts';
import type { PageFigure } from '../../kit/page/Figures.tsx';

export const OPTIMUM_FIGURES = [
  { key: 'p_gc', label: 'optimum.result.p_gc', quantity: 'pressure' },
  { key: 'eer', label: 'simulator.figures.eer', quantity: 'ratio' },
  { key: 'cop', label: 'simulator.figures.cop', quantity: 'ratio' },
  { key: 't_discharge', label: 'optimum.result.t_discharge', quantity: 'temperature' },
  { key: 'power_compressor', label: 'simulator.figures.power_compressor', quantity: 'power' },
  { key: 'power_heat', label: 'simulator.figures.power_heat', quantity: 'power' },
  { key: 'mass_flow_s', label: 'simulator.figures.mass_flow', quantity: 'massFlow' },
  { key: 'x_f', label: 'simulator.figures.x_f', quantity: 'quality' },
  { key: 'rend_is', label: 'optimum.fields.rend_is', quantity: 'efficiency' },
] as const satisfies readonly { key: keyof HpOptimum['optimum']; label: Key; quantity: ShownQuantity }[];

export const figuresOf = (found: HpOptimum | undefined, format: Formatter, t: Translator): readonly PageFigure[] =>
  OPTIMUM_FIGURES.map(({ key, label, quantity }) => ({
    name: key,
    label: t(label),
    text: format.number(quantity, found?.optimum[key]),
    unit: format.symbol(quantity),
  }));
