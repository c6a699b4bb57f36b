import type { Translator } from '../../i18n/keys.ts';
import type { Formatter, ShownQuantity } from '../../kit/island/format.ts';
import type { PageFigure } from '../../kit/page/Figures.tsx';
import type { SimulationResult } from '../../simulation/types.ts';

/** Every figure of a point, the first four largest. */
export function figuresOf(result: SimulationResult, format: Formatter, t: Translator): readonly PageFigure[] {
  const { performance, extra, points } = result;
  const figure = (name: string, quantity: ShownQuantity, value: number | null): PageFigure => ({
    name,
    label: t(`line.figures.${name as 'eer'}`),
    text: format.number(quantity, value),
    unit: format.symbol(quantity),
  });
  return [
    figure('eer', 'ratio', performance.eer),
    figure('power_cold', 'power', performance.power_cold),
    figure('power_compressor', 'power', performance.power_compressor),
    figure('discharge', 'temperature', points.c_refoulement_reel.T),
    figure('cop', 'ratio', performance.cop),
    figure('power_heat', 'power', performance.power_heat),
    figure('mass_flow', 'massFlow', performance.mass_flow_s),
    figure('step_volume_h', 'volumeFlow', performance.step_volume_h),
    figure('x_f', 'ratio', extra.x_f),
    figure('tau', 'ratio', extra.tau),
    figure('q0v', 'volumetricCapacity', extra.q0v),
  ];
}
