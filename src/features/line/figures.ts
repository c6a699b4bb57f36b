import type { Translator } from '../../i18n/keys.ts';
import type { Formatter, ShownQuantity } from '../../kit/island/format.ts';
import type { SimulationResult } from '../../simulation/types.ts';

export interface Figure {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  readonly symbol: string;
}

/** Every figure of a point, the first four largest. */
export function figuresOf(result: SimulationResult, format: Formatter, t: Translator): readonly Figure[] {
  const { performance, extra, points } = result;
  const figure = (key: Figure['key'], quantity: ShownQuantity, value: number | null): Figure => ({
    key,
    name: t(`line.figures.${key as 'eer'}`),
    text: format.number(quantity, value),
    symbol: format.symbol(quantity),
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
